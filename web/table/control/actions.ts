/** What the page does for the player just now: Hint, Undo, Since my last turn, Skip, Hand over. */

import type { TableActions } from '@conclave/kit';
import type { TableController } from './controller.ts';

export function actionsNow(control: TableController): TableActions {
  const { source, table, screen, steps, hints, lastSeen, lesson } = control;
  const perspective = source.perspective.value;
  const handover = source.handover.value;
  const running = perspective && !perspective.outcome && perspective.watcher !== 'gallery';
  // A lesson says itself what to do, and goes one way.
  const taught = lesson.allowed.value !== null;
  const mayHint = running && !taught && source.info.value?.aids && source.trouble.value === null;
  const seen = lastSeen.at.value;
  const missed =
    perspective && seen?.watcher === perspective.watcher && perspective.told.length > seen.told.length;
  return {
    hint: mayHint ? () => void hints.give() : null,
    undo: perspective?.mayUndo && !taught ? () => void steps.undo() : null,
    since: missed && !taught && table?.stage ? () => screen.playback.again(seen, perspective) : null,
    skip: screen.playback.moving.value ? () => screen.playback.skip() : null,
    handOver: handover && !handover.curtain ? () => source.handOver() : null,
  };
}
