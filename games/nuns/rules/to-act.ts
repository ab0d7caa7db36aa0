/** Which seats the game waits for, and what a watcher may know of that. */

import type { Seat } from '@conclave/engine';
import { isBlessingWindow, type State, seatOfGuard } from './state.ts';
import { hasHandedIn } from './windows.ts';

/** Whose decision it is in P4. */
export function guardSeatToAct(state: State): Seat {
  return state.phase === 'lead' ? 0 : seatOfGuard(state.seats, state.active);
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  if (state.window === null) return ALONE[guardSeatToAct(state)];
  // Who is asked about blessings follows from public facts, and an answer changes nothing about it (NR-R25).
  if (isBlessingWindow(state)) return state.window.asked;
  return state.window.asked.filter((seat) => !hasHandedIn(state, seat));
}

/** NR-46: while novices plan, nobody learns who has handed in. */
export function waiting(state: State): readonly Seat[] | 'someone' {
  return state.phase === 'plan' ? 'someone' : toAct(state);
}
