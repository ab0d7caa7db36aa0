/** Recorded games, one per way of ending and for several tables: they must replay to the same bytes for ever. */

import { readdirSync } from 'node:fs';
import { Match } from '@conclave/engine';
import { fixtureTests, keptTests, recordIn, toldTests } from '@conclave/engine/testing/fixtures';
import { expect, test } from 'vitest';
import { abbey } from '../rules/game.ts';
import { version2 } from './older.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const STORED = new URL('./stored/', import.meta.url);

fixtureTests(
  abbey,
  FOLDER,
  {
    'found-three': { how: 'found', told: ['asked', 'answered', 'passed', 'found', 'ended'] },
    'found-six': { how: 'found', told: ['mass', 'event', 'stepped', 'found'] },
    compline: { how: 'compline', told: ['mass', 'event', 'ended'] },
    'variants-five': { how: 'found', told: ['mass', 'found'] },
    abandoned: { how: 'abandoned', told: ['turn', 'house.closed'] },
    agreed: { how: 'agreed', told: ['turn', 'house.closed'] },
    undone: { how: 'found', told: ['asked', 'found'] },
  },
  version2,
);

/** Which told a seat of its own answer alone: strokes, as version 2 knew them, and handing in. */
const OWN = ['picked', 'pickedBook', 'handedIn', 'withdrew'];

toldTests(abbey, FOLDER, OWN);
keptTests(abbey, STORED, 2, OWN);

test('AB-R1 AB-28 a game that ends after Compline gives nobody the points for the culprit', () => {
  const { outcome } = Match.replay(abbey, recordIn(FOLDER, 'compline'));
  expect(outcome?.scores?.every(({ parts }) => parts.culprit === 0)).toBe(true);
});

test.each(readdirSync(FOLDER))('%s lies open at its end', (file) => {
  const { view } = Match.replay(abbey, recordIn(FOLDER, file.replace('.json', ''))).perspective('gallery');
  expect(view.culprit).not.toBeNull();
  expect(view.players.every(({ own }) => own !== null)).toBe(true);
});
