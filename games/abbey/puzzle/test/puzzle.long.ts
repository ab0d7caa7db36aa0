/** A year of puzzles and more. */

import { daysFrom } from '@conclave/engine/testing/puzzles';
import { expect, test } from 'vitest';
import type { Culprit } from '../culprit.ts';
import { isDecided } from '../divisions.ts';
import { abbeyPuzzles } from '../index.ts';

test('400 days: one culprit, every answer needed, at most five reasons', async () => {
  for (const day of daysFrom('2026-01-01', 400)) {
    const puzzle = await abbeyPuzzles.ofDay(day);
    if (puzzle === null) throw new Error(`no puzzle for ${day}`);
    const { suspects, facts } = puzzle.params as Culprit;
    expect(isDecided(suspects, facts), day).toBe(true);
    for (const fact of facts)
      expect(
        isDecided(
          suspects,
          facts.filter((other) => other !== fact),
        ),
        day,
      ).toBe(false);
    expect(abbeyPuzzles.why(puzzle).length, day).toBeLessThanOrEqual(5);
    expect(facts.length, day).toBe(puzzle.level + 3);
  }
});
