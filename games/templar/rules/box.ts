/**
 * What is in the box: cards, objects, rooms, passages and places, as tables of small numbers. They are read once from
 * the data.
 */

import data from '../data/templar.json' with { type: 'json' };

export const MAX_SEATS = 5;

export const CARDS = [
  'anselmus',
  'josua',
  'lucas',
  'benjamin',
  'maria',
  'stephanus',
  'porticus',
  'remigius',
  'severus',
  'bells',
] as const;
export type Card = (typeof CARDS)[number];

/** Cards by number, as the state keeps them. */
const numberOf = (card: Card): number => CARDS.indexOf(card);
export const BENJAMIN = numberOf('benjamin');
export const MARIA = numberOf('maria');
export const STEPHANUS = numberOf('stephanus');
export const PORTICUS = numberOf('porticus');
export const REMIGIUS = numberOf('remigius');
export const SEVERUS = numberOf('severus');
export const BELLS = numberOf('bells');

export const OBJECTS = ['ringA', 'ringB', 'ringC', 'book', 'chalice'] as const;
export type Item = (typeof OBJECTS)[number];
/** Of how many kinds objects are: so many numbers a seat or a warehouse has in a row. */
export const KINDS = OBJECTS.length;
/** The ring types come first among them. */
export const RING_TYPES = 3;
export const BOOK: number = OBJECTS.indexOf('book');
export const CHALICE: number = OBJECTS.indexOf('chalice');

export const FIGURES = ['remigius', 'vitus', 'severus'] as const;
export type Figure = (typeof FIGURES)[number];

/**
 * Where a figure is: 0 before the main portal, 1 to 13 in that room, 14 before the side portal, then the warehouses.
 */
export type Place = number;
export const MAIN_PORTAL = 0;
export const ROOMS = data.map.rooms.length;
export const SIDE_PORTAL = ROOMS + 1;
export const HARBOUR = SIDE_PORTAL + 1;
export const WAREHOUSES = data.harbour.warehouses.length;
/** No place yet: a figure that is still to be placed. */
export const UNPLACED: Place = -1;
/** No card, no object, no passage, no spot. */
export const NONE = -1;

export const isRoom = (place: Place): boolean => place >= 1 && place <= ROOMS;
export const isWarehouse = (place: Place): boolean => place >= HARBOUR;

function cardOf(id: string) {
  const card = data.cards.find((known) => known.id === id);
  if (!card) throw new Error(`no card ${id} in the data`);
  return card;
}

/** By card: the most steps its figure may take; 0 where it moves nobody through rooms. */
export const REACH: readonly number[] = CARDS.map((id) => {
  const card = cardOf(id);
  return (card.movesPawn ?? card.movesRemigius ?? card.movesSeverus ?? [0, 0])[1];
});
/** By card: how many objects may be hidden. */
export const HIDES: readonly number[] = CARDS.map((id) => cardOf(id).hideMax ?? 0);
/** By card: how many tiles arrive when Bells is played after it (TP-36). */
export const RESTOCK: readonly number[] = CARDS.map((id) => cardOf(id).restock);
/** By object: what a count gives for it (TP-30). */
const { ring, book, chalice } = cardOf('remigius').scores ?? { ring: 0, book: 0, chalice: 0 };
export const WORTH: readonly number[] = [ring, ring, ring, book, chalice];

export const CAPACITY: readonly number[] = data.harbour.warehouses.map(({ capacity }) => capacity);
export const TILES: readonly number[] = OBJECTS.map((object) => data.components.harbourTiles[object]);
/** TP-43: tiles taken out with two players. */
export const TAKEN_OUT: readonly number[] = OBJECTS.map((object) => data.twoPlayers.removedTiles[object]);
/** By number of seats and object: tiles taken out of the bag for a short match. */
export const SHORT_OUT: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  Object.entries(data.shortMatch).map(([seats, tiles]) => [seats, OBJECTS.map((object) => tiles[object])]),
);
export const RESERVE: readonly number[] = OBJECTS.map((object) => data.components.objectsPerPlayer[object]);
export const ROOM_BONUS: readonly number[] = data.roomBonus.table;
export const CHURCH_BONUS: number = data.churchRingBonus.perUnscoredRing;
export const CHURCH: number = data.map.churchRoom;
export const CHOSEN_RINGS: number = data.start.rings.chooseTwoTypes;
export const THIRD_RINGS: number = data.start.rings.thirdType;
export const FIRST_GAME = data.start.firstGame;

