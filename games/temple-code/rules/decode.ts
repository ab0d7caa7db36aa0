/** Lays a card above a combination: how many statuettes fit (TC-10, TC-22). It is computed once for every two cards. */

import { type Card, type Combination, DECK } from './deck.ts';

export interface Decoding {
  /** Blue circles: in the combination, at the same position. */
  readonly circles: number;
  /** Red triangles: in the combination, at another position. */
  readonly triangles: number;
}

export function compare(combination: Combination, card: Combination): Decoding {
  let circles = 0;
  let triangles = 0;
  card.forEach((statuette, position) => {
    if (combination[position] === statuette) circles++;
    else if (combination.includes(statuette)) triangles++;
  });
  return { circles, triangles };
}

const TABLE: readonly (readonly Decoding[])[] = DECK.map((combination) =>
  DECK.map((card) => compare(combination, card)),
);

export function decode(combination: Card, card: Card): Decoding {
  return TABLE[combination][card];
}

/** TC-15: all three at their positions. */
export function isRight(combination: Card, declared: Combination): boolean {
  const [left, middle, right] = DECK[combination];
  return declared[0] === left && declared[1] === middle && declared[2] === right;
}
