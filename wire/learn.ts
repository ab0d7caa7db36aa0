/** What a watcher knows of a match, put together from frames. */

import type { AnyPerspective } from '@conclave/engine';
import type { ServerFrame } from './frames.ts';

export type MatchFrame = Extract<ServerFrame, { type: 'frame' }>;

/** `null`: something is missing between what was known and this frame, and it must all be asked for again. */
export function learn(before: AnyPerspective | null, frame: MatchFrame): AnyPerspective | null {
  const { watcher, cursor, decision, mayUndo, outcome } = frame;
  const known = before?.watcher === watcher ? before : null;
  const from = cursor - frame.told.length;
  if (from > (known?.told.length ?? 0)) return null;
  // A connection that was mended tells the same once more.
  const isNews =
    known?.told.length !== cursor || known.decision !== decision || known.mayUndo !== mayUndo || outcome;
  if (!isNews) return known;
  const told = [...(known?.told.slice(0, from) ?? []), ...frame.told];
  if (frame.situation) {
    const [view, moves, waiting, asked] = frame.situation;
    return { watcher, view, told, moves, waiting, asked, decision, mayUndo, outcome };
  }
  return known?.decision === decision ? { ...known, told, mayUndo, outcome } : null;
}
