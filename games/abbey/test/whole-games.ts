/**
 * Conformance over whole games. What random players hardly ever come to in them (kept books, crosses by hand, two answers that
 * close a window) has to be decided by evenings: nothing may stay undecided.
 */

import { examine, failing, type Report } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { spec, WHOLE } from './spec.ts';

const LONG = 30 * 60_000;

/** Every kind of table so many times. */
export function wholeGamesTest(times: number, evenings: () => Report): void {
  const games = times * WHOLE.length;
  test(`Abbey: conforms over ${games} whole random games`, { timeout: LONG }, () => {
    const whole = examine(spec(WHOLE, 15), { games, seed: 1 });
    const decided = evenings();
    const faults = failing(whole).filter((property) => whole[property].decided > 0 || !(property in decided));
    expect(faults.map((property) => [property, whole[property].failures[0]])).toEqual([]);
  });
}
