/** The moves of a seat. All except free declarations stand in a table and are made once. */

import type { Seat } from '@conclave/engine';
import { type Combination, DECK } from './deck.ts';

/** Which of the two cards lying before somebody, in the order dealt. */
export type Which = 0 | 1;

export type Move =
  /** Name another player and take one of their two cards; they get the other (TC-9). */
  | { readonly kind: 'take'; readonly from: Seat; readonly card: Which }
  /** The last player of the round has the only pair left and decodes both (TC-11). */
  | { readonly kind: 'decodeBoth' }
  /** Solo: turn up the next two cards (TC-18). */
  | { readonly kind: 'reveal' }
  /** Solo: decode one of the two, discard the other (TC-18). */
  | { readonly kind: 'decode'; readonly card: Which }
  | { readonly kind: 'declare'; readonly combination: Combination }
  /** Solo: no card is left and nothing more to declare (TC-R6). */
  | { readonly kind: 'finish' };

export const MAX_SEATS = 4;

export const TAKE: readonly (readonly Move[])[] = Array.from({ length: MAX_SEATS }, (_, from) => [
  { kind: 'take', from, card: 0 },
  { kind: 'take', from, card: 1 },
]);
export const DECODE_BOTH: Move = { kind: 'decodeBoth' };
export const REVEAL: Move = { kind: 'reveal' };
export const DECODE: readonly Move[] = [
  { kind: 'decode', card: 0 },
  { kind: 'decode', card: 1 },
];
export const FINISH: Move = { kind: 'finish' };
/** By card: the declaration that names it. */
export const DECLARE: readonly Move[] = DECK.map((combination) => ({ kind: 'declare', combination }));
