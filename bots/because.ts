/** A bot's answer: a move, or none, with the reason for it. */

import type { OptionValue, Thought } from '@conclave/engine';

/** `because` for the moves and reasons of one game. */
export type Because<Move, Key extends string, Params = Readonly<Record<string, number>>> = (
  move: Move | null,
  key: Key,
  params?: Params,
  further?: readonly Move[],
) => Thought<Move>;

export function because<Move>(
  move: Move | null,
  key: string,
  params: Readonly<Record<string, OptionValue>> = {},
  further: readonly Move[] = [],
): Thought<Move> {
  return { move, why: { key, params: { ...params } }, further };
}
