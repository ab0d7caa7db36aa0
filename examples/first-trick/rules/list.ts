/** The moves of a seat, lowest card first. */

import type { Seat } from '@conclave/engine';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export function moves({ active, hands }: State, seat: Seat): readonly Move[] {
  return seat === active ? hands[seat].map((card) => ({ kind: 'play', card })) : [];
}

/** When time is up: the lowest card. */
export function lapse(state: State, seat: Seat): Move {
  return moves(state, seat)[0];
}
