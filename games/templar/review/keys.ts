/** What a review of this game may say, and what fills in each sentence. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Card } from '../rules/box.ts';

/** The moments of a match. */
export type Moments = {
  /** An own count brought another more than oneself, and a room in reach would have brought that seat less. */
  readonly countedFor: {
    readonly who: Seat;
    readonly k: number;
    readonly m: number;
    readonly room: number;
    readonly j: number;
  };
  /** The strong bot plays another card, and is so many points better off by its own reckoning. */
  readonly betterTurn: {
    readonly card: Card;
    readonly k: number;
    /** The card that was played, and the lead after it. */
    readonly was: Card;
    readonly made: number;
  };
  /** A count that brought this seat much, by its own hand or by another's. */
  readonly counted: { readonly room: number; readonly m: number };
  readonly gift: { readonly who: Seat; readonly room: number; readonly m: number };
  readonly won: { readonly m: number };
  readonly wonBy: { readonly who: Seat; readonly k: number; readonly m: number };
};

/** What stands on a moment's page besides. */
export type Statements = {
  /** What a count of this room brought, or would have brought: by seat, those with nothing left out. */
  readonly count: { readonly room: number; readonly points: readonly Points[]; readonly isMade: boolean };
  readonly played: { readonly card: Card };
  /** The lead after the turn that was made, and after the bot's. */
  readonly leads: { readonly made: number; readonly best: number };
  /** Where the bot's figure ends its way, and how many objects it hides. */
  readonly botTurn: { readonly room: number; readonly hides: number };
  readonly botHarbour: { readonly warehouse: number };
  readonly botSame: Record<string, never>;
  readonly botCounts: { readonly room: number };
};

export type Points = { readonly seat: Seat; readonly points: number };

/** Own counts, and what they brought this seat and all others. */
export type Summary = { readonly counts: number; readonly own: number; readonly others: number };

export type MomentKey = keyof Moments;
export type LineId = 'own' | 'best' | 'lead';

export type Keys = {
  readonly moments: Moments;
  readonly statements: Statements;
  readonly line: LineId;
  readonly summary: Summary;
};
