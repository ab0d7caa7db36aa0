/** Whether a seat may do what it wants to do, and if not, why. */

import { answerOf, isAsked, type Refusal, type Seat, withdrawAnswer } from '@conclave/engine';
import { isCarriedOut } from './acting.ts';
import {
  BENJAMIN,
  CARDS,
  FIGURES,
  HIDES,
  KINDS,
  MARIA,
  NEXT,
  NONE,
  OBJECTS,
  PORTICUS,
  ROOMS,
  STEPHANUS,
  spotFor,
  UNPLACED,
  ZONES,
} from './box.ts';
import { turnable } from './counting.ts';
import type { Move } from './moves.ts';
import { fits } from './places.ts';
import { type Reason, refuse } from './reasons.ts';
import { at, roomsOf, type State } from './state.ts';
import { canStillHide, pickUpReason, stepReason, stepsLeft } from './ways.ts';

/** Which figure is to be placed next (TP-8). */
export function toBePlaced(state: State): number {
  if (state.remigius === UNPLACED) return 0;
  return state.vitus === UNPLACED ? 1 : 2;
}

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase === 'over') return refuse('over');
  switch (move.kind) {
    case 'place':
      return because(placeReason(state, seat, move.room));
    case 'rings':
      if (state.phase !== 'rings') return refuse('setUpOrder');
      return state.ready[seat] ? refuse('ringsChosen') : null;
    case 'first':
      return firstRefusal(state, seat, CARDS.indexOf(move.card));
    case 'turn':
      return because(turnReason(state, seat, move.zone));
    case 'withdraw':
      return mayWithdraw(state, seat) ? null : refuse('nothingToWithdraw');
    default:
      return turnRefusal(state, seat, move);
  }
}

function because(reason: Reason | null): Refusal | null {
  return reason && refuse(reason);
}

function placeReason(state: State, seat: Seat, room: number): Reason | null {
  if (state.phase !== 'placing') return 'setUpOrder';
  if (seat !== state.active) return 'notYourTurn';
  const besideRemigius = FIGURES[toBePlaced(state)] === 'vitus';
  return besideRemigius && !NEXT[state.remigius].includes(room) ? 'vitusBesideRemigius' : null;
}

function firstRefusal(state: State, seat: Seat, card: number): Refusal | null {
  if (state.phase !== 'first') return refuse('firstRoundOnly');
  if (card === STEPHANUS && !state.stephanus) return refuse('noStephanus');
  return state.window && answerOf(state.window, seat) === null ? null : refuse('oneCardOnly');
}

function turnReason(state: State, seat: Seat, zone: number): Reason | null {
  const { window } = state;
  if (state.phase !== 'turning' || !window || !isAsked(window, seat)) return 'notAskedToTurn';
  if (answerOf(window, seat) !== null) return 'notAskedToTurn';
  return turnable(state, state.remigius, seat).includes(zone) ? null : 'noRingToTurn';
}

export function mayWithdraw({ window }: State, seat: Seat): boolean {
  return window !== null && answerOf(window, seat) !== null;
}

export function withdraw(state: State, seat: Seat): void {
  if (state.window) withdrawAnswer(state.window, seat);
}

type TurnMove = Exclude<Move, { kind: 'place' | 'rings' | 'first' | 'turn' | 'withdraw' }>;

