import type { Outcome, Seat } from '@conclave/engine';
import { guardSeats, type State, seatOf } from './state.ts';

/** NR-31, NR-32, NR-37: winners share the first place, everybody else the second. */
export function outcome(state: State): Outcome | null {
  if (state.ended === null) return null;
  const all = Array.from({ length: state.seats }, (_none, seat): Seat => seat);
  const winning =
    state.ended === 'novice'
      ? state.winners.map((figure) => seatOf(state, figure))
      : all.slice(0, guardSeats(state.seats));
  const places = [
    all.filter((seat) => winning.includes(seat)),
    all.filter((seat) => !winning.includes(seat)),
  ];
  return { places: places.filter((place) => place.length > 0), how: state.ended };
}
