/**
 * The kit over whole games. What random players hardly ever come to in them (kept books, crosses by hand, two answers that
 * close a window) has to be decided by evenings in the same test: nothing may stay undecided.
 */

import { examine, failing } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { EVENINGS, QUICK, spec, WHOLE } from './spec.ts';

const LONG = 30 * 60_000;

test(`Abbey: the kit holds over ${WHOLE.length} whole random games and ${EVENINGS} evenings`, {
  timeout: LONG,
}, () => {
  const whole = examine(spec(WHOLE, 15), { games: WHOLE.length, seed: 1 });
  const evenings = examine(spec(QUICK, 2), { games: EVENINGS, seed: 'evenings' });
  const faults = failing(whole).filter((property) => whole[property].decided > 0 || !(property in evenings));
  expect(faults.map((property) => [property, whole[property].failures[0]])).toEqual([]);
  expect(failing(evenings).map((property) => [property, evenings[property].failures[0]])).toEqual([]);
});
