/** The moments of one hour: what they are called, how much they weigh, and what rests on what. */

import {
  type Json,
  type MomentKind,
  momentMaker,
  type Pin,
  type ReviewMoment,
  type Statement,
  type Where,
} from '@conclave/engine';
import { count, listed, type Suspect } from '../rules/suspects.ts';
import type { Hour } from './course.ts';
import type { MomentKey, Moments, Statements } from './keys.ts';

const WEIGHTS: Readonly<Record<MomentKey, number>> = {
  won: 100,
  wonBy: 100,
  knewNot: 95,
  followed: 90,
  ruledOut: 88,
  against: 86,
  named: 85,
  dared: 84,
  tooSoon: 80,
  boldly: 75,
  foundBy: 75,
  pencil: 70,
  followedOther: 60,
  gaveAway: 50,
  askedBetter: 45,
  struckMost: 40,
};

/** Fewer are no question, more cannot be looked through. */
const MIN_ASKED = 2;
const MAX_ASKED = 12;
const MAX_NAMED = 6;

/** What "guess first" asks: of those never seen, who was left. */
export type Asked = { readonly unseen: readonly Suspect[]; readonly left: readonly Suspect[] };

const make = momentMaker<Moments, Statements>(WEIGHTS);
export const { say } = make;

export function moment<Key extends MomentKey>(
  where: Where,
  kind: MomentKind,
  key: Key,
  params: Moments[Key],
  says: readonly Statement[] = [],
  ask: Json = null,
): ReviewMoment {
  return make.moment(where, kind, key, params, says, { ask, pins: pinsOf(params) });
}

/** A number over the pawn of whom it is about. */
function pinsOf(params: Moments[MomentKey]): readonly Pin[] {
  if (!('who' in params) || 'question' in params) return [];
  return [{ at: params.who, as: 'disc', say: 'k' in params ? params.k : '', kind: 'fact' }];
}

/** Nothing where it could not be looked through, or where nothing had been ruled out by counting. */
export function askedOf({ pencil, logic }: Hour): Json {
  const unseen = listed(pencil);
  const isQuestion = unseen.length >= MIN_ASKED && unseen.length <= MAX_ASKED && logic !== pencil;
  return isQuestion ? ({ unseen, left: listed(logic) } satisfies Asked) : null;
}

export function counts({ pencil, logic }: Hour): readonly Statement[] {
  const monks = listed(logic);
  return [
    say('exact', 'counts', { pencil: count(pencil), logic: monks.length }),
    ...(monks.length <= MAX_NAMED ? [say('exact', 'left', { monks })] : []),
  ];
}
