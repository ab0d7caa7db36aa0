/** Everything there is, the cups' dice included. It never leaves the server. */

import type { Seat } from '@conclave/engine';

/** The six faces, lowest first. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** The face that counts as every other, where ones are wild. */
export const WILD: Face = 1;

export const MIN_DICE = 2;
export const MAX_DICE = 5;

export interface Options {
  readonly wild: boolean;
  readonly dice: number;
}

/** "At least so many dice under all cups show this face." */
export interface Bid {
  readonly seat: Seat;
  readonly count: number;
  readonly face: Face;
}

/** What everybody saw when the cups were lifted. */
export interface Lifted {
  readonly bid: Bid;
  readonly challenger: Seat;
  readonly cups: readonly (readonly Face[])[];
  /** How many dice count for the bid. */
  readonly found: number;
  readonly loser: Seat;
}

export interface State {
  readonly wild: boolean;
  round: number;
  active: Seat;
  /** By seat, secret: its dice, lowest first. */
  cups: (readonly Face[])[];
  bid: Bid | null;
  /** Who lost their last die, the first one first. */
  out: Seat[];
  /** The end of the round before this one. */
  lifted: Lifted | null;
}

/** Bids and what was lifted are never changed, only replaced. */
export function clone(state: State): State {
  return { ...state, cups: [...state.cups], out: [...state.out] };
}

export const isOver = ({ cups, out }: State) => out.length >= cups.length - 1;

export const diceLeft = (cups: readonly { readonly length: number }[]) =>
  cups.reduce((sum, cup) => sum + cup.length, 0);

/** How many of these dice count for a face (LD-9). */
export function countOf(cups: readonly (readonly Face[])[], face: Face, wild: boolean): number {
  return cups.flat().filter((die) => die === face || (wild && die === WILD)).length;
}
