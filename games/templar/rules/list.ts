/** What a seat may do: listed, drawn at random, and done for it when its time is up. */

import { isAsked, type Rng, type Seat } from '@conclave/engine';
import { isCarriedOut } from './acting.ts';
import {
  BELLS,
  BENJAMIN,
  CARDS,
  FIGURES,
  HIDES,
  KINDS,
  MARIA,
  NEXT,
  NONE,
  PASSAGES,
  PORTICUS,
  REACH,
  RING_TYPES,
  ROOMS,
  spotFor,
  VIA,
  WAREHOUSES,
  ZONES,
} from './box.ts';
import { turnable } from './counting.ts';
import {
  ANNOUNCE,
  CARD,
  DOOR,
  END,
  FIRST,
  HIDE,
  type Move,
  PICK_UP,
  PLACE,
  PORTAL,
  PUT_DOWN,
  RINGS,
  STEP,
  TURN,
  WAREHOUSE,
  WITHDRAW,
} from './moves.ts';
import { fits } from './places.ts';
import { mayWithdraw, toBePlaced } from './refusals.ts';
import { at, type State } from './state.ts';
import { mayAnnounce } from './turn.ts';
import { canStillHide, enterReason, pickUpReason, stepsLeft, walker } from './ways.ts';

/** Moves of one kind stand together: `pick` relies on it. */
export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  switch (state.phase) {
    case 'placing':
      if (seat === state.active) listPlaces(state, list);
      break;
    case 'rings':
      if (!state.ready[seat]) list.push(...RINGS);
      break;
    case 'first':
      if (mayWithdraw(state, seat)) list.push(WITHDRAW);
      else listFirst(state, seat, list);
      break;
    case 'turning':
      listTurning(state, seat, list);
      break;
    case 'portal':
      if (seat === state.active) list.push(...PORTAL);
      break;
    case 'card':
      if (seat === state.active) listCards(state, seat, list);
      break;
    case 'act':
      if (seat === state.active) listActs(state, seat, list);
      break;
    case 'close':
      if (seat === state.active) list.push(END, ANNOUNCE);
      break;
    case 'over':
      break;
  }
  return list;
}

function listPlaces(state: State, list: Move[]): void {
  if (FIGURES[toBePlaced(state)] === 'vitus') {
    for (const room of NEXT[state.remigius]) list.push(PLACE[room]);
  } else {
    for (let room = 1; room <= ROOMS; room++) list.push(PLACE[room]);
  }
}

function listFirst(state: State, seat: Seat, list: Move[]): void {
  for (let card = 0; card < CARDS.length; card++) if ((state.hands[seat] >> card) & 1) list.push(FIRST[card]);
}

function listTurning(state: State, seat: Seat, list: Move[]): void {
  if (!state.window || !isAsked(state.window, seat)) return;
  if (mayWithdraw(state, seat)) list.push(WITHDRAW);
  else for (const zone of turnable(state, state.remigius, seat)) list.push(TURN[zone]);
}

function listCards(state: State, seat: Seat, list: Move[]): void {
  const hand = state.hands[seat];
  let banned = state.raphaelTop === NONE ? 0 : 1 << state.raphaelTop;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.tops[other] !== NONE) banned |= 1 << state.tops[other];
  }
  for (let card = 0; card < CARDS.length; card++) {
    if (((hand & ~banned) >> card) & 1) list.push(CARD[card]);
  }
}

function listActs(state: State, seat: Seat, list: Move[]): void {
  const { card } = state;
  if (card === MARIA && state.used === 0) {
    for (let warehouse = 0; warehouse < WAREHOUSES; warehouse++) list.push(WAREHOUSE[warehouse]);
  } else if (card === PORTICUS && state.used === 0) {
    for (let passage = 0; passage < PASSAGES.length; passage++) {
      if (passage !== state.door) list.push(DOOR[passage]);
    }
  } else if (REACH[card] > 0) {
    listSteps(state, list);
    if (HIDES[card] > 0) listHiding(state, seat, list);
    else if (card === BENJAMIN) listRings(state, seat, list);
  }
  if (!isCarriedOut(state)) return;
  list.push(END);
  if (mayAnnounce(state)) list.push(ANNOUNCE);
}

function listSteps(state: State, list: Move[]): void {
  if (stepsLeft(state) === 0 || (state.used > 0 && state.card !== BENJAMIN)) return;
  const from = walker(state);
  const rooms = NEXT[from];
  const via = VIA[from];
  for (let i = 0; i < rooms.length; i++) {
    if (via[i] !== state.door && enterReason(state, from, rooms[i]) === null) list.push(STEP[rooms[i]]);
  }
}

function listHiding(state: State, seat: Seat, list: Move[]): void {
  const room = state.pawns[seat];
  if (state.steps === 0 || state.used >= HIDES[state.card] || room === state.severus) return;
  for (let object = 0; object < KINDS; object++) {
    if (state.stock[KINDS * seat + object] === 0) continue;
    const zones = object < RING_TYPES ? ZONES[room].length : 1;
    for (let zone = 0; zone < zones; zone++) {
      if (fits(state, spotFor(room, object, zone), object)) list.push(HIDE[object][zone]);
    }
  }
}

function listRings(state: State, seat: Seat, list: Move[]): void {
  const room = state.pawns[seat];
  if (state.carried !== NONE) {
    if (room === state.carriedFrom || room === state.severus) return;
    const zones = ZONES[room];
    for (let zone = 0; zone < zones.length; zone++) {
      if (fits(state, zones[zone], state.carried)) list.push(PUT_DOWN[zone]);
    }
    return;
  }
  if (pickUpReason(state) !== null) return;
  const zones = ZONES[room];
  for (let zone = 0; zone < zones.length; zone++) {
    const spot = zones[zone];
    if (state.fill[spot] === 0) continue;
    if (!canStillHide(state, room, stepsLeft(state), state.holds[spot], room)) continue;
    for (let owner = 0; owner < state.seats; owner++) {
      if (state.hidden[at(state, spot, owner)] === 0) continue;
      if (state.trigger === null || owner === seat) list.push(PICK_UP[zone][owner]);
    }
  }
}

/** Kind first, then uniform among the moves of that kind. */
export function pick(state: State, seat: Seat, rng: Rng): Move | null {
  const list = moves(state, seat);
  if (list.length <= 1) return list[0] ?? null;
  let kinds = 1;
  for (let i = 1; i < list.length; i++) if (list[i].kind !== list[i - 1].kind) kinds++;
  if (kinds === 1) return list[rng.int(list.length)];
  let kind = rng.int(kinds);
  let from = 0;
  for (; kind > 0; from++) if (list[from + 1].kind !== list[from].kind) kind--;
  let to = from + 1;
  while (to < list.length && list[to].kind === list[from].kind) to++;
  return list[from + rng.int(to - from)];
}

/** Bells as the card, the end of the turn as soon as may be; never an announcement. */
export function lapse(state: State, seat: Seat): Move {
  if (state.phase === 'first') return FIRST[BELLS];
  if (state.phase === 'card') return CARD[BELLS];
  const list = moves(state, seat);
  return list.find(({ kind }) => kind === 'end' || kind === 'putDown') ?? list[0];
}
