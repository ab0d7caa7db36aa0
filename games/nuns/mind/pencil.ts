/** Of all that a novice can still draw, what shows her least and is heard least. */

import type { Draft } from '../on-view/planning.ts';
import { type Ends, endsOfPlan } from '../on-view/reach.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import { distance, type Point, ROW } from '../rules/convent.ts';
import { facing, NOWHERE, sightFrom } from '../rules/sight.ts';
import type { Figure } from '../rules/state.ts';
import type { GuardView, View } from '../rules/view.ts';
import { chanceHeardWith } from './survey.ts';

/** By point: 1 where a guard sees it. */
export function inSight(guards: readonly GuardView[]): Uint8Array {
  const seen = new Uint8Array(ROW);
  for (const { at, facing: edge } of guards) {
    const sight = sightFrom(at, edge === null ? NOWHERE : facing(edge[0], edge[1]));
    for (let point = 1; point < ROW; point++) seen[point] |= sight[point];
  }
  return seen;
}

/** Where the move that is being drawn can end: of the shortest ways, the one on which she is seen least. */
export function endsOf(view: View, figure: Figure, draft: Draft): Ends {
  const seen = inSight(view.guards);
  return endsOfPlan(view, figure, draft, (point) => seen[point]);
}

export interface Quietest {
  readonly card: Card;
  readonly way: readonly Point[];
}

/** By end: the quietest of these cards that carries her there, and the way. */
export function quietestEnds(
  view: View,
  figure: Figure,
  draft: Draft,
  cards: ReadonlySet<Card>,
): ReadonlyMap<Point, Quietest> {
  const found = new Map<Point, Quietest>();
  for (const card of CARDS) {
    if (!cards.has(card)) continue;
    for (const [end, way] of endsOf(view, figure, { ...draft, card }))
      if (!found.has(end)) found.set(end, { card, way });
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
