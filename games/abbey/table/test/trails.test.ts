import { expect, test } from 'vitest';
import { lastWays } from '../trails.ts';

test('footprints lead where one went: a walk that was taken back leaves none', () => {
  const turn = { type: 'turn', seat: 0, number: 1 } as never;
  const step = (from: number, to: number) => ({ type: 'stepped', seat: 0, from, to }) as const;
  const back = (from: number, count: number) => ({ type: 'house.takenBack', seat: 0, from, count }) as const;
  expect(lastWays([turn, step(3, 4), step(4, 7)], 2)).toEqual([[3, 4, 7], []]);
  expect(lastWays([turn, step(3, 4), back(1, 1), step(3, 9)], 1)).toEqual([[3, 9]]);
  expect(lastWays([turn, step(3, 4), step(4, 7), back(1, 2)], 1)).toEqual([[]]);
});
