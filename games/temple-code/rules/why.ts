/** The reasons that a player of this game may give for a move. */

import type { Seat } from '@conclave/engine';

export type WhyKey =
  /** Only one combination is left. */
  | 'certain'
  /** So many `candidates` are left that declaring now is worth it. */
  | 'likely'
  /** Of all cards within reach this one tells most; `candidates` are left before it. */
  | 'bestSplit'
  /** It tells enough, and the other card tells `seat` little. */
  | 'leavesLittle'
  /** So many `candidates` are left that declaring would be a gamble. */
  | 'goOn'
  | 'random'
  /** The rules leave no choice. */
  | 'forced';

/** What fills in the sentence. */
export type WhyParams = {
  readonly candidates?: number;
  readonly seat?: Seat;
};
