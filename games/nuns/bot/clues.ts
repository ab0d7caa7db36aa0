/** What a person keeps in mind of one turn: what was heard and seen, and where guards have looked meanwhile. */

import { type HouseEvent, settled } from '@conclave/engine';
import { type Noise, noisesOf } from '../mind/noises.ts';
import { rangeOf } from '../rules/cards.ts';
import { distance, GUARD_START, POINTS, type Point, ROW } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { facing, sightFrom } from '../rules/sight.ts';
import { FIRST_NOVICE, type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sightOf } from './threat.ts';

type Told = readonly (Event | HouseEvent)[];

/** By point: 1 where a guard sees, or has looked since the novices moved. Nobody unseen is there. */
export function lookedAt(told: Told, view: View): Uint8Array {
  const looked = new Uint8Array(ROW);
  for (const guard of view.guards) merge(looked, sightOf(guard));
  const at: Point[] = [GUARD_START, GUARD_START];
  let since: Uint8Array[] = [];
  for (const event of settled<Event>(told)) {
    if (event.type === 'cardsShown') since = [];
    else if (event.type === 'turned')
      since.push(sightFrom(at[event.guard], facing(at[event.guard], event.to)));
    else if (event.type === 'stepped') {
      since.push(sightFrom(event.to, facing(at[event.guard], event.to)));
      at[event.guard] = event.to;
    }
  }
  for (const sight of since) merge(looked, sight);
  return looked;
}

function merge(into: Uint8Array, sight: Uint8Array): void {
  for (let point = 1; point < ROW; point++) into[point] |= sight[point];
}

/** Novices out of sight who were heard or vanished: where each can be, by these clues alone. Some of it may be false. */
export function traces(told: Told, view: View): ReadonlyMap<Figure, readonly Point[]> {
  const looked = lookedAt(told, view);
  const found = new Map<Figure, readonly Point[]>();
  const noises = noisesOf(told);
  view.novices.forEach(({ status, spotted }, index) => {
    const figure = FIRST_NOVICE + index;
    if (spotted !== null || status !== 'onTheRun') return;
    const own = noises.filter((noise) => noise.figure === figure && noise.points.length > 0);
    const points = narrowed(view, figure, own)?.filter((point) => looked[point] === 0);
    if (points && points.length > 0) found.set(figure, points);
  });
  return found;
}

/** Each clue leaves fewer points, unless it does not fit the others. `null`: there is no clue. */
function narrowed(view: View, figure: Figure, noises: readonly Noise[]): readonly Point[] | null {
  const clues: (readonly Point[])[] = [];
  const most = farthest(view, figure);
  for (const { points } of noises.filter(({ listening }) => listening)) clues.push(around(points, most));
  const vanished = view.vanished.filter((marker) => marker.figure === figure).at(-1);
  // She goes on for as long as her card carries her; one point of it she has used.
  if (vanished) clues.push(around([vanished.to], most - 1));
  for (const { points, listening } of noises) if (!listening) clues.push(points);
  return clues.reduce<readonly Point[] | null>((kept, clue) => {
    if (kept === null) return clue;
    const both = kept.filter((point) => clue.includes(point));
    return both.length > 0 ? both : clue;
  }, null);
}

function farthest(view: View, figure: Figure): number {
  const { card } = noviceOf(view, figure);
  return card === null ? 0 : rangeOf(card, false, view.options.exactRun).max;
}

/** All points at most so far from one of these. */
export function around(points: readonly Point[], most: number): Point[] {
  const near: Point[] = [];
  for (let point = 1; point <= POINTS; point++)
    if (points.some((from) => distance(from, point) <= most)) near.push(point);
  return near;
}
