/** Scores and places (AB-25 to AB-28, AB-R1, AB-R9). */

import type { Outcome, Seat } from '@conclave/engine';
import { type State, seatsOf } from './state.ts';
import { has, MASK_OF } from './suspects.ts';

export const SCORE_PARTS = ['rightRevelations', 'wrongRevelations', 'culprit', 'falseAccusations'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];
export type Score = Readonly<Record<ScorePart, number>>;

export const RIGHT_REVELATION = 2;
export const WRONG_REVELATION = -1;
export const CULPRIT_FOUND = 4;
const FALSE_ACCUSATION = -2;

export function scoreOf(state: State, seat: Seat): Score {
  let right = 0;
  let wrong = 0;
  for (const revelation of state.revelations) {
    if (revelation.seat !== seat) continue;
    if (has(MASK_OF[revelation.value], state.culprit)) right++;
    else wrong++;
  }
  return {
    rightRevelations: RIGHT_REVELATION * right,
    wrongRevelations: wrong === 0 ? 0 : WRONG_REVELATION * wrong,
    culprit: state.ended?.finder === seat ? CULPRIT_FOUND : 0,
    falseAccusations:
      state.falseAccusations[seat] === 0 ? 0 : FALSE_ACCUSATION * state.falseAccusations[seat],
  };
}

export function totalOf(score: Score): number {
  return SCORE_PARTS.reduce((sum, part) => sum + score[part], 0);
}

/** The finder stands half a point above whoever has as many. */
export function outcome(state: State): Outcome | null {
  const { ended } = state;
  if (ended === null) return null;
  const scores = Array.from({ length: seatsOf(state) }, (_none, seat) => ({
    seat,
    parts: scoreOf(state, seat),
  }));
  const rank = ({ seat, parts }: (typeof scores)[number]) =>
    2 * totalOf(parts) + (seat === ended.finder ? 1 : 0);
  const ranks = [...new Set(scores.map(rank))].sort((a, b) => b - a);
  return {
    places: ranks.map((value) => scores.flatMap((score) => (rank(score) === value ? [score.seat] : []))),
    scores,
    how: ended.how,
  };
}
