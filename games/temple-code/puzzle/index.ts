/** The puzzles of Temple Code: one combination fits; one card parts all suspects. */

import {
  type GamePuzzles,
  isIndex,
  type Json,
  laidFor,
  MALFORMED_ANSWER,
  type Puzzle,
  type Verdict,
  weekday,
} from '@conclave/engine';
import { fits, fitting } from '../mind/orders.ts';
import { type Card, DECK, isCombination } from '../rules/deck.ts';
import { templeCode } from '../rules/game.ts';
import { type Find, layFind } from './find.ts';
import type { PuzzleKind, PuzzleReason } from './keys.ts';
import { layOneCard, likePairs, type OneCard, partsAll } from './one-card.ts';
import { puzzleWords } from './words.ts';

/** Raised with whatever changes what a date gives; what was laid before stays as it is. */
const GENERATOR = 1;
const SUNDAY = 6;

function ofDay(date: string): Puzzle {
  const kind: PuzzleKind = weekday(date) === SUNDAY ? 'oneCard' : 'find';
  const lay = kind === 'find' ? layFind : layOneCard;
  return laidFor({ game: templeCode, generator: GENERATOR, date, kind, seat: 0 }, lay);
}

function solve({ kind, params }: Puzzle): readonly Json[] {
  if (kind === 'find') return fitting((params as Find).clues);
  const { cards, suspects } = params as OneCard;
  return cards.filter((card) => partsAll(card, suspects));
}

function check(puzzle: Puzzle, answer: Json): Verdict {
  return puzzle.kind === 'find'
    ? checkFind(puzzle.params as Find, answer)
    : checkCard(puzzle.params as OneCard, answer);
}

function checkFind({ clues }: Find, answer: Json): Verdict {
  if (!isCombination(answer) || new Set(answer).size < answer.length) return MALFORMED_ANSWER;
  const against = clues.find((clue) => !fits(answer, clue));
  return against ? { is: 'wrong', why: reason('against', { card: against.card }) } : { is: 'right' };
}

function checkCard({ cards, suspects }: OneCard, answer: Json): Verdict {
  if (!isIndex(answer, DECK.length) || !cards.includes(answer)) return MALFORMED_ANSWER;
  const [like] = likePairs(answer, suspects);
  return like ? { is: 'wrong', why: reason('alike', { card: answer, pair: like }) } : { is: 'right' };
}

/** The clue, or the suspects, to begin with. */
function hint({ kind, params }: Puzzle): PuzzleReason {
  if (kind === 'find') {
    const { clues } = params as Find;
    const first = clues.reduce((one, other) =>
      fitting([other]).length < fitting([one]).length ? other : one,
    );
    return reason('beginWith', { card: first.card, left: fitting([first]).length });
  }
  const { cards, suspects } = params as OneCard;
  const wrong = cards.filter((card) => !partsAll(card, suspects));
  // The one that fails most plainly can be left out.
  const worst = wrong.reduce((one, other) =>
    likePairs(other, suspects).length > likePairs(one, suspects).length ? other : one,
  );
  return reason('alike', { card: worst, pair: likePairs(worst, suspects)[0] });
}

function why(puzzle: Puzzle): readonly PuzzleReason[] {
  return puzzle.kind === 'find' ? whyFind(puzzle.params as Find) : whyCard(puzzle.params as OneCard);
}

/** Clue after clue, each time the one that leaves fewest. */
function whyFind({ clues }: Find): readonly PuzzleReason[] {
  const reasons: PuzzleReason[] = [];
  const rest = [...clues];
  let orders = fitting([]);
  while (rest.length > 0) {
    const next = rest.reduce((one, other) =>
      fitting([other], orders).length < fitting([one], orders).length ? other : one,
    );
    rest.splice(rest.indexOf(next), 1);
    orders = fitting([next], orders);
    const { card, circles, triangles } = next;
    reasons.push(reason('leaves', { card, circles, triangles, left: orders.length }));
  }
  return [...reasons, reason('only', { combination: orders[0] })];
}

function whyCard({ cards, suspects }: OneCard): readonly PuzzleReason[] {
  const right = cards.filter((card) => partsAll(card, suspects));
  const failing = (card: Card) => likePairs(card, suspects).slice(0, 1);
  return [
    ...cards.flatMap((card) => failing(card).map((pair) => reason('alike', { card, pair }))),
    ...right.map((card) => reason('parts', { card, count: suspects.length })),
  ];
}

function reason<Key extends PuzzleReason['key']>(
  key: Key,
  params: Extract<PuzzleReason, { key: Key }>['params'],
): PuzzleReason {
  return { key, params } as PuzzleReason;
}

export const templeCodePuzzles: GamePuzzles = {
  ofDay: async (date) => ofDay(date),
  solve,
  check,
  hint,
  why,
  words: puzzleWords,
};
