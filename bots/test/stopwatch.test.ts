import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stopwatch } from '../stopwatch.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('counts iterations, however long they take', () => {
  const watch = new Stopwatch({ iterations: 3 });
  let rounds = 0;
  for (; watch.hasRoom(); watch.rounds++) {
    vi.advanceTimersByTime(1000);
    rounds++;
  }
  expect(rounds).toBe(3);
});

test('begins no round that would end after the time, if it takes as long as the longest so far', () => {
  const watch = new Stopwatch({ milliseconds: 200 });
  const lasting = [10, 60, 20, 50, 30, 30, 30];
  let rounds = 0;
  for (; watch.hasRoom(); rounds++) vi.advanceTimersByTime(lasting[rounds]);
  expect(rounds).toBe(4);
});

test('has time for a first round as long as any time is left', () => {
  const watch = new Stopwatch({ milliseconds: 200 });
  vi.advanceTimersByTime(199);
  expect(watch.hasRoom()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(watch.hasRoom()).toBe(false);
});
