/** A year of puzzles and more. */

import { daysFrom } from '@conclave/engine/testing/puzzles';
import { expect, test } from 'vitest';
import { bestOf, type Count, choicesOf } from '../count.ts';
import { templarPuzzles } from '../index.ts';

test('400 days: one room is best by two points or more, and a better one is barred', async () => {
  for (const day of daysFrom('2026-01-01', 400)) {
    const puzzle = await templarPuzzles.ofDay(day);
    if (puzzle === null) throw new Error(`no puzzle for ${day}`);
    const laid = puzzle.params as Count;
    const open = choicesOf(laid).filter(({ bar }) => bar === null);
    const [best, next] = open.map(({ value }) => value).sort((a, b) => b - a);
    expect(bestOf(laid), day).toHaveLength(1);
    expect(best - next, day).toBeGreaterThanOrEqual(2);
    expect(open.length, day).toBeLessThan(choicesOf(laid).length);
  }
});
