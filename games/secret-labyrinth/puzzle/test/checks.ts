/** What a right and a wrong answer is, for the tests. */

import type { Json, Puzzle } from '@conclave/engine';
import type { PuzzleChecks } from '@conclave/engine/testing/puzzles';
import { type Course, RESULTS, type Standing } from '../course.ts';
import { secretLabyrinthPuzzles } from '../index.ts';

export const CHECKS: PuzzleChecks = { wrong, isOne };

/** Wherever the pawn waits, the turns are the same. */
function isOne(answers: readonly Json[]): boolean {
  const turns = answers.map((answer) => JSON.stringify((answer as Course).turns));
  return new Set(turns).size === 1;
}

/** Every other first turn with the right second one, the pawn staying where it is. */
function wrong(puzzle: Puzzle): readonly Json[] {
  const [{ turns }] = secretLabyrinthPuzzles.solve(puzzle) as unknown as readonly Course[];
  const { pawn } = puzzle.params as Standing;
  return RESULTS.filter((result) => result.join() !== turns[0].join()).map((result) => ({
    turns: [result, ...turns.slice(1)],
    stops: turns.slice(1).map(() => pawn),
  }));
}
