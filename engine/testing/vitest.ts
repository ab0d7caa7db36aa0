/** The conformance tests of a game: `conformanceTest(spec)` in a game's own test file. */

import { expect, test } from 'vitest';
import type { GameTypes } from '../game.ts';
import { cloneCost } from './clone-cost.ts';
import { examine } from './examine.ts';
import type { GameSpec } from './spec.ts';
import { failing, type Report, table } from './tally.ts';

/** Random games per test: `CONCLAVE_GAMES` overrides it. */
const GAMES = Number(process.env.CONCLAVE_GAMES ?? 0);
const SEED = process.env.CONCLAVE_SEED ?? '1';
/** Of so many positions one is looked at closely: `CONCLAVE_STRIDE` overrides what the spec says. */
const STRIDE = Number(process.env.CONCLAVE_STRIDE ?? 0);
/** What is rare may take so many times as many games until it was decided. */
const MAX_TIMES = 4;
const LONG = 30 * 60_000;

/** Gives the report, for those who build on what it decided. */
export function conformanceTest<G extends GameTypes>(
  title: string,
  spec: GameSpec<G>,
  games: number,
  /** Fewer would not decide every property. */
  least = 1,
): () => Report {
  const count = GAMES > 0 ? Math.max(GAMES, least) : games;
  let known: Report | null = null;
  const examined = () => {
    known ??= examine(STRIDE > 0 ? { ...spec, stride: STRIDE } : spec, {
      games: count,
      most: MAX_TIMES * count,
      seed: SEED,
    });
    return known;
  };
  test(`${title}: conforms over ${count} random games`, { timeout: LONG }, () => {
    const report = examined();
    console.info(`${spec.game.id}, ${count} games, seed ${SEED}\n${table(report)}\n${cloneCost(spec)}\n`);
    expect(failing(report).map((property) => [property, report[property].failures[0]])).toEqual([]);
  });
  return examined;
}
