/**
 * The race as a small model: how many more cards everybody has to decode until they are certain, how often, and when
 * they will have decoded them. Whoever is certain of their second combination first has won.
 */

import type { Seat } from '@conclave/engine';
import { activeAfter, type Clock, decodingTimes } from './timetable.ts';

export interface Runner {
  readonly seat: Seat;
  /** How many cards their combination can be; on average, where that depends on what is not known. */
  readonly suspects: number;
  /** Half-medallions. */
  readonly found: number;
}

/**
 * By number of suspects: out of 1000, after how many decodings one is certain (none, one, two, ...). Measured over
 * 3000 games of two players who take the card that tells them most.
 */
const CERTAIN_AFTER: readonly (readonly number[])[] = [
  [1000],
  [1000],
  [0, 915, 83, 2],
  [0, 803, 187, 10],
  [0, 697, 269, 34],
  [0, 604, 351, 45],
  [0, 490, 450, 60],
  [0, 398, 505, 97],
  [0, 295, 583, 122],
  [0, 279, 568, 153],
  [0, 249, 594, 157],
  [0, 163, 701, 136],
  [0, 108, 808, 84],
];
/** With more suspects than that. */
const CERTAIN_AFTER_MANY: readonly number[] = [0, 20, 660, 300, 20];
const CERTAIN_AFTER_ALL: readonly number[] = [0, 5, 519, 405, 71];
const MANY = 20;

export const FRESH = 30;
const TO_WIN = 2;

function certainAfter(suspects: number): readonly number[] {
  if (suspects > MANY) return CERTAIN_AFTER_ALL;
  return CERTAIN_AFTER[Math.max(1, Math.round(suspects))] ?? CERTAIN_AFTER_MANY;
}

/** By number of decodings: the probability to have won by exactly so many. */
function decodingsToWin({ suspects, found }: Runner): number[] {
  let odds = certainAfter(suspects).map((share) => share / 1000);
  for (let more = found + 1; more < TO_WIN; more++) odds = sumOf(odds, CERTAIN_AFTER_ALL);
  return odds;
}

function sumOf(odds: readonly number[], next: readonly number[]): number[] {
  const sum = new Array<number>(odds.length + next.length - 1).fill(0);
  odds.forEach((a, i) => {
    next.forEach((b, j) => {
      sum[i + j] += (a * b) / 1000;
    });
  });
  return sum;
}

interface Finish {
  readonly time: number;
  readonly odds: number;
}

/** Of several who are certain at the same moment the one nearest to the active seat declares first. */
const A_MOMENT = 0.001;

function finishes(runner: Runner, clock: Clock): Finish[] {
  const times = decodingTimes(clock, runner.seat);
  return decodingsToWin(runner).map((odds, decodings) => {
    const time = decodings === 0 ? 0 : (times[decodings - 1] ?? Number.POSITIVE_INFINITY);
    if (time === Number.POSITIVE_INFINITY) return { time, odds };
    const behind = (runner.seat - activeAfter(clock, time) + clock.seats) % clock.seats;
    return { time: time + behind * A_MOMENT, odds };
  });
}

/** The probability that `runner` wins, if everybody declares when they are certain. */
export function chance(runner: Runner, others: readonly Runner[], clock: Clock): number {
  const rivals = others.map((other) => finishes(other, clock));
  let sum = 0;
  for (const { time, odds } of finishes(runner, clock)) {
    let first = odds;
    for (const rival of rivals) {
      let later = 0;
      for (const finish of rival) if (finish.time > time) later += finish.odds;
      first *= later;
    }
    sum += first;
  }
  return sum;
}
