/** What a review of this game may say, and what fills in each sentence. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Question } from '../rules/question.ts';
import type { Suspect, Value } from '../rules/suspects.ts';

/** By what suspects fell. */
export type Cause = 'mass' | 'answer' | 'shown' | 'card' | 'drawn' | 'other';

/** The moments of a match. */
export type Moments = {
  /** Logic leaves one. */
  readonly followed: { readonly n: number; readonly monk: Suspect };
  /** Logic left one, and another named him later. */
  readonly knewNot: { readonly k: number; readonly who: Seat; readonly m: number };
  /** Counting hands leaves at most half of what crossing out leaves. */
  readonly pencil: { readonly k: number; readonly m: number };
  readonly followedOther: { readonly who: Seat; readonly n: number };
  readonly struckMost: { readonly cause: Cause; readonly who: Seat; readonly k: number };
  readonly gaveAway: { readonly how: 'answer' | 'shown' | 'passed'; readonly who: Seat; readonly k: number };
  /** Named rightly: the only one that was left, or one of several. */
  readonly named: { readonly monk: Suspect };
  readonly dared: { readonly k: number; readonly monk: Suspect };
  /** Accused wrongly: one of several that were left, or one that was ruled out. */
  readonly tooSoon: { readonly k: number; readonly monk: Suspect };
  readonly ruledOut: { readonly monk: Suspect };
  /** A revelation that logic ruled out. */
  readonly against: { readonly value: Value };
  /** Another named him, with so many left for that seat. */
  readonly boldly: { readonly who: Seat; readonly k: number; readonly monk: Suspect };
  readonly foundBy: { readonly who: Seat; readonly monk: Suspect };
  /** The strong bot would have asked this: its answer tells at least twice as much. */
  readonly askedBetter: { readonly who: Seat; readonly question: Question };
  readonly won: Record<string, never>;
  readonly wonBy: { readonly who: Seat };
};

/** What stands on a moment's page besides. */
export type Statements = {
  /** So many were never seen; so many logic left. */
  readonly counts: { readonly pencil: number; readonly logic: number };
  readonly left: { readonly monks: readonly Suspect[] };
  readonly struck: { readonly monks: readonly Suspect[] };
  /** Who held the card of whom was accused. */
  readonly holder: { readonly who: Seat; readonly monk: Suspect };
  /** What a long look at all possible pasts gave a suspect, in tenths. */
  readonly longLook: { readonly monk: Suspect; readonly t: number };
  readonly asked: { readonly who: Seat; readonly question: Question };
  /** By the bot's reckoning. */
  readonly toldMore: Record<string, never>;
  readonly botSame: Record<string, never>;
  readonly botAccuses: { readonly monk: Suspect };
  readonly botReveals: { readonly value: Value };
  readonly botWaits: Record<string, never>;
};

/** How many logic left at last, and whether this seat named the culprit. */
export type Summary = { readonly left: number; readonly n: number; readonly hasNamed: boolean };

export type MomentKey = keyof Moments;
export type LineId = 'pencil' | 'logic' | 'belief';

export type Keys = {
  readonly moments: Moments;
  readonly statements: Statements;
  readonly line: LineId;
  readonly summary: Summary;
};
