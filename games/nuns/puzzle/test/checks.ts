/** What a right and a wrong answer is, for the tests. */

import type { Json, Puzzle } from '@conclave/engine';
import { daysFrom, type PuzzleChecks } from '@conclave/engine/testing/puzzles';
import { CARDS } from '../../rules/cards.ts';
import { POINTS } from '../../rules/convent.ts';
import type { Hunt } from '../hunt.ts';
import { nunsPuzzles } from '../index.ts';
import { endOf, type Night, type Walk, waysUnder } from '../night.ts';

/** One end, by whatever card and way. */
function isOne(answers: readonly Json[]): boolean {
  const ends = answers.map((answer) => (answer as Walk).way.at(-1));
  return new Set(ends).size === 1;
}

/** One plan for every card and end but the answer's. */
export function walksOf(night: Night): readonly Walk[] {
  return CARDS.flatMap((card) => [...waysUnder(night, card, false).values()].map((way) => ({ card, way })));
}

function wrong(puzzle: Puzzle): readonly Json[] {
  const night = puzzle.params as Night;
  const right = endOf(night, nunsPuzzles.solve(puzzle)[0] as Walk);
  return walksOf(night).filter((walk) => endOf(night, walk) !== right);
}

export const SAFE_CHECKS: PuzzleChecks = { wrong, isOne };

/** Sundays from the first one on: the days of `where`. */
export function sundays(count: number): string[] {
  return daysFrom('2026-11-22', count * 7).filter((_day, at) => at % 7 === 0);
}

export const WHERE_CHECKS: PuzzleChecks = {
  wrong: (puzzle) => {
    const [right] = nunsPuzzles.solve(puzzle);
    return Array.from({ length: POINTS }, (_none, index) => index + 1).filter((point) => point !== right);
  },
  without: (puzzle) => {
    const hunt = puzzle.params as Hunt;
    return hunt.clues
      .filter(({ by }) => by !== 'card')
      .map((clue) => ({ ...puzzle, params: { ...hunt, clues: hunt.clues.filter((one) => one !== clue) } }));
  },
};
