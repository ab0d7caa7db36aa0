/** Nobody waits long in any game unless something is being shown, and Skip removes nearly all of the wait. */

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Watched, waitsOf } from './waits.ts';

/** Milliseconds: all pauses from one's own click on that nothing fills. */
const MAX_PAUSES = 8000;
/** Whoever skips, until something new: a beat that had begun, or the time of a window, which tells nothing. */
const MAX_SKIPPED = 2000;
/** Secret windows from one question to the next: in Nuns after the roll of the novices and after that of the guards. */
const WINDOWS: Readonly<Record<string, number>> = { nuns: 2 };

// Thinking takes no time here: `npm run long` measures it.
const base = { level: 'easy', seed: 'waits', thinking: 0, skips: false } as const;

/** The fullest tables, and both sides where they differ. */
const TABLES: readonly Watched[] = [
  { ...base, game: 'temple-code', seats: 4, you: 0, moves: 3 },
  { ...base, game: 'templar', seats: 5, you: 0, moves: 30 },
  { ...base, game: 'secret-labyrinth', seats: 4, you: 0, moves: 40 },
  { ...base, game: 'abbey', seats: 6, you: 0, moves: 25 },
  { ...base, game: 'nuns', seats: 8, you: 0, moves: 30 },
  { ...base, game: 'nuns', seats: 8, you: 7, moves: 30 },
];

beforeEach(() => {
  // Bots measure their thinking by `performance`, which goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

const most = (times: readonly number[]) => Math.max(0, ...times);

describe.each(TABLES)('$game, $seats at the table, seat $you', (watched) => {
  test('what is waited for is shown', async () => {
    const waits = await waitsOf(watched);
    expect(waits.some(({ total }) => total > 0)).toBe(true);
    expect(most(waits.map(({ unshown }) => unshown))).toBeLessThan(MAX_PAUSES);
  });

  test('whoever skips is asked at once', async () => {
    const waits = await waitsOf({ ...watched, skips: true });
    expect(most(waits.map(({ longest }) => longest))).toBeLessThan(MAX_SKIPPED);
    expect(most(waits.map(({ total }) => total))).toBeLessThan(MAX_SKIPPED * (WINDOWS[watched.game] ?? 1));
  });
});
