/** Whether a seat may make a move, and if not, why. Lists and refusals both ask here. */

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
  STEPHANUS,
  spotFor,
  UNPLACED,
  ZONES,
} from './box.ts';
import { isTurnable } from './counting.ts';
import type { Move } from './moves.ts';
import { placeReason } from './places.ts';
import { type Reason, refuse } from './reasons.ts';
import { at, type State } from './state.ts';
import { announceReason } from './turn.ts';
import { canStillHide, pickUpReason, stepReason, stepsLeft } from './ways.ts';

/** Which figure is to be placed next (TP-8). */
export function toBePlaced(state: State): number {
  if (state.remigius === UNPLACED) return 0;
  return state.vitus === UNPLACED ? 1 : 2;
}

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const reason = reasonAgainst(state, seat, move);
  if (reason === null) return null;
  if (move.kind !== 'card') return refuse(reason);
  if (reason === 'cardBlocked') {
    return refuse(reason, { card: move.card, seat: blockedBy(state, seat, CARDS.indexOf(move.card)) });
  }
  return reason === 'raphaelBlocks' ? refuse(reason, { card: move.card }) : refuse(reason);
}

/** `null`: the move is legal. */
export function reasonAgainst(state: State, seat: Seat, move: Move): Reason | null {
  if (state.phase === 'over') return 'over';
  switch (move.kind) {
    case 'place':
      return figureReason(state, seat, move.room);
    case 'rings':
      if (state.phase !== 'rings') return state.phase === 'placing' ? 'setUpFirst' : 'setUpPast';
      return state.ready[seat] ? 'ringsChosen' : null;
    case 'first':
      return firstReason(state, seat, CARDS.indexOf(move.card));
    case 'turn':
      return turnReason(state, seat, move.zone);
    case 'withdraw':
      return mayWithdraw(state, seat) ? null : 'nothingToWithdraw';
    default:
      return ownTurnReason(state, seat, move);
  }
}

function figureReason(state: State, seat: Seat, room: number): Reason | null {
  if (state.phase !== 'placing') return 'setUpPast';
  if (seat !== state.active) return 'notYourTurn';
  const besideRemigius = FIGURES[toBePlaced(state)] === 'vitus';
  return besideRemigius && !NEXT[state.remigius].includes(room) ? 'vitusBesideRemigius' : null;
}

function firstReason(state: State, seat: Seat, card: number): Reason | null {
  if (state.phase !== 'first') return state.round === 0 ? 'setUpFirst' : 'firstRoundOnly';
  if (card === STEPHANUS && !state.stephanus) return 'noStephanus';
  return state.window && answerOf(state.window, seat) !== card ? null : 'cardChosen';
}

function turnReason(state: State, seat: Seat, zone: number): Reason | null {
  const { window } = state;
  if (state.phase !== 'turning' || !window || !isAsked(window, seat)) return 'notAskedToTurn';
  if (answerOf(window, seat) === zone) return 'ringChosen';
  return isTurnable(state, state.remigius, seat, zone) ? null : 'noRingToTurn';
}

function mayWithdraw({ window }: State, seat: Seat): boolean {
  return window !== null && answerOf(window, seat) !== null;
}

export function withdraw(state: State, seat: Seat): void {
  if (state.window) withdrawAnswer(state.window, seat);
}

type OwnTurnMove = Exclude<Move, { kind: 'place' | 'rings' | 'first' | 'turn' | 'withdraw' }>;

function ownTurnReason(state: State, seat: Seat, move: OwnTurnMove): Reason | null {
  if (state.round === 0) return state.phase === 'first' ? 'notChosenYet' : 'setUpFirst';
  if (seat !== state.active || state.phase === 'turning') return 'notYourTurn';
  if (move.kind === 'portal') return state.phase === 'portal' ? null : 'notInHarbour';
  if (state.phase === 'portal') return 'leaveHarbourFirst';
  if (move.kind === 'card') return cardReason(state, seat, CARDS.indexOf(move.card));
  if (state.phase === 'card') return 'cardFirst';
  switch (move.kind) {
    case 'step':
      return stepReason(state, move.room);
    case 'hide':
      return hideReason(state, seat, OBJECTS.indexOf(move.object), move.zone);
    case 'pickUp':
      return ringReason(state, seat, move.zone, move.owner);
    case 'putDown':
      return putDownReason(state, seat, move.zone);
    case 'warehouse':
      if (state.card !== MARIA) return 'mariaOnly';
      return state.hasChosen ? 'oneCardOnly' : null;
    case 'door':
      if (state.card !== PORTICUS) return 'porticusOnly';
      if (state.hasChosen) return 'oneCardOnly';
      return move.passage === state.door ? 'samePassage' : null;
    case 'end':
      return endReason(state);
    case 'announce':
      return endReason(state) ?? announceReason(state);
  }
}

function cardReason(state: State, seat: Seat, card: number): Reason | null {
  if (state.phase !== 'card') return 'oneCardOnly';
  if (card === STEPHANUS && !state.stephanus) return 'noStephanus';
  if (!((state.hands[seat] >> card) & 1)) return 'notInHand';
  if (blockedBy(state, seat, card) !== NONE) return 'cardBlocked';
  return state.raphaelTop === card ? 'raphaelBlocks' : null;
}

/** TP-14, TP-49: the opponent on whose pile the card lies on top, or NONE. */
function blockedBy({ tops, seats }: State, seat: Seat, card: number): Seat {
  for (let other = 0; other < seats; other++) if (other !== seat && tops[other] === card) return other;
  return NONE;
}

function hideReason(state: State, seat: Seat, object: number, zone: number): Reason | null {
  if (HIDES[state.card] === 0) return 'monksOnly';
  if (state.steps === 0) return 'stepFirst';
  if (state.hides >= HIDES[state.card]) return 'enoughHidden';
  if (state.stock[KINDS * seat + object] === 0) return 'notInStock';
  const room = state.pawns[seat];
  if (room === state.severus) return 'severusHere';
  return placeReason(state, spotFor(room, object, zone), object);
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
  return placeReason(state, spotFor(room, state.carried, zone), state.carried);
}

function endReason(state: State): Reason | null {
  if (state.phase === 'close' || isCarriedOut(state)) return null;
  if (state.carried !== NONE) return 'mustHideRing';
  if (state.mustGoOn) return 'mayNotStay';
  if (state.card === MARIA) return 'warehouseFirst';
  return state.card === PORTICUS ? 'doorFirst' : 'stepFirst';
}
