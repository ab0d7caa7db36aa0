/** What a review of this game may say, and what fills in each sentence. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Card } from '../rules/cards.ts';
import type { Point } from '../rules/convent.ts';
import type { GuardIndex } from '../rules/state.ts';

/** A novice: `whose` names the seat that plays her alone, so that its sentences can say "you". */
export type Her = { readonly cell: number; readonly whose: Seat | null };

/** The moments of a night. Novices go by their cells. */
export type Moments = {
  /** The fewest points that were possible of an unseen novice of one's own. */
  readonly fewest: Her & { readonly k: number };
  /** Guards: so few points are left for an unseen novice. */
  readonly cornered: { readonly cell: number; readonly k: number };
  /** Her card left few points; another one that goes as far would have left more. */
  readonly cardTold: { readonly card: Card; readonly k: number; readonly other: Card; readonly m: number };
  /** Seen by a guard on her path: so many of her ways look there. */
  readonly seenKnown: {
    readonly guard: GuardIndex;
    readonly at: Point;
    readonly k: number;
    readonly m: number;
  };
  /** Seen by a guard whom another novice had set free. */
  readonly seenUnknown: { readonly guard: GuardIndex; readonly at: Point; readonly cell: number };
  /** So many of a guard's ways led to her, and she took another. */
  readonly escaped: { readonly guard: GuardIndex; readonly k: number; readonly m: number };
  /** Beliefs of a good hunter, in per cent: the most at her true point, what a way would have swept, the most at last. */
  readonly hot: Her & { readonly k: number; readonly p: number };
  readonly chanceMissed: {
    readonly way: readonly Point[];
    readonly cell: number;
    readonly p: number;
    readonly q: number;
  };
  readonly cold: { readonly cell: number; readonly p: number };
  /** A slower card goes as far, and is heard so many times in six instead of so many. */
  readonly quieter: { readonly card: Card; readonly k: number; readonly m: number };
  readonly seenForNothing: { readonly way: readonly Point[] };
  readonly nearlyHeard: { readonly guard: GuardIndex };
  readonly heard: { readonly guard: GuardIndex; readonly k: number };
  readonly caught: Her & { readonly guard: GuardIndex; readonly at: Point };
  readonly tookWish: Her & { readonly at: Point };
  /** Guards: she could be nowhere else, and a way led there. */
  readonly sureMissed: { readonly cell: number; readonly at: Point; readonly guard: GuardIndex };
  readonly catches: { readonly cell: number; readonly guard: GuardIndex; readonly at: Point };
  readonly won: Record<string, never>;
  readonly wonBy: { readonly who: readonly Seat[] };
};

/** What stands on a moment's page besides. */
export type Statements = {
  readonly possible: Her & { readonly k: number };
  readonly sixths: { readonly k: number };
  /** The places left after each card that goes as far. */
  readonly cardsLeave: { readonly cards: readonly { readonly card: Card; readonly k: number }[] };
  readonly pathLooks: { readonly guard: GuardIndex; readonly k: number; readonly m: number };
  readonly waysMet: { readonly guard: GuardIndex; readonly k: number; readonly m: number };
  readonly otherWay: { readonly guard: GuardIndex; readonly k: number; readonly m: number };
  readonly freed: { readonly guard: GuardIndex; readonly cell: number };
  readonly notKnown: Record<string, never>;
  readonly hunter: Her & { readonly p: number };
  readonly swept: Record<string, never>;
  readonly botSame: Record<string, never>;
  /** To this point; 0: nowhere. */
  readonly botPlans: { readonly card: Card; readonly to: Point };
  readonly botGoes: { readonly guard: GuardIndex; readonly way: readonly Point[] };
  readonly hides: Record<string, never>;
  readonly sameEnd: Record<string, never>;
};

/** Turns played, and captures of one's own novices, or by the guards. */
export type Summary = { readonly turns: number; readonly captures: number; readonly guards: boolean };

export type MomentKey = keyof Moments;
export type LineId = 'points' | 'hunter';

export type Keys = {
  readonly moments: Moments;
  readonly statements: Statements;
  readonly line: LineId;
  readonly summary: Summary;
};
