import { hasExactly, isIndex, isRecord } from '@conclave/engine';
import { CARDS, MAX_SEATS, MAX_ZONES, OBJECTS, PASSAGES, RING_TYPES, ROOMS, WAREHOUSES } from './box.ts';
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
  PORTALS,
  PUT_DOWN,
  RINGS,
  STEP,
  TURN,
  WAREHOUSE,
  WITHDRAW,
} from './moves.ts';

const isNumbered = (value: unknown, most: number): value is number => isIndex(value, most + 1) && value > 0;
const indexIn = (list: readonly unknown[], value: unknown): number => list.indexOf(value);
const entry = (moves: readonly Move[], index: number): Move | null => (index < 0 ? null : moves[index]);

export function parse(json: unknown): Move | null {
  if (!isRecord(json)) return null;
  switch (json.kind) {
    case 'place':
      return hasExactly(json, 'kind', 'room') && isNumbered(json.room, ROOMS) ? PLACE[json.room] : null;
    case 'step':
      return hasExactly(json, 'kind', 'room') && isNumbered(json.room, ROOMS) ? STEP[json.room] : null;
    case 'rings':
      if (!hasExactly(json, 'kind', 'single')) return null;
      return entry(RINGS, indexIn(OBJECTS.slice(0, RING_TYPES), json.single));
    case 'first':
      return hasExactly(json, 'kind', 'card') ? entry(FIRST, indexIn(CARDS, json.card)) : null;
    case 'card':
      return hasExactly(json, 'kind', 'card') ? entry(CARD, indexIn(CARDS, json.card)) : null;
    case 'portal':
      return hasExactly(json, 'kind', 'portal') ? entry(PORTAL, indexIn(PORTALS, json.portal)) : null;
    case 'hide': {
      if (!hasExactly(json, 'kind', 'object', 'zone') || !isIndex(json.zone, MAX_ZONES)) return null;
      const object = indexIn(OBJECTS, json.object);
      return object < 0 ? null : HIDE[object][json.zone];
    }
    case 'pickUp':
      if (!hasExactly(json, 'kind', 'zone', 'owner')) return null;
      return isIndex(json.zone, MAX_ZONES) && isIndex(json.owner, MAX_SEATS)
        ? PICK_UP[json.zone][json.owner]
        : null;
    case 'putDown':
      return hasExactly(json, 'kind', 'zone') && isIndex(json.zone, MAX_ZONES) ? PUT_DOWN[json.zone] : null;
    case 'turn':
      return hasExactly(json, 'kind', 'zone') && isIndex(json.zone, MAX_ZONES) ? TURN[json.zone] : null;
    case 'warehouse':
      return hasExactly(json, 'kind', 'warehouse') && isNumbered(json.warehouse, WAREHOUSES)
        ? WAREHOUSE[json.warehouse - 1]
        : null;
    case 'door':
      return hasExactly(json, 'kind', 'passage') && isIndex(json.passage, PASSAGES.length)
        ? DOOR[json.passage]
        : null;
    case 'withdraw':
      return hasExactly(json, 'kind') ? WITHDRAW : null;
    case 'end':
      return hasExactly(json, 'kind') ? END : null;
    case 'announce':
      return hasExactly(json, 'kind') ? ANNOUNCE : null;
    default:
      return null;
  }
}
