/** The 27 squares of the abbey (AB-20). A room is its number on the plan; a set of rooms is a bit mask. */

import board from '../data/board.json' with { type: 'json' };

export const ROOM_KINDS = [
  'church',
  'crypt',
  'confessional',
  'parlor',
  'cloister',
  'chapter',
  'scriptorium',
  'library',
  'cell',
  'empty',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** 0..26 */
export type Room = number;
export type RoomMask = number;

function kindNamed(name: string): RoomKind {
  const kind = ROOM_KINDS.find((known) => known === name);
  if (kind === undefined) throw new TypeError(`no such kind of room: ${name}`);
  return kind;
}

export const ROOMS = board.rooms.length;
export const ROOM_IDS: readonly string[] = board.rooms.map(({ id }) => id);
export const KIND_OF: readonly RoomKind[] = board.rooms.map(({ kind }) => kindNamed(kind));
/** One pawn at a time (AB-13, AB-14). */
export const SINGLE: readonly boolean[] = board.rooms.map(({ capacity }) => capacity === 1);

export function roomNamed(id: string): Room {
  const room = ROOM_IDS.indexOf(id);
  if (room < 0) throw new TypeError(`no such room: ${id}`);
  return room;
}

export const CHURCH = roomNamed('ecclesia');
export const CRYPT = roomNamed('crypta');
export const CONFESSIONALS: readonly Room[] = [roomNamed('confessorium1'), roomNamed('confessorium2')];
export const PARLOR = roomNamed('parlatorium');
export const CHAPTER = roomNamed('capitulum');
export const SCRIPTORIUM = roomNamed('scriptorium');
export const LIBRARY = roomNamed('bibliotheca');
/** By colour. */
export const CELLS: readonly Room[] = [1, 2, 3, 4, 5, 6].map((number) => roomNamed(`cellula${number}`));
/** By room: the colour of a cell, or -1. */
export const COLOUR_OF: readonly number[] = ROOM_IDS.map((_id, room) => CELLS.indexOf(room));

export const ALL_ROOMS: RoomMask = (1 << ROOMS) - 1;

/** By room: the rooms joined to it (AB-37). */
export const JOINED: readonly RoomMask[] = ROOM_IDS.map((id) =>
  board.edges.reduce((mask, [a, b]) => {
    if (a === id) return mask | (1 << roomNamed(b));
    return b === id ? mask | (1 << roomNamed(a)) : mask;
  }, 0),
);

/** All rooms within so many steps of the rooms of `from`, over rooms of `open` only. */
export function within(from: RoomMask, steps: number, open: RoomMask): RoomMask {
  let reached = from;
  let edge = from;
  for (let step = 0; step < steps && edge !== 0; step++) {
    let next = 0;
    for (let left = edge; left !== 0; left &= left - 1) next |= JOINED[31 - Math.clz32(left & -left)];
    edge = next & open & ~reached;
    reached |= edge;
  }
  return reached;
}

export function roomsIn(mask: RoomMask): Room[] {
  const rooms: Room[] = [];
  for (let left = mask; left !== 0; left &= left - 1) rooms.push(31 - Math.clz32(left & -left));
  return rooms;
}
