import type { Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';

export function because(
  move: Move,
  key: WhyKey,
  params: WhyParams = {},
  further: readonly Move[] = [],
): Thought<Move> {
  return { move, why: { key, params: { ...params } }, further };
}

/** The answer of a seat that is not asked. */
export const NOTHING: Thought<Move> = { move: null, why: { key: 'nothingToDo', params: {} } };
