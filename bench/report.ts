/** From samples to figures: medians, ratios to the peer of the same round, and whether the goal is met. */

import { measureInTurn, type Pace, type Spread, spreadOf } from './measure.ts';
import type { Goal, Measure, Subject, Unit } from './subjects.ts';

export interface Row {
  readonly measure: Measure;
  readonly name: string;
  readonly seats: number;
  readonly unit: Unit;
  readonly value: Spread;
  /** How many times the peer's speed. */
  readonly ratio: Spread | null;
  readonly goal: Goal | null;
  readonly met: boolean | null;
}

export interface Report {
  readonly node: string;
  readonly pace: Pace;
  readonly rows: readonly Row[];
  readonly met: boolean;
}

function inUnit(operationsPerSecond: number, unit: Unit): number {
  switch (unit) {
    case 'moves/s':
    case 'games/s':
      return operationsPerSecond;
    case 'µs':
      return 1e6 / operationsPerSecond;
    case 'ms':
      return 1e3 / operationsPerSecond;
  }
}

function isMet(goal: Goal, value: Spread, ratio: Spread | null): boolean {
  if ('below' in goal) return value.median < goal.below;
  return ratio !== null && ratio.median >= goal.times;
}

export function rowOf(subject: Subject, rates: readonly number[], peerRates: readonly number[] | null): Row {
  const { measure, name, seats, unit, goal } = subject;
  const value = spreadOf(rates.map((rate) => inUnit(rate, unit)));
  const ratio = peerRates && spreadOf(rates.map((rate, round) => rate / peerRates[round]));
  return { measure, name, seats, unit, value, ratio, goal, met: goal && isMet(goal, value, ratio) };
}

export function measureAll(
  subjects: readonly Subject[],
  pace: Pace,
  onRound?: (round: number) => void,
): Report {
  const rates = measureInTurn(
    subjects.map((subject) => subject.batch),
    pace,
    onRound,
  );
  const rows = subjects.map((subject, index) => {
    const peer = subjects.findIndex((other) => other.name === subject.peer);
    return rowOf(subject, rates[index], peer < 0 ? null : rates[peer]);
  });
  return { node: process.version, pace, rows, met: rows.every((row) => row.met !== false) };
}
