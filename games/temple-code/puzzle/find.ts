/** The puzzle `find`: of 210 orders one fits the clues, and without any one clue more do. */

import type { Puzzle, Rng } from '@conclave/engine';
import { type Clue, fitting } from '../mind/orders.ts';
import { ALL_CARDS, DECK } from '../rules/deck.ts';
import { clueOf, leftByCrosses } from './clues.ts';

export type Find = { readonly clues: readonly Clue[] };

const MIN_CLUES = 3;
const MAX_CLUES = 5;

export function layFind(rng: Rng, level: Puzzle['level']): Find | null {
  const [hidden, ...shown] = rng.shuffle([...ALL_CARDS]);
  const combination = DECK[hidden];
  let clues = shown.slice(0, MAX_CLUES + 1).map((card) => clueOf(card, combination));
  if (fitting(clues).length !== 1) return null;
  for (const clue of clues) {
    const without = clues.filter((other) => other !== clue);
    if (fitting(without).length === 1) clues = without;
  }
  if (clues.length < MIN_CLUES || clues.length > MAX_CLUES) return null;
  return levelOfClues(clues) === level ? { clues } : null;
}

/** How much crossing out alone leaves to be thought about. */
export function levelOfClues(clues: readonly Clue[]): Puzzle['level'] {
  const left = leftByCrosses(clues);
  if (left < 10) return 1;
  return left < 40 ? 2 : 3;
}
