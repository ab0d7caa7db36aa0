/** The control that boards and notebooks get: moves, refusals, drafts. */

import type { AnyMove } from '@conclave/engine';
import type { Control } from '@conclave/kit';
import type { TableController } from './controller.ts';
import { isSameMove, moveSet } from './move-set.ts';

export function boardControl({
  steps,
  hints,
  judgements,
  screen,
  refusals,
  lesson,
  drafts,
  table,
}: TableController): Control<AnyMove> {
  const moves = steps.moves.value;
  const advice = hints.advice.value;
  const goal = goalOf(advice, table?.walking ?? []);
  const listed = moveSet(moves);
  judgements.answers.value;
  const may = (move: AnyMove) => {
    if (listed.has(move)) return true;
    const isPossibleKind = steps.isComposed(move) && moves.some(({ kind }) => kind === move.kind);
    return isPossibleKind && !lesson.forbids(move) && judgements.allow(move);
  };
  return {
    moves,
    may,
    mayAll: (all) => all.length > 0 && may(all[0]) && lesson.lets(all),
    advice,
    advises: (move) => goal !== null && isSameMove(goal, move),
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

/** What the hint leads to at once: its next move, or where the way ends of which that is the first step. */
function goalOf(advice: readonly AnyMove[], walking: readonly string[]): AnyMove | null {
  const ahead = advice.findIndex(({ kind }) => !walking.includes(kind));
  const steps = ahead < 0 ? advice : advice.slice(0, ahead);
  return steps.at(-1) ?? advice.at(0) ?? null;
}
