/** Counts that follow from a view: words, table and bots ask them. */

import { isHigher } from '../rules/list.ts';
import { FACES, type Face } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export const diceLeftIn = ({ players }: View): number => players.reduce((sum, { dice }) => sum + dice, 0);

/** The lowest count with which some bid is left (LD-6). */
export function leastCount({ bid }: View): number {
  if (bid === null) return 1;
  return FACES.some((face) => isHigher({ count: bid.count, face }, bid)) ? bid.count : bid.count + 1;
}

/** Whether a die counted when the cups were lifted (LD-9). */
export function counts(die: Face, face: Face, wild: boolean): boolean {
  return die === face || (wild && die === FACES[0]);
}
