/**
 * What a drawn table shows of the convent: the plan, what a guard sees, a novice's reach, and her chance of being
 * heard.
 */

import { type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { isLocked, NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import {
  BOARD_SIZE,
  COVER,
  type Door,
  doors,
  INNER_WALLS,
  ROOMS,
  SPOTS,
  type Spot,
  UNIT,
} from '../rules/plan.ts';
import { facing, NOWHERE, sightFrom } from '../rules/sight.ts';

export interface FloorPlan {
  readonly size: Spot;
  readonly rooms: typeof ROOMS;
  readonly walls: typeof INNER_WALLS;
  readonly doors: readonly Door[];
  /** By point, in units of the board; the first is empty. */
  readonly points: readonly Spot[];
  /** Seen from nowhere else. */
  readonly cover: readonly Point[];
}

export function floorPlan(): FloorPlan {
  const points = SPOTS.map(([x, y]): Spot => [x / UNIT, y / UNIT]);
  return { size: BOARD_SIZE, rooms: ROOMS, walls: INNER_WALLS, doors: doors(), points, cover: COVER };
}

/** The points a guard sees who stands at `at` and looks along an edge; `null`: nowhere. */
export function sightCone(at: Point, looking: readonly [Point, Point] | null): Point[] {
  const seen = sightFrom(at, looking === null ? NOWHERE : facing(looking[0], looking[1]));
  return Array.from({ length: POINTS }, (_none, i) => i + 1).filter((point) => seen[point] === 1);
}

export interface Stride {
  readonly card: Card;
  readonly fast?: boolean;
  readonly exactRun?: boolean;
  readonly hasKey?: boolean;
  /** Points nobody may enter. */
  readonly guards?: readonly Point[];
}

/** Every point where a move under a card can end, in ascending order. */
export function reachByPace(from: Point, { card, fast, exactRun, hasKey, guards = [] }: Stride): Point[] {
  const { min, max } = rangeOf(card, fast ?? false, exactRun ?? false);
  let now = new Set([from]);
  const ends = new Set<Point>();
  for (let points = 0; points <= max; points++) {
    if (points >= min) for (const point of now) ends.add(point);
    const next = new Set<Point>();
    for (const point of now) {
      for (const to of NEIGHBOURS[point]) {
        if (!guards.includes(to) && (hasKey || !isLocked(point, to))) next.add(to);
      }
    }
    now = next;
  }
  return [...ends].sort((a, b) => a - b);
}

/** The chance that one die and a modifier carry a noise so far. */
export function chanceHeard(far: number, modifier: number): number {
  const needed = Math.max(1, far - modifier);
  return needed > 6 ? 0 : (7 - needed) / 6;
}

/** The same for a movement card. */
export function chanceHeardWith(far: number, card: Card): number {
  return chanceHeard(far, NOISE[card]);
}
