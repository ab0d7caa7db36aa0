/** When everybody will decode their next cards, counted in turns from now. */

import type { Seat } from '@conclave/engine';
import type { View } from '../rules/view.ts';

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

export function clockOf({ players, first, active }: View): Clock {
  const seats = players.length;
  const pairs = players.map(({ front }) => front.length > 0);
  return { seats, first, turn: (active - first + seats) % seats, pairs };
}

/** The clock after a turn in which the pair of `named` was used. */
export function afterTurn({ seats, first, turn, pairs }: Clock, named: Seat): Clock {
  if (turn + 1 === seats) return { seats, first: (first + 1) % seats, turn: 0, pairs: pairs.map(() => true) };
  return { seats, first, turn: turn + 1, pairs: pairs.map((pair, seat) => pair && seat !== named) };
}

/**
 * The turns, counted from now, at whose end a seat has decoded one, two, ... more cards. It decodes one a round on its
 * own turn, and one when it is named, which may be on any other turn.
 */
export function decodingTimes({ seats, first, turn, pairs }: Clock, seat: Seat): number[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = round * seats - turn;
    const place = (seat - first - round + ROUNDS * seats) % seats;
    const own = begun + place + 1;
    const named = meanTurn(Math.max(1, begun + 1), begun + seats, own);
    if (own > 0) times.push(own);
    if (round > 0 || pairs[seat]) times.push(named);
  }
  return times.sort((a, b) => a - b);
}

/** The mean of the turns from `from` to `to` that are not one's own; without any, one's own (TC-11). */
function meanTurn(from: number, to: number, own: number): number {
  let sum = 0;
  let count = 0;
  for (let turn = from; turn <= to; turn++) {
    if (turn === own) continue;
    sum += turn;
    count++;
  }
  return count > 0 ? sum / count : own;
}

/** Whose turn it is once so many turns from now are over. */
export function activeAfter({ seats, first, turn }: Clock, turns: number): Seat {
  const played = turn + Math.floor(turns);
  return (first + Math.floor(played / seats) + (played % seats)) % seats;
}
