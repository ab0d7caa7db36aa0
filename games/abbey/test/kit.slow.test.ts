/** The kit over whole games. What is rare in them (kept books, crosses by hand) is decided by the evening's kit. */

import { examine, failing } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { spec, WHOLE } from './spec.ts';

const RARE = /^veil [57]/;
const LONG = 30 * 60_000;

test(`Abbey: the kit holds over ${WHOLE.length} whole random games`, { timeout: LONG }, () => {
  const report = examine(spec(WHOLE, 15), { games: WHOLE.length, seed: 1 });
  const faults = failing(report).filter(
    (property) => !(RARE.test(property) && report[property].decided === 0),
  );
  expect(faults.map((property) => [property, report[property].failures[0]])).toEqual([]);
});
