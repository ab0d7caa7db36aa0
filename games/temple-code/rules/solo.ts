/** One player against the deck. */

import type { Effects } from '@conclave/engine';
import type { Event } from './events.ts';
import type { Which } from './moves.ts';
import { decodeFor, draw, drawCombination } from './pile.ts';
import { clearPair } from './round.ts';
import type { State } from './state.ts';

const SOLE = 0;

/** TC-R17: itself and one card to decode. */
export const CARDS_FOR_A_COMBINATION = 2;

/** TC-17, TC-19: a combination, and the next card decoded. */
export function beginCombination(state: State, effects: Effects<Event>): void {
  drawCombination(state, SOLE, effects);
  decodeNext(state, effects);
}

/** TC-18; TC-R6: the last single card leaves no choice. */
export function reveal(state: State, effects: Effects<Event>): void {
  if (state.pile.length === 1) {
    decodeNext(state, effects);
    return;
  }
  const one = draw(state, effects);
  const two = draw(state, effects);
  state.front[0] = one;
  state.front[1] = two;
  effects.tell({ type: 'revealed', seat: SOLE, cards: [one, two] });
}

/** TC-18 */
export function choose(state: State, which: Which, effects: Effects<Event>): void {
  const card = state.front[which];
  const other = state.front[1 - which];
  clearPair(state, SOLE);
  state.discard.push(other);
  effects.tell({ type: 'discarded', seat: SOLE, card: other });
  decodeFor(state, SOLE, card, effects);
}

function decodeNext(state: State, effects: Effects<Event>): void {
  const card = draw(state, effects);
  effects.tell({ type: 'revealed', seat: SOLE, cards: [card] });
  decodeFor(state, SOLE, card, effects);
}
