/** The reasons that a player of this game may give for a move. */

import type { Seat } from '@conclave/engine';

export type WhyKey =
  /** Only one combination is left. */
  | 'certain'
  /** So many `candidates` are left that declaring now is worth it. */
  | 'likely'
  /** Of all cards within reach this one tells most; `candidates` or `orders` are left before it. */
  | 'bestSplit'
  /** The other card tells `seat` no more than this one would. */
  | 'leavesLittle'
  /** Weighed by what it tells everybody. */
  | 'race'
  /** So many `candidates` are left that declaring would be a gamble. */
  | 'goOn'
  /** Any card; so many `orders` fit what a beginner keeps in mind. */
  | 'random'
  /** The rules leave no choice. */
  | 'forced';

/** What fills in the sentence. */
export type WhyParams = {
  /** Cards of the deck that can still be the combination. */
  readonly candidates?: number;
  /** Of all 210 orders of three statuettes those that fit the own decodings. */
  readonly orders?: number;
  readonly seat?: Seat;
};
