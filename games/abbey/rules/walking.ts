/** Moving about the abbey. */

import type { Effects, Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import {
  ALL_ROOMS,
  CHURCH,
  JOINED,
  LIBRARY,
  type Room,
  type RoomMask,
  SCRIPTORIUM,
  SINGLE,
  within,
} from './rooms.ts';
import { isBrisk, NONE, ownerOf, type State } from './state.ts';
import { count } from './suspects.ts';

export const BOOK_LIMIT = 2;

export function keptBooks(state: State, seat: Seat): number {
  return state.books[seat].length + (state.custody === seat ? 1 : 0);
}

/** AB-16: nobody has fewer cards, at least one has more. */
export function hasFewest(state: State, seat: Seat): boolean {
  const own = count(state.hand[seat]);
  let more = false;
  for (let other = 0; other < state.hand.length; other++) {
    const cards = count(state.hand[other]);
    if (cards < own) return false;
    if (cards > own) more = true;
  }
  return more;
}

/** AB-16, AB-49 */
export function mayEnterLibrary(state: State, seat: Seat): boolean {
  if (state.options.libraryClosed || state.libraryVisited[seat]) return false;
  return state.lasting === 'E09' || hasFewest(state, seat);
}

export function mayEnterScriptorium(state: State, seat: Seat): boolean {
  if (state.lasting === 'E08') return false;
  return !(state.options.bookLimit && keptBooks(state, seat) >= BOOK_LIMIT);
}

/** The rooms a player may step into now. */
export function openRooms(state: State, seat: Seat): RoomMask {
  let open = ALL_ROOMS;
  for (let other = 0; other < state.pawn.length; other++) {
    const room = state.pawn[other];
    // AB-14: the owner may walk in on an intruder.
    if (other !== seat && SINGLE[room] && ownerOf(state, room) !== seat) open &= ~(1 << room);
  }
  if (!mayEnterScriptorium(state, seat)) open &= ~(1 << SCRIPTORIUM);
  if (!mayEnterLibrary(state, seat)) open &= ~(1 << LIBRARY);
  return open;
}

/** AB-8, AB-30, E12, E13 */
export function longestMove(state: State): number {
  const squares = isBrisk(state) ? 3 : 2;
  if (state.lasting === 'E12') return Math.max(1, squares - 1);
  return state.lasting === 'E13' ? squares + 1 : squares;
}

/** AB-43: what a vow leaves of the rooms where a move could end. */
export function bound(state: State, seat: Seat, ends: RoomMask): RoomMask {
  const promised = state.vow[seat] === NONE ? 0 : 1 << state.vow[seat];
  if ((ends & promised) !== 0) return promised;
  const allowed = ends & ~state.forsworn[seat];
  return allowed === 0 ? ends : allowed;
}

/** Where a move of so many steps from the start may end. */
export function endsOf(state: State, seat: Seat, steps: number): RoomMask {
  const start = 1 << state.start;
  return bound(state, seat, within(start, steps, openRooms(state, seat)) & ~start);
}

/** S03, L8: any room one could legally end in, joined or not. */
export function teleports(state: State, seat: Seat, library: boolean): RoomMask {
  const barred = (1 << state.pawn[seat]) | (library ? 0 : 1 << LIBRARY);
  return bound(state, seat, openRooms(state, seat) & ~barred);
}

/** The rooms of a next step from which the move can still end lawfully. */
export function nextSteps(state: State, seat: Seat): RoomMask {
  if (state.steps === 0) return 0;
  const open = openRooms(state, seat);
  let lawful = 0;
  for (let left = JOINED[state.pawn[seat]] & open; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const reach = state.steps === 1 ? bit : within(bit, state.steps - 1, open);
    if ((reach & state.ends) !== 0) lawful |= bit;
  }
  return lawful;
}

/** A card taken in a cell belongs to that stay: leaving forgets it. */
export function place(state: State, seat: Seat, room: Room): void {
  if (state.pawn[seat] === room) return;
  state.pawn[seat] = room;
  state.stolen[seat] = NONE;
}

export function releaseVow(state: State, seat: Seat): void {
  state.vow[seat] = NONE;
  state.forsworn[seat] = 0;
}

/** AB-29; AB-R15: skipped turns do not add up. AB-R16: in one's own turn it ends the turn. */
export function sendToPenance(state: State, seat: Seat, effects: Effects<Event>): void {
  place(state, seat, CHURCH);
  state.skip[seat] = 1;
  state.penitent[seat] = true;
  releaseVow(state, seat);
  if (seat === state.active && !inMass(state)) state.leaving = true;
  effects.tell({ type: 'penance', seat });
}

export function inMass(state: State): boolean {
  return state.stack.length > 0 && state.stack[0].kind === 'massEnd';
}

/** Whoever else stands there and can be asked (AB-9, AB-47, E05). */
export function canBeMet(state: State, seat: Seat, other: Seat): boolean {
  return other !== seat && !state.penitent[other] && state.pawn[other] === state.pawn[seat];
}

export function meetsSomebody(state: State, seat: Seat): boolean {
  if (state.lasting === 'E05') return false;
  for (let other = 0; other < state.pawn.length; other++) if (canBeMet(state, seat, other)) return true;
  return false;
}
