import { expect, test } from 'vitest';
import { wilson } from '../wilson.ts';

/** Worked out by the formula elsewhere and printed to four places. */
const KNOWN = [
  { successes: 0, trials: 10, low: 0, high: 0.2775 },
  { successes: 1, trials: 10, low: 0.0179, high: 0.4042 },
  { successes: 5, trials: 10, low: 0.2366, high: 0.7634 },
  { successes: 10, trials: 10, low: 0.7225, high: 1 },
  { successes: 50, trials: 100, low: 0.4038, high: 0.5962 },
  { successes: 81, trials: 263, low: 0.2553, high: 0.3662 },
  { successes: 15, trials: 148, low: 0.0624, high: 0.1605 },
];

test.each(KNOWN)('$successes of $trials lies between $low and $high', ({ successes, trials, low, high }) => {
  const interval = wilson(successes / trials, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('of nothing nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('the bounds are the solutions of the equation they come from', () => {
  const share = 0.37;
  const trials = 240;
  const { low, high } = wilson(share, trials);
  for (const bound of [low, high]) {
    const deviation = Math.abs(share - bound) / Math.sqrt((bound * (1 - bound)) / trials);
    expect(deviation).toBeCloseTo(1.959964, 5);
  }
});
