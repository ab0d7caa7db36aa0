import type { Seat, Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey } from '../rules/why.ts';

/** What the sentence is filled in with. */
type Params = { readonly candidates: number } | { readonly seat: Seat } | Record<never, never>;

export function because(move: Move, key: WhyKey, params: Params = {}): Thought<Move> {
  return { move, why: { key, params: { ...params } } };
}

/** The answer of a seat that is not asked and does not want to declare. */
export const NOTHING: Thought<Move> = { move: null, why: { key: 'onlyMove', params: {} } };
