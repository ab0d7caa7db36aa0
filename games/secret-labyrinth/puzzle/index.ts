/** The puzzles of Secret Labyrinth: one turn opens the way; two turns do, while the others sleep. */

import {
  type GamePuzzles,
  type Json,
  laidFor,
  levelOf,
  MALFORMED_ANSWER,
  type Puzzle,
  type Verdict,
} from '@conclave/engine';
import { FACTS, HOME, INNER, OUTER, type Square, sectorOf, ZONES } from '../rules/board.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { areJoined, joinedTo } from '../rules/paths.ts';
import {
  type Course,
  coursesOfTwo,
  doorsOn,
  isCourse,
  opening,
  RESULTS,
  type Standing,
  standsAfter,
} from './course.ts';
import type { PuzzleKind, PuzzleReason } from './keys.ts';
import { layAsleep, layOpen } from './lay.ts';
import { puzzleWords } from './words.ts';

/** Raised with whatever changes what a date gives; what was laid before stays as it is. */
const GENERATOR = 1;

const TURNS: Readonly<Record<PuzzleKind, number>> = { open: 1, asleep: 2 };

function ofDay(date: string): Puzzle {
  const kind: PuzzleKind = levelOf(date) === 3 ? 'asleep' : 'open';
  const lay = kind === 'open' ? layOpen : layAsleep;
  return laidFor({ game: secretLabyrinth, generator: GENERATOR, date, kind, seat: 0 }, lay);
}

const standingOf = ({ params }: Puzzle) => params as Standing;
const turnsOf = ({ kind }: Puzzle) => TURNS[kind as PuzzleKind];

/** Where two turns are asked for, every square on which the pawn may wait is an answer: the turns are the same. */
function courses(puzzle: Puzzle): readonly Course[] {
  const laid = standingOf(puzzle);
  return puzzle.kind === 'open'
    ? opening(laid).map((added) => ({ turns: [added], stops: [] }))
    : coursesOfTwo(laid, RESULTS.length * RESULTS.length);
}

function check(puzzle: Puzzle, answer: Json): Verdict {
  if (!isCourse(answer, turnsOf(puzzle))) return MALFORMED_ANSWER;
  const laid = standingOf(puzzle);
  let at: Square = laid.pawn;
  for (const [turn, stop] of answer.stops.entries()) {
    const turned = standsAfter(laid, answer.turns.slice(0, turn + 1));
    if (!areJoined(turned, at, stop))
      return { is: 'wrong', why: reason('notThere', { stop, sector: sectorOf(stop, turned) }) };
    at = stop;
  }
  const turned = standsAfter(laid, answer.turns);
  if (areJoined(turned, at, HOME[laid.wanted])) return { is: 'right' };
  return { is: 'wrong', why: reason('apart', { squares: joinedTo(turned, at).length }) };
}

/** One turn: which corridor is not to be touched. Two: where the pawn waits. */
function hint(puzzle: Puzzle): PuzzleReason {
  const [course] = courses(puzzle);
  const [stop] = course.stops;
  if (stop !== undefined) return reason('waitIn', { zone: ZONES[FACTS[stop].zone] });
  return reason('leave', { part: untouched(course) });
}

/** One turn shifts one corridor, and leaves the other. */
function untouched({ turns: [added] }: Course): number {
  return added[INNER] > 0 ? OUTER : INNER;
}

function why(puzzle: Puzzle): readonly PuzzleReason[] {
  const laid = standingOf(puzzle);
  const [course] = courses(puzzle);
  const { turns, stops } = course;
  const [stop] = stops;
  const last = standsAfter(laid, turns);
  const way = reason('way', { doors: doorsOn(last, stop ?? laid.pawn, HOME[laid.wanted]) });
  const others = reason('others', { results: turns.reduce((ways) => ways * RESULTS.length, 1) - 1 });
  if (stop === undefined) {
    return [
      reason('turn', { added: turns[0], nth: 0 }),
      way,
      reason('twoShifts', {}),
      reason('notWith', { part: untouched(course) }),
      others,
    ];
  }
  const between = standsAfter(laid, turns.slice(0, 1));
  return [
    reason('turn', { added: turns[0], nth: 1 }),
    reason('stop', { stop, sector: sectorOf(stop, between) }),
    reason('turn', { added: turns[1], nth: 2 }),
    way,
    others,
  ];
}

function reason<Key extends PuzzleReason['key']>(
  key: Key,
  params: Extract<PuzzleReason, { key: Key }>['params'],
): PuzzleReason {
  return { key, params } as PuzzleReason;
}

export const secretLabyrinthPuzzles: GamePuzzles = {
  ofDay: async (date) => ofDay(date),
  solve: courses,
  check,
  hint,
  why,
  words: puzzleWords,
};
