/** Makes a perspective without decisions: for another tab, a replay, or a past moment. */

import type { AnyPerspective } from '@conclave/engine';

export function lookingOn(perspective: AnyPerspective): AnyPerspective {
  return { ...perspective, moves: [], asked: false, mayUndo: false };
}
