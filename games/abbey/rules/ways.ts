/**
 * Where a player may go (AB-8, AB-13, AB-14, AB-16, AB-37, AB-43, AB-49). Public facts decide it. So the same functions
 * read a state and a view.
 */

import type { Refusal, Seat } from '@conclave/engine';
import type { EventId } from './cards.ts';
import { type Reason, refuse } from './reasons.ts';
import {
  ALL_ROOMS,
  CONFESSIONALS,
  JOINED,
  LIBRARY,
  type Room,
  type RoomMask,
  roomsIn,
  SCRIPTORIUM,
  SINGLE,
  within,
} from './rooms.ts';
import { NONE, type Options, ownerIn, type TurnKind } from './state.ts';

export interface Ground {
  readonly options: Options;
  readonly lasting: EventId | null;
  /** By seat. */
  readonly pawn: readonly Room[];
  readonly colours: readonly number[];
  readonly libraryVisited: readonly boolean[];
  cards(seat: Seat): number;
  keptBooks(seat: Seat): number;
}

/** How far a move has come, and what binds it. */
export interface Walk {
  readonly turn: TurnKind;
  readonly start: Room;
  /** Steps left. */
  readonly steps: number;
  /** Where it may end. */
  readonly ends: RoomMask;
  /** The room promised, or NONE, and the rooms forsworn (AB-43). */
  readonly vow: Room;
  readonly forsworn: RoomMask;
}

export const BOOK_LIMIT = 2;

/** Why nobody, or not this player, may step into a room. */
function closedReason(ground: Ground, seat: Seat, room: Room): Reason | null {
  if (SINGLE[room] && occupantOf(ground, seat, room) !== NONE) {
    return CONFESSIONALS.includes(room) ? 'confessionalTaken' : 'cellTaken';
  }
  if (room === SCRIPTORIUM) return ground.lasting === 'copyistsAtWork' ? 'copyistsAtWork' : null;
  return room === LIBRARY ? libraryReason(ground, seat) : null;
}

/** Who keeps others out of a room for one pawn, or NONE. AB-14: the owner may walk in on an intruder. */
function occupantOf({ pawn, colours }: Ground, seat: Seat, room: Room): Seat {
  if (ownerIn(colours, room) === seat) return NONE;
  for (let other = 0; other < pawn.length; other++) if (other !== seat && pawn[other] === room) return other;
  return NONE;
}

/** AB-16, AB-49: whoever has the fewest cards, if anybody has more, once a game. */
function libraryReason(ground: Ground, seat: Seat): Reason | null {
  if (ground.options.libraryClosed) return 'libraryBurnt';
  if (ground.libraryVisited[seat]) return 'libraryBeen';
  if (ground.lasting === 'librarianDozes') return null;
  const own = ground.cards(seat);
  let more = false;
  for (let other = 0; other < ground.pawn.length; other++) {
    const cards = ground.cards(other);
    if (cards < own) return 'notFewest';
    if (cards > own) more = true;
  }
  return more ? null : 'allAlike';
}

/** Who has fewest cards: somebody who has fewer than this player, if there is one. */
function fewest(ground: Ground, seat: Seat): Seat {
  let least = seat;
  for (let other = 0; other < ground.pawn.length; other++) {
    if (ground.cards(other) < ground.cards(least)) least = other;
  }
  return least;
}

/** The rooms a player may step into now. */
export function openRooms(ground: Ground, seat: Seat): RoomMask {
  let open = ALL_ROOMS;
  const close = (room: Room) => {
    if (closedReason(ground, seat, room) !== null) open &= ~(1 << room);
  };
  for (let other = 0; other < ground.pawn.length; other++) if (other !== seat) close(ground.pawn[other]);
  close(SCRIPTORIUM);
  close(LIBRARY);
  return open;
}

/** AB-49: two books bar nobody's way, but their move may not end in the scriptorium. */
function hasTwoBooks(ground: Ground, seat: Seat): boolean {
  return ground.options.bookLimit && ground.keptBooks(seat) >= BOOK_LIMIT;
}

function endRooms(ground: Ground, seat: Seat): RoomMask {
  return hasTwoBooks(ground, seat) ? ALL_ROOMS & ~(1 << SCRIPTORIUM) : ALL_ROOMS;
}

/** The labyrinth and the secret key: any room one could step into, joined or not; the key opens all but the library. */
export function teleportRooms(ground: Ground, seat: Seat, by: 'labyrinth' | 'key'): RoomMask {
  const barred = (1 << ground.pawn[seat]) | (by === 'key' ? 1 << LIBRARY : 0);
  return openRooms(ground, seat) & endRooms(ground, seat) & ~barred;
}

/** AB-43: what a vow leaves of the rooms where a move could end. */
export function bound(ends: RoomMask, vow: Room, forsworn: RoomMask): RoomMask {
  const promised = vow === NONE ? 0 : 1 << vow;
  if ((ends & promised) !== 0) return promised;
  const allowed = ends & ~forsworn;
  return allowed === 0 ? ends : allowed;
}

