/** The puzzle `oneCard`: of the cards in reach one parts all suspects, and no other does. */

import type { Puzzle, Rng } from '@conclave/engine';
import { ALL_CARDS, type Card } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';

export type OneCard = { readonly suspects: readonly Card[]; readonly cards: readonly Card[] };

const IN_REACH = 6;
const SUSPECTS: Readonly<Record<Puzzle['level'], number>> = { 1: 3, 2: 4, 3: 5 };

export function layOneCard(rng: Rng, level: Puzzle['level']): OneCard | null {
  const shuffled = rng.shuffle([...ALL_CARDS]);
  const suspects = shuffled.slice(0, SUSPECTS[level]);
  const cards = shuffled.slice(suspects.length, suspects.length + IN_REACH);
  if (cards.filter((card) => partsAll(card, suspects)).length !== 1) return null;
  // Without any one suspect another card would do as well: none is there for nothing.
  const isNeeded = (suspect: Card) => {
    const rest = suspects.filter((other) => other !== suspect);
    return cards.filter((card) => partsAll(card, rest)).length > 1;
  };
  const byNumber = (list: readonly Card[]) => [...list].sort((a, b) => a - b);
  return suspects.every(isNeeded) ? { suspects: byNumber(suspects), cards: byNumber(cards) } : null;
}

/** Whether every suspect would give another answer. */
export function partsAll(card: Card, suspects: readonly Card[]): boolean {
  return likePairs(card, suspects).length === 0;
}

/** Two suspects that would give the same answer. */
export function likePairs(card: Card, suspects: readonly Card[]): readonly (readonly [Card, Card])[] {
  return suspects.flatMap((one, at) =>
    suspects.slice(at + 1).flatMap((other): [Card, Card][] => {
      const [a, b] = [decode(one, card), decode(other, card)];
      return a.circles === b.circles && a.triangles === b.triangles ? [[one, other]] : [];
    }),
  );
}
