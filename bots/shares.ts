/** Computes the value of an outcome for each seat. */

import type { Outcome, Seat } from '@conclave/engine';

/** By seat: its share of the win. Those who share the first place split it; nobody wins an abandoned match. */
export function shares(outcome: Outcome, seats: number): number[] {
  const winners = outcome.places.at(0) ?? [];
  return Array.from({ length: seats }, (_none, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The sum of a seat's parts; `null` where the game keeps no score. */
export function scoreOf(outcome: Outcome, seat: Seat): number | null {
  const score = outcome.scores?.find((line) => line.seat === seat);
  return score ? Object.values(score.parts).reduce((sum, part) => sum + part, 0) : null;
}

/** By seat: what it plays for. Alone there is nobody to win against, so the score counts. */
export function rewards(outcome: Outcome, seats: number): number[] {
  const score = seats === 1 ? scoreOf(outcome, 0) : null;
  return score === null ? shares(outcome, seats) : [score];
}
