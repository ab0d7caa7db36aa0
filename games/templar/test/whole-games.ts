/** Conformance over whole games. Windows are rare in them: what only windows decide is decided late in a game. */

import { examine, failing } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { spec } from './spec.ts';

const OF_WINDOWS = /^(veil 4: choice|veil 5|veil 7|closing)/;
const LONG = 30 * 60_000;

export function wholeGamesTest(games: number, stride: number): void {
  test(`Templar: conforms over ${games} whole random games`, { timeout: LONG }, () => {
    const report = examine({ ...spec, stride }, { games, seed: 1 });
    const faults = failing(report).filter(
      (property) => !(OF_WINDOWS.test(property) && report[property].decided === 0),
    );
    expect(faults.map((property) => [property, report[property].failures[0]])).toEqual([]);
  });
}
