/** Clocks by name and in numbers. */

import { createBody } from '@conclave/wire/rest';
import { expect, test } from 'vitest';
import { clockNamed, clockNames, limited, nameOfClock } from '../pages/new-match/clocks.ts';

const SEATS = [{ kind: 'me' }];
const isTaken = (clock: unknown) => createBody.safeParse({ game: 'abbey', seats: SEATS, clock }).success;

test('there are three live clocks and three by correspondence, each another, and the server takes them all', () => {
  const rules = clockNames.map(clockNamed);
  const named = clockNames.filter((name) => !name.endsWith('Numbers')).map((name) => clockNamed(name).kind);
  expect([...named].sort()).toEqual(['days', 'days', 'days', 'live', 'live', 'live', 'none']);
  expect(new Set(rules.map((rule) => JSON.stringify(rule))).size).toBe(rules.length);
  expect(rules.every(isTaken)).toBe(true);
});

test('a clock that has a name is called by it, in whatever order its numbers come; others stand in numbers', () => {
  for (const name of clockNames) expect(nameOfClock(clockNamed(name))).toBe(name);
  expect(nameOfClock({ bank: 600, turn: 60, kind: 'live' })).toBe('live');
  expect(nameOfClock({ kind: 'live', turn: 61, bank: 600 })).toBe('liveNumbers');
  expect(nameOfClock({ kind: 'days', days: 12 })).toBe('daysNumbers');
});

test('whatever is written as a number becomes one that the server takes', () => {
  for (const value of [Number.NaN, -1, 0, 2.6, 1e9, Number.POSITIVE_INFINITY]) {
    expect(isTaken(limited({ kind: 'live', turn: value, bank: value }))).toBe(true);
    expect(isTaken(limited({ kind: 'days', days: value }))).toBe(true);
  }
});
