/** What a bot believes: who did it, and which hands there may be. */

import type { Rng, Seat } from '@conclave/engine';
import {
  count,
  EVERYONE,
  has,
  listed,
  MASK_OF,
  type Mask,
  maskOf,
  SUSPECTS,
  type Value,
} from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { SeenCards } from './seen-cards.ts';

/** One way in which the cards may lie. */
export interface World {
  readonly hands: readonly Mask[];
  /** By seat: whom it has crossed off. */
  readonly crossed: readonly Mask[];
  /** By suspect: how likely it is the culprit given most of this history. */
  readonly guilt: readonly number[];
}

export interface Belief {
  /** By suspect: how likely it is the culprit. */
  readonly guilt: readonly number[];
  readonly worlds: readonly World[];
  /** `false`: too little was found out to speak of chances. */
  readonly isFirm: boolean;
}

/** Everybody not crossed off is equally likely, and all other cards lie anywhere. */
export function dealt(
  view: View,
  seat: Seat,
  crossed: Mask,
  seen: SeenCards,
  worlds: number,
  rng: Rng,
): Belief {
  const own = maskOf(view.players[seat].own?.hand ?? []);
  const held = seen.holds.map((mask, other) => (other === seat ? own : mask & ~own));
  return {
    guilt: uniform(EVERYONE & ~crossed),
    worlds: Array.from({ length: worlds }, () => deal(view, crossed, seen, held, rng)),
    isFirm: true,
  };
}

function deal(view: View, crossed: Mask, seen: SeenCards, held: readonly Mask[], rng: Rng): World {
  const known = held.reduce((all, mask) => all | mask, 0);
  const free = listed(EVERYONE & ~known);
  // Whoever is crossed off lies neither under the board nor, if it can be helped, in the pile.
  const deck = [...rng.shuffle(free.filter((one) => has(crossed, one)))];
  deck.push(...rng.shuffle(free.filter((one) => !has(crossed, one))));
  const wanted = view.players.map(({ cards }, seat) => Math.max(0, cards - count(held[seat])));
  const places = rng.shuffle(wanted.flatMap((cards, seat) => Array.from({ length: cards }, () => seat)));
  const hands = [...held];
  for (const [i, seat] of places.entries()) if (i < deck.length) hands[seat] |= 1 << deck[i];
  // He is among those who are left.
  const guilt = uniform(maskOf(deck.slice(places.length)) & ~crossed);
  return { hands, crossed: hands.map((hand, seat) => hand | seen.bySeat[seat]), guilt };
}

/** All of these, and nobody else, are equally likely. */
export function uniform(open: Mask): number[] {
  const share = 1 / Math.max(1, count(open));
  return Array.from({ length: SUSPECTS }, (_none, suspect) => (has(open, suspect) ? share : 0));
}

export function chanceAmong(guilt: readonly number[], mask: Mask): number {
  let sum = 0;
  for (let left = mask; left !== 0; left &= left - 1) sum += guilt[31 - Math.clz32(left & -left)];
  return sum;
}

export function chanceOf({ guilt }: Belief, value: Value): number {
  return chanceAmong(guilt, MASK_OF[value]);
}

export function chiefSuspect({ guilt }: Belief, but: Mask): { suspect: number; chance: number } {
  let best = { suspect: -1, chance: -1 };
  for (let suspect = 0; suspect < SUSPECTS; suspect++) {
    if (!has(but, suspect) && guilt[suspect] > best.chance) best = { suspect, chance: guilt[suspect] };
  }
  return best;
}

/** How many cards of a hand are likely to be new to somebody who has crossed off these. */
export function newCards({ worlds }: Belief, seat: Seat, cards: number, crossed: Mask): number {
  if (cards === 0 || worlds.length === 0) return 0;
  let fresh = 0;
  for (const { hands } of worlds) fresh += count(hands[seat] & ~crossed);
  return fresh / worlds.length / cards;
}
