/** Everything there is, secrets included. It never leaves the server. */

import type { Seat } from '@conclave/engine';
import { sorted } from '@conclave/engine/author';

export type Options = Record<string, never>;

/** FT-1: cards a player holds, and cards in the deck for each player. */
export const HAND = 3;
export const DECK_EACH = 4;

export interface State {
  leader: Seat;
  active: Seat;
  /** By seat, secret: lowest card first. */
  hands: (readonly number[])[];
  /** Secret: the cards that nobody was dealt. */
  readonly rest: readonly number[];
  /** By seat: the card played in this trick. */
  table: (number | null)[];
  tricks: number[];
}

export function clone(state: State): State {
  return { ...state, hands: [...state.hands], table: [...state.table], tricks: [...state.tricks] };
}

export const isOver = ({ hands, table }: State) =>
  hands.every(({ length }) => length === 0) && table.every((card) => card === null);

export const without = (hand: readonly number[], card: number) => sorted(hand.filter((one) => one !== card));
