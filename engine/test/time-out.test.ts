/**
 * A time-out is told to the seat itself, and to the others if all knew that it was waited for. It is never told in a
 * window.
 */

import { describe, expect, test } from 'vitest';
import type { AnyGame, Watcher } from '../game.ts';
import { Match } from '../match/index.ts';
import { parseRecord } from '../record.ts';
import { bids } from '../testing/probes/bids.ts';
import { lanterns } from '../testing/probes/lanterns.ts';
import { cloister } from '../testing/toy.ts';

const SEED = '7'.repeat(64);
const CLOISTER: AnyGame = cloister(null);
const GAMES: readonly AnyGame[] = [CLOISTER, bids, lanterns];

const open = (game: AnyGame, seats = 3) => Match.open(game, seats, {}, SEED);
const watchers = (match: { readonly seats: number }): Watcher[] => [
  ...Array.from({ length: match.seats }, (_none, seat) => seat),
  'gallery',
];
const late = (match: ReturnType<typeof open>, watcher: Watcher, from = 0) =>
  match.perspective(watcher, from).told.filter(({ type }) => type === 'house.late');

describe('a time-out', () => {
  test('is told to all where everybody knew who was waited for, before what was done for that seat', () => {
    const match = open(CLOISTER);
    expect(match.perspective('gallery').waiting).toEqual([0]);
    const before = match.cursor(1);
    match.submit({ type: 'lapse', seat: 0, late: true });
    for (const watcher of watchers(match))
      expect(late(match, watcher), String(watcher)).toEqual([{ type: 'house.late', seat: 0 }]);
    expect(match.perspective(1, before).told.map(({ type }) => type)).toEqual(['house.late', 'asked']);
  });

  test('in a window is told to the seat itself and to nobody else, whatever the others see of it', () => {
    for (const game of [bids, { ...bids, waiting: () => [0, 1, 2] }]) {
      const match = open(game);
      const others = watchers(match).slice(1);
      const before = others.map((watcher) => JSON.stringify(match.perspective(watcher)));
      match.submit({ type: 'lapse', seat: 0, late: true });
      expect(late(match, 0)).toEqual([{ type: 'house.late', seat: 0 }]);
      expect(others.map((watcher) => JSON.stringify(match.perspective(watcher)))).toEqual(before);
    }
  });

  test('of a seat that is waited for in secret is told to that seat alone', () => {
    const match = open({ ...CLOISTER, waiting: () => 'someone' });
    match.submit({ type: 'lapse', seat: 0, late: true });
    expect(late(match, 0)).toHaveLength(1);
    for (const watcher of [1, 2, 'gallery'] as const) expect(late(match, watcher)).toEqual([]);
  });

  test('is not said of a move that was made for a bot that failed', () => {
    const match = open(CLOISTER);
    match.submit({ type: 'lapse', seat: 0 });
    for (const watcher of watchers(match)) expect(late(match, watcher)).toEqual([]);
    expect(match.record().entries).toMatchObject([{ by: 'clock' }]);
  });

  test.each(GAMES)('stands in the log: $id is restored, followed and replayed with it', (game) => {
    const match = open(game);
    const first = match.snapshot();
    for (let step = 0; step < 2; step++) match.submit({ type: 'lapse', seat: match.toAct()[0], late: true });
    expect(match.record().entries).toMatchObject([{ by: 'late' }, { by: 'late' }]);
    const all = (one: typeof match) => watchers(one).map((watcher) => one.perspective(watcher));
    expect(all(Match.restore(game, first, match.openingTold, match.logged()))).toEqual(all(match));
    const second = open(game);
    second.follow(match.logged());
    expect(all(second)).toEqual(all(match));
    match.submit({ type: 'end', how: 'agreed' });
    const record = parseRecord(JSON.parse(JSON.stringify(match.record())));
    if (!record) throw new Error('the record cannot be read');
    expect(all(Match.replay(game, record))).toEqual(all(match));
  });

  test('binds: nothing before it can be taken back, nor itself', () => {
    const match = open(CLOISTER);
    match.submit({ type: 'move', seat: 0, move: { kind: 'note', mark: 1 }, decision: match.decision(0) });
    expect(match.perspective(0).mayUndo).toBe(true);
    match.submit({ type: 'lapse', seat: 0, late: true });
    expect(match.perspective(0).mayUndo).toBe(false);
  });
});
