/** Moving about the abbey. */

import type { Effects, Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import { CHURCH, type Room, type RoomMask } from './rooms.ts';
import { isBrisk, NONE, type State } from './state.ts';
import { count } from './suspects.ts';
import { bound, type Ground, teleportRooms, type Walk } from './ways.ts';

export function keptBooks(state: State, seat: Seat): number {
  return state.books[seat].length + (state.custody === seat ? 1 : 0);
}

export function groundOf(state: State): Ground {
  const { options, lasting, pawn, colours, libraryVisited } = state;
  return {
    options,
    lasting,
    pawn,
    colours,
    libraryVisited,
    cards: (seat) => count(state.hand[seat]),
    keptBooks: (seat) => keptBooks(state, seat),
  };
}

export function walkOf(state: State, seat: Seat): Walk {
  const { turn, start, steps, ends, vow, forsworn } = state;
  return { turn, start, steps, ends, vow: vow[seat], forsworn: forsworn[seat] };
}

/** Where the labyrinth or the secret key may take a player, as far as vows allow. */
export function teleports(state: State, seat: Seat, by: 'labyrinth' | 'key'): RoomMask {
  return bound(teleportRooms(groundOf(state), seat, by), state.vow[seat], state.forsworn[seat]);
}

/** AB-8, AB-30, procession, feastDay */
export function longestMove(state: State): number {
  const squares = isBrisk(state) ? 3 : 2;
  if (state.lasting === 'procession') return Math.max(1, squares - 1);
  return state.lasting === 'feastDay' ? squares + 1 : squares;
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

/** Whoever else stands there and can be asked (AB-9, AB-47, greatSilence). */
export function canBeMet(state: State, seat: Seat, other: Seat): boolean {
  return other !== seat && !state.penitent[other] && state.pawn[other] === state.pawn[seat];
}

/** Everybody else who can be asked, wherever they are. */
export function othersToAsk(state: State, asker: Seat): Seat[] {
  return state.penitent.flatMap((penitent, seat) => (penitent || seat === asker ? [] : [seat]));
}

export function meetsSomebody(state: State, seat: Seat): boolean {
  if (state.lasting === 'greatSilence') return false;
  for (let other = 0; other < state.pawn.length; other++) if (canBeMet(state, seat, other)) return true;
  return false;
}
