/** What a review of this game may say, and what fills in each sentence. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';

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
  readonly botSame: Record<string, never>;
  readonly botCounts: { readonly room: number };
};

export type Points = { readonly seat: Seat; readonly points: number };

/** Own counts, and what they brought this seat and all others. */
export type Summary = { readonly counts: number; readonly own: number; readonly others: number };

export type MomentKey = keyof Moments;
export type LineId = 'own' | 'best';

export type Keys = {
  readonly moments: Moments;
  readonly statements: Statements;
  readonly line: LineId;
  readonly summary: Summary;
};
