import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { again, ONCE } from '../server/again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is not answered is sent again, each time after twice as long', () => {
  const act = vi.fn();
  const line = again(5);
  line.send(act);
  const sent = [0, 4, 1, 9, 1, 19, 1].map((pass) => {
    vi.advanceTimersByTime(pass);
    return act.mock.calls.length;
  });
  expect(sent).toEqual([1, 1, 2, 2, 3, 3, 4]);
  line.answered();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(4);
});

test('the pauses grow to sixteen times the first, and no further', () => {
  const act = vi.fn();
  again(1).send(act);
  vi.advanceTimersByTime(1 + 2 + 4 + 8 + 16);
  const before = act.mock.calls.length;
  vi.advanceTimersByTime(10 * 16);
  expect(act.mock.calls.length - before).toBe(10);
});

test('the next sending takes the place of the last', () => {
  const [one, two] = [vi.fn(), vi.fn()];
  const line = again(5);
  line.send(one);
  line.send(two);
  vi.advanceTimersByTime(5);
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 2]);
});

test('a sure line sends once', () => {
  const act = vi.fn();
  ONCE.send(act);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
});
