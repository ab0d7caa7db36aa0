/** What lies within reach of a novice's pencil and of a guard's walk, as their player can see it. */

import type { Card } from './cards.ts';
import { NEIGHBOURS, type Point } from './convent.ts';
import { type GuardWalk, goReason } from './guarding.ts';
import { destination, NO_PATH } from './paths.ts';
import {
  hurryReason,
  isFinished,
  mayEnd,
  obeyReason,
  type Planner,
  penAt,
  restReason,
  stepReason,
} from './planning.ts';
import { emptyPlan, type Figure, noviceOf } from './state.ts';
import type { View } from './view.ts';

/** By end: the points to step to, in order. */
export type Ends = ReadonlyMap<Point, readonly Point[]>;

/** A novice as her player sees her; `null`: she is another player's. */
function plannerIn(view: View, figure: Figure): Planner | null {
  const { own, cell, status, holdsBlessing } = noviceOf(view, figure);
  if (!own) return null;
  const { at, wish, hasKey, plan, blessing } = own;
  return { at, wish, hasKey, cell, status, plan, blessing: { kind: blessing.kind, held: holdsBlessing } };
}

/** What her player may do besides drawing on. */
export interface PencilChoices {
  /** The first of two moves may end here. */
  readonly rest: boolean;
  readonly hurry: boolean;
  /** Once what is drawn is rubbed out. */
  readonly obey: boolean;
  /** Nothing is missing from her plan. */
  readonly whole: boolean;
}

export function pencilChoices(view: View, figure: Figure): PencilChoices {
  const novice = plannerIn(view, figure);
  return {
    rest: novice !== null && restReason(view, novice) === null,
    hurry: novice !== null && hurryReason(novice) === null,
    obey: novice !== null && obeyReason({ ...novice, plan: emptyPlan() }) === null,
    whole: novice !== null && isFinished(view, novice),
  };
}

interface Step {
  readonly novice: Planner;
  readonly cost: number;
}

/**
 * Where the move that is being drawn can end under a card: by a way of the fewest points, and of those by one that costs
 * least.
 */
export function endsOfPlan(view: View, figure: Figure, card: Card, cost: (point: Point) => number): Ends {
  const ends = new Map<Point, readonly Point[]>();
  const novice = plannerIn(view, figure);
  if (!novice) return ends;
  const drawn = novice.plan.way.length;
  let layer: readonly Step[] = [{ novice: { ...novice, plan: { ...novice.plan, card } }, cost: 0 }];
  while (layer.length > 0) {
    const next = new Map<Point, Step>();
    for (const { novice: from, cost: spent } of layer) {
      for (const to of NEIGHBOURS[penAt(from)]) {
        if (stepReason(view, from, to) !== null) continue;
        const total = spent + cost(to);
        if (total < (next.get(to)?.cost ?? Infinity))
          next.set(to, { novice: stepped(from, to), cost: total });
      }
    }
    for (const [end, { novice: there }] of next) {
      if (!ends.has(end) && mayEnd(view, there)) ends.set(end, there.plan.way.slice(drawn));
    }
    layer = [...next.values()];
  }
  return ends;
}

function stepped(novice: Planner, to: Point): Planner {
  return { ...novice, plan: { ...novice.plan, way: [...novice.plan.way, to] } };
}

/**
 * Where the guard who moves can still go without choosing anything on the way, if nothing more is seen: by a way of the
 * fewest points. A blessing is never spent on it.
 */
export function endsOfWalk(view: View): Ends {
  const ends = new Map<Point, readonly Point[]>();
  const start = walkIn(view);
  if (start === null) return ends;
  const queue: { readonly walk: GuardWalk; readonly way: readonly Point[] }[] = [{ walk: start, way: [] }];
  for (const { walk, way } of queue) {
    for (const to of NEIGHBOURS[walk.guard.at]) {
      if (to === start.guard.at || ends.has(to) || goReason(walk, to, false) !== null) continue;
      const gone = [...way, to];
      ends.set(to, gone);
      queue.push({ walk: walked(walk, to), way: gone });
    }
  }
  return ends;
}

function walkIn({ phase, active, guards, choosing, points, options, free }: View): GuardWalk | null {
  if (phase !== 'guardMove' || active === null) return null;
  const { at, path, ahead } = guards[active];
  const guard = { at, path: path ?? NO_PATH, ahead };
  return { choosing, points, options, guard, free, mayUseFast: false };
}

/** NR-15: at the end of her path she takes another. */
function walked(walk: GuardWalk, to: Point): GuardWalk {
  const { path, ahead } = walk.guard;
  return {
    ...walk,
    guard: { at: to, path, ahead },
    points: walk.points + 1,
    choosing: to === destination(path, ahead),
  };
}
