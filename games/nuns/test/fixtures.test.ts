/** Recorded games, one per way of ending and then some: they must replay to the same bytes for ever. */

import { readdirSync, readFileSync } from 'node:fs';
import { Match, type MatchRecord, parseRecord } from '@conclave/engine';
import { expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);

function recordOf(name: string): MatchRecord<unknown> {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
  if (record === null) throw new Error(`${name} is not a record`);
  return record;
}

const RECORDED = {
  'novice-wins': { how: 'novice', told: ['noviceWon', 'vanished', 'laidOpen'] },
  captures: { how: 'captures', told: ['guardsWon', 'captures', 'released'] },
  time: { how: 'time', told: ['guardsWon', 'guardCardsShown'] },
  'eight-players': { how: null, told: ['blessed', 'noises', 'pathEnded'] },
  'two-novices': { how: null, told: ['cardsShown', 'laidOpen'] },
  'false-noise': { how: null, told: ['feintShown'] },
  abandoned: { how: 'abandoned', told: ['house.closed'] },
} as const;

test.each(Object.entries(RECORDED))(
  '%s replays to the same bytes and the same ending',
  (name, { how, told }) => {
    const record = recordOf(name);
    const match = Match.replay(nuns, record);
    expect(match.hash()).toBe(record.end?.hash);
    expect(match.outcome?.how).toBe(how ?? record.end?.how);
    const types = match.perspective('gallery').told.map((event) => event.type);
    expect(types).toEqual(expect.arrayContaining([...told]));
  },
);

test('every recorded game is looked at', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  expect(files.sort()).toEqual(Object.keys(RECORDED).sort());
});

test('NR-47 after an abandoned game everything is laid open too', () => {
  const { view } = Match.replay(nuns, recordOf('abandoned')).perspective('gallery');
  expect(view.novices.every(({ own }) => own !== null)).toBe(true);
  expect(view.diary).not.toBeNull();
});
