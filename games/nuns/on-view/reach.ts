/** What a novice's pencil and a guard's walk can reach, as their player can see it. */

import { NEIGHBOURS, type Point } from '../rules/convent.ts';
import { type GuardWalk, goReason } from '../rules/guarding.ts';
import { destination, NO_PATH } from '../rules/paths.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import {
  BLANK,
  type Draft,
  fastReason,
  follow,
  mayEnd,
  obeyReason,
  type Planner,
  penAt,
  planReason,
  restReason,
  stepReason,
} from './planning.ts';

/** By end: the points to step to, in order. */
export type Ends = ReadonlyMap<Point, readonly Point[]>;

/** A novice as her player sees her; `null`: she is another player's. */
export function plannerIn(view: View, figure: Figure): Planner | null {
  const { own, cell, status, holdsBlessing } = noviceOf(view, figure);
  if (!own) return null;
  const { at, wish, hasKey, blessing } = own;
  return { at, wish, hasKey, cell, status, blessing: { kind: blessing.kind, held: holdsBlessing } };
}

/** What her player may do besides drawing on. */
export interface PencilChoices {
  /** The first of two moves may end here. */
  readonly rest: boolean;
  /** Fast may be used in the move that is being drawn. */
  readonly hurry: boolean;
  readonly obey: boolean;
  /** Nothing is missing from her plan. */
  readonly whole: boolean;
}

export function pencilChoices(view: View, figure: Figure, draft: Draft): PencilChoices {
  const novice = plannerIn(view, figure);
  const hurried: Draft = { ...draft, fast: draft.split === null ? 1 : 2 };
  return {
    rest: novice !== null && restReason(view, novice, draft) === null,
    hurry: novice !== null && draft.fast === 0 && fastReason(view, novice, hurried) === null,
    obey: novice !== null && obeyReason(novice) === null,
    whole: novice !== null && planReason(view, novice, draft) === null,
  };
}

/** As much of a draft as the rules go along with. */
export function lawfulPart(view: View, figure: Figure, draft: Draft): Draft {
  const novice = plannerIn(view, figure);
  return novice ? follow(view, novice, draft).draft : BLANK;
}

interface Step {
  readonly draft: Draft;
  readonly cost: number;
}

/** Where the drawn move can end, by a way of the fewest points. Of equal ways the one that costs least is taken. */
export function endsOfPlan(view: View, figure: Figure, begun: Draft, cost: (point: Point) => number): Ends {
  const ends = new Map<Point, readonly Point[]>();
  const novice = plannerIn(view, figure);
  if (!novice) return ends;
  let layer: readonly Step[] = [{ draft: begun, cost: 0 }];
  while (layer.length > 0) {
    const next = new Map<Point, Step>();
    for (const { draft, cost: spent } of layer) {
      for (const to of NEIGHBOURS[penAt(novice, draft)]) {
        if (stepReason(view, novice, draft, to) !== null) continue;
        const total = spent + cost(to);
        if (total >= (next.get(to)?.cost ?? Infinity)) continue;
        next.set(to, { draft: { ...draft, way: [...draft.way, to] }, cost: total });
      }
    }
    for (const [end, { draft }] of next) {
      if (!ends.has(end) && mayEnd(view, novice, draft)) ends.set(end, draft.way.slice(begun.way.length));
    }
    layer = [...next.values()];
  }
  return ends;
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
