/** Asks the table how it shows an event. */

import { isHouseEvent } from '@conclave/engine';
import type { AnyTable, Cue } from '@conclave/kit';

type Told = Parameters<NonNullable<AnyTable['cue']>>;

/** How an event is shown. What the match itself tells is said in words and holds nobody up. */
export function cueFor(table: AnyTable | null | undefined, ...told: Told): Cue | null {
  return isHouseEvent(told[0]) ? { hold: 0 } : (table?.cue?.(...told) ?? null);
}
