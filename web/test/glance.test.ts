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
  expect(glance(GAME, kept)).toEqual({ watcher: 1, view: match.perspective(1).view });
});

test('where several share the device, a list shows no more than the gallery sees', () => {
  const { match, kept } = stored([PERSON, PERSON, BOT]);
  expect(glance(GAME, kept)).toEqual({ watcher: 'gallery', view: match.perspective('gallery').view });
});

test('a match of bots alone is seen from the gallery', () => {
  const { kept } = stored([BOT, BOT, BOT]);
  expect(glance(GAME, kept).watcher).toBe('gallery');
});
