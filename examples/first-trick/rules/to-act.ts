import type { Seat } from '@conclave/engine';
import { isOver, type State } from './state.ts';

export function toAct(state: State): readonly Seat[] {
  return isOver(state) ? [] : [state.active];
}
