import type { AnyPerspective } from '@conclave/engine';

/** What somebody sees who has nothing to decide there: another tab, a replay, a moment that is past. */
export function lookingOn(perspective: AnyPerspective): AnyPerspective {
  return { ...perspective, moves: [], asked: false, mayUndo: false };
}
