/** Turns and masses, one after the other (AB-7, AB-36, AB-23). */

import { type Effects, openWindow, type Seat } from '@conclave/engine';
import { COMPLINE, MASSES } from './cards.ts';
import type { Event } from './events.ts';
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
import { endsOf, longestMove, meetsSomebody, place, releaseVow, sendToPenance } from './walking.ts';

export function passesAt(state: State): number {
  const mass = MASSES[state.mass];
  return state.options.gentleMasses ? mass.gentle : mass.passes;
}

export function openWindowFor(state: State, kind: WindowKind, asked: readonly Seat[]): void {
  if (asked.length === 0) return;
  state.window = openWindow<Submitted>(state.windows++, kind, asked);
  for (let seat = 0; seat < state.picked.length; seat++) {
    state.picked[seat] = 0;
    state.pickedBook[seat] = null;
  }
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

/** AB-29, E11 */
export function skipTurn(state: State, why: 'prayer' | 'fever', effects: Effects<Event>): void {
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
  state.ends = endsOf(state, seat, state.steps);
}

/** Passing through is entering (AB-37). */
export function enter(state: State, seat: Seat, room: Room, effects: Effects<Event>): void {
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

export function endMove(state: State, effects: Effects<Event>): void {
  const seat = state.active;
  const room = state.pawn[seat];
  state.visits[seat] |= 1 << room;
  releaseVow(state, seat);
  state.phase = meetsSomebody(state, seat) ? 'meet' : 'act';
  effects.tell({ type: 'moved', seat, room });
}

/** AB-R17: no move, so no meeting and no action. */
export function stay(state: State, effects: Effects<Event>): void {
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
  if (state.relic[seat] === 2) state.relic[seat] = 1;
  forgetWhispers(state);
  if (state.turn === 'normal') {
    state.turnsSinceMass++;
    if (state.lasting === 'E12' && state.turnsSinceMass >= seatsOf(state)) endLasting(state, effects);
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

/** What nobody could ask S06 about any more. */
function forgetWhispers(state: State): void {
  const { whispers } = state;
  let oldest = state.turnNumber;
  for (let seat = 0; seat < state.lastTurn.length; seat++) oldest = Math.min(oldest, state.lastTurn[seat]);
  let gone = 0;
  while (gone < whispers.length && whispers[gone].turn <= oldest) gone++;
  if (gone > 0) whispers.splice(0, gone);
}
