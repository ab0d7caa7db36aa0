/** The moments of a match: what they are called, how much they weigh, and what rests on what. */

import type { Json, MomentKind, Params, ReviewMoment, Statement } from '@conclave/engine';
import type { MomentKey, Moments, Points, StatementKey, Statements } from './keys.ts';

const WEIGHTS: Readonly<Record<MomentKey, number>> = {
  won: 200,
  wonBy: 200,
  countedFor: 60,
  counted: 30,
  gift: 35,
};

/** A room within reach, and what a count of it would bring. */
export type Choice = { readonly room: number; readonly points: readonly Points[] };

/** What "guess first" asks: which of these rooms would have brought a seat the least. */
export type Asked = { readonly who: number; readonly rooms: readonly Choice[] };

export function say<Key extends StatementKey>(
  kind: Statement['kind'],
  key: Key,
  params: Statements[Key],
): Statement {
  return { kind, key, params: params as Params };
}

export interface Where {
  readonly at: number;
  readonly turn: number;
}

/** `size`: how many points it is about. */
export function moment<Key extends MomentKey>(
  { at, turn }: Where,
  kind: MomentKind,
  key: Key,
  params: Moments[Key],
  size: number,
  says: readonly Statement[] = [],
  ask: Json = null,
): ReviewMoment {
  const weight = WEIGHTS[key] + size;
  return { at, turn, key, params: params as Params, kind, weight, says, pins: [], ask };
}
