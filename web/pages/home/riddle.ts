/** The riddle of the day of the first page, fetched when somebody comes down to it. */

import type { Puzzle, PuzzleWords } from '@conclave/engine';
import type { Language } from '@conclave/engine/words';
import { gamesById } from '@conclave/games';
import type { AnyTable } from '@conclave/kit';
import { tableOf } from '../../library.ts';

/** Its riddles are laid at once and from the date alone. */
const GAME = 'temple-code';

export interface Riddle {
  readonly puzzle: Puzzle;
  readonly words: Readonly<Record<Language, PuzzleWords>>;
  readonly Preview: NonNullable<NonNullable<AnyTable['puzzle']>['Preview']>;
}

export async function riddleOf(date: string): Promise<Riddle | null> {
  const puzzles = await gamesById[GAME].puzzles?.();
  const [puzzle, table] = await Promise.all([puzzles?.ofDay(date), tableOf(GAME)]);
  const Preview = table.puzzle?.Preview;
  return puzzles && puzzle && Preview ? { puzzle, words: puzzles.words, Preview } : null;
}
