import type { Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';

/** A move, or none, and why. */
export function because(
  move: Move | null,
  key: WhyKey,
  params: Readonly<
    Record<never, never> | Required<Pick<WhyParams, 'candidates'>> | Required<Pick<WhyParams, 'seat'>>
  > = {},
): Thought<Move> {
  return { move, why: { key, params: { ...params } } };
}
