/** What a guard may do to a novice in her next move, as far as everybody can tell. */

import { distance, NEIGHBOURS, type Point, ROW } from '../rules/convent.ts';
import { offPath, PATHS, placeOn } from '../rules/paths.ts';
import { facing, NOWHERE, sees, sightFrom } from '../rules/sight.ts';
import type { GuardView, View } from '../rules/view.ts';

/** Where a guard goes who has noticed nothing: the next points of her path, as far as they are certain. */
export function boundWay(guard: GuardView, points: number): Point[] {
  const way: Point[] = [];
  if (guard.path === null) return way;
  let at = guard.at;
  while (way.length < points && placeOn(guard.path, at) < 0) {
    const { path } = guard;
    const [next] = PATHS[path].reduce<readonly [Point, number]>(
      (best, on) => (distance(at, on) < best[1] ? [on, distance(at, on)] : best),
      [at, Number.POSITIVE_INFINITY],
    );
    const step = stepTowards(at, next);
    if (step === at || offPath(path, step) >= offPath(path, at)) return way;
    way.push(step);
    at = step;
  }
  const path = PATHS[guard.path];
  const by = guard.ahead ? 1 : -1;
  for (
    let place = placeOn(guard.path, at) + by;
    place >= 0 && place < path.length && way.length < points;
    place += by
  ) {
    way.push(path[place]);
  }
  return way;
}

function stepTowards(from: Point, to: Point): Point {
  const left = distance(from, to);
  return NEIGHBOURS[from].find((next) => distance(next, to) === left - 1) ?? from;
}

const MAX_DISTANCE = 6;

/** By point: how likely a guard bound to her path catches somebody there, if she goes on as she must. */
export function boundThreat(guard: GuardView, limit = MAX_DISTANCE): Float64Array {
  const threat = new Float64Array(ROW);
  const way = boundWay(guard, limit);
  let from = guard.at;
  way.forEach((to, i) => {
    const likely = i < 4 ? 1 : 0.6;
    threat[to] = Math.max(threat[to], likely);
    const left = limit - i - 1;
    for (let point = 1; point < threat.length; point++) {
      const far = distance(to, point);
      if (far > left + 1 || far > MAX_DISTANCE) continue;
      const inSight = sees(to, facing(from, to), point) || sees(from, facing(from, to), point);
      if (inSight) threat[point] = Math.max(threat[point], 0.85 * likely);
    }
    from = to;
  });
  // Beyond the end of her path she may go anywhere.
  const end = way.length > 0 ? way[way.length - 1] : guard.at;
  const left = limit - way.length;
  for (let point = 1; point < threat.length; point++) {
    if (left > 0 && distance(end, point) <= left) threat[point] = Math.max(threat[point], 0.15);
  }
  return threat;
}

/** How likely a guard who may go anywhere, but does not see her, finds her. */
export function freeThreat(far: number): number {
  if (far > MAX_DISTANCE) return 0.02;
  return far <= 2 ? 0.6 : far <= 4 ? 0.4 : 0.22;
}

const lookOf = ({ facing: look }: GuardView) => (look === null ? NOWHERE : facing(look[0], look[1]));

export function guardSees(guard: GuardView, point: Point): boolean {
  return sees(guard.at, lookOf(guard), point);
}

/** By point: 1 where she sees. */
export function sightOf(guard: GuardView): Uint8Array {
  return sightFrom(guard.at, lookOf(guard));
}

/** A guard with a marker beside her is free in her next move. */
export function isAlarmed(view: View, guard: number): boolean {
  return view.skritch.some((marker) => marker.guard === guard);
}
