/** What a review of this game may say, and what fills in each sentence. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Card, Combination } from '../rules/deck.ts';

/** Where the cards of a trio lay open. */
export type Place = 'before' | 'discard' | 'own' | 'gone';

/** The moments of a match. */
export type Moments = {
  /** One card of the deck is left. */
  readonly oneLeft: { readonly n: number };
  /** One order is left by the own decodings alone. */
  readonly oneByNotes: { readonly n: number };
  readonly atOnce: Record<string, never>;
  readonly late: { readonly n: number; readonly m: number };
  readonly never: { readonly who: Seat };
  readonly impossible: { readonly card: Card };
  readonly layOpen: { readonly where: Place; readonly who: Seat };
  readonly noSuchCard: { readonly card: Card };
  readonly guessRight: { readonly k: number };
  readonly guessWrong: { readonly k: number; readonly card: Card };
  readonly betterCard: { readonly card: Card; readonly a: number; readonly b: number };
  readonly toldMuch: { readonly k: number; readonly a: number };
  readonly toldLittle: { readonly k: number; readonly a: number };
  readonly won: Record<string, never>;
  /** Solo: the cards are used up. */
  readonly finished: { readonly k: number };
  readonly wonBy: { readonly who: Seat; readonly m: number };
};

/** What stands on a moment's page besides. */
export type Statements = {
  /** So many orders fitted the decodings, so many without trios that lay open, so many cards of the deck. */
  readonly counts: { readonly notes: number; readonly sight: number; readonly deck: number };
  /** The only card that was left. */
  readonly left: { readonly card: Card };
  readonly was: { readonly card: Card };
  readonly noChance: Record<string, never>;
  readonly expected: { readonly a: number; readonly k: number };
  readonly botSame: Record<string, never>;
  readonly botDeclares: { readonly combination: Combination };
  readonly botTakes: { readonly card: Card };
  readonly botWaits: Record<string, never>;
};

/** Combinations found, and wrong declarations. */
export type Summary = { readonly found: number; readonly wrong: number };

export type MomentKey = keyof Moments;
export type LineId = 'notes' | 'sight' | 'deck';

export type Keys = {
  readonly moments: Moments;
  readonly statements: Statements;
  readonly line: LineId;
  readonly summary: Summary;
};
