import { expect, test } from 'vitest';
import { seatTimes, timeLeft } from '../sources/seat-times.ts';

const SERVER = 5_000_000;

test('time runs from the moment the server spoke, whenever it is looked at', () => {
  const until = [{ seat: 1, at: SERVER + 60_000 }];
  const times = seatTimes({ now: SERVER, banks: [], until }, 1000);
  expect(timeLeft(times, 1, 1000)).toBe(60_000);
  expect(timeLeft(times, 1, 41_000)).toBe(20_000);
  expect(timeLeft(times, 1, 90_000)).toBe(0);
  expect(timeLeft(times, 0, 1000)).toBeNull();
});

test('a window has one time for every seat', () => {
  const times = seatTimes({ now: SERVER, banks: [], until: [{ seat: null, at: SERVER + 10_000 }] }, 0);
  expect([0, 1, 2].map((seat) => timeLeft(times, seat, 4000))).toEqual([6000, 6000, 6000]);
});
