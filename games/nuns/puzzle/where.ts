/** The puzzle `where`: what is right, and why. */

import { isIndex, type Json, MALFORMED_ANSWER, type Puzzle, type Verdict } from '@conclave/engine';
import { distance, type Point, ROW } from '../rules/convent.ts';
import { type Clue, type Hunt, lastPlaces, placesIn, reachOf, seenFrom } from './hunt.ts';
import type { WhereReason } from './keys.ts';
import { type Kind, reason } from './kind.ts';

const huntOf = ({ params }: Puzzle) => params as Hunt;

/** The clues up to each of one kind: which turn it belongs to. */
export function turnOf(clues: readonly Clue[], place: number): number {
  return clues.slice(0, place + 1).filter(({ by }) => by === 'card').length;
}

function check(puzzle: Puzzle, answer: Json): Verdict {
  if (!isIndex(answer, ROW) || answer === 0) return MALFORMED_ANSWER;
  const hunt = huntOf(puzzle);
  return lastPlaces(hunt).includes(answer) ? { is: 'right' } : { is: 'wrong', why: against(hunt, answer) };
}

/** The first clue, her cards apart, with which she cannot be there any more. */
function against({ from, clues }: Hunt, point: Point): WhereReason {
  const cards = clues.filter(({ by }) => by === 'card');
  if (!lastPlaces({ from, clues: cards }).includes(point)) return reason('tooFar', { point });
  const turns = cards.length;
  for (const [place, clue] of clues.entries()) {
    const told = clues.filter((one, other) => one.by === 'card' || other <= place);
    if (lastPlaces({ from, clues: told }).includes(point)) continue;
    // What was told before her last move speaks of where she was then.
    if (turnOf(clues, place) < turns || clue.by === 'card') return reason('noWay', { clue, point });
    if (clue.by === 'ear') {
      const isHeard = distance(clue.at, point) <= reachOf(clue);
      return reason('wouldHear', { clue, point, isHeard });
    }
    return reason('wouldSee', { guard: clue.guard, at: seenFrom(clue, point) ?? clue.from, point });
  }
  throw new Error('nothing speaks against it');
}

/** The clue that strikes most places out. */
function hint(puzzle: Puzzle): WhereReason {
  const { from, clues } = huntOf(puzzle);
  const places = placesIn({ from, clues });
  const struck = clues.flatMap((clue, place) =>
    clue.by === 'card' ? [] : [{ clue, count: places[place - 1].length - places[place].length }],
  );
  return reason(
    'strikes',
    struck.reduce((best, one) => (one.count > best.count ? one : best)),
  );
}

function why(puzzle: Puzzle): readonly WhereReason[] {
  const { from, clues } = huntOf(puzzle);
  const places = placesIn({ from, clues });
  return clues.map((clue, place) =>
    reason('leaves', { clue, turn: turnOf(clues, place), points: places[place] }),
  );
}

export const where: Kind = { solve: (puzzle) => lastPlaces(huntOf(puzzle)), check, hint, why };
