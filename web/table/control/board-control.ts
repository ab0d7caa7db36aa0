/** What boards and notebooks may ask of the page. */

import type { AnyMove } from '@conclave/engine';
import type { Control } from '@conclave/kit';
import type { TableController } from './controller.ts';
import { isSameMove, moveSet } from './move-set.ts';

export function boardControl({
  steps,
  hints,
  screen,
  refusals,
  lesson,
  drafts,
}: TableController): Control<AnyMove> {
  const moves = steps.moves.value;
  const advised = hints.advised.value;
  const listed = moveSet(moves);
  return {
    moves,
    may: (move) => listed.has(move),
    mayAll: (all) => all.length > 0 && listed.has(all[0]) && lesson.lets(all),
    advised,
    advises: (move) => advised !== null && isSameMove(advised, move),
    play: (move) => void steps.submit(move),
    playAll: (all, isExpected) => steps.submitAll(all, isExpected),
    drafts: screen.moment.value ? [] : drafts.current.value,
    compose: (composed) => drafts.compose(composed),
    why: (move) => refusals.why(move),
    explain: (move) => {
      const still = !screen.playback.moving.peek() && !steps.busy.peek() && !screen.moment.peek();
      if (still) void refusals.explainMove(move);
    },
  };
}
