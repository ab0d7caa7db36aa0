/** The ways to make the changes of a turn, and who could then get where. */

import { SQUARES, type Square } from '../rules/board.ts';
import { changed, changesLeft, PAIRS } from '../rules/changes.ts';
import type { Move } from '../rules/moves.ts';
import { joinedTo, STANDINGS, standing } from '../rules/paths.ts';

/** What is still to be changed in this turn: sequences of moves with the positions they lead to. */
export interface Way {
  readonly moves: readonly Move[];
  readonly first: Move | null;
  readonly turned: readonly number[];
}

export function ways(turned: readonly number[], made: number, centreTurned: boolean): Way[] {
  return changesLeft(made, centreTurned).map((changes) => ({
    moves: changes.map(({ move }) => move),
    first: changes.at(0)?.move ?? null,
    turned: changed(turned, changes),
  }));
}

export const RESULTS = PAIRS.length;

/** By standing of the parts and square, when first needed. */
const counted: (Uint8Array | undefined)[] = Array.from({ length: STANDINGS * SQUARES });

/** By other square: in how many of the 25 results of a whole turn a pawn could run between it and this one. */
export function chancesOf(turned: readonly number[], square: Square): Uint8Array {
  const number = standing(turned) * SQUARES + square;
  const known = counted[number];
  if (known !== undefined) return known;
  const fresh = new Uint8Array(SQUARES);
  for (const pair of PAIRS) for (const other of joinedTo(changed(turned, pair), square)) fresh[other]++;
  counted[number] = fresh;
  return fresh;
}

export function chances(turned: readonly number[], from: Square, to: Square): number {
  return chancesOf(turned, to)[from];
}
