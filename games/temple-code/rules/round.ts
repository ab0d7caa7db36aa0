/** Rounds of 2 to 4 players. */

import type { Effects, Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import type { Which } from './moves.ts';
import { decodeFor, draw, returnMissing } from './pile.ts';
import { NONE, type State, seatsOf } from './state.ts';

/** TC-7, TC-R11: two cards at a time, clockwise from the first player. */
export function beginRound(state: State, effects: Effects<Event>): void {
  const seats = seatsOf(state);
  effects.tell({ type: 'roundBegun', first: state.first });
  returnMissing(state, 2 * seats, effects);
  for (let i = 0; i < seats; i++) {
    const seat = (state.first + i) % seats;
    const one = draw(state, effects);
    const two = draw(state, effects);
    state.front[2 * seat] = one;
    state.front[2 * seat + 1] = two;
    effects.tell({ type: 'dealt', seat, cards: [one, two] });
  }
}

/** TC-9, TC-10, TC-21 */
export function take(state: State, seat: Seat, from: Seat, which: Which, effects: Effects<Event>): void {
  const card = state.front[2 * from + which];
  const left = state.front[2 * from + 1 - which];
  clearPair(state, from);
  effects.tell({ type: 'taken', seat, from, card, left });
  decodeFor(state, seat, card, effects);
  decodeFor(state, from, left, effects);
  endTurn(state, effects);
}

/** TC-11 */
export function decodeBoth(state: State, seat: Seat, effects: Effects<Event>): void {
  const one = state.front[2 * seat];
  const two = state.front[2 * seat + 1];
  clearPair(state, seat);
  effects.tell({ type: 'bothTaken', seat, cards: [one, two] });
  decodeFor(state, seat, one, effects);
  decodeFor(state, seat, two, effects);
  endTurn(state, effects);
}

export function clearPair(state: State, seat: Seat): void {
  state.front[2 * seat] = NONE;
  state.front[2 * seat + 1] = NONE;
}

/** TC-13: the marker passes clockwise after everybody's turn. */
function endTurn(state: State, effects: Effects<Event>): void {
  const seats = seatsOf(state);
  state.turn++;
  if (state.turn < seats) return;
  state.turn = 0;
  state.first = (state.first + 1) % seats;
  beginRound(state, effects);
}
