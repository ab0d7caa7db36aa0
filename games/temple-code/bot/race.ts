/**
 * The race as a small model: how many more cards everybody has to decode until they are certain, how often, and when
 * they will have decoded them. Whoever is certain of their second combination first has won.
 */

import type { Seat } from '@conclave/engine';
import { TO_WIN } from '../rules/declare.ts';
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
const WITH_MORE: readonly number[] = [0, 20, 660, 300, 20];
/** With a new combination. */
const WITH_ALL: readonly number[] = [0, 5, 519, 405, 71];

/** From so many suspects on nothing is known yet. */
export const ALL = 20;

function certainAfter(suspects: number): readonly number[] {
  return suspects >= ALL ? WITH_ALL : (CERTAIN_AFTER[Math.round(suspects)] ?? WITH_MORE);
}

/** By number of decodings: the probability that exactly so many are needed to win. */
function decodingsToWin({ suspects, found }: Runner): number[] {
  let odds = certainAfter(suspects).map((share) => share / 1000);
  for (let next = found + 1; next < TO_WIN; next++) odds = sumOf(odds, WITH_ALL);
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

/** Of several who are certain at the same time the one nearest to the active seat declares first. */
const A_MOMENT = 0.001;

function finishes(runner: Runner, clock: Clock): Finish[] {
  const times = [0, ...decodingTimes(clock, runner.seat)];
  return decodingsToWin(runner).map((odds, decodings) => {
    const time = times[decodings];
    const behind = (runner.seat - activeAfter(clock, time) + clock.seats) % clock.seats;
    return { time: time + behind * A_MOMENT, odds };
  });
}

/** The probability that `runner` wins, if everybody declares when they are certain. */
export function chance(runner: Runner, rivals: readonly Runner[], clock: Clock): number {
  const others = rivals.map((rival) => finishes(rival, clock));
  let sum = 0;
  for (const { time, odds } of finishes(runner, clock)) {
    let first = odds;
    for (const other of others) first *= oddsAfter(other, time);
    sum += first;
  }
  return sum;
}

function oddsAfter(finishes: readonly Finish[], time: number): number {
  let sum = 0;
  for (const finish of finishes) if (finish.time > time) sum += finish.odds;
  return sum;
}
