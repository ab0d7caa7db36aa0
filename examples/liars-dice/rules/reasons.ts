/** The reasons for refusing a move. */

import type { Refusal } from '@conclave/engine';

/** The rule behind every reason. */
export const REFUSED = {
  over: 'LD-12',
  notYourTurn: 'LD-5',
  notHigher: 'LD-6',
  tooMany: 'LD-7',
  nothingBid: 'LD-8',
} as const;
export type Reason = keyof typeof REFUSED;

export function refuse(reason: Reason): Refusal {
  return { rule: REFUSED[reason], reason };
}
