/** The reasons for refusing a move. */

import type { Refusal } from '@conclave/engine';

/** The rule behind every reason. */
export const REFUSED = { notYourTurn: 'FT-3', notYours: 'FT-2' } as const;
export type Reason = keyof typeof REFUSED;

export function refuse(reason: Reason): Refusal {
  return { rule: REFUSED[reason], reason };
}
