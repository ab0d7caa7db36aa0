/** The moves of a seat: listed, drawn at random, and made for it when its time is up. */

import type { Rng, Seat } from '@conclave/engine';
import { DECK } from './deck.ts';
import { DECLARE, DECODE, DECODE_BOTH, FINISH, type Move, REVEAL, TAKE } from './moves.ts';
import { mayDeclare } from './refusals.ts';
import { activeSeat, hasPair, isSolo, onlyOwnPairLeft, type State, seatsOf } from './state.ts';

/** Any three different statuettes may be declared; listed are the cards that the seat sees nowhere. */
export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (state.over) return list;
  if (isSolo(state)) listSolo(state, list);
  else if (seat === activeSeat(state)) listTurn(state, seat, list);
  if (mayDeclare(state, seat)) listDeclarations(state, seat, list);
  return list;
}

function listTurn(state: State, seat: Seat, list: Move[]): void {
  if (onlyOwnPairLeft(state)) {
    list.push(DECODE_BOTH);
    return;
  }
  const seats = seatsOf(state);
  for (let from = 0; from < seats; from++) {
    if (from !== seat && hasPair(state, from)) list.push(TAKE[from][0], TAKE[from][1]);
  }
}

function listSolo(state: State, list: Move[]): void {
  if (hasPair(state, 0)) list.push(DECODE[0], DECODE[1]);
  else list.push(state.pile.length > 0 ? REVEAL : FINISH);
}

/** By card: 1 where it is unseen. Filled and emptied again within one call. */
const unseen = new Uint8Array(DECK.length);

function listDeclarations(state: State, seat: Seat, list: Move[]): void {
  const { pile } = state;
  unseen[state.combination[seat]] = 1;
  for (let i = 0; i < pile.length; i++) unseen[pile[i]] = 1;
  for (let card = 0; card < unseen.length; card++) {
    if (unseen[card] === 0) continue;
    unseen[card] = 0;
    list.push(DECLARE[card]);
  }
}

/** Kind first, then uniform among the listed moves of that kind. */
export function pick(state: State, seat: Seat, rng: Rng): Move | null {
  if (state.over) return null;
  const asked = isSolo(state) || seat === activeSeat(state);
  const declares = mayDeclare(state, seat);
  if (declares && (!asked || rng.int(2) === 0)) return pickDeclaration(state, seat, rng);
  return asked ? pickAsked(state, seat, rng) : null;
}

function pickDeclaration(state: State, seat: Seat, rng: Rng): Move {
  const { pile } = state;
  const index = rng.int(pile.length + 1);
  return DECLARE[index < pile.length ? pile[index] : state.combination[seat]];
}

function pickAsked(state: State, seat: Seat, rng: Rng): Move {
  if (isSolo(state)) {
    if (hasPair(state, seat)) return DECODE[rng.int(2)];
    return state.pile.length > 0 ? REVEAL : FINISH;
  }
  if (onlyOwnPairLeft(state)) return DECODE_BOTH;
  const seats = seatsOf(state);
  let others = 0;
  for (let from = 0; from < seats; from++) if (from !== seat && hasPair(state, from)) others++;
  let draw = rng.int(2 * others);
  for (let from = 0; from < seats; from++) {
    if (from === seat || !hasPair(state, from)) continue;
    if (draw < 2) return TAKE[from][draw];
    draw -= 2;
  }
  throw new RangeError('nobody to name');
}

/** The first card of the next neighbour clockwise who has any: never a declaration. */
export function lapse(state: State, seat: Seat): Move {
  if (isSolo(state)) {
    if (hasPair(state, seat)) return DECODE[0];
    return state.pile.length > 0 ? REVEAL : FINISH;
  }
  const seats = seatsOf(state);
  for (let i = 1; i < seats; i++) {
    const from = (seat + i) % seats;
    if (hasPair(state, from)) return TAKE[from][0];
  }
  return DECODE_BOTH;
}
