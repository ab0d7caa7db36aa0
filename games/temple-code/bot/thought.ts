/** Answers of the bots, with reasons of this game. */

import { because as answer, type Because } from '@conclave/bots';
import type { Rng, Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';
import { ORDERS, type Order } from './orders.ts';

export const because: Because<Move, WhyKey, WhyParams> = answer;

/** The answer of a seat that is not asked and does not want to declare. */
export function nothing(left: WhyParams): Thought<Move> {
  return because(null, 'goOn', left);
}

/** What there is besides declaring. */
export function going(move: Move, moves: readonly Move[], left: WhyParams): Thought<Move> {
  return moves.length === 1 ? because(move, 'forced') : because(move, 'goOn', left);
}

/** One of the orders that are left; `known`: what may be said of their number. */
export function declaration(left: readonly Order[], rng: Rng, known: WhyParams): Thought<Move> {
  const move: Move = { kind: 'declare', combination: ORDERS[rng.pick(left)] };
  return left.length === 1 ? because(move, 'certain') : because(move, 'likely', known);
}
