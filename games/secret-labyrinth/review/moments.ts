/** The moments of one turn: what they are called, how much they weigh, and what rests on what. */

import {
  type Json,
  type MomentKind,
  momentMaker,
  type Pin,
  type ReviewMoment,
  type Statement,
  type Where,
} from '@conclave/engine';
import { CENTRE, HOME, PARTS, SECTORS, type Square } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Change } from '../rules/changes.ts';
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

/** The square of a secret. */
export const pinOnSecret = (card: Card, text: Pin['say']): Pin => ({
  ...{ at: HOME[card], as: 'point', say: text, kind: 'exact' },
});

/** How far two changes turn each part. */
export function pinsOfChanges(changes: readonly Change[]): readonly Pin[] {
  return PARTS.flatMap((_name, part): Pin[] => {
    const notches = changes.reduce((sum, one) => (one.part === part ? sum + one.notches : sum), 0);
    // The centre goes the shorter way.
    const shorter = part === CENTRE && notches * 2 > SECTORS ? notches - SECTORS : notches;
    const text = shorter < 0 ? `−${-shorter}` : `+${shorter}`;
    return notches === 0 ? [] : [{ at: part, as: 'disc', say: text, kind: 'exact' }];
  });
}

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
