import type { Seat } from '@conclave/engine';
import type { Card } from './deck.ts';

/** No card lies there. */
export const NONE = -1;

/** TC-3: enough for one each of four players, and the winner's second. */
export const HALF_MEDALLIONS = 5;

export interface State {
  readonly freeGuess: boolean;
  /** By seat: the card on the stand, unknown to its owner alone. */
  readonly combination: Card[];
  /** Two places before every seat, 2 * seat and the next; both hold a card or both are NONE. Solo: the revealed pair. */
  readonly front: Card[];
  /** Decoded cards set aside, the longest kept first (TC-R3), and whose they are. */
  readonly aside: Card[];
  readonly asideOf: Seat[];
  /** The next card is the last. */
  readonly pile: Card[];
  readonly discard: Card[];
  /** By seat: half-medallions; solo: combinations found. */
  readonly found: number[];
  /** By seat: whether a card was decoded since the present combination came (TC-R9). */
  readonly decoded: boolean[];
  /** Who holds the first player's marker. */
  first: Seat;
  /** How many have played in this round. */
  turn: number;
  over: boolean;
}

export interface Options {
  readonly freeGuess: boolean;
}

export function seatsOf(state: State): number {
  return state.combination.length;
}

export function isSolo(state: State): boolean {
  return state.combination.length === 1;
}

export function activeSeat(state: State): Seat {
  return (state.first + state.turn) % state.combination.length;
}

export function hasPair(state: State, seat: Seat): boolean {
  return state.front[2 * seat] !== NONE;
}

/** TC-11: on the turn of the last player of the round, nobody else has cards left. */
export function onlyOwnPairLeft(state: State): boolean {
  return state.turn === state.combination.length - 1 && hasPair(state, activeSeat(state));
}

export function clone(state: State): State {
  return {
    freeGuess: state.freeGuess,
    combination: state.combination.slice(),
    front: state.front.slice(),
    aside: state.aside.slice(),
    asideOf: state.asideOf.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    found: state.found.slice(),
    decoded: state.decoded.slice(),
    first: state.first,
    turn: state.turn,
    over: state.over,
  };
}
