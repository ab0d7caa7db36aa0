/** The moments of one turn: what they are called, how much they weigh, and what rests on what. */

import {
  isRecord,
  type Json,
  type MomentKind,
  momentMaker,
  type Pin,
  type ReviewMoment,
  type Statement,
  type Where,
} from '@conclave/engine';
import type { Card } from '../rules/cards.ts';
import type { Point } from '../rules/convent.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Her, MomentKey, Moments, Statements } from './keys.ts';

const WEIGHTS: Readonly<Record<MomentKey, number>> = {
  sureMissed: 90,
  seenKnown: 78,
  cardTold: 72,
  cornered: 68,
  hot: 66,
  chanceMissed: 64,
  seenUnknown: 62,
  cold: 60,
  escaped: 45,
  caught: 80,
  catches: 80,
  tookWish: 75,
  seenForNothing: 70,
  fewest: 65,
  quieter: 50,
  heard: 40,
  nearlyHeard: 35,
  won: 100,
  wonBy: 100,
};

const make = momentMaker<Moments, Statements>(WEIGHTS);
export const { say } = make;

export function moment<Key extends MomentKey>(
  where: Where,
  kind: MomentKind,
  key: Key,
  params: Moments[Key],
  says: readonly Statement[] = [],
  /** `more`: of like moments the strongest comes first. */
  {
    more = 0,
    ask = null,
    pins = [],
  }: { readonly more?: number; readonly ask?: Asked | null; readonly pins?: readonly Pin[] } = {},
): ReviewMoment {
  return make.moment(where, kind, key, params, says, { more, ask: ask as Json, pins });
}

/** A novice as sentences call her. */
export function called({ novices }: Pick<View, 'novices'>, figure: Figure): Her {
  const { cell, seat } = noviceOf({ novices }, figure);
  const isAlone = novices.filter((novice) => novice.seat === seat).length === 1;
  return { cell, whose: isAlone ? seat : null };
}

/** What "guess first" asks: at which points she can be, or which card gives least away of those that go as far. */
export type Asked =
  | { readonly about: 'where'; readonly cell: number; readonly points: readonly Point[] }
  | { readonly about: 'card'; readonly cards: readonly Told[] };

export function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && (ask.about === 'where' || ask.about === 'card');
}

/** So many points are possible after this card. */
export type Told = { readonly card: Card; readonly k: number };

export const pinAt = (point: Point, text: Pin['say'], kind: Pin['kind']): Pin => ({
  ...{ at: point, as: 'point', say: text, kind },
});

export const pinOnWay = (way: readonly Point[], kind: Pin['kind']): Pin => ({
  ...{ at: [...way], as: 'way', say: '', kind },
});
