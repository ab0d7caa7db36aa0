/** The moments of a match: what they are called, how much they weigh, and what rests on what. */

import {
  type Json,
  type MomentKind,
  momentMaker,
  type Pin,
  type ReviewMoment,
  type Statement,
  type Where,
} from '@conclave/engine';
import type { MomentKey, Moments, Points, Statements } from './keys.ts';

const WEIGHTS: Readonly<Record<MomentKey, number>> = {
  won: 200,
  wonBy: 200,
  countedFor: 60,
  betterTurn: 25,
  counted: 30,
  gift: 35,
};

/** A number on a room. */
export const pinOn = (room: number, kind: Pin['kind'], points: number): Pin => ({
  ...{ at: room, as: 'place', say: points, kind },
});

/** A room within reach, and what a count of it would bring. */
export type Choice = { readonly room: number; readonly points: readonly Points[] };

/** What "guess first" asks: what a count of this room brings. By seat. */
export type Asked = { readonly room: number; readonly points: readonly number[] };

const make = momentMaker<Moments, Statements>(WEIGHTS);
export const { say } = make;

/** `size`: how many points it is about. */
export function moment<Key extends MomentKey>(
  where: Where,
  kind: MomentKind,
  key: Key,
  params: Moments[Key],
  size: number,
  says: readonly Statement[] = [],
  ask: Json = null,
  pins: readonly Pin[] = [],
): ReviewMoment {
  return make.moment(where, kind, key, params, says, { ask, pins, more: size });
}
