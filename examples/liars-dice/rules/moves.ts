/** What a seat can do. */

import { type Bid, FACES, MAX_DICE } from './state.ts';

export const MAX_SEATS = 6;

/** By kind: its fields, each with the values it may have. `parse` reads moves by this table. */
export const MOVES = {
  /** LD-5 */
  bid: { count: Array.from({ length: MAX_SEATS * MAX_DICE }, (_none, i) => i + 1), face: FACES },
  /** LD-8 */
  challenge: {},
} as const;

export type Move =
  | { readonly kind: 'bid'; readonly count: number; readonly face: Bid['face'] }
  | { readonly kind: 'challenge' };
