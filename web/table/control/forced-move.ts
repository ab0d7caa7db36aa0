/** The only move there is, and everybody can see that: nothing is told by not waiting for a click. */

import { forcedMoves } from '../../settings.ts';
import type { TableController } from './controller.ts';

/** It is made after this beat. */
const FORCED_AFTER = 900;

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
