/** What a guard sees (NR-21): a table of integers, computed from the floor plan by `lines-of-sight.ts`. */

import data from '../data/sight.json' with { type: 'json' };
import { NEIGHBOURS, POINTS, type Point, ROW } from './convent.ts';

/** A direction: an edge and the way it is gone. NOWHERE: at the start she looks nowhere (NR-R6). */
export type Facing = number;
export const NOWHERE: Facing = -1;

const FROM: Point[] = [];
const TO: Point[] = [];
const FACING = new Int16Array(ROW * ROW).fill(NOWHERE);
for (let from = 1; from <= POINTS; from++) {
  for (const to of NEIGHBOURS[from]) {
    FACING[from * ROW + to] = FROM.length;
    FROM.push(from);
    TO.push(to);
  }
}

export function facing(from: Point, to: Point): Facing {
  return FACING[from * ROW + to];
}

/** From which point to which: never called for NOWHERE. */
export function facingEnds(direction: Facing): readonly [Point, Point] {
  return [FROM[direction], TO[direction]];
}

export const FACINGS = FROM.length;

/** Two rows for a direction: standing at its beginning, standing at its end. */
const SEEN = new Uint8Array(2 * FACINGS * ROW);
const rowOf = (direction: Facing, at: Point) => (2 * direction + (at === TO[direction] ? 1 : 0)) * ROW;
for (const [at, from, to, ...sees] of data.looks) {
  const row = rowOf(facing(from, to), at);
  SEEN[row + at] = 1;
  for (const point of sees) SEEN[row + point] = 1;
}

/** Whether one who stands at `at` and looks along `direction` sees a point. Her own point is always seen. */
export function sees(at: Point, direction: Facing, point: Point): boolean {
  if (direction === NOWHERE) return at === point;
  return SEEN[rowOf(direction, at) + point] === 1;
}

/** The same for all points at once: by point, 1 where it is seen. */
export function sightFrom(at: Point, direction: Facing): Uint8Array {
  if (direction !== NOWHERE) {
    const row = rowOf(direction, at);
    return SEEN.subarray(row, row + ROW);
  }
  const own = new Uint8Array(ROW);
  own[at] = 1;
  return own;
}

/** NR-41: whether no wall lies between two points, and they are near enough: the rule anybody may lay on the board. */
export function isInLine(a: Point, b: Point): boolean {
  return a === b || data.visible[a].includes(b);
}
