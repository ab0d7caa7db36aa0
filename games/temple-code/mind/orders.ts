/** Orders of three statuettes, and which of them fit what was decoded: what a player works out with pencil and paper. */

import { type Card, type Combination, DECK, STATUETTES } from '../rules/deck.ts';
import { compare } from '../rules/decode.ts';

/** Every three different statuettes in every order: 210. */
export const ORDERS: readonly Combination[] = STATUETTES.flatMap((left) =>
  STATUETTES.flatMap((middle) =>
    STATUETTES.flatMap((right): Combination[] =>
      left === middle || middle === right || left === right ? [] : [[left, middle, right]],
    ),
  ),
);

/** A decoded card and its answer. */
export type Clue = { readonly card: Card; readonly circles: number; readonly triangles: number };

export function fits(order: Combination, { card, circles, triangles }: Clue): boolean {
  const decoding = compare(order, DECK[card]);
  return decoding.circles === circles && decoding.triangles === triangles;
}

export function fitting(clues: readonly Clue[], orders = ORDERS): readonly Combination[] {
  return orders.filter((order) => clues.every((clue) => fits(order, clue)));
}

export function isSameOrder(one: Combination, other: Combination): boolean {
  return one.every((name, at) => name === other[at]);
}

/** TC-2: each trio is once in the deck. */
export function cardOfTrio(order: Combination): Card {
  return DECK.findIndex((card) => order.every((statuette) => card.includes(statuette)));
}
