/** What a novice can still draw: every end in reach of her pencil, and the way there that shows her least. */

import { CARDS, type Card, KEY_AT, type Range, rangeOf } from '../rules/cards.ts';
import { distance, distanceFor, isLocked, NEIGHBOURS, type Point, ROW } from '../rules/convent.ts';
import { facing, NOWHERE, sightFrom } from '../rules/sight.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { GuardView, NoviceView, OwnNovice, View } from '../rules/view.ts';
import { chanceHeardWith } from './survey.ts';

/** By end: the points to step to, in order. */
export type Ends = ReadonlyMap<Point, readonly Point[]>;

/** By point: 1 where a guard sees it. */
export function inSight(guards: readonly GuardView[]): Uint8Array {
  const seen = new Uint8Array(ROW);
  for (const { at, facing: edge } of guards) {
    const sight = sightFrom(at, edge === null ? NOWHERE : facing(edge[0], edge[1]));
    for (let point = 1; point < ROW; point++) seen[point] |= sight[point];
  }
  return seen;
}

/** Where her pencil is. */
export function penOf({ at, plan }: OwnNovice): Point {
  return plan.way.at(-1) ?? at;
}

/** Points of the move that is being drawn: in turn 1 the second begins where the first has ended. */
export function drawnOf({ plan }: OwnNovice): number {
  return plan.way.length - (plan.split ?? 0);
}

/** NR-R3: a key taken at the end of the first of two moves serves in the second. */
function hasKeyThen({ at, hasKey, wish, plan }: OwnNovice): boolean {
  if (hasKey || plan.split === null) return hasKey;
  return (plan.way[plan.split - 1] ?? at) === KEY_AT[wish];
}

/** How many points the move that is being drawn may have; under `card` if none is chosen yet. */
export function rangeOfDraft(view: View, { cell, own }: NoviceView, card: Card): Range {
  if (own?.plan.obeys) {
    const left = distanceFor(own.hasKey, own.at, cell);
    return { min: Math.min(3, left), max: Math.min(4, left) };
  }
  const number = own?.plan.split === null ? 1 : 2;
  return rangeOf(card, own?.plan.fast === number, view.options.exactRun);
}

interface Step {
  readonly point: Point;
  readonly seen: number;
  readonly before: Step | null;
}

/** Ends of the move that is being drawn: the fewest points, and of those the fewest that are seen. */
export function endsOf(view: View, figure: Figure, card: Card): Ends {
  const novice = noviceOf(view, figure);
  const { own } = novice;
  const ends = new Map<Point, readonly Point[]>();
  if (!own) return ends;
  const drawn = drawnOf(own);
  const { min, max } = rangeOfDraft(view, novice, card);
  const seen = inSight(view.guards);
  const may = stepper(view, novice, own);
  let layer: ReadonlyMap<Point, Step> = new Map([[penOf(own), { point: penOf(own), seen: 0, before: null }]]);
  for (let points = drawn + 1; points <= max; points++) {
    const next = new Map<Point, Step>();
    for (const step of layer.values()) {
      for (const to of NEIGHBOURS[step.point]) {
        if (!may(step.point, to)) continue;
        const best = next.get(to);
        const count = step.seen + seen[to];
        if (!best || count < best.seen) next.set(to, { point: to, seen: count, before: step });
      }
    }
    if (points >= min) for (const [end, step] of next) if (!ends.has(end)) ends.set(end, wayTo(step));
    layer = next;
  }
  return ends;
}

function stepper(view: View, { cell }: NoviceView, own: OwnNovice): (from: Point, to: Point) => boolean {
  const key = hasKeyThen(own);
  const guards = view.guards.map(({ at }) => at);
  return (from, to) => {
    if (!key && isLocked(from, to)) return false;
    if (!own.plan.obeys) return !guards.includes(to);
    return distanceFor(own.hasKey, to, cell) < distanceFor(own.hasKey, from, cell);
  };
}

function wayTo(end: Step): Point[] {
  const way: Point[] = [];
  for (let step = end; step.before; step = step.before) way.unshift(step.point);
  return way;
}

export interface Quietest {
  readonly card: Card;
  readonly way: readonly Point[];
}

/** By end: the quietest of these cards that carries her there, and the way. */
export function quietestEnds(
  view: View,
  figure: Figure,
  cards: ReadonlySet<Card>,
): ReadonlyMap<Point, Quietest> {
  const found = new Map<Point, Quietest>();
  for (const card of CARDS) {
    if (!cards.has(card)) continue;
    for (const [end, way] of endsOf(view, figure, card)) if (!found.has(end)) found.set(end, { card, way });
  }
  return found;
}

/** NR-14: one die against both guards, so the larger chance; a guard who ran hears nothing. */
export function chanceAt(view: View, point: Point, card: Card): number {
  return Math.max(
    0,
    ...view.guards.map(({ at, ran }) => (ran ? 0 : chanceHeardWith(distance(at, point), card))),
  );
}