export const PASSAGES: readonly { readonly a: number; readonly b: number }[] = data.map.passages;
export const PORTAL_ROOM = { main: data.map.portals.main.room, side: data.map.portals.side.room } as const;

/** The passage that joins two rooms, or NONE. */
export function passageBetween(one: number, other: number): number {
  return PASSAGES.findIndex(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

export const FIRST_DOOR: number = passageBetween(data.start.door[0], data.start.door[1]);

const roomNumbers = Array.from({ length: ROOMS }, (_none, i) => i + 1);

/** By place: the rooms next to it, and the passage that leads there (NONE: a portal, which cannot be locked). */
export const NEXT: readonly (readonly number[])[] = places((place) =>
  neighbours(place).map(({ room }) => room),
);
export const VIA: readonly (readonly number[])[] = places((place) => neighbours(place).map(({ via }) => via));

function places<Value>(of: (place: Place) => Value): Value[] {
  return Array.from({ length: SIDE_PORTAL + 1 }, (_none, place) => of(place));
}

function neighbours(place: Place): { room: number; via: number }[] {
  if (place === MAIN_PORTAL) return [{ room: PORTAL_ROOM.main, via: NONE }];
  if (place === SIDE_PORTAL) return [{ room: PORTAL_ROOM.side, via: NONE }];
  return roomNumbers.flatMap((room) => {
    const via = passageBetween(place, room);
    return via === NONE ? [] : [{ room, via }];
  });
}

const FAR = 99;
/** By door and two rooms: the fewest steps between them through open passages. */
const DISTANCE: readonly (readonly (readonly number[])[])[] = PASSAGES.map((_passage, door) =>
  places((from) => distancesFrom(from, door)),
);

function distancesFrom(from: Place, door: number): number[] {
  const distances = places(() => FAR);
  distances[from] = 0;
  const queue = [from];
  for (const place of queue) {
    NEXT[place].forEach((room, i) => {
      if (VIA[place][i] === door || distances[room] !== FAR) return;
      distances[room] = distances[place] + 1;
      queue.push(room);
    });
  }
  return distances;
}

export function distance(door: number, from: Place, to: number): number {
  return DISTANCE[door][from][to];
}

/** A spot: a ring zone, or all slots of one room for books, or for chalices. */
interface Spot {
  readonly room: number;
  readonly capacity: number;
  readonly holds: 'ring' | 'book' | 'chalice';
}

export const SPOTS: readonly Spot[] = data.map.rooms.flatMap(({ id, ringZones, bookSlots, chaliceSlots }) => [
  ...ringZones.map((capacity): Spot => ({ room: id, capacity, holds: 'ring' })),
  { room: id, capacity: bookSlots, holds: 'book' } as const,
  { room: id, capacity: chaliceSlots, holds: 'chalice' } as const,
]);

const spotsOf = (room: number, holds: Spot['holds']): number[] =>
  SPOTS.flatMap((spot, index) => (spot.room === room && spot.holds === holds ? [index] : []));

/** By room: its zones, and its one spot for books and for chalices. Room 0 has none. */
export const ZONES: readonly (readonly number[])[] = [0, ...roomNumbers].map((room) => spotsOf(room, 'ring'));
export const BOOKS: readonly number[] = [0, ...roomNumbers].map((room) => spotsOf(room, 'book')[0] ?? NONE);
export const CHALICES: readonly number[] = [0, ...roomNumbers].map(
  (room) => spotsOf(room, 'chalice')[0] ?? NONE,
);
export const SPOT_CAPACITY: readonly number[] = SPOTS.map(({ capacity }) => capacity);
export const MAX_ZONES = Math.max(...ZONES.map((zones) => zones.length));

/** All spots of a room: zones first, in their order, then books, then chalices. */
export const ROOM_SPOTS: readonly (readonly number[])[] = [0, ...roomNumbers].map((room) =>
  SPOTS.flatMap((spot, index) => (spot.room === room ? [index] : [])),
);

/** The spot for an object in a room; `zone` counts for rings alone and is 0 otherwise. NONE: there is no such place. */
export function spotFor(room: number, object: number, zone: number): number {
  if (object < RING_TYPES) return ZONES[room][zone] ?? NONE;
  if (zone !== 0) return NONE;
  return object === BOOK ? BOOKS[room] : CHALICES[room];
}
