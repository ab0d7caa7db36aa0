/** Who is asked in the windows, and who still owes an answer. */

import { answerOf, type GameWindow, isAsked, openWindow, type Seat, withdrawAnswer } from '@conclave/engine';
import {
  blessingOf,
  type Figure,
  figureCount,
  isBlessingWindow,
  type Phase,
  type State,
  seatOf,
} from './state.ts';

export function open(state: State, phase: Phase, asked: readonly Seat[]): void {
  state.phase = phase;
  state.windows++;
  state.window = openWindow(state.windows, phase, asked);
}

/** The planning of P1 is an open window; those in which blessings are played are secret. */
export function window(state: State): GameWindow | null {
  if (state.window === null) return null;
  const { id, asked } = state.window;
  if (!isBlessingWindow(state)) return { id, asked };
  return { id, asked, secret: true, passed: asked.filter((seat) => state.passes[seat] !== null) };
}

export function figuresOf(state: State, seat: Seat): Figure[] {
  const figures: Figure[] = [];
  for (let figure = 0; figure < figureCount(state); figure++) {
    if (seatOf(state, figure) === seat) figures.push(figure);
  }
  return figures;
}

/** A public fact: the seat has an unspent card before it (NR-43). */
export function holdsBlessing(state: State, seat: Seat): boolean {
  return figuresOf(state, seat).some((figure) => blessingOf(state, figure).held);
}

/** NR-R25: every seat with an unspent card, whatever the card, that has not passed. */
export function askedForBlessings(state: State): Seat[] {
  const seats = Array.from({ length: state.seats }, (_none, seat) => seat);
  return seats.filter((seat) => state.passes[seat] === null && holdsBlessing(state, seat));
}

/** Her card is unspent, and she has answered nothing yet. */
export function owesAnswer(state: State, figure: Figure): boolean {
  const { held, answer } = blessingOf(state, figure);
  return held && answer === null;
}

export function hasHandedIn(state: State, seat: Seat): boolean {
  if (state.window === null) return false;
  if (!isBlessingWindow(state)) return answerOf(state.window, seat) !== null;
  return !figuresOf(state, seat).some((figure) => owesAnswer(state, figure));
}

/** Whether there is anything that the seat can withdraw. */
export function hasAnswered(state: State, seat: Seat): boolean {
  if (!isBlessingWindow(state)) return hasHandedIn(state, seat);
  return figuresOf(state, seat).some((figure) => blessingOf(state, figure).answer !== null);
}

/** Whether a seat may answer the window that is open. */
export function mayAnswer(state: State, seat: Seat): boolean {
  if (state.window === null || !isAsked(state.window, seat)) return false;
  return !isBlessingWindow(state) || state.passes[seat] === null;
}

export function owes(state: State, seat: Seat): boolean {
  return state.window === null || (mayAnswer(state, seat) && !hasHandedIn(state, seat));
}

/** Takes back what a seat has answered. */
export function clearAnswer(state: State, seat: Seat): void {
  if (state.window) withdrawAnswer(state.window, seat);
  for (const figure of figuresOf(state, seat)) blessingOf(state, figure).answer = null;
}
