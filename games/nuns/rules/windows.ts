/** Which seats the windows ask, and which still owe an answer. */

import type { GameWindow, Seat } from '@conclave/engine';
import {
  blessingOf,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  isBlessingWindow,
  noviceOf,
  type Phase,
  type State,
  seatOf,
} from './state.ts';

export function open(state: State, phase: Phase, asked: readonly Seat[]): void {
  state.phase = phase;
  state.windows++;
  state.window = { id: state.windows, asked: [...asked].sort((a, b) => a - b) };
}

/** The planning of P1 is an open window; those in which blessings are played are secret. */
export function window(state: State): GameWindow | null {
  if (state.window === null) return null;
  const { id, asked } = state.window;
  if (!isBlessingWindow(state)) return { id, asked };
  return { id, asked, secret: true, passed: asked.filter((seat) => state.passes[seat] !== null) };
}

/** By table and seat: who leads whom never changes. */
const led = new Map<number, readonly (readonly Figure[])[]>();

export function figuresOf(state: State, seat: Seat): readonly Figure[] {
  const table = 2 * state.seats + (state.options.twoNovices ? 1 : 0);
  const known = led.get(table);
  if (known) return known[seat];
  const bySeat: Figure[][] = Array.from({ length: state.seats }, () => []);
  for (let figure = 0; figure < figureCount(state); figure++) bySeat[seatOf(state, figure)].push(figure);
  led.set(table, bySeat);
  return bySeat[seat];
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

/** Whether a seat may answer the window that is open. */
export function mayAnswer(state: State, seat: Seat): boolean {
  if (!state.window?.asked.includes(seat)) return false;
  return !isBlessingWindow(state) || state.passes[seat] === null;
}

/** What a figure has answered in the window that is open; `null`: nothing yet. */
function answerOf(state: State, figure: Figure): unknown {
  if (isBlessingWindow(state)) return blessingOf(state, figure).answer;
  return figure < FIRST_NOVICE ? null : noviceOf(state, figure).plan;
}

/** Every novice plans; of blessings those are asked for that are unspent. */
export function owesAnswer(state: State, figure: Figure): boolean {
  const isAsked = isBlessingWindow(state) ? blessingOf(state, figure).held : figure >= FIRST_NOVICE;
  return isAsked && answerOf(state, figure) === null;
}

/** Whether all figures of a seat have answered. */
export function hasHandedIn(state: State, seat: Seat): boolean {
  return state.window !== null && !figuresOf(state, seat).some((figure) => owesAnswer(state, figure));
}

/** Whether there is anything that the seat can withdraw. */
export function hasAnswered(state: State, seat: Seat): boolean {
  return figuresOf(state, seat).some((figure) => answerOf(state, figure) !== null);
}

export function owes(state: State, seat: Seat): boolean {
  return state.window === null || (mayAnswer(state, seat) && !hasHandedIn(state, seat));
}

/** Takes back what a seat has answered. */
export function clearAnswer(state: State, seat: Seat): void {
  for (const figure of figuresOf(state, seat)) {
    blessingOf(state, figure).answer = null;
    if (figure >= FIRST_NOVICE) noviceOf(state, figure).plan = null;
  }
}
