/** The moves of a seat. They stand in a table and are made once. */

import type { Seat } from '@conclave/engine';
import {
  CARDS,
  type Card,
  type Item,
  MAX_SEATS,
  MAX_ZONES,
  OBJECTS,
  PASSAGES,
  RING_TYPES,
  ROOMS,
  WAREHOUSES,
} from './box.ts';

export type Portal = 'main' | 'side';
export const PORTALS: readonly Portal[] = ['main', 'side'];

export type Move =
  /** Set-up: where Remigius, Vitus or Severus begins (TP-8). */
  | { readonly kind: 'place'; readonly room: number }
  /** The type of which only one ring is taken (TP-10). */
  | { readonly kind: 'rings'; readonly single: Item }
  /** The first card, in secret (TP-12). */
  | { readonly kind: 'first'; readonly card: Card }
  /** Which of the own rings is turned after a count, by zone of the room (TP-R9). */
  | { readonly kind: 'turn'; readonly zone: number }
  /** Takes back an answer that not everybody has given yet. */
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'portal'; readonly portal: Portal }
  | { readonly kind: 'card'; readonly card: Card }
  /** The figure of the card goes one room on. */
  | { readonly kind: 'step'; readonly room: number }
  /** `zone`: which ring zone of the room; 0 for books and chalices. */
  | { readonly kind: 'hide'; readonly object: Item; readonly zone: number }
  | { readonly kind: 'pickUp'; readonly zone: number; readonly owner: Seat }
  | { readonly kind: 'putDown'; readonly zone: number }
  /** 1 to 6. */
  | { readonly kind: 'warehouse'; readonly warehouse: number }
  /** The passage to be locked, by its number in the data. */
  | { readonly kind: 'door'; readonly passage: number }
  | { readonly kind: 'end' }
  /** Ends the turn and announces objects in all 13 rooms (TP-40). */
  | { readonly kind: 'announce' };

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

function upTo<Value>(count: number, make: (index: number) => Value): readonly Value[] {
  return Array.from({ length: count }, (_none, index) => make(index));
}

/** By room; PLACE[0] and STEP[0] stand there only so that rooms keep their numbers. */
export const PLACE = upTo(ROOMS + 1, (room): MoveOf<'place'> => ({ kind: 'place', room }));
export const STEP = upTo(ROOMS + 1, (room): MoveOf<'step'> => ({ kind: 'step', room }));
export const RINGS = upTo(RING_TYPES, (type): MoveOf<'rings'> => ({ kind: 'rings', single: OBJECTS[type] }));
export const FIRST = CARDS.map((card): MoveOf<'first'> => ({ kind: 'first', card }));
export const CARD = CARDS.map((card): MoveOf<'card'> => ({ kind: 'card', card }));
export const TURN = upTo(MAX_ZONES, (zone): MoveOf<'turn'> => ({ kind: 'turn', zone }));
export const PORTAL = PORTALS.map((portal): MoveOf<'portal'> => ({ kind: 'portal', portal }));
/** By object and zone. */
export const HIDE = OBJECTS.map((object) =>
  upTo(MAX_ZONES, (zone): MoveOf<'hide'> => ({ kind: 'hide', object, zone })),
);
/** By zone and owner. */
export const PICK_UP = upTo(MAX_ZONES, (zone) =>
  upTo(MAX_SEATS, (owner): MoveOf<'pickUp'> => ({ kind: 'pickUp', zone, owner })),
);
export const PUT_DOWN = upTo(MAX_ZONES, (zone): MoveOf<'putDown'> => ({ kind: 'putDown', zone }));
/** WAREHOUSE[0] is the first one, with the ship. */
export const WAREHOUSE = upTo(
  WAREHOUSES,
  (w): MoveOf<'warehouse'> => ({ kind: 'warehouse', warehouse: w + 1 }),
);
export const DOOR = PASSAGES.map((_passage, passage): MoveOf<'door'> => ({ kind: 'door', passage }));
export const WITHDRAW: Move = { kind: 'withdraw' };
export const END: Move = { kind: 'end' };
export const ANNOUNCE: Move = { kind: 'announce' };
