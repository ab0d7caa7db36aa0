/** Where a guard expects novices: by point, how much it is worth to come there. */

import { distance, POINTS, type Point, ROW } from '../rules/convent.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Asked } from './asked.ts';
import { lookedAt } from './clues.ts';
import { hunch } from './hunch.ts';

export type Targets = Float64Array;

/** A novice in sight counts for one, a clue for less, and a hunch for little. */
const CLUE = 0.7;
const HUNCH = 0.12;

/** Those in sight, the traces of the others, and a hunch where there is neither. */
export function traceTargets(asked: Asked, traces: ReadonlyMap<Figure, readonly Point[]>): Targets {
  const targets = new Float64Array(ROW);
  for (const { status, spotted } of asked.perspective.view.novices)
    if (spotted !== null && status === 'onTheRun') targets[spotted] += 1;
  for (const points of traces.values()) for (const point of points) targets[point] += CLUE / points.length;
  if (targets.some((worth) => worth > 0)) return targets;
  for (const place of hunch(asked)) spread(targets, place, HUNCH);
  const looked = lookedAt(asked.perspective.told, asked.perspective.view);
  for (let point = 1; point <= POINTS; point++) if (looked[point] === 1) targets[point] = 0;
  return targets;
}

/** Most at the place, less around it. */
function spread(targets: Targets, place: Point, amount: number): void {
  for (let point = 1; point <= POINTS; point++) {
    const far = distance(place, point);
    if (far <= 2) targets[point] += amount / (1 + 2 * far);
  }
}

/** All that follows from what was told; those who are far on their way count for more. */
export function believedTargets(
  view: View,
  points: ReadonlyMap<Figure, Float64Array>,
  stages: ReadonlyMap<Figure, readonly number[]>,
): Targets {
  const targets = new Float64Array(ROW);
  for (const [figure, chances] of points) {
    const { status } = noviceOf(view, figure);
    if (status === 'caught') continue;
    const [, withKey, withWish] = stages.get(figure) ?? [1, 0, 0];
    const worth = (status === 'released' ? 0.2 : 1) * (1 + 0.4 * withKey + 1.2 * withWish);
    for (let point = 1; point <= POINTS; point++) targets[point] += worth * chances[point];
  }
  return targets;
}

/** How much of it lies within so many points. */
export function within(targets: Targets, at: number, points: number): number {
  let sum = 0;
  for (let point = 1; point <= POINTS; point++) if (distance(at, point) <= points) sum += targets[point];
  return sum;
}
