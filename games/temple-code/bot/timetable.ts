/** When everybody will decode their next cards, counted in turns from now. */

import type { Seat } from '@conclave/engine';

export interface Clock {
  readonly seats: number;
  readonly first: Seat;
  /** How many have played in this round. */
  readonly turn: number;
  /** By seat: whether their pair still lies there. */
  readonly pairs: readonly boolean[];
}

/** Nobody looks further ahead. */
const ROUNDS = 5;

/** The clock after a turn in which the pair of `named` was used. */
export function afterTurn({ seats, first, turn, pairs }: Clock, named: Seat): Clock {
  if (turn + 1 === seats) return { seats, first: (first + 1) % seats, turn: 0, pairs: pairs.map(() => true) };
  return { seats, first, turn: turn + 1, pairs: pairs.map((pair, seat) => pair && seat !== named) };
}

/** The turn number, counted from now, at whose end a seat has decoded one, two, ... more cards; expected, where others choose. */
export function decodingTimes({ seats, first, turn, pairs }: Clock, seat: Seat): number[] {
  const times: number[] = [];
  let begun = -turn;
  for (let round = 0; round < ROUNDS; round++) {
    const own = begun + ((seat - first - round + (round + 1) * seats) % seats) + 1;
    const others: number[] = [];
    for (let i = 0; i < seats; i++) {
      const end = begun + i + 1;
      if (end > 0 && end !== own) others.push(end);
    }
    const thisRound: number[] = [];
    if (own > 0) thisRound.push(own);
    if (round > 0 || pairs[seat]) thisRound.push(others.length > 0 ? mean(others) : own);
    times.push(...thisRound.sort((a, b) => a - b));
    begun += seats;
  }
  return times;
}

/** Whose turn it is once so many turns from now are over. */
export function activeAfter({ seats, first, turn }: Clock, turns: number): Seat {
  const played = turn + Math.floor(turns);
  return (first + Math.floor(played / seats) + (played % seats)) % seats;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
