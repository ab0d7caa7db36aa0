/** Carries out a card, step by step. */

import type { Effects, Seat } from '@conclave/engine';
import {
  MAIN_PORTAL,
  NONE,
  OBJECTS,
  REACH,
  REMIGIUS,
  SEVERUS,
  SIDE_PORTAL,
  STEPHANUS,
  spotFor,
  ZONES,
} from './box.ts';
import { countRoom } from './counting.ts';
import type { Event } from './events.ts';
import type { Portal } from './moves.ts';
import { lay, lift } from './places.ts';
import type { State } from './state.ts';
import { passOn, startLastRound } from './turn.ts';
import { walker } from './ways.ts';

const POINT = 1;

/** TP-R5 */
export function leaveHarbour(state: State, seat: Seat, portal: Portal, effects: Effects<Event>): void {
  state.pawns[seat] = portal === 'main' ? MAIN_PORTAL : SIDE_PORTAL;
  state.phase = 'card';
  effects.tell({ type: 'leftHarbour', seat, portal });
}

export function step(state: State, seat: Seat, room: number, effects: Effects<Event>): void {
  const from = walker(state);
  state.steps++;
  state.visited |= 1 << room;
  if (state.card === REMIGIUS) {
    state.mustGoOn = room === state.vitus && state.steps === 1;
    effects.tell({ type: 'stepped', seat, figure: 'remigius', from, to: room });
    effects.tell({ type: 'vitusFollowed', from: state.vitus, to: from });
    state.remigius = room;
    // TP-33
    state.vitus = from;
  } else if (state.card === SEVERUS) {
    state.severus = room;
    effects.tell({ type: 'stepped', seat, figure: 'severus', from, to: room });
  } else {
    state.pawns[seat] = room;
    effects.tell({ type: 'stepped', seat, figure: 'pawn', from, to: room });
  }
}

/** TP-51 */
export function hide(state: State, seat: Seat, object: number, zone: number, effects: Effects<Event>): void {
  const room = state.pawns[seat];
  state.hides++;
  state.stock[OBJECTS.length * seat + object]--;
  lay(state, spotFor(room, object, zone), object, seat);
  effects.tell({ type: 'objectHidden', seat, object: OBJECTS[object], room, zone });
}

/** TP-25 */
export function pickUp(state: State, seat: Seat, zone: number, owner: Seat, effects: Effects<Event>): void {
  const room = state.pawns[seat];
  const spot = ZONES[room][zone];
  state.hasPicked = true;
  state.carried = state.holds[spot];
  state.carriedOf = owner;
  state.carriedFrom = room;
  lift(state, spot, owner);
  effects.tell({ type: 'ringPickedUp', seat, owner, object: OBJECTS[state.carried], room, zone });
}

/** TP-53 */
export function putDown(state: State, seat: Seat, zone: number, effects: Effects<Event>): void {
  const room = state.pawns[seat];
  const { carried, carriedOf } = state;
  lay(state, ZONES[room][zone], carried, carriedOf);
  state.carried = NONE;
  state.carriedOf = 0;
  state.carriedFrom = 0;
  effects.tell({ type: 'ringPutDown', seat, owner: carriedOf, object: OBJECTS[carried], room, zone });
}

/** TP-29 */
export function moveDoor(state: State, seat: Seat, passage: number, effects: Effects<Event>): void {
  effects.tell({ type: 'doorMoved', seat, from: state.door, to: passage });
  state.door = passage;
  state.hasChosen = true;
  gain(state, seat, POINT, 'porticus', effects);
}

function gain(
  state: State,
  seat: Seat,
  points: number,
  card: 'stephanus' | 'porticus' | 'severus',
  effects: Effects<Event>,
): void {
  state.scores[seat] += points;
  effects.tell({ type: 'pointsGained', seat, points, card });
}

/** What the card brings at its end, the announcement if there is one, and on to the next player. */
export function endTurn(state: State, seat: Seat, announces: boolean, effects: Effects<Event>): void {
  const { card, phase } = state;
  let asked = false;
  if (phase === 'act') {
    if (card === STEPHANUS) gain(state, seat, othersBeside(state, seat), 'stephanus', effects);
    else if (card === SEVERUS) gain(state, seat, POINT, 'severus', effects);
    else if (card === REMIGIUS) asked = countRoom(state, effects);
  }
  if (announces) startLastRound(state, 'rooms', seat, effects);
  if (asked) state.phase = 'turning';
  else passOn(state, effects);
}

/** TP-28: other figures in the room of this player's pawn. */
export function othersBeside(state: State, seat: Seat): number {
  const room = state.pawns[seat];
  let count = 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && state.pawns[other] === room) count++;
  if (state.remigius === room) count++;
  if (state.severus === room) count++;
  if (state.vitus === room) count++;
  return count;
}

/** Whether the card needs nothing more before the turn may end. */
export function isCarriedOut(state: State): boolean {
  if (state.carried !== NONE || state.mustGoOn) return false;
  return REACH[state.card] > 0 ? state.steps > 0 : state.hasChosen;
}
