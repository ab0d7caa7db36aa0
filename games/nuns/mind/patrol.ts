/** Where a guard goes as long as nothing frees her: back to her path, along it, and on along the next (NR-15, NR-20, NR-40). */

import { type Point, ROW } from '../rules/convent.ts';
import { destination, firstOf, fits, nextAlong, type Path, routeAlong } from '../rules/paths.ts';
import { facing, sightFrom } from '../rules/sight.ts';
import { FEWEST_POINTS, type GuardIndex, guardLimit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

interface Round {
  readonly at: Point;
  readonly path: Path | null;
  readonly ahead: boolean;
  /** She is at the end of her path and takes another, or turns about. */
  readonly choosing: boolean;
}

/** Calls for every way she can go of so many points, in order of their length; the way is the caller's to keep. */
function walk(view: View, from: Round, visit: (way: readonly Point[]) => void): void {
  const limit = guardLimit(view.options);
  const go = (round: Round, way: readonly Point[]): void => {
    if (way.length > 0) visit(way);
    if (way.length === limit) return;
    for (const bound of bindings(view, round)) {
      for (const to of nextAlong(bound.at, bound.path, bound.ahead)) {
        const choosing = to === destination(bound.path, bound.ahead);
        go({ at: to, path: bound.path, ahead: bound.ahead, choosing }, [...way, to]);
      }
    }
  };
  go(from, []);
}

interface Bound extends Round {
  readonly path: Path;
}

/** The cards she can be bound by when she takes her next step. */
function bindings(view: View, round: Round): Bound[] {
  const { at, path, ahead, choosing } = round;
  if (path !== null && !choosing) return [{ ...round, path }];
  const taken = view.supply
    .filter((card) => fits(card, at))
    .map((card): Bound => ({ at, path: card, ahead: firstOf(card) === at, choosing: false }));
  const about = path !== null && view.aboutTurns > 0;
  return about ? [...taken, { at, path, ahead: !ahead, choosing: false }] : taken;
}

function roundOf(view: View, guard: GuardIndex): Round {
  const { at, path, ahead } = view.guards[guard];
  const arrived = path !== null && at === destination(path, ahead);
  return { at, path, ahead, choosing: path === null || arrived };
}

/** By points gone, from 1 on: everywhere she can be then, in ascending order. */
export function patrolOf(view: View, guard: GuardIndex): readonly (readonly Point[])[] {
  const reached: Set<Point>[] = [];
  walk(view, roundOf(view, guard), (way) => {
    reached[way.length - 1] ??= new Set();
    reached[way.length - 1].add(way[way.length - 1]);
  });
  return reached.map((points) => [...points].sort((a, b) => a - b));
}

/** Her path from where she stands to its end; off the path the shortest way back first. */
export function routeOf(view: View, guard: GuardIndex): readonly Point[] {
  const { at, path, ahead } = view.guards[guard];
  return path === null ? [at] : routeAlong(at, path, ahead);
}

/** By point: the share of the ways both guards can go in their next move on which somebody there is seen or met. */
export function threatOf(view: View): Float64Array {
  const safe = new Float64Array(ROW).fill(1);
  for (const guard of [0, 1] as const) {
    const from = view.guards[guard].at;
    const met = new Float64Array(ROW);
    let ways = 0;
    walk(view, roundOf(view, guard), (way) => {
      if (way.length < FEWEST_POINTS) return;
      ways++;
      const looked = lookedAt(from, way);
      for (let point = 1; point < ROW; point++) met[point] += looked[point];
    });
    if (ways > 0) for (let point = 1; point < ROW; point++) safe[point] *= 1 - met[point] / ways;
  }
  return safe.map((share) => 1 - share);
}

/** NR-21: she turns and looks, goes, and looks again. */
function lookedAt(from: Point, way: readonly Point[]): Uint8Array {
  const looked = new Uint8Array(ROW);
  let at = from;
  for (const to of way) {
    const direction = facing(at, to);
    for (const eye of [at, to]) {
      const sight = sightFrom(eye, direction);
      for (let point = 1; point < ROW; point++) looked[point] |= sight[point];
    }
    at = to;
  }
  return looked;
}
