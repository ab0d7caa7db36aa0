import type { Outcome, Seat } from '@conclave/engine';
import { prizeCount, type State } from './state.ts';

export type ScorePart = 'treasures' | 'gnomes';

/** SL-21; SL-R3: after the last round the most cards of one kind win, and ties are shared. */
export function outcome(state: State): Outcome | null {
  if (state.end === null) return null;
  const parts = state.pawns.map((_pawn, seat) => ({
    treasures: prizeCount(state, seat, 'treasure'),
    gnomes: prizeCount(state, seat, 'gnome'),
  }));
  const best = parts.map(({ treasures, gnomes }) => Math.max(treasures, gnomes));
  return {
    places: state.end === 'allOfAKind' ? first(state.winner, placesBy(best)) : placesBy(best),
    scores: parts.map((counts, seat) => ({ seat, parts: counts })),
    how: state.end,
  };
}

/** The winner alone, before everybody else. */
function first(winner: Seat, places: readonly Seat[][]): Seat[][] {
  const others = places.map((seats) => seats.filter((seat) => seat !== winner));
  return [[winner], ...others.filter((seats) => seats.length > 0)];
}

function placesBy(best: readonly number[]): Seat[][] {
  const counts = [...new Set(best)].sort((a, b) => b - a);
  return counts.map((count) => best.flatMap((value, seat) => (value === count ? [seat] : [])));
}
