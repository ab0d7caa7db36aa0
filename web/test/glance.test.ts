/** What a list of this device's matches shows of each. */

import { type AnyMatch, Match, stretchSeed } from '@conclave/engine';
import { cloister } from '@conclave/engine/testing/toy';
import { expect, test } from 'vitest';
import { glance } from '../sources/glance.ts';
import type { LocalMatch, LocalSeat } from '../sources/local-store.ts';

const GAME = cloister(null);
const PERSON: LocalSeat = { kind: 'person', name: 'Somebody', level: null };
const BOT: LocalSeat = { kind: 'bot', name: 'Bot', level: 'easy' };

function stored(seats: readonly LocalSeat[]): { match: AnyMatch; kept: LocalMatch } {
  const match: AnyMatch = Match.open(GAME, seats.length, {}, stretchSeed('glance'));
  const table = {
    id: 'one',
    game: GAME.id,
    options: {},
    seats,
    createdAt: 0,
    changedAt: 0,
    waiting: [],
    outcome: null,
  };
  return { match, kept: { table, record: match.record() } };
}

test('one person among bots sees what their chair sees', () => {
  const { match, kept } = stored([BOT, PERSON, BOT]);
  const { view, asked, waiting, question } = match.perspective(1);
  expect(glance(GAME, kept)).toMatchObject({ watcher: 1, view, asks: { asked, waiting, question } });
});

test('where several share the device, a list shows no more than the gallery sees', () => {
  const { match, kept } = stored([PERSON, PERSON, BOT]);
  const { view, waiting } = match.perspective('gallery');
  expect(glance(GAME, kept)).toEqual({
    watcher: 'gallery',
    view,
    asks: { due: true, asked: false, waiting, question: null, moves: [] },
  });
});

test('a match of bots alone is seen from the gallery', () => {
  const { kept } = stored([BOT, BOT, BOT]);
  expect(glance(GAME, kept).watcher).toBe('gallery');
});
