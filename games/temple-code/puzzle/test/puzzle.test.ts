import type { Json, Puzzle } from '@conclave/engine';
import { daysFrom, puzzleTests } from '@conclave/engine/testing/puzzles';
import { ORDERS } from '../../mind/orders.ts';
import type { Find } from '../find.ts';
import { templeCodePuzzles } from '../index.ts';
import type { OneCard } from '../one-card.ts';

puzzleTests(templeCodePuzzles, daysFrom('2026-06-15', 20), { without, wrong });

function without(puzzle: Puzzle): readonly Puzzle[] {
  if (puzzle.kind === 'find') {
    const { clues } = puzzle.params as Find;
    return clues.map((clue) => ({ ...puzzle, params: { clues: clues.filter((other) => other !== clue) } }));
  }
  const { suspects, cards } = puzzle.params as OneCard;
  return suspects.map((suspect) => ({
    ...puzzle,
    params: { cards, suspects: suspects.filter((other) => other !== suspect) },
  }));
}

function wrong(puzzle: Puzzle): readonly Json[] {
  const right = JSON.stringify(templeCodePuzzles.solve(puzzle)[0]);
  const answers: readonly Json[] = puzzle.kind === 'find' ? ORDERS : (puzzle.params as OneCard).cards;
  return answers.filter((answer) => JSON.stringify(answer) !== right);
}
