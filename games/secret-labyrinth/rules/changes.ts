/** Changes of the paths, and what the remaining changes of a turn can lead to (SL-4, SL-5). */

import { CENTRE, INNER, OUTER, SECTORS } from './board.ts';
import { type Move, SHIFT, TURN } from './moves.ts';

export interface Change {
  readonly move: Move;
  readonly part: number;
  readonly notches: number;
}

export const CHANGES_A_TURN = 2;

const CENTRE_TURNS: readonly Change[] = TURN.slice(1).map((move, i) => ({
  move,
  part: CENTRE,
  notches: i + 1,
}));
const SHIFTS: readonly Change[] = [
  { move: SHIFT.inner, part: INNER, notches: 1 },
  { move: SHIFT.outer, part: OUTER, notches: 1 },
];

/** Both changes, without regard to their order: 25 pairs with different results. */
export const PAIRS: readonly (readonly [Change, Change])[] = [
  [SHIFTS[0], SHIFTS[0]],
  [SHIFTS[0], SHIFTS[1]],
  [SHIFTS[1], SHIFTS[1]],
  ...SHIFTS.flatMap((shift) => CENTRE_TURNS.map((turn): [Change, Change] => [shift, turn])),
];

const EACH: readonly Change[] = [...SHIFTS, ...CENTRE_TURNS];
const ONE_LEFT: readonly (readonly Change[])[] = EACH.map((change) => [change]);
const ONE_SHIFT_LEFT: readonly (readonly Change[])[] = SHIFTS.map((change) => [change]);
const NONE_LEFT: readonly (readonly Change[])[] = [[]];

/** What the next change may be. */
export function nextChanges(centreTurned: boolean): readonly Change[] {
  return centreTurned ? SHIFTS : EACH;
}

/** All ways to make the changes still owed. */
export function changesLeft(made: number, centreTurned: boolean): readonly (readonly Change[])[] {
  if (made === CHANGES_A_TURN) return NONE_LEFT;
  if (made === 0) return PAIRS;
  return centreTurned ? ONE_SHIFT_LEFT : ONE_LEFT;
}

/** How far the parts are turned afterwards. */
export function changed(turned: readonly number[], changes: readonly Change[]): number[] {
  const after = turned.slice();
  for (const { part, notches } of changes) after[part] = (after[part] + notches) % SECTORS;
  return after;
}
