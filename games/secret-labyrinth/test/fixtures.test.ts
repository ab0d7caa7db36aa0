/** Recorded games, one per way of ending and number of players: they must replay to the same bytes for ever. */

import { readdirSync, readFileSync } from 'node:fs';
import { Match, parseRecord } from '@conclave/engine';
import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);

const RECORDED = {
  'two-players': { how: 'allOfAKind', told: ['taken', 'challenged', 'won'] },
  'three-players': { how: 'allOfAKind', told: ['taken', 'exchanged', 'won'] },
  'four-players': { how: 'allOfAKind', told: ['taken', 'jumped', 'won'] },
  'six-of-a-kind': { how: 'allOfAKind', told: ['taken', 'won'] },
  'last-round': { how: 'roundsOver', told: ['taken', 'roundsOver'] },
  abandoned: { how: 'abandoned', told: ['turned', 'house.closed'] },
} as const;

test.each(Object.entries(RECORDED))(
  '%s replays to the same bytes and the same ending',
  (name, { how, told }) => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
    if (record === null) throw new Error(`${name} is not a record`);
    const match = Match.replay(secretLabyrinth, record);
    expect(match.hash()).toBe(record.end?.hash);
    expect(match.outcome?.how).toBe(how);
    const types = match.perspective('gallery').told.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining([...told]));
  },
);

test('every recorded game is looked at', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  expect(files.sort()).toEqual(Object.keys(RECORDED).sort());
});
