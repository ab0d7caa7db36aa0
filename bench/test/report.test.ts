import { describe, expect, test } from 'vitest';
import { measureInTurn, milliseconds, spreadOf } from '../measure.ts';
import { rowOf } from '../report.ts';
import type { Goal, Subject, Unit } from '../subjects.ts';

function subject(unit: Unit, goal: Goal | null): Subject {
  return { measure: 'bare rules', name: 'x', seats: 2, unit, peer: null, goal, batch: () => 1 };
}

describe('figures', () => {
  test('a spread is the median between the quartiles', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4 });
    expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1.75, high: 3.25 });
  });

  test('rates become costs', () => {
    expect(rowOf(subject('µs', null), [1000], null).value.median).toBe(1000);
    expect(rowOf(subject('ms', null), [1000], null).value.median).toBe(1);
  });

  test('ratios are taken round by round', () => {
    const row = rowOf(subject('moves/s', null), [100, 10, 1000], [1, 10, 100]);
    expect(row.ratio?.median).toBe(10);
    expect(row.met).toBeNull();
  });

  test('a goal is met at the number it names, not before', () => {
    expect(rowOf(subject('moves/s', { times: 50 }), [100], [2]).met).toBe(true);
    expect(rowOf(subject('moves/s', { times: 50 }), [99], [2]).met).toBe(false);
    expect(rowOf(subject('ms', { below: 50 }), [21], null).met).toBe(true);
    expect(rowOf(subject('ms', { below: 50 }), [20], null).met).toBe(false);
  });

  test('contenders take turns', () => {
    const turns: string[] = [];
    const contender = (name: string) => () => {
      if (turns.at(-1) !== name) turns.push(name);
      const until = milliseconds() + 1;
      while (milliseconds() < until);
      return 1;
    };
    const rates = measureInTurn([contender('a'), contender('b')], { warmUp: 1, slice: 1, rounds: 3 });
    expect(turns.join('')).toBe('abababab');
    expect(rates.map((samples) => samples.length)).toEqual([3, 3]);
  });
});
