/** The puzzles of Templar: which room Remigius counts. */

import {
  type GamePuzzles,
  type Json,
  laidFor,
  MALFORMED_ANSWER,
  type Puzzle,
  type Verdict,
} from '@conclave/engine';
import { templar } from '../rules/game.ts';
import { bestOf, type Choice, type Count, choicesOf, layCount } from './count.ts';
import type { PuzzleKind, PuzzleReason } from './keys.ts';
import { puzzleWords } from './words.ts';

/** Raised with whatever changes what a date gives; what was laid before stays as it is. */
const GENERATOR = 1;
const KIND: PuzzleKind = 'count';

function ofDay(date: string): Puzzle {
  return laidFor({ game: templar, generator: GENERATOR, date, kind: KIND, seat: 0 }, layCount);
}

const laidIn = ({ params }: Puzzle) => params as Count;

function solve(puzzle: Puzzle): readonly number[] {
  return bestOf(laidIn(puzzle)).map(({ room }) => room);
}

function check(puzzle: Puzzle, answer: Json): Verdict {
  const chosen = choicesOf(laidIn(puzzle)).find(({ room }) => room === answer);
  if (!chosen) return MALFORMED_ANSWER;
  return solve(puzzle).includes(chosen.room) ? { is: 'right' } : { is: 'wrong', why: told(chosen) };
}

function told({ room, points, value, bar }: Choice): PuzzleReason {
  return bar === null
    ? { key: 'brings', params: { room, points, value } }
    : { key: 'barred', params: { room, by: bar } };
}

/** A room that can be left out. */
function hint(puzzle: Puzzle): PuzzleReason {
  const choices = choicesOf(laidIn(puzzle));
  const barred = choices.find(({ bar }) => bar !== null) ?? choices[0];
  return told(barred);
}

/** What is barred, what the others bring, and the best. */
function why(puzzle: Puzzle): readonly PuzzleReason[] {
  const laid = laidIn(puzzle);
  const [best] = bestOf(laid);
  const others = choicesOf(laid).filter(({ room }) => room !== best.room);
  const { room, points, value } = best;
  return [
    ...others.filter(({ bar }) => bar !== null).map(told),
    ...others.filter(({ bar }) => bar === null).map(told),
    { key: 'best', params: { room, points, value } },
  ];
}

export const templarPuzzles: GamePuzzles = {
  ofDay: async (date) => ofDay(date),
  solve,
  check,
  hint,
  why,
  words: puzzleWords,
};
