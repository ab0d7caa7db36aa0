/** Carries out a move. */

import { type Effects, isComplete, type Seat, setAnswer } from '@conclave/engine';
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

export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  switch (move.kind) {
    case 'place':
      placeFigure(state, seat, move.room, effects);
      break;
    case 'rings':
      chooseRings(state, seat, OBJECTS.indexOf(move.single), effects);
      break;
    case 'first':
      effects.tellOnly([seat], { type: 'cardChosen', seat, card: move.card }, null);
      answer(state, seat, CARDS.indexOf(move.card), effects);
      break;
    case 'turn':
      effects.tellOnly([seat], { type: 'turnChosen', seat, room: state.remigius, zone: move.zone }, null);
      answer(state, seat, move.zone, effects);
      break;
    case 'withdraw':
      withdraw(state, seat);
      effects.tellOnly([seat], { type: 'answerWithdrawn', seat }, null);
      break;
    case 'portal':
      leaveHarbour(state, seat, move.portal, effects);
      break;
    case 'card':
      playCard(state, seat, CARDS.indexOf(move.card), effects);
      break;
    case 'step':
      step(state, seat, move.room, effects);
      break;
    case 'hide':
      hide(state, seat, OBJECTS.indexOf(move.object), move.zone, effects);
      break;
    case 'pickUp':
      pickUp(state, seat, move.zone, move.owner, effects);
      break;
    case 'putDown':
      putDown(state, seat, move.zone, effects);
      break;
    case 'warehouse':
      goToHarbour(state, seat, move.warehouse - 1, effects);
      break;
    case 'door':
      moveDoor(state, seat, move.passage, effects);
      break;
    case 'end':
      endTurn(state, seat, false, effects);
      break;
    case 'announce':
      endTurn(state, seat, true, effects);
      break;
  }
}

/** The last answer closes the window, and all take effect in seat order. */
function answer(state: State, seat: Seat, value: number, effects: Effects<Event>): void {
  const { window } = state;
  if (!window) return;
  setAnswer(window, seat, value);
  if (!isComplete(window)) return;
  if (state.phase === 'first') {
    showFirstCards(state, effects);
    return;
  }
  state.window = null;
  effects.tell({ type: 'turningClosed', room: state.remigius });
  window.asked.forEach((asked, place) => {
    turnRing(state, asked, Number(window.answers[place]), effects);
  });
  passOn(state, effects);
}
