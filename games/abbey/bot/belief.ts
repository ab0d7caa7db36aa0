/** What a bot believes: who did it, and which hands there may be. */

import type { Seat } from '@conclave/engine';
import { count, has, MASK_OF, type Mask, SUSPECTS, type Value } from '../rules/suspects.ts';

/** One sampled state. */
export interface World {
  readonly hands: readonly Mask[];
  /** By suspect: how likely it is the culprit given most of this history. */
  readonly guilt: readonly number[];
}

export interface Belief {
  /** By suspect: how likely it is the culprit. */
  readonly guilt: readonly number[];
  /** Samples; none where the bot does not imagine any. */
  readonly worlds: readonly World[];
}

/** Everybody not crossed off is equally likely. */
export function uniform(crossed: Mask): Belief {
  const left = Array.from({ length: SUSPECTS }, (_none, suspect) => (has(crossed, suspect) ? 0 : 1));
  const all = left.reduce((sum: number, one) => sum + one, 0);
  return { guilt: left.map((one) => one / Math.max(1, all)), worlds: [] };
}

export function chanceOf(belief: Belief, value: Value): number {
  let sum = 0;
  for (let suspect = 0; suspect < SUSPECTS; suspect++) {
    if (has(MASK_OF[value], suspect)) sum += belief.guilt[suspect];
  }
  return sum;
}

export function chiefSuspect({ guilt }: Belief, but: Mask): { suspect: number; chance: number } {
  let best = { suspect: -1, chance: -1 };
  for (let suspect = 0; suspect < SUSPECTS; suspect++) {
    if (!has(but, suspect) && guilt[suspect] > best.chance) best = { suspect, chance: guilt[suspect] };
  }
  return best;
}

/** How many cards of a hand are likely to be new to somebody who has crossed off these. */
export function newCards(belief: Belief, seat: Seat, cards: number, known: Mask, crossed: Mask): number {
  const { worlds } = belief;
  if (cards === 0) return 0;
  if (worlds.length === 0) return Math.max(0, cards - count(known)) / cards;
  let fresh = 0;
  for (const { hands } of worlds) fresh += count(hands[seat] & ~crossed);
  return fresh / worlds.length / cards;
}
