/** The sentences of the puzzles, in both languages. */

import { type Language, type Puzzle, type PuzzleWords, typeset, typesetAll } from '@conclave/engine';
import type { PuzzleKind } from './keys.ts';
import { safeWords } from './words-safe.ts';
import { whereWords } from './words-where.ts';

const KINDS: Readonly<Record<PuzzleKind, Readonly<Record<Language, PuzzleWords>>>> = {
  safe: safeWords,
  where: whereWords,
};

function wordsOf(language: Language): PuzzleWords {
  const of = ({ kind }: Puzzle) => KINDS[kind as PuzzleKind][language];
  return {
    title: (puzzle) => of(puzzle).title(puzzle),
    ask: (puzzle) => of(puzzle).ask(puzzle),
    given: (puzzle) => of(puzzle).given(puzzle),
    answer: (puzzle, answer) => of(puzzle).answer(puzzle, answer),
    reason: (puzzle, reason) => of(puzzle).reason(puzzle, reason),
  };
}

export const puzzleWords: Readonly<Record<Language, PuzzleWords>> = {
  en: wordsOf('en'),
  fr: typesetAll(wordsOf('fr'), typeset.fr),
};
