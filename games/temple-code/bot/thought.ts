import type { Seat, Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey } from '../rules/why.ts';

/** What the sentence is filled in with. */
type Params = { readonly candidates: number } | { readonly seat: Seat } | Record<never, never>;

export function because(move: Move, key: WhyKey, params: Params = {}): Thought<Move> {
  return { move, why: { key, params: { ...params } } };
}

/** The answer of a seat that is not asked and does not want to declare. */
export function nothing(candidates: number): Thought<Move> {
  return { move: null, why: { key: 'goOn', params: { candidates } } };
}

/** What there is besides declaring. */
export function going(move: Move, moves: readonly Move[], candidates: number): Thought<Move> {
  return moves.length === 1 ? because(move, 'forced') : because(move, 'goOn', { candidates });
}
