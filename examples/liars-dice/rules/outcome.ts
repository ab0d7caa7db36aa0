import type { Outcome } from '@conclave/engine';
import { range, without } from '@conclave/engine/author';
import { isOver, type State } from './state.ts';

export const ENDINGS = ['lastDice'] as const;
export type Ending = (typeof ENDINGS)[number];

/** LD-12: the last one with dice, then the others, whoever fell last first. */
export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const how: Ending = 'lastDice';
  const [winner] = without(range(state.cups.length), state.out);
  return { places: [winner, ...[...state.out].reverse()].map((seat) => [seat]), how };
}
