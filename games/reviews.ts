/** Reviews and puzzles of every game, each loaded when somebody asks for it. */

import type { GamePuzzles, GameReview } from '@conclave/engine';
import { games } from './index.ts';

type Loaders<Part> = Readonly<Record<string, () => Promise<Part>>>;

/** By game; a game without one is missing. */
export const reviewsByGame: Loaders<GameReview> = Object.fromEntries(
  games.flatMap(({ id, review }) => (review ? [[id, review]] : [])),
);

export const puzzlesByGame: Loaders<GamePuzzles> = Object.fromEntries(
  games.flatMap(({ id, puzzles }) => (puzzles ? [[id, puzzles]] : [])),
);
