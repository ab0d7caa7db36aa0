/** Recorded games, one per way of ending and for several tables: they must replay to the same bytes for ever. */

import { readdirSync, readFileSync } from 'node:fs';
import { Match, parseRecord } from '@conclave/engine';
import { expect, test } from 'vitest';
import { abbey } from '../rules/game.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);

const RECORDED = {
  'found-three': { how: 'found', told: ['asked', 'answered', 'passed', 'found', 'ended'] },
  'found-six': { how: 'found', told: ['mass', 'event', 'moved', 'found'] },
  compline: { how: 'compline', told: ['mass', 'event', 'ended'] },
  'variants-five': { how: 'found', told: ['mass', 'found'] },
  abandoned: { how: 'abandoned', told: ['turn', 'house.closed'] },
  agreed: { how: 'agreed', told: ['turn', 'house.closed'] },
} as const;

test.each(Object.entries(RECORDED))(
  '%s replays to the same bytes and the same ending',
  (name, { how, told }) => {
    const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
    if (record === null) throw new Error(`${name} is not a record`);
    const match = Match.replay(abbey, record);
    expect(match.hash()).toBe(record.end?.hash);
    expect(match.outcome?.how).toBe(how);
    const { told: heard, view } = match.perspective('gallery');
    expect(heard.map(({ type }) => type)).toEqual(expect.arrayContaining([...told]));
    expect(view.culprit).not.toBeNull();
    expect(view.players.every(({ own }) => own !== null)).toBe(true);
  },
);

test('AB-R1 AB-28 a game that ends after Compline gives nobody the points for the culprit', () => {
  const record = parseRecord(JSON.parse(readFileSync(new URL('compline.json', FOLDER), 'utf8')));
  if (record === null) throw new Error('not a record');
  const { outcome } = Match.replay(abbey, record);
  expect(outcome?.scores?.every(({ parts }) => parts.culprit === 0)).toBe(true);
});

test('every recorded game is looked at', () => {
  expect(
    readdirSync(FOLDER)
      .map((file) => file.replace('.json', ''))
      .sort(),
  ).toEqual(Object.keys(RECORDED).sort());
});
