/** What a review of this game may say, and what fills in each sentence. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Card } from '../rules/cards.ts';
import type { Point } from '../rules/convent.ts';
import type { GuardIndex } from '../rules/state.ts';

/** The moments of a night. Novices go by their cells. */
export type Moments = {
  /** The fewest points that were possible of an unseen novice of one's own. */
  readonly fewest: { readonly cell: number; readonly k: number };
  /** A slower card goes as far, and is heard so many times in six instead of so many. */
  readonly quieter: { readonly card: Card; readonly k: number; readonly m: number };
  readonly seenForNothing: { readonly way: readonly Point[] };
  readonly nearlyHeard: { readonly guard: GuardIndex };
  readonly heard: { readonly guard: GuardIndex; readonly k: number };
  readonly caught: { readonly cell: number; readonly guard: GuardIndex; readonly at: Point };
  readonly tookWish: { readonly cell: number; readonly at: Point };
  /** Guards: she could be nowhere else, and a way led there. */
  readonly sureMissed: { readonly cell: number; readonly at: Point; readonly guard: GuardIndex };
  readonly catches: { readonly cell: number; readonly guard: GuardIndex; readonly at: Point };
  readonly won: Record<string, never>;
  readonly wonBy: { readonly who: readonly Seat[] };
};

/** What stands on a moment's page besides. */
export type Statements = {
  readonly possible: { readonly cell: number; readonly k: number };
  readonly sixths: { readonly k: number };
  readonly hides: Record<string, never>;
  readonly sameEnd: Record<string, never>;
};

/** Turns played, and captures of one's own novices, or by the guards. */
export type Summary = { readonly turns: number; readonly captures: number; readonly guards: boolean };

export type MomentKey = keyof Moments;
export type LineId = 'points';

export type Keys = {
  readonly moments: Moments;
  readonly statements: Statements;
  readonly line: LineId;
  readonly summary: Summary;
};
