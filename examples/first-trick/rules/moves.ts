/** What a seat can do. */

import { range } from '@conclave/engine/author';
import { DECK_EACH } from './state.ts';

export const MAX_SEATS = 6;
export const CARDS = range(MAX_SEATS * DECK_EACH).map((card) => card + 1);

/** By kind: its fields, each with the values it may have. */
export const MOVES = { play: { card: CARDS } } as const;

export type Move = { readonly kind: 'play'; readonly card: number };
