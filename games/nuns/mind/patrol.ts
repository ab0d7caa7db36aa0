/**
 * Where a guard goes while nothing frees her: back to her path, along it, and on along the next (NR-15, NR-20, NR-40).
 */

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

/** Calls `visit` with every way that she can go, beginning of a way before its end. `visit` may keep the way. */
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

/** A look of a guard on her way, as long as nothing frees her. */
export interface Look {
  /** Where she stands then. */
  readonly from: Point;
  /** Before a step she turns; after it she has come there. */
  readonly turning: boolean;
  /** Of the ways she can go, the share on which she sees or meets somebody at that point. */
  readonly share: number;
}

/**
 * By point: how a guard comes to see it in her next move, and the first place from where. Nothing where she does not.
 */
export function looksOf(view: View, guard: GuardIndex): readonly (Look | undefined)[] {
  const from = view.guards[guard].at;
  const first: ({ readonly from: Point; readonly turning: boolean; readonly order: number } | undefined)[] =
    [];
  const met = new Float64Array(ROW);
  let ways = 0;
  walk(view, roundOf(view, guard), (way) => {
    if (way.length < FEWEST_POINTS) return;
    ways++;
    const seen = new Uint8Array(ROW);
    eachLook(from, way, (eye, turning, order, sight) => {
      for (let point = 1; point < ROW; point++) {
        if (sight[point] === 0 || seen[point] === 1) continue;
        seen[point] = 1;
        met[point]++;
        if (order < (first[point]?.order ?? Infinity)) first[point] = { from: eye, turning, order };
      }
    });
  });
  return first.map((look, point) => look && { ...look, share: met[point] / ways });
}

/** By point: the chance that both guards together see or meet somebody there, all their ways counted alike. */
export function threatOf(view: View): Float64Array {
  const safe = new Float64Array(ROW).fill(1);
  for (const guard of [0, 1] as const) {
    looksOf(view, guard).forEach((look, point) => {
      if (look) safe[point] *= 1 - look.share;
    });
  }
  return safe.map((share) => 1 - share);
}

/** NR-21: she turns and looks, goes, and looks again. */
function eachLook(
  from: Point,
  way: readonly Point[],
  visit: (eye: Point, turning: boolean, order: number, sight: Uint8Array) => void,
): void {
  let at = from;
  way.forEach((to, i) => {
    const direction = facing(at, to);
    visit(at, true, 2 * i, sightFrom(at, direction));
    visit(to, false, 2 * i + 1, sightFrom(to, direction));
    at = to;
  });
}
