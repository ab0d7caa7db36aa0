/** What a bot believes: who did it, and which hands there may be. */

import type { Seat } from '@conclave/engine';
import { has, MASK_OF, type Mask, SUSPECTS, type Value } from '../rules/suspects.ts';

/** One possible present. */
export interface World {
  readonly hands: readonly Mask[];
  /** By suspect: how likely it is the culprit with most of the past as it is here. */
  readonly guilt: readonly number[];
}

export interface Judgement {
  /** By suspect: how likely it is the culprit. */
  readonly guilt: readonly number[];
  /** Possible presents; none where the bot does not imagine any. */
  readonly worlds: readonly World[];
}

/** Everybody not crossed off is as likely as anybody else. */
export function even(crossed: Mask): Judgement {
  const left = Array.from({ length: SUSPECTS }, (_none, suspect) => (has(crossed, suspect) ? 0 : 1));
  const all = left.reduce((sum: number, one) => sum + one, 0);
  return { guilt: left.map((one) => one / Math.max(1, all)), worlds: [] };
}

export function chanceOf(judgement: Judgement, value: Value): number {
  let sum = 0;
  for (let suspect = 0; suspect < SUSPECTS; suspect++) {
    if (has(MASK_OF[value], suspect)) sum += judgement.guilt[suspect];
  }
  return sum;
}

export function chiefSuspect({ guilt }: Judgement, but: Mask): { suspect: number; chance: number } {
  let best = { suspect: -1, chance: -1 };
  for (let suspect = 0; suspect < SUSPECTS; suspect++) {
    if (!has(but, suspect) && guilt[suspect] > best.chance) best = { suspect, chance: guilt[suspect] };
  }
  return best;
}

/** How many cards of a hand are likely to be new to somebody who has crossed off these. */
export function newCards(
  judgement: Judgement,
  seat: Seat,
  cards: number,
  known: Mask,
  crossed: Mask,
): number {
  const { worlds } = judgement;
  if (cards === 0) return 0;
  if (worlds.length === 0) return Math.max(0, cards - bits(known)) / cards;
  let fresh = 0;
  for (const { hands } of worlds) fresh += bits(hands[seat] & ~crossed);
  return fresh / worlds.length / cards;
}

export function bits(mask: Mask): number {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
}
