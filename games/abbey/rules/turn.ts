/** The order of turns and masses (AB-7, AB-36, AB-23). */

import { type Effects, openWindow, type Seat } from '@conclave/engine';
import { COMPLINE, MASSES, passesAt } from './cards.ts';
import type { Event } from './events.ts';
import type { Handlers } from './moves.ts';
import { CHURCH, CONFESSIONALS, LIBRARY, type Room } from './rooms.ts';
import {
  isBrisk,
  LAST_BELL,
  leftOf,
  NONE,
  ownerOf,
  rightOf,
  type State,
  type Submitted,
  seatsOf,
  type TurnKind,
  type WindowKind,
} from './state.ts';
import { has } from './suspects.ts';
import { take } from './transfers.ts';
import { groundOf, longestMove, meetsSomebody, place, releaseVow, sendToPenance, walkOf } from './walking.ts';
import { endsOf } from './ways.ts';

export function openWindowFor(state: State, kind: WindowKind, asked: readonly Seat[]): void {
  if (asked.length === 0) return;
  state.window = openWindow<Submitted>(state.windows++, kind, asked);
  state.stack.push({ kind: 'window' });
}

/** AB-21, AB-46 */
function ring(state: State, effects: Effects<Event>): void {
  endLasting(state, effects);
  effects.tell({ type: 'mass', ringer: state.first, mass: state.mass, passes: passesAt(state) });
  const asked: Seat[] = [];
  for (let seat = 0; seat < seatsOf(state); seat++) {
    place(state, seat, CHURCH);
    releaseVow(state, seat);
    state.visits[seat] = 0;
    state.compelled[seat] = 0;
    state.gift[seat] = 0;
    if (state.hand[seat] !== 0) asked.push(seat);
  }
  state.stack.push({ kind: 'massEnd' });
  if (!state.options.noEvents) state.stack.push({ kind: 'event' });
  openWindowFor(state, 'pass', asked);
}

export function endLasting(state: State, effects: Effects<Event>): void {
  const { lasting } = state;
  if (lasting === null) return;
  state.lasting = null;
  state.events.push(lasting);
  effects.tell({ type: 'eventOver', event: lasting });
}

/** AB-23, AB-R1 */
export function endMass(state: State, effects: Effects<Event>): void {
  if (state.options.endAfterCompline && state.mass === COMPLINE) {
    state.ended = { how: 'compline', finder: NONE };
    effects.tell({ type: 'ended', culprit: state.culprit });
    return;
  }
  state.first = rightOf(state, state.first);
  state.bell = 0;
  state.turnsSinceMass = 0;
  const next = (state.mass + 1) % MASSES.length;
  state.mass = next === 0 && state.options.startAtLauds ? 1 : next;
  effects.tell({ type: 'firstPlayer', seat: state.first, mass: state.mass });
  beginTurn(state, state.first, 'normal', effects);
}

/** AB-7, AB-30, AB-R12; false: it rang. */
function moveBell(state: State, effects: Effects<Event>): boolean {
  if (state.bellHeld) {
    state.bellHeld = false;
    effects.tell({ type: 'bellHeld', seat: state.first });
    return true;
  }
  if (state.bell === LAST_BELL) {
    ring(state, effects);
    return false;
  }
  state.bell = state.bell === 0 && isBrisk(state) ? 2 : state.bell + 1;
  effects.tell({ type: 'bell', seat: state.first, at: state.bell });
  return true;
}

export function beginTurn(state: State, seat: Seat, turn: TurnKind, effects: Effects<Event>): void {
  state.active = seat;
  state.turn = turn;
  state.turnNumber++;
  state.silenced = null;
  state.acted = false;
  if (turn === 'normal' && seat === state.first && !moveBell(state, effects)) return;
  effects.tell({ type: 'turn', seat, turn });
  if (state.skip[seat] === 0) {
    beginMove(state);
  } else if (state.penitent[seat]) {
    state.phase = 'prayer';
  } else {
    skipTurn(state, 'fever', effects);
  }
}

/** AB-29, fever */
function skipTurn(state: State, why: 'prayer' | 'fever', effects: Effects<Event>): void {
  const seat = state.active;
  state.skip[seat] = 0;
  releaseVow(state, seat);
  state.leaving = true;
  effects.tell({ type: 'skipped', seat, why });
}

