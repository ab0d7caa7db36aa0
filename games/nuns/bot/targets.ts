/** Where a guard expects novices: by point, how much it is worth to come there. */

import { distance, POINTS, ROW } from '../rules/convent.ts';
import { FIRST_NOVICE, type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type Targets = Float64Array;

/** Only what lies on the table: sightings, Skritch and Vanished markers of this moment. */
export function visibleTargets(view: View): Targets {
  const targets = new Float64Array(ROW);
  const known = new Set<Figure>();
  view.novices.forEach(({ status, spotted }, index) => {
    if (spotted !== null) known.add(FIRST_NOVICE + index);
    if (spotted !== null && status === 'onTheRun') targets[spotted] += 1;
  });
  for (const { figure, to } of view.vanished) {
    if (known.has(figure)) continue;
    spread(targets, (point) => (distance(point, to) <= 4 ? 1 / (1 + distance(point, to)) : 0), 0.8);
  }
  for (const { figure, guard, to } of view.skritch) {
    if (known.has(figure)) continue;
    const { at } = view.guards[guard];
    spread(
      targets,
      (point) => (distance(to, point) < distance(at, point) && distance(at, point) <= 4 ? 1 : 0),
      0.7,
    );
  }
  return targets;
}

function spread(targets: Targets, weight: (point: number) => number, amount: number): void {
  let sum = 0;
  for (let point = 1; point <= POINTS; point++) sum += weight(point);
  if (sum === 0) return;
  for (let point = 1; point <= POINTS; point++) targets[point] += (amount * weight(point)) / sum;
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
