/** Which seats the game waits for. */

import type { Seat } from '@conclave/engine';
import { MAX_SEATS } from './moves.ts';
import { activeSeat, type State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

export function toAct(state: State): readonly Seat[] {
  return state.over ? NOBODY : ALONE[activeSeat(state)];
}
