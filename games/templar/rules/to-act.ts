/** Which seats the game waits for. Who still has to choose is no secret, only what. */

import { type Seat, unanswered } from '@conclave/engine';
import { MAX_SEATS } from './box.ts';
import type { State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  if (state.window) return unanswered(state.window);
  if (state.phase === 'rings') return state.ready.flatMap((ready, seat) => (ready ? [] : [seat]));
  return ALONE[state.active];
}
