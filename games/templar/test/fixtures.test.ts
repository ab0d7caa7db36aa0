/** Recorded games, one per way of ending and number of players: they must replay to the same bytes for ever. */

import { readdirSync, readFileSync } from 'node:fs';
import { Match, type MatchRecord, parseRecord } from '@conclave/engine';
import { expect, test } from 'vitest';
import { templar } from '../rules/game.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);

function recordOf(name: string): MatchRecord<unknown> {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
  if (record === null) throw new Error(`${name} is not a record`);
  return record;
}

const RECORDED = {
  'two-players': { how: 'bagShort', told: ['raphaelShows', 'raphaelShuffles', 'supplied', 'lastRound'] },
  'three-players': { how: 'bagShort', told: ['roomCounted', 'ringTurned', 'tileArrived', 'finalCount'] },
  'five-players': { how: 'bagShort', told: ['ringPickedUp', 'ringPutDown', 'doorMoved', 'pointsGained'] },
  'thirteen-rooms': { how: 'thirteenRooms', told: ['objectHidden', 'lastRound', 'finalCount'] },
  standstill: { how: 'standstill', told: ['bellsRung', 'lastRound'] },
  abandoned: { how: 'abandoned', told: ['cardsShown', 'house.closed'] },
} as const;

test.each(Object.entries(RECORDED))(
  '%s replays to the same bytes and the same ending',
  (name, { how, told }) => {
    const record = recordOf(name);
    const match = Match.replay(templar, record);
    expect(match.hash()).toBe(record.end?.hash);
    expect(match.outcome?.how).toBe(how);
    const types = match.perspective('gallery').told.map((event) => event.type);
    expect(types).toEqual(expect.arrayContaining([...told]));
  },
);

test('every recorded game is looked at', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  expect(files.sort()).toEqual(Object.keys(RECORDED).sort());
});
