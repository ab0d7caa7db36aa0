/** A move carried out. */

import { isComplete, type Seat, setAnswer, type Table } from '@conclave/engine';
import { endTurn, hide, leaveHarbour, moveDoor, pickUp, putDown, step } from './acting.ts';
import { CARDS, OBJECTS } from './box.ts';
import { turnRing } from './counting.ts';
import type { Event } from './events.ts';
import { goToHarbour } from './harbour.ts';
import type { Move } from './moves.ts';
import { withdraw } from './refusals.ts';
import { chooseRings, placeFigure } from './setting-up.ts';
import type { State } from './state.ts';
import { passOn, playCard, showFirstCards } from './turn.ts';

export function play(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.kind) {
    case 'place':
      placeFigure(state, seat, move.room, table);
      break;
    case 'rings':
      chooseRings(state, seat, OBJECTS.indexOf(move.single), table);
      break;
    case 'first':
      table.tellOnly([seat], { type: 'cardChosen', seat, card: move.card }, null);
      answer(state, seat, CARDS.indexOf(move.card), table);
      break;
    case 'turn':
      table.tellOnly([seat], { type: 'turnChosen', seat, room: state.remigius, zone: move.zone }, null);
      answer(state, seat, move.zone, table);
      break;
    case 'withdraw':
      withdraw(state, seat);
      table.tellOnly([seat], { type: 'answerWithdrawn', seat }, null);
      break;
    case 'portal':
      leaveHarbour(state, seat, move.portal, table);
      break;
    case 'card':
      playCard(state, seat, CARDS.indexOf(move.card), table);
      break;
    case 'step':
      step(state, seat, move.room, table);
      break;
    case 'hide':
      hide(state, seat, OBJECTS.indexOf(move.object), move.zone, table);
      break;
    case 'pickUp':
      pickUp(state, seat, move.zone, move.owner, table);
      break;
    case 'putDown':
      putDown(state, seat, move.zone, table);
      break;
    case 'warehouse':
      state.used = 1;
      goToHarbour(state, seat, move.warehouse - 1, table);
      break;
    case 'door':
      moveDoor(state, seat, move.passage, table);
      break;
    case 'end':
      endTurn(state, seat, false, table);
      break;
    case 'announce':
      endTurn(state, seat, true, table);
      break;
  }
}

/** The last answer closes the window, and all take effect in seat order. */
function answer(state: State, seat: Seat, value: number, table: Table<Event>): void {
  const { window } = state;
  if (!window) return;
  setAnswer(window, seat, value);
  if (!isComplete(window)) return;
  if (state.phase === 'first') {
    showFirstCards(state, table);
    return;
  }
  state.window = null;
  table.tell({ type: 'turningClosed', room: state.remigius });
  window.asked.forEach((asked, place) => {
    turnRing(state, asked, Number(window.answers[place]), table);
  });
  passOn(state, table);
}