/**
 * Where a move of so many steps may end. In a labyrinth turn a vow binds to every room that the labyrinth leads to: nobody
 * dodges it by walking.
 */
export function endsOf(
  ground: Ground,
  seat: Seat,
  { turn, start, steps, vow, forsworn }: Pick<Walk, 'turn' | 'start' | 'steps' | 'vow' | 'forsworn'>,
): RoomMask {
  const open = openRooms(ground, seat);
  const walked = within(1 << start, steps, open) & endRooms(ground, seat) & ~(1 << start);
  const others = turn === 'labyrinth' ? teleportRooms(ground, seat, 'labyrinth') : 0;
  return walked & bound(walked | others, vow, forsworn);
}

/** The rooms of a next step from which the move can still end lawfully. */
export function nextSteps(
  ground: Ground,
  seat: Seat,
  { steps, ends }: Pick<Walk, 'steps' | 'ends'>,
): RoomMask {
  if (steps === 0) return 0;
  const open = openRooms(ground, seat);
  let lawful = 0;
  for (let left = JOINED[ground.pawn[seat]] & open; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const reached = steps === 1 ? bit : within(bit, steps - 1, open);
    if ((reached & ends) !== 0) lawful |= bit;
  }
  return lawful;
}

/** Why the move under way cannot end in a room; `null`: it can. */
export function endRefusal(ground: Ground, seat: Seat, walk: Walk, room: Room): Refusal | null {
  const here = ground.pawn[seat];
  const barred = barredRefusal(ground, seat, walk, room);
  if (barred) return barred;
  const open = openRooms(ground, seat) | (1 << here);
  if ((within(1 << here, walk.steps, open) & (1 << room)) === 0)
    return farRefusal(ground, seat, walk, room, open);
  return (walk.ends & (1 << room)) === 0 ? vowRefusal(walk, room) : null;
}

/** Why no move of this player may end in a room, however near it is. */
export function barredRefusal(
  ground: Ground,
  seat: Seat,
  { start }: Pick<Walk, 'start'>,
  room: Room,
): Refusal | null {
  if (room === start) return refuse('startRoom');
  const closed = room === ground.pawn[seat] ? null : closedRefusal(ground, seat, room);
  if (closed) return closed;
  return room === SCRIPTORIUM && hasTwoBooks(ground, seat) ? refuse('twoBooks') : null;
}

function closedRefusal(ground: Ground, seat: Seat, room: Room): Refusal | null {
  const reason = closedReason(ground, seat, room);
  switch (reason) {
    case null:
      return null;
    case 'cellTaken':
    case 'confessionalTaken':
      return refuse(reason, { seat: occupantOf(ground, seat, room) });
    case 'notFewest':
      return refuse(reason, { seat: fewest(ground, seat) });
    default:
      return refuse(reason);
  }
}

/** Too far, or every way that is short enough leads through a room that is shut. */
function farRefusal(ground: Ground, seat: Seat, { steps }: Walk, room: Room, open: RoomMask): Refusal {
  const from = ground.pawn[seat];
  const doors = doorsBetween(from, room, ALL_ROOMS);
  if (doors > steps) return refuse('tooFar', { doors, steps });
  const way = shortestWay(from, room, ALL_ROOMS);
  const shut = way.find((passed) => (open & (1 << passed)) === 0) ?? room;
  return refuse('wayShut', { room: shut });
}

/** AB-43 */
export function vowRefusal({ vow, forsworn }: Pick<Walk, 'vow' | 'forsworn'>, room: Room): Refusal {
  if (vow !== NONE && vow !== room) return refuse('promised', { room: vow });
  return (forsworn & (1 << room)) !== 0 ? refuse('forsworn', { room }) : refuse('noWayToEnd');
}

function doorsBetween(from: Room, to: Room, open: RoomMask): number {
  let doors = 0;
  while ((within(1 << from, doors, open) & (1 << to)) === 0) doors++;
  return doors;
}

/** A shortest way over these rooms, without its start; they must be joined. */
function shortestWay(from: Room, to: Room, over: RoomMask): Room[] {
  const way: Room[] = [];
  for (let left = doorsBetween(from, to, over); left > 0; left--) {
    const at = way.at(-1) ?? from;
    const next = roomsIn(JOINED[at] & over).find((room) => doorsBetween(room, to, over) === left - 1);
    if (next === undefined) throw new RangeError('no way');
    way.push(next);
  }
  return way;
}

/** The way of a move to a room where it can end: a short one, and if possible not through rooms that do something. */
export function wayTo(ground: Ground, seat: Seat, { steps }: Walk, room: Room): Room[] {
  const from = ground.pawn[seat];
  const open = openRooms(ground, seat) | (1 << from) | (1 << room);
  const taken = ground.pawn.reduce(
    (mask, pawn, other) =>
      other !== seat && ownerIn(ground.colours, pawn) === seat ? mask | (1 << pawn) : mask,
    1 << LIBRARY,
  );
  const quiet = (open & ~taken) | (1 << from) | (1 << room);
  const isShort = (within(1 << from, steps, quiet) & (1 << room)) !== 0;
  return shortestWay(from, room, isShort ? quiet : open);
}
