/** Turns and rounds: whose turn it is, Raphael, and the way to the end. */

import { type Effects, openWindow, type Seat } from '@conclave/engine';
import { BELLS, CARDS, CHURCH, CHURCH_BONUS, isRoom, isWarehouse, NONE, ROOM_BONUS, ROOMS } from './box.ts';
import { uncountedRings } from './counting.ts';
import type { Event } from './events.ts';
import { ringBells } from './harbour.ts';
import type { Reason } from './reasons.ts';
import { bagCount, roomsOf, type State, type Trigger } from './state.ts';
import { walker } from './ways.ts';

/** TP-R24 */
export const QUIET_ROUNDS = 40;

/** TP-12 */
export function openFirstRound(state: State): void {
  state.phase = 'first';
  state.active = state.start;
  const everyone = state.pawns.map((_pawn, seat) => seat);
  state.window = openWindow(state.windows++, 'first', everyone);
}

/** TP-12: all cards are shown at once. */
export function showFirstCards(state: State, effects: Effects<Event>): void {
  const chosen = state.window?.answers ?? [];
  state.window = null;
  for (let seat = 0; seat < state.seats; seat++) {
    const card = Number(chosen[seat]);
    state.hands[seat] &= ~(1 << card);
    state.tops[seat] = card;
  }
  state.round = 1;
  state.bagThen = bagCount(state);
  effects.tell({ type: 'cardsShown', cards: state.tops.map((card) => CARDS[card]) });
  beginTurn(state, state.start, effects);
}

function beginTurn(state: State, seat: Seat, effects: Effects<Event>): void {
  state.active = seat;
  state.card = NONE;
  state.steps = 0;
  state.visited = 0;
  state.hides = 0;
  state.hasPicked = false;
  state.hasChosen = false;
  state.carried = NONE;
  state.carriedOf = 0;
  state.carriedFrom = 0;
  state.mustGoOn = false;
  if (state.round === 1) carryOut(state, state.tops[seat], effects);
  else state.phase = isWarehouse(state.pawns[seat]) ? 'portal' : 'card';
}

/** TP-13 */
export function playCard(state: State, seat: Seat, card: number, effects: Effects<Event>): void {
  effects.tell({ type: 'cardPlayed', seat, card: CARDS[card] });
  if (card !== BELLS) {
    state.hands[seat] &= ~(1 << card);
    state.tops[seat] = card;
  }
  carryOut(state, card, effects);
}

function carryOut(state: State, card: number, effects: Effects<Event>): void {
  state.card = card;
  if (card === BELLS) {
    const short = ringBells(state, state.active, effects);
    if (short) startLastRound(state, 'bag', state.active, effects);
    if (announceReason(state) === null) state.phase = 'close';
    else passOn(state, effects);
    return;
  }
  state.phase = 'act';
  const from = walker(state);
  state.visited = isRoom(from) ? 1 << from : 0;
}

/** TP-40, TP-R23 */
export function announceReason(state: State): Reason | null {
  if (state.trigger !== null) return 'lastRoundRuns';
  return roomsOf(state, state.active) === ROOMS ? null : 'notThirteen';
}

/** TP-R3: only the first trigger counts. The turn that triggers is one of the turns left. */
export function startLastRound(state: State, trigger: Trigger, by: Seat, effects: Effects<Event>): void {
  if (state.trigger !== null) return;
  state.trigger = trigger;
  state.by = by;
  state.turnsLeft = state.seats + 1;
  effects.tell({ type: 'lastRound', by, trigger });
}

export function passOn(state: State, effects: Effects<Event>): void {
  const next = (state.active + 1) % state.seats;
  const roundEnds = next === state.start;
  if (roundEnds) endRound(state, effects);
  if (state.turnsLeft > 0 && --state.turnsLeft === 0) {
    finish(state, effects);
    return;
  }
  if (roundEnds) {
    state.round++;
    effects.tell({ type: 'roundBegun', round: state.round });
    if (state.seats === 2) turnUpRaphael(state, effects);
  }
  beginTurn(state, next, effects);
}

/** TP-R24 */
function endRound(state: State, effects: Effects<Event>): void {
  const count = bagCount(state);
  state.quiet = count === state.bagThen ? state.quiet + 1 : 0;
  state.bagThen = count;
  if (state.quiet >= QUIET_ROUNDS) startLastRound(state, 'quiet', state.active, effects);
}

/** TP-44, TP-45 */
function turnUpRaphael(state: State, effects: Effects<Event>): void {
  const { raphael, tops } = state;
  for (;;) {
    let left = effects.rng.int(raphael.reduce((sum, count) => sum + count, 0));
    let card = 0;
    while (left >= raphael[card]) {
      left -= raphael[card];
      card++;
    }
    raphael[card]--;
    if (card === BELLS) {
      const all = raphaelDeck(state.stephanus);
      for (let i = 0; i < all.length; i++) raphael[i] = all[i];
      effects.tell({ type: 'raphaelShuffles' });
      continue;
    }
    state.raphaelTop = card;
    effects.tell({ type: 'raphaelShows', card: CARDS[card] });
    if (card !== tops[0] && card !== tops[1]) return;
  }
}

/** TP-43: two of each card, one Bells. */
export function raphaelDeck(stephanus: boolean): number[] {
  return CARDS.map((card, index) => {
    if (index === BELLS) return 1;
    return card === 'stephanus' && !stephanus ? 0 : 2;
  });
}

/** TP-42 */
function finish(state: State, effects: Effects<Event>): void {
  state.phase = 'over';
  const seats = state.scores.map((_score, seat) => seat);
  effects.tell({
    type: 'finalCount',
    church: seats.map((seat) => churchPoints(state, seat)),
    rooms: seats.map((seat) => roomPoints(state, seat)),
  });
}

export function churchPoints(state: State, seat: Seat): number {
  return CHURCH_BONUS * uncountedRings(state, CHURCH, seat);
}

export function roomPoints(state: State, seat: Seat): number {
  return ROOM_BONUS[roomsOf(state, seat)];
}
