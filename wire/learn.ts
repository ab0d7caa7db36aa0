/** What a watcher knows of a match, put together from updates. */

import type { AnyPerspective } from '@conclave/engine';
import type { Update } from './frames.ts';
import { fingerprint, patched } from './patch.ts';
import { type Situation, situation } from './situation.ts';

/** `null`: something is missing between what was known and this update, and it must all be asked for again. */
export function learn(before: AnyPerspective | null, update: Update): AnyPerspective | null {
  const { watcher, cursor, decision, mayUndo, outcome } = update;
  const question = update.question ?? null;
  const known = before?.watcher === watcher ? before : null;
  const from = cursor - update.told.length;
  if (from > (known?.told.length ?? 0)) return null;
  // A connection that was mended tells the same once more.
  const isNews =
    known?.told.length !== cursor || known.decision !== decision || known.mayUndo !== mayUndo || outcome;
  if (!isNews) return known;
  const told = [...(known?.told.slice(0, from) ?? []), ...update.told];
  const seen = update.situation ?? situationAfter(known, update);
  if (!seen) return null;
  const [view, moves, waiting, asked] = seen;
  return { watcher, view, told, moves, waiting, asked, decision, mayUndo, question, outcome };
}

/** By what changed, if anything did; `null`: it changed from something else, or does not come to what it should. */
function situationAfter(known: AnyPerspective | null, { decision, patch, sum }: Update): Situation | null {
  if (known?.decision !== (patch?.from ?? decision)) return null;
  const before = [known.view, known.moves, known.waiting, known.asked];
  const after = patch ? patchedOrNot(before, patch.change) : before;
  if (sum !== undefined && fingerprint(JSON.stringify(after)) !== sum) return null;
  return situation.safeParse(after).data ?? null;
}

function patchedOrNot(...[before, change]: Parameters<typeof patched>): unknown {
  try {
    return patched(before, change);
  } catch {
    return null;
  }
}