export function beginMove(state: State): void {
  const seat = state.active;
  state.phase = 'move';
  state.start = state.pawn[seat];
  state.steps = longestMove(state);
  state.walked = false;
  state.ends = endsOf(groundOf(state), seat, walkOf(state, seat));
}

/** Passing through is entering (AB-37). */
function enter(state: State, seat: Seat, room: Room, effects: Effects<Event>): void {
  place(state, seat, room);
  state.penitent[seat] = false;
  state.walked = true;
  if (room === LIBRARY) state.libraryVisited[seat] = true;
  if (ownerOf(state, room) !== seat) return;
  for (let other = 0; other < state.pawn.length; other++) {
    if (other !== seat && state.pawn[other] === room) catchIntruder(state, seat, other, effects);
  }
}

/** AB-14, AB-R5, AB-R14 */
function catchIntruder(state: State, owner: Seat, intruder: Seat, effects: Effects<Event>): void {
  effects.seal();
  const card = state.stolen[intruder];
  effects.tell({ type: 'caught', owner, intruder });
  sendToPenance(state, intruder, effects);
  if (card === NONE) return;
  if (has(state.hand[intruder], card)) take(state, owner, intruder, card, 'caught', effects);
  else state.stack.push({ kind: 'take', to: owner, from: intruder, why: 'caught' });
}

function endMove(state: State): void {
  const seat = state.active;
  const room = state.pawn[seat];
  state.visits[seat] |= 1 << room;
  releaseVow(state, seat);
  state.phase = meetsSomebody(state, seat) ? 'meet' : 'act';
}

/** AB-R17: no move, so no meeting and no action. */
function stay(state: State, effects: Effects<Event>): void {
  state.phase = 'act';
  state.acted = true;
  effects.tell({ type: 'stayed', seat: state.active, room: state.pawn[state.active] });
}

/** `next`: a turn gained by a relic. */
export function finishTurn(state: State, effects: Effects<Event>, next: TurnKind | null = null): void {
  const seat = state.active;
  state.leaving = false;
  state.turned.length = 0;
  // AB-R6: the die shows the visitor, also when they did not confess.
  const confessional = CONFESSIONALS.indexOf(state.pawn[seat]);
  if (confessional >= 0) state.confessors[confessional] = seat;
  state.lastTurn[seat] = state.turnNumber;
  if (state.relic[seat] === 'fresh') state.relic[seat] = 'held';
  forgetWhispers(state);
  if (state.turn === 'normal') {
    state.turnsSinceMass++;
    if (state.lasting === 'procession' && state.turnsSinceMass >= seatsOf(state)) endLasting(state, effects);
  }
  if (next !== null) {
    beginTurn(state, seat, next, effects);
  } else if (state.labyrinth) {
    state.labyrinth = false;
    beginTurn(state, seat, 'labyrinth', effects);
  } else {
    beginTurn(state, leftOf(state, seat), 'normal', effects);
  }
}

/** What nobody could ask onHearing about any more. */
function forgetWhispers(state: State): void {
  const { whispers } = state;
  let oldest = state.turnNumber;
  for (let seat = 0; seat < state.lastTurn.length; seat++) oldest = Math.min(oldest, state.lastTurn[seat]);
  let gone = 0;
  while (gone < whispers.length && whispers[gone].turn <= oldest) gone++;
  if (gone > 0) whispers.splice(0, gone);
}

type MoveKind = 'step' | 'halt' | 'stay' | 'put' | 'pray';

export const MOVE_PLAY: Handlers<MoveKind> = {
  step: (state, seat, { room }, effects) => {
    const from = state.pawn[seat];
    state.steps--;
    effects.tell({ type: 'stepped', seat, from, to: room });
    enter(state, seat, room, effects);
    if (state.steps === 0) endMove(state);
  },
  halt: (state) => endMove(state),
  stay: (state, _seat, _move, effects) => stay(state, effects),
  put: (state, seat, { room }, effects) => teleport(state, seat, room, effects),
  pray: (state, _seat, _move, effects) => skipTurn(state, 'prayer', effects),
};

/** By the labyrinth or the secret key: that is the whole move. */
export function teleport(state: State, seat: Seat, room: Room, effects: Effects<Event>): void {
  effects.tell({ type: 'placed', seat, room });
  enter(state, seat, room, effects);
  endMove(state);
}