function turnRefusal(state: State, seat: Seat, move: TurnMove): Refusal | null {
  if (state.round === 0) return refuse(state.phase === 'first' ? 'notChosenYet' : 'setUpOrder');
  if (seat !== state.active || state.phase === 'turning') return refuse('notYourTurn');
  if (move.kind === 'portal') return state.phase === 'portal' ? null : refuse('notInHarbour');
  if (state.phase === 'portal') return refuse('leaveHarbourFirst');
  if (move.kind === 'card') return cardRefusal(state, seat, CARDS.indexOf(move.card));
  if (state.phase === 'card') return refuse('cardFirst');
  switch (move.kind) {
    case 'step':
      return because(stepReason(state, move.room));
    case 'hide':
      return because(hideReason(state, seat, OBJECTS.indexOf(move.object), move.zone));
    case 'pickUp':
      return because(ringReason(state, seat, move.zone, move.owner));
    case 'putDown':
      return because(putDownReason(state, seat, move.zone));
    case 'warehouse':
      if (state.card !== MARIA) return refuse('mariaOnly');
      return state.used > 0 ? refuse('oneCardOnly') : null;
    case 'door':
      if (state.card !== PORTICUS) return refuse('porticusOnly');
      if (state.used > 0) return refuse('oneCardOnly');
      return move.passage === state.door ? refuse('samePassage') : null;
    case 'end':
      return because(endReason(state));
    case 'announce':
      return because(endReason(state) ?? announceReason(state));
  }
}

function cardRefusal(state: State, seat: Seat, card: number): Refusal | null {
  if (state.phase !== 'card') return refuse('oneCardOnly');
  if (card === STEPHANUS && !state.stephanus) return refuse('noStephanus');
  if (!((state.hands[seat] >> card) & 1)) return refuse('notInHand');
  const blocker = blockedBy(state, seat, card);
  if (blocker !== NONE) return refuse('cardBlocked', { card: CARDS[card], seat: blocker });
  return state.raphaelTop === card ? refuse('raphaelBlocks', { card: CARDS[card] }) : null;
}

/** TP-14, TP-49: the opponent on whose pile the card lies on top, or NONE. */
function blockedBy({ tops, seats }: State, seat: Seat, card: number): Seat {
  for (let other = 0; other < seats; other++) if (other !== seat && tops[other] === card) return other;
  return NONE;
}

function hideReason(state: State, seat: Seat, object: number, zone: number): Reason | null {
  if (HIDES[state.card] === 0) return 'monksOnly';
  if (state.steps === 0) return 'stepFirst';
  if (state.used >= HIDES[state.card]) return 'enoughHidden';
  if (state.stock[KINDS * seat + object] === 0) return 'notInStock';
  const room = state.pawns[seat];
  if (room === state.severus) return 'severusHere';
  const spot = spotFor(room, object, zone);
  return spot !== NONE && fits(state, spot, object) ? null : 'noPlace';
}

function ringReason(state: State, seat: Seat, zone: number, owner: Seat): Reason | null {
  if (state.card !== BENJAMIN) return 'benjaminOnly';
  const reason = pickUpReason(state);
  if (reason) return reason;
  const room = state.pawns[seat];
  const spot = ZONES[room][zone];
  if (spot === undefined || owner >= state.seats || state.hidden[at(state, spot, owner)] === 0) {
    return 'noSuchRing';
  }
  if (state.trigger !== null && owner !== seat) return 'ownRingsOnly';
  return canStillHide(state, room, stepsLeft(state), state.holds[spot], room) ? null : 'cannotHideAnywhere';
}

function putDownReason(state: State, seat: Seat, zone: number): Reason | null {
  if (state.card !== BENJAMIN) return 'benjaminOnly';
  if (state.carried === NONE) return 'notCarrying';
  const room = state.pawns[seat];
  if (room === state.carriedFrom) return 'sameRoom';
  if (room === state.severus) return 'severusHere';
  const spot = ZONES[room][zone];
  return spot !== undefined && fits(state, spot, state.carried) ? null : 'noPlace';
}

function endReason(state: State): Reason | null {
  if (state.phase === 'close' || isCarriedOut(state)) return null;
  if (state.carried !== NONE) return 'mustHideRing';
  if (state.mustGoOn) return 'mayNotStay';
  if (state.card === MARIA) return 'warehouseFirst';
  return state.card === PORTICUS ? 'doorFirst' : 'stepFirst';
}

function announceReason(state: State): Reason | null {
  if (state.trigger !== null) return 'lastRoundRuns';
  return roomsOf(state, state.active) === ROOMS ? null : 'notThirteen';
}
