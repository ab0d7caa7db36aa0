/** Which seats the game waits for. Everybody may know that a weapon was chosen, because that tells nothing. */

import { type Seat, unanswered } from '@conclave/engine';
import { MAX_SEATS } from './moves.ts';
import type { State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

export function toAct(state: State): readonly Seat[] {
  if (state.end !== null) return NOBODY;
  if (state.window !== null) return unanswered(state.window);
  const victor = state.stage === 'place' ? state.duel?.victor : null;
  return ALONE[victor ?? state.active];
}
