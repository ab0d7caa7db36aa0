/** The puzzles of Nuns on the Run, each on its own plan. */

import './puzzle.css';
import type { Puzzle } from '@conclave/engine';
import type { PuzzleBoard, PuzzleProps } from '@conclave/kit';
import type { PuzzleKind } from '../../puzzle/keys.ts';
import { safeBoard } from './safe.tsx';
import { whereBoard } from './where.tsx';

const BOARDS: Readonly<Record<PuzzleKind, PuzzleBoard>> = { safe: safeBoard, where: whereBoard };

const boardOf = ({ kind }: Puzzle) => BOARDS[kind as PuzzleKind];

export const puzzle: PuzzleBoard = {
  Board: (props: PuzzleProps) => {
    const { Board } = boardOf(props.puzzle);
    return <Board {...props} />;
  },
  answer: (composed, of) => boardOf(of).answer(composed, of),
};
