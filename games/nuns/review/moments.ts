/** The moments of one turn: what they are called, how much they weigh, and what rests on what. */

import type { MomentKind, Params, ReviewMoment, Statement } from '@conclave/engine';
import type { MomentKey, Moments, StatementKey, Statements } from './keys.ts';

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

export interface Where {
  readonly at: number;
  readonly turn: number;
}

export function say<Key extends StatementKey>(
  kind: Statement['kind'],
  key: Key,
  params: Statements[Key],
): Statement {
  return { kind, key, params: params as Params };
}

export function moment<Key extends MomentKey>(
  { at, turn }: Where,
  kind: MomentKind,
  key: Key,
  params: Moments[Key],
  says: readonly Statement[] = [],
  /** Of like moments the strongest comes first. */
  more = 0,
): ReviewMoment {
  return {
    at,
    turn,
    key,
    params: params as Params,
    kind,
    weight: WEIGHTS[key] + more,
    says,
    pins: [],
    ask: null,
  };
}
