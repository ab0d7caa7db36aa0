import { expect, test } from 'vitest';
import { moves, pick } from '../rules/list.ts';
import type { State } from '../rules/state.ts';
import { dice, position } from './position.ts';

const DRAWS = 6000;

/** How often each move comes, in parts of one. */
function shares(state: State, seat: number): Map<string, number> {
  const rng = dice('pick');
  const counts = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const key = JSON.stringify(pick(state, seat, rng));
    counts.set(key, (counts.get(key) ?? 0) + 1 / DRAWS);
  }
  return counts;
}

/** The kind first, then evenly among its listed moves. */
function expectKindFirst(state: State, seat: number): void {
  const listed = moves(state, seat);
  const kinds = new Set(listed.map((move) => move.kind));
  const drawn = shares(state, seat);
  expect(new Set(drawn.keys())).toEqual(new Set(listed.map((move) => JSON.stringify(move))));
  for (const move of listed) {
    const same = listed.filter(({ kind }) => kind === move.kind).length;
    const share = 1 / kinds.size / same;
    expect(Math.abs((drawn.get(JSON.stringify(move)) ?? 0) - share)).toBeLessThan(0.03);
  }
}

const decoded = [true, true, true];
const table = position({
  combinations: [0, 1, 2],
  front: [
    [3, 4],
    [5, 6],
    [7, 8],
  ],
  decoded,
  pile: [30, 31],
  rest: 'discard',
});
const solo = { combinations: [0], aside: [[0, 1]], rest: 'discard' } as const;

test.each([
  ['the active player', table, 0],
  ['a player out of turn', table, 2],
  [
    'the last with the only pair',
    position({
      combinations: [0, 1, 2],
      front: [null, null, [7, 8]],
      turn: 2,
      decoded,
      pile: [30],
      rest: 'discard',
    }),
    2,
  ],
  ['nothing decoded yet', position({ combinations: [0, 1, 2], front: [[3, 4], null, [7, 8]], turn: 1 }), 1],
  ['solo, before revealing', position({ ...solo, pile: [10, 11, 12] }), 0],
  ['solo, two cards open', position({ ...solo, front: [[10, 11]], pile: [12] }), 0],
  ['solo, no card left', position(solo), 0],
])('a random move of %s: the kind first, then evenly', (_name, state, seat) => {
  expectKindFirst(state, seat);
});

test('where a seat has no move there is none to pick', () => {
  const quiet = position({
    combinations: [0, 1],
    front: [
      [3, 4],
      [5, 6],
    ],
  });
  expect(pick(quiet, 1, dice())).toBeNull();
  expect(pick({ ...quiet, over: true }, 0, dice())).toBeNull();
});
