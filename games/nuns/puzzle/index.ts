/** The puzzles of Nuns on the Run: as near home as can be, and nobody may notice; on Sundays, where she is. */

import { type GamePuzzles, laidFor, type Puzzle, weekday } from '@conclave/engine';
import { nuns } from '../rules/game.ts';
import type { PuzzleKind } from './keys.ts';
import type { Kind } from './kind.ts';
import { laySafe } from './lay-safe.ts';
import { layWhere } from './lay-where.ts';
import { safe } from './safe.ts';
import { where } from './where.ts';
import { puzzleWords } from './words.ts';

/** Which holds from which day on; what was laid before stays as it is. The second knows Sundays. */
const SECOND_FROM = '2026-11-22';
const SUNDAY = 6;

const KINDS: Readonly<Record<PuzzleKind, Kind>> = { safe, where };
const LAID = { safe: { seat: 1, lay: laySafe }, where: { seat: 0, lay: layWhere } } as const;

function ofDay(date: string): Puzzle {
  const generator = date < SECOND_FROM ? 1 : 2;
  const kind: PuzzleKind = generator === 2 && weekday(date) === SUNDAY ? 'where' : 'safe';
  const { seat, lay } = LAID[kind];
  return laidFor({ game: nuns, generator: kind === 'safe' ? 1 : generator, date, kind, seat }, lay);
}

const kindOf = ({ kind }: Puzzle) => KINDS[kind as PuzzleKind];

export const nunsPuzzles: GamePuzzles = {
  ofDay: async (date) => ofDay(date),
  solve: (puzzle) => kindOf(puzzle).solve(puzzle),
  check: (puzzle, answer) => kindOf(puzzle).check(puzzle, answer),
  hint: (puzzle) => kindOf(puzzle).hint(puzzle),
  why: (puzzle) => kindOf(puzzle).why(puzzle),
  words: puzzleWords,
};
