/** Plays the only possible move after a beat, where everybody can see that it is the only one. So it tells nothing. */

import { forcedMoves } from '../../settings.ts';
import type { TableController } from './controller.ts';
import { isAlone } from './solo-play.ts';

/** It is made after this beat. */
const FORCED_AFTER = 900;

/** What nobody is asked about is answered once the page has shown what it was about. */
const PASSED_AFTER = 300;

/** An effect: gives back how to think better of it. */
export function makePass({ source, table, steps, lesson }: TableController): undefined | (() => void) {
  const moves = steps.moves.value;
  const perspective = source.perspective.value;
  if (!perspective?.asked || lesson.allowed.value || !isAlone(source.info.value)) return;
  const move = table?.passes?.(perspective.view, moves, perspective.watcher) ?? null;
  if (!move) return;
  const timer = setTimeout(() => void steps.submitForced(move), PASSED_AFTER);
  return () => clearTimeout(timer);
}

/** An effect: gives back how to think better of it. */
export function makeForcedMove({ source, table, steps, lesson }: TableController): undefined | (() => void) {
  const moves = steps.moves.value;
  const perspective = source.perspective.value;
  if (forcedMoves.value === 'off' || !perspective?.asked || lesson.allowed.value) return;
  const move = table?.forced?.(perspective.view, moves) ?? null;
  if (!move) return;
  const timer = setTimeout(() => void steps.submitForced(move), FORCED_AFTER);
  return () => clearTimeout(timer);
}
