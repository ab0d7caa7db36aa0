/** The puzzles of Mystery of the Abbey: of ten suspects one lies under the board. */

import { type GamePuzzles, laidFor, MALFORMED_ANSWER, type Puzzle, type Verdict } from '@conclave/engine';
import { abbey } from '../rules/game.ts';
import type { Suspect } from '../rules/suspects.ts';
import { type Culprit, layCulprit } from './culprit.ts';
import { culprits, handsOf } from './divisions.ts';
import type { PuzzleKind, PuzzleReason } from './keys.ts';
import { reasonFor, type Step } from './propagation.ts';
import { puzzleWords } from './words.ts';

/** Raised with whatever changes what a date gives; what was laid before stays as it is. */
const GENERATOR = 1;
const KIND: PuzzleKind = 'culprit';

function ofDay(date: string): Puzzle {
  return laidFor({ game: abbey, generator: GENERATOR, date, kind: KIND, seat: 0 }, layCulprit);
}

const givenOf = ({ params }: Puzzle) => params as Culprit;

function solve(puzzle: Puzzle): readonly Suspect[] {
  const { suspects, facts } = givenOf(puzzle);
  return [...culprits(suspects, facts).keys()];
}

function check(puzzle: Puzzle, answer: unknown): Verdict {
  const { suspects } = givenOf(puzzle);
  const suspect = suspects.find((one) => one === answer);
  if (suspect === undefined) return MALFORMED_ANSWER;
  return solve(puzzle).includes(suspect)
    ? { is: 'right' }
    : { is: 'wrong', why: { key: 'against', params: { suspect, facts: against(puzzle, suspect) } } };
}

/** As few answers as it takes to rule the suspect out. */
function against(puzzle: Puzzle, suspect: Suspect): readonly number[] {
  const { suspects, facts } = givenOf(puzzle);
  const isOut = (some: readonly number[]) =>
    !culprits(
      suspects,
      some.map((at) => facts[at]),
    ).has(suspect);
  let needed: readonly number[] = facts.map((_fact, at) => at);
  for (const at of needed) {
    const without = needed.filter((other) => other !== at);
    if (isOut(without)) needed = without;
  }
  return needed;
}

function stepsOf(puzzle: Puzzle): readonly Step[] {
  return reasonFor(givenOf(puzzle)) ?? [];
}

/** The answers to begin with, and how many of the ten they leave for that player. */
function hint(puzzle: Puzzle): PuzzleReason {
  const { suspects, facts } = givenOf(puzzle);
  const [first] = stepsOf(puzzle);
  const hands = handsOf(
    suspects,
    first.facts.map((at) => facts[at]),
  );
  return { key: 'beginWith', params: { facts: first.facts, hands: hands.length } };
}

function why(puzzle: Puzzle): readonly PuzzleReason[] {
  const { suspects, facts } = givenOf(puzzle);
  const [[suspect, divisions]] = culprits(suspects, facts);
  return [
    ...stepsOf(puzzle).map((params): PuzzleReason => ({ key: 'step', params })),
    { key: 'only', params: { suspect, divisions } },
  ];
}

export const abbeyPuzzles: GamePuzzles = {
  ofDay: async (date) => ofDay(date),
  solve,
  check,
  hint,
  why,
  words: puzzleWords,
};
