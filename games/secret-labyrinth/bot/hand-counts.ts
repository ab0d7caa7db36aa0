/** How many cards of each kind everybody may hold: weighted hypotheses of one seat. */

import type { Seat } from '@conclave/engine';
import type { Assignment } from '../mind/card-holders.ts';
import { ALL_CARDS, ANIMALS_FROM, type Card, GNOMES_FROM } from '../rules/cards.ts';

export interface Counts {
  readonly treasure: number;
  readonly gnome: number;
  readonly animal: number;
}
export type CardKind = keyof Counts;

export interface Hypothesis {
  /** By seat. */
  readonly hands: readonly Counts[];
  readonly weight: number;
}

/** The likeliest so many are kept. */
const MAX_HYPOTHESES = 12;

export function kindOf(card: Card): CardKind {
  if (card >= ANIMALS_FROM) return 'animal';
  return card >= GNOMES_FROM ? 'gnome' : 'treasure';
}

/** Which card of a kind it is makes no difference to anybody. */
export function hypothesesFrom(assignments: readonly Assignment[], seats: number): Hypothesis[] {
  const byCounts = new Map<string, { hands: Counts[]; weight: number }>();
  for (const { owner, weight } of assignments) {
    const hands = Array.from({ length: seats }, () => ({ treasure: 0, gnome: 0, animal: 0 }));
    for (const card of ALL_CARDS) if (owner[card] >= 0) hands[owner[card]][kindOf(card)]++;
    const key = hands.map(({ treasure, gnome, animal }) => `${treasure}${gnome}${animal}`).join();
    const known = byCounts.get(key);
    if (known) known.weight += weight;
    else byCounts.set(key, { hands, weight });
  }
  const likeliest = [...byCounts.values()].sort((a, b) => b.weight - a.weight).slice(0, MAX_HYPOTHESES);
  const total = likeliest.reduce((sum, { weight }) => sum + weight, 0);
  return likeliest.map(({ hands, weight }) => ({ hands, weight: weight / total }));
}

export function withMore(hands: readonly Counts[], seat: Seat, kind: CardKind, more: number): Counts[] {
  const { treasure, gnome, animal } = hands[seat];
  const hand = { treasure, gnome, animal };
  hand[kind] += more;
  const copy = hands.slice();
  copy[seat] = hand;
  return copy;
}

/** Every hypothesis, after a seat got one more card of a kind. */
export function gained(hypotheses: readonly Hypothesis[], seat: Seat, kind: CardKind): Hypothesis[] {
  return hypotheses.map(({ hands, weight }) => ({ hands: withMore(hands, seat, kind, 1), weight }));
}
