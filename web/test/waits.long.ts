/** Measures every game against bots of every level: from the player's own last click to the next thing they may do. */

import type { Level } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { botsByGame } from '@conclave/games/bots';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Wait, waitsOf } from './waits.ts';

const LEVELS: readonly Level[] = ['easy', 'fair', 'strong'];
/** Milliseconds: all time from one's own click on, thinking included, in which nothing is shown. */
const MAX_UNSHOWN = 8000;
const MOVES = 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

describe.each(Object.keys(gamesById))('%s', (game) => {
  test.each(LEVELS)('against %s bots nobody waits for what is not shown', async (level) => {
    const { seats: counts } = await gamesById[game].rules();
    await botsByGame[game]();
    for (let seats = Math.max(2, counts.min); seats <= counts.max; seats++)
      // The first and the last chair: in some games they play different parts.
      for (const you of [0, seats - 1]) {
        const watched = {
          game,
          seats,
          you,
          level,
          seed: 'stopwatch',
          thinking: 'measured',
          moves: MOVES,
        } as const;
        const waits = await waitsOf({ ...watched, skips: false });
        const skipped = await waitsOf({ ...watched, skips: true });
        console.info(row(`${game} ${seats} seat ${you} ${level}`, waits, skipped));
        expect(Math.max(...waits.map(({ unshown }) => unshown))).toBeLessThan(MAX_UNSHOWN);
      }
  });
});

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/**
 * In seconds: the first wait, the usual and the longest one. Then the most of any that was not shown, and the longest
 * when skipping.
 */
function row(name: string, waits: readonly Wait[], skipped: readonly Wait[]): string {
  const totals = waits.map(({ total }) => total).filter((total) => total > 0);
  const [first, usual] = [waits[0].total, totals.sort((a, b) => a - b)[totals.length >> 1] ?? 0];
  const longest = (list: readonly number[]) => seconds(Math.max(0, ...list));
  const unshown = longest(waits.map((wait) => wait.unshown));
  const skips = longest(skipped.map(({ total }) => total));
  return `${name}: first ${seconds(first)}, usual ${seconds(usual)}, longest ${longest(totals)}, unshown ${unshown}, skipped ${skips}`;
}
