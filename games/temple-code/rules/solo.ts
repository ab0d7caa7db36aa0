/** One player against the deck. */

import type { Table } from '@conclave/engine';
import type { Event } from './events.ts';
import type { Which } from './moves.ts';
import { decodeFor, draw, drawCombination } from './pile.ts';
import { clearPair } from './round.ts';
import type { State } from './state.ts';

const SOLE = 0;

/** TC-R17: itself and one card to decode. */
export const CARDS_FOR_A_COMBINATION = 2;

/** TC-17, TC-19: a combination, and the next card decoded. */
export function beginCombination(state: State, table: Table<Event>): void {
  drawCombination(state, SOLE, table);
  decodeNext(state, table);
}

/** TC-18; TC-R6: the last single card leaves no choice. */
export function reveal(state: State, table: Table<Event>): void {
  if (state.pile.length === 1) {
    decodeNext(state, table);
    return;
  }
  const one = draw(state, table);
  const two = draw(state, table);
  state.front[0] = one;
  state.front[1] = two;
  table.tell({ type: 'revealed', seat: SOLE, cards: [one, two] });
}

/** TC-18 */
export function choose(state: State, which: Which, table: Table<Event>): void {
  const card = state.front[which];
  const other = state.front[1 - which];
  clearPair(state, SOLE);
  state.discard.push(other);
  table.tell({ type: 'discarded', seat: SOLE, card: other });
  decodeFor(state, SOLE, card, table);
}

function decodeNext(state: State, table: Table<Event>): void {
  const card = draw(state, table);
  table.tell({ type: 'revealed', seat: SOLE, cards: [card] });
  decodeFor(state, SOLE, card, table);
}
