import { expect, test } from 'vitest';
import { lineups } from '../lineups.ts';

test('two bots at two seats change places', () => {
  expect(lineups(2, 2)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('with more seats than bots the bots repeat round the table', () => {
  expect(lineups(2, 3)).toEqual([
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ]);
});

test('a table that looks the same after a turn is not played twice', () => {
  expect(lineups(2, 4)).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ]);
  expect(lineups(1, 4)).toEqual([[0, 0, 0, 0]]);
});

test.each([
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 4],
  [4, 4],
  [3, 2],
  [5, 3],
])('%i bots at %i seats: everybody plays every seat equally often', (bots, seats) => {
  const cycle = lineups(bots, seats);
  for (let bot = 0; bot < bots; bot++) {
    const bySeat = Array.from(
      { length: seats },
      (_none, seat) => cycle.filter((lineup) => lineup[seat] === bot).length,
    );
    expect(new Set(bySeat).size).toBe(1);
    expect(bySeat[0]).toBeGreaterThan(0);
  }
});

test('with more bots than seats everybody meets everybody equally often', () => {
  const meetings = new Map<string, number>();
  for (const lineup of lineups(4, 2)) {
    const pair = [...lineup].sort().join();
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  expect([...meetings.values()]).toEqual([2, 2, 2, 2, 2, 2]);
});
