/** Declaring, at any time. */

import type { Effects, Seat } from '@conclave/engine';
import type { Combination } from './deck.ts';
import { isRight } from './decode.ts';
import type { Event } from './events.ts';
import { discardAll, drawCombination } from './pile.ts';
import { beginCombination, CARDS_FOR_A_COMBINATION } from './solo.ts';
import { isSolo, type State } from './state.ts';

/** TC-15: the second half-medallion wins. */
export const TO_WIN = 2;

export function declare(state: State, seat: Seat, combination: Combination, effects: Effects<Event>): void {
  const card = state.combination[seat];
  const right = isRight(card, combination);
  const solo = isSolo(state);
  effects.tell({ type: 'declared', seat, combination, right, card });
  if (right) {
    const count = ++state.found[seat];
    effects.tell({ type: solo ? 'pointScored' : 'medallionGained', seat, count });
  }
  const last = solo ? state.pile.length < CARDS_FOR_A_COMBINATION : state.found[seat] === TO_WIN;
  if (last) {
    end(state, effects);
    return;
  }
  discardAll(state, seat, effects);
  if (solo) beginCombination(state, effects);
  else drawCombination(state, seat, effects);
}

/** TC-R14 */
export function end(state: State, effects: Effects<Event>): void {
  state.over = true;
  effects.tell({ type: 'laidOpen', combinations: state.combination.slice() });
}
