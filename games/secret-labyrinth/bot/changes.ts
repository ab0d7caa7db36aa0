/** All ways to change the paths, and who could then get where. */

import { CENTRE, INNER, OUTER, SECTORS, SQUARES, type Square } from '../rules/board.ts';
import { type Move, SHIFT, TURN } from '../rules/moves.ts';
import { reach, STANDINGS, standing } from '../rules/paths.ts';

export interface Change {
  readonly move: Move;
  readonly part: number;
  readonly notches: number;
}

const CENTRE_TURNS: readonly Change[] = TURN.slice(1).map((move, i) => ({
  move,
  part: CENTRE,
  notches: i + 1,
}));
const SHIFTS: readonly Change[] = [
  { move: SHIFT.inner, part: INNER, notches: 1 },
  { move: SHIFT.outer, part: OUTER, notches: 1 },
];
const ALL: readonly Change[] = [...SHIFTS, ...CENTRE_TURNS];

/** SL-5: results of two changes, without regard to their order: 25. */
const PAIRS: readonly (readonly [Change, Change])[] = [
  [SHIFTS[0], SHIFTS[0]],
  [SHIFTS[0], SHIFTS[1]],
  [SHIFTS[1], SHIFTS[1]],
  ...SHIFTS.flatMap((shift) => CENTRE_TURNS.map((turn): [Change, Change] => [shift, turn])),
];

/** What is still to be changed in this turn: sequences of moves with the positions they lead to. */
export interface Way {
  readonly first: Move | null;
  readonly turned: readonly number[];
}

function changed(turned: readonly number[], changes: readonly Change[]): number[] {
  const after = turned.slice();
  for (const { part, notches } of changes) after[part] = (after[part] + notches) % SECTORS;
  return after;
}

export function ways(turned: readonly number[], made: number, centreTurned: boolean): Way[] {
  if (made === 2) return [{ first: null, turned }];
  if (made === 1) {
    const left = centreTurned ? SHIFTS : ALL;
    return left.map((change) => ({ first: change.move, turned: changed(turned, [change]) }));
  }
  return PAIRS.map((pair) => ({ first: pair[0].move, turned: changed(turned, pair) }));
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
  for (const pair of PAIRS) for (const other of reach(changed(turned, pair), square)) fresh[other]++;
  counted[number] = fresh;
  return fresh;
}

export function chances(turned: readonly number[], from: Square, to: Square): number {
  return chancesOf(turned, to)[from];
}
