/** The moments of one turn: what they are called, how much they weigh, and what rests on what. */

import {
  type MomentKind,
  momentMaker,
  type ReviewMoment,
  type Statement,
  type Where,
} from '@conclave/engine';
import type { MomentKey, Moments, Statements } from './keys.ts';

const WEIGHTS: Readonly<Record<MomentKey, number>> = {
  sureMissed: 90,
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
  /** Of like moments the strongest comes first. */
  more = 0,
): ReviewMoment {
  return make.moment(where, kind, key, params, says, { more });
}
