/** Plays several steps with one click. It stops when something unexpected was told. */

import type { AnyMove, AnyPerspective } from '@conclave/engine';
import { moveSet } from './move-set.ts';

type Frame = Pick<AnyPerspective, 'watcher' | 'moves' | 'told'>;

interface Stepping {
  /** What whoever steps sees now; `null`: nobody sits before the screen. */
  now(): Frame | null;
  /** Whether the step was made. */
  submit(step: AnyMove): Promise<boolean>;
  /** Composed by the player: not all that are legal are listed. */
  isComposed(step: AnyMove): boolean;
  /** The frame that follows this one. */
  after(before: Frame): Promise<Frame | null>;
}

/** How many steps were made. */
export async function playAll(
  steps: readonly AnyMove[],
  isExpected: (event: { readonly type: string }) => boolean,
  table: Stepping,
): Promise<number> {
  let made = 0;
  for (const step of steps) {
    const before = table.now();
    const isLegal = before && (table.isComposed(step) || moveSet(before.moves).has(step));
    if (!isLegal || !(await table.submit(step))) break;
    made++;
    const after = await table.after(before);
    if (after?.watcher !== before.watcher) break;
    if (!after.told.slice(before.told.length).every(isExpected)) break;
  }
  return made;
}
