import type { Outcome, Seat } from '@conclave/engine';
import { isSolo, type State } from './state.ts';

export const ENDINGS = ['secondMedallion', 'cardsUsed'] as const;
export type Ending = (typeof ENDINGS)[number];
export type ScorePart = 'medallions' | 'combinations';

export function outcome(state: State): Outcome | null {
  if (!state.over) return null;
  const solo = isSolo(state);
  const how: Ending = solo ? 'cardsUsed' : 'secondMedallion';
  const part: ScorePart = solo ? 'combinations' : 'medallions';
  return {
    places: placesBy(state.found),
    scores: state.found.map((found, seat) => ({ seat, parts: { [part]: found } })),
    how,
  };
}

function placesBy(found: readonly number[]): Seat[][] {
  const places: Seat[][] = [];
  for (let count = Math.max(...found); count >= 0; count--) {
    const seats = found.flatMap((value, seat) => (value === count ? [seat] : []));
    if (seats.length > 0) places.push(seats);
  }
  return places;
}
