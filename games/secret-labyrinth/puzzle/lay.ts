/** The puzzles laid: `open`, one turn of which one result joins; `asleep`, two turns while nobody else moves. */

import type { Puzzle, Rng } from '@conclave/engine';
import { CENTRE, COLOURS, HOME, PARTS, SECRET_AT, SECTORS, SQUARES } from '../rules/board.ts';
import { CARDS } from '../rules/cards.ts';
import { areJoined, pathBetween } from '../rules/paths.ts';
import { after, coursesOfTwo, opening, type Standing } from './course.ts';

/** Squares on the way to the secret, both ends included: on an easy day no more, else more. */
const SHORT_WAY = 12;

/** A castle at random. Pawn and secret are apart, and the pawn stands where nothing is printed. */
function standing(rng: Rng): Standing | null {
  const turned = PARTS.map(() => rng.int(SECTORS));
  const pawn = rng.int(SQUARES);
  const laid = { turned, pawn, colour: rng.int(COLOURS.length), wanted: rng.int(CARDS) };
  const isApart = SECRET_AT[pawn] < 0 && !areJoined(turned, pawn, HOME[laid.wanted]);
  return isApart ? laid : null;
}

/** Of 25 results one joins them, and the centre is turned in it. */
export function layOpen(rng: Rng, level: Puzzle['level']): Standing | null {
  const laid = standing(rng);
  if (laid === null) return null;
  const [result, ...others] = opening(laid);
  if (result === undefined || others.length > 0 || result[CENTRE] === 0) return null;
  const way = pathBetween(after(laid.turned, result), laid.pawn, HOME[laid.wanted]);
  return way.length <= SHORT_WAY === (level === 1) ? laid : null;
}

/**
 * Of 625 pairs of results one joins them, the pawn has to run between the turns, and the
 * second turn is not the first one again.
 */
export function layAsleep(rng: Rng): Standing | null {
  const laid = standing(rng);
  if (laid === null) return null;
  const courses = coursesOfTwo(laid, 1);
  if (courses.length === 0) return null;
  const [{ turns }] = courses;
  const isOnePair = courses.every((course) => course.turns === turns);
  const isTwice = turns[0] === turns[1];
  const isWaiting = courses.some(({ stops }) => stops[0] === laid.pawn);
  return isOnePair && !isTwice && !isWaiting ? laid : null;
}
