/** Each planted fault by other dice, and the game without them. */

import { examine, failing } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { FAULTS, soundUpgrade } from './faults.ts';
import { spec } from './spec.ts';

const SEEDS = ['one', 'two', 'three', 'four'];

test.each(FAULTS)('planted: $fault', ({ line, says, failure }) => {
  for (const seed of SEEDS) expect(failure(seed), `${line}, seed ${seed}`).toMatch(says);
});

test.each(SEEDS)('without a fault nothing is red, seed %s', (seed) => {
  expect(failing(examine(spec, { games: 60, seed }))).toEqual([]);
  expect(soundUpgrade(seed)).toBe('');
});
