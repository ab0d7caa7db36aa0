/** The decisions of players before the first round. */

import type { Effects, Seat } from '@conclave/engine';
import { CHOSEN_RINGS, FIGURES, OBJECTS, RING_TYPES, THIRD_RINGS } from './box.ts';
import type { Event } from './events.ts';
import { toBePlaced } from './refusals.ts';
import type { State } from './state.ts';
import { openFirstRound } from './turn.ts';

/** TP-8: one after the other, counter-clockwise. */
export function placeFigure(state: State, seat: Seat, room: number, effects: Effects<Event>): void {
  const figure = FIGURES[toBePlaced(state)];
  state[figure] = room;
  effects.tell({ type: 'figurePlaced', seat, figure, place: room });
  if (figure === 'severus') state.phase = 'rings';
  else state.active = (state.active + state.seats - 1) % state.seats;
}

/** TP-10 */
export function chooseRings(state: State, seat: Seat, single: number, effects: Effects<Event>): void {
  for (let type = 0; type < RING_TYPES; type++) {
    const count = type === single ? THIRD_RINGS : CHOSEN_RINGS;
    state.reserve[OBJECTS.length * seat + type] -= count;
    state.stock[OBJECTS.length * seat + type] += count;
  }
  state.ready[seat] = true;
  effects.tell({ type: 'ringsChosen', seat, single: OBJECTS[single] });
  if (state.ready.every((ready) => ready)) openFirstRound(state);
}
