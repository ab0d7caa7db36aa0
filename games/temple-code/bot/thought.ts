/** Answers of the bots, with reasons of this game. */

import { because as answer, type Because } from '@conclave/bots';
import type { Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';

export const because: Because<Move, WhyKey, WhyParams> = answer;

/** The answer of a seat that is not asked and does not want to declare. */
export function nothing(candidates: number): Thought<Move> {
  return because(null, 'goOn', { candidates });
}

/** What there is besides declaring. */
export function going(move: Move, moves: readonly Move[], candidates: number): Thought<Move> {
  return moves.length === 1 ? because(move, 'forced') : because(move, 'goOn', { candidates });
}
