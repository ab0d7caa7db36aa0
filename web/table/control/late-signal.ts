/** Tells a player that their time was up: at once, or when they come back to the table. */

import { type AnyPerspective, isHouseEvent } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { effect } from '@preact/signals';
import type { TableController } from './controller.ts';

/** The number of the reader's own last time-out among what they were told; -1: there was none. */
function lastLate({ told, watcher }: AnyPerspective): number {
  return told.findLastIndex(
    (event) => isHouseEvent(event) && event.type === 'house.late' && event.seat === watcher,
  );
}

export function signalLateness({ screen, wording, lastSeen }: TableController): () => void {
  /** Events before this one are old to whoever has never acted on this device. */
  let from: number | null = null;
  let said = -1;
  return effect(() => {
    const shown = screen.present.value;
    const seen = lastSeen.at.value;
    if (!shown) return;
    from ??= shown.told.length;
    const late = lastLate(shown);
    if (late <= said || late < (seen?.told.length ?? from)) return;
    said = late;
    toast(wording.sentence(shown.told[late]));
  });
}
