import type { Outcome, Seat } from '@conclave/engine';
import type { State, Trigger } from './state.ts';
import { churchPoints, roomPoints } from './turn.ts';

export const ENDINGS = {
  bag: 'bagShort',
  rooms: 'thirteenRooms',
  quiet: 'standstill',
} as const satisfies Record<Trigger, string>;
export type Ending = (typeof ENDINGS)[Trigger];
export type ScorePart = 'inPlay' | 'church' | 'rooms';

/** TP-42: by seat, all points together. */
export function totals(state: State): number[] {
  return state.scores.map((score, seat) => score + churchPoints(state, seat) + roomPoints(state, seat));
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over' || state.trigger === null) return null;
  const scores = state.scores.map((score, seat) => {
    const parts: Record<ScorePart, number> = {
      inPlay: score,
      church: churchPoints(state, seat),
      rooms: roomPoints(state, seat),
    };
    return { seat, parts };
  });
  return { places: placesBy(totals(state)), scores, how: ENDINGS[state.trigger] };
}

/** A tie is shared. */
function placesBy(points: readonly number[]): Seat[][] {
  const ranked = [...new Set(points)].sort((a, b) => b - a);
  return ranked.map((score) => points.flatMap((own, seat) => (own === score ? [seat] : [])));
}
