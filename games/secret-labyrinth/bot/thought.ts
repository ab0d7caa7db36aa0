import type { Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey } from '../rules/why.ts';

export function because(move: Move, key: WhyKey, further: readonly Move[] = []): Thought<Move> {
  return { move, why: { key, params: {} }, further };
}
