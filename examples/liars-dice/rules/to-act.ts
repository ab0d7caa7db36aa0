import type { Seat } from '@conclave/engine';
import { isOver, type State } from './state.ts';

/** LD-5: one after the other. */
export function toAct(state: State): readonly Seat[] {
  return isOver(state) ? [] : [state.active];
}
