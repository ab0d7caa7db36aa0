/** The actions of the page that are possible now: Hint, Undo, Since my last turn, Skip, Hand over. */

import { withdrawal } from '@conclave/engine';
import type { ActionName, TableActions } from '@conclave/kit';
import { awaitsOnlyBots } from './awaited-bots.ts';
import type { TableController } from './controller.ts';

/** In a window there is nothing to take back but one's answer. */
function undoNow({ source, steps, drafts, table }: TableController): TableActions['undo'] {
  const now = source.perspective.value;
  if (now?.mayUndo) return () => void steps.undo();
  const withdraw = withdrawal(steps.moves.value);
  if (!withdraw || !now || now.watcher === 'gallery') return null;
  const answer = table?.handedIn?.(now.view, now.watcher) ?? null;
  return () => {
    if (answer !== null) drafts.compose([answer]);
    void steps.submit(withdraw);
  };
}

const IN_ORDER: readonly ActionName[] = ['undo', 'hint', 'since', 'skip'];

export function actionsNow(control: TableController): TableActions {
  const { source, table, screen, hints, lastSeen, lesson } = control;
  const perspective = source.perspective.value;
  const handover = source.handover.value;
  const running =
    perspective && !perspective.outcome && perspective.watcher !== 'gallery' && !source.speaksOfNobodyAsYou;
  // A lesson says itself what to do, and goes one way.
  const taught = lesson.allowed.value !== null;
  const mayHint = running && !taught && source.info.value?.aids && source.trouble.value === null;
  const seen = lastSeen.at.value;
  const missed =
    perspective && seen?.watcher === perspective.watcher && perspective.told.length > seen.told.length;
  const since = missed && !taught && table?.stage ? () => void screen.again(seen) : null;
  const undo = taught ? null : undoNow(control);
  const skip = skipNow(control);
  // What comes and goes moves nothing: as long as one plays, each has its place.
  const plays = running && !taught;
  const has: Readonly<Record<ActionName, unknown>> = {
    undo: plays || undo,
    hint: mayHint,
    since: (plays || since) && !skip,
    skip,
  };
  return {
    bar: IN_ORDER.filter((name) => has[name]),
    hint: mayHint ? () => void hints.give() : null,
    undo,
    since,
    skip,
    handOver: handover && !handover.curtain ? () => source.handOver() : null,
  };
}

/** To the next thing one may do where only bots are waited for, from the first moment on; else to the present. */
function skipNow({ source, screen, lesson }: TableController): TableActions['skip'] {
  const plays = lesson.allowed.value === null && source.trouble.value !== 'watching';
  if (plays && awaitsOnlyBots(source.perspective.value, source.info.value)) return () => screen.hurry();
  return screen.playback.moving.value ? () => screen.playback.skipAll() : null;
}
