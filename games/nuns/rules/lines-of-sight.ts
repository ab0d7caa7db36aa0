/** Computes from the floor plan what can be seen from where (NR-21, NR-22, NR-R6). The result is in data/sight.json. */

import { CONVENT, distance, NEIGHBOURS, type Point } from './convent.ts';
import { allWalls, COVER, meets, SPOTS } from './plan.ts';

/** NR-21 */
export const SIGHT_POINTS = 6;

/** The square of the cosine of 95.5 degrees, in billionths: how far behind the shoulder one still sees (NR-R6). */
const BEHIND = 9_186_408n;
const BILLION = 1_000_000_000n;

export interface Look {
  readonly at: Point;
  /** The edge along which she looks: `at` is one of its ends. */
  readonly from: Point;
  readonly to: Point;
  readonly sees: readonly Point[];
}

export interface SightTable {
  /** By point: the others that no wall hides, up to six points away. */
  readonly visible: readonly (readonly Point[])[];
  /** For every direction in which one can stand at a point. */
  readonly looks: readonly Look[];
}

export function computeSight(): SightTable {
  const visible = unhidden();
  const looks: Look[] = [];
  for (let from = 1; from <= CONVENT.size; from++) {
    for (const to of NEIGHBOURS[from]) {
      for (const at of [from, to]) {
        looks.push({ at, from, to, sees: visible[at].filter((target) => isAhead(at, from, to, target)) });
      }
    }
  }
  return { visible, looks };
}

function unhidden(): Point[][] {
  const walls = allWalls();
  const visible: Point[][] = [[]];
  for (let at = 1; at <= CONVENT.size; at++) {
    visible[at] = [];
    if (COVER.includes(at)) continue;
    for (let target = 1; target <= CONVENT.size; target++) {
      if (target === at || COVER.includes(target) || distance(at, target) > SIGHT_POINTS) continue;
      if (!walls.some((wall) => meets(SPOTS[at], SPOTS[target], wall))) visible[at].push(target);
    }
  }
  return visible;
}

/** At most 95.5 degrees between the direction and the line to the target. */
function isAhead(at: Point, from: Point, to: Point, target: Point): boolean {
  const facing = between(from, to);
  const line = between(at, target);
  const dot = facing[0] * line[0] + facing[1] * line[1];
  if (dot >= 0n) return true;
  return dot * dot * BILLION <= BEHIND * square(facing) * square(line);
}

function between(from: Point, to: Point): readonly [bigint, bigint] {
  return [BigInt(SPOTS[to][0] - SPOTS[from][0]), BigInt(SPOTS[to][1] - SPOTS[from][1])];
}

function square([x, y]: readonly [bigint, bigint]): bigint {
  return x * x + y * y;
}
