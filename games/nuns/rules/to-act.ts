/** Whom the game waits for, and what a watcher may know of that. */

import { type Seat, unanswered } from '@conclave/engine';
import { type State, seatOfGuard } from './state.ts';

/** Whose decision it is in P4. */
export function guardSeatToAct(state: State): Seat {
  return state.phase === 'lead' ? 0 : seatOfGuard(state.seats, state.active);
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  return state.window ? unanswered(state.window) : ALONE[guardSeatToAct(state)];
}

/** NR-46: while a window is open, nobody learns who has answered. */
export function waiting(state: State): readonly Seat[] | 'someone' {
  return state.window ? 'someone' : toAct(state);
}
