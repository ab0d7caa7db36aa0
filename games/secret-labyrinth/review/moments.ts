/** The moments of one turn: what they are called, how much they weigh, and what rests on what. */

import {
  type Json,
  type MomentKind,
  momentMaker,
  type ReviewMoment,
  type Statement,
  type Where,
} from '@conclave/engine';
import type { Square } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { MomentKey, Moments, Statements } from './keys.ts';

const WEIGHTS: Readonly<Record<MomentKey, number>> = {
  winMissed: 95,
  nothingThere: 84,
  opened: 80,
  cardMissed: 60,
  narrow: 55,
  duel: 50,
  won: 100,
  wonBy: 100,
};

/** What "guess first" asks: which changes join pawn and secret. */
export type Asked = {
  readonly turned: readonly number[];
  readonly pawn: Square;
  /** Its place among COLOURS. */
  readonly colour: number;
  readonly wanted: Card;
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
  { more = 0, ask = null }: { readonly more?: number; readonly ask?: Asked | null } = {},
): ReviewMoment {
  return make.moment(where, kind, key, params, says, { more, ask: ask as Json });
}
