import { examine, failing } from '@conclave/engine/testing';
import { kitTest } from '@conclave/engine/testing/vitest';
import { expect, test } from 'vitest';
import { lateSpec } from './late.ts';
import { spec } from './spec.ts';

kitTest('Templar, late in a game', lateSpec, 12);

/** Windows are rare in whole games: what only they decide is decided late in a game, above, and in the slow kit. */
const OF_WINDOWS = /^(veil 4: choice|veil 5|veil 7|closing)/;

test('Templar: the kit holds over whole random games, one at every table', { timeout: 600_000 }, () => {
  const report = examine({ ...spec, stride: 60 }, { games: spec.tables.length, seed: 1 });
  const faults = failing(report).filter(
    (property) => !(OF_WINDOWS.test(property) && report[property].decided === 0),
  );
  expect(faults.map((property) => [property, report[property].failures[0]])).toEqual([]);
});
