import type { Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey } from '../rules/why.ts';

/** A move, or none, and why. */
export function because(
  move: Move | null,
  key: WhyKey,
  params: Readonly<Record<string, number>> = {},
  further: readonly Move[] = [],
): Thought<Move> {
  return { move, why: { key, params }, further };
}
