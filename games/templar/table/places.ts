/** Maps each move to its places on the board, and each unlit place to the move that would be needed there. */

import type { Watcher } from '@conclave/engine';
import { FIGURES, type Item, OBJECTS, PASSAGES, type Place } from '../rules/box.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { kindOf, type SpotKind } from './items.ts';
import { type LyingObject, placesFor, slotName, slotOf } from './objects.ts';

/** What a place's name is made of. */
export const roomPlace = (room: number) => `room-${room}`;
export const sillPlace = (passage: number) => `sill-${passage}`;
export const housePlace = (warehouse: number) => `house-${warehouse}`;
export const cardPlace = (card: string) => `card-${card}`;
export const stockPlace = (item: Item) => `stock-${item}`;
/** Not a place of the board: where a player's rooms are counted, pointed at to see them. */
export const roomsPlace = (seat: number) => `rooms-${seat}`;
export const portalPlace = (portal: string) => `portal-${portal}`;

/** The figure that the present card, or the set-up, leads. */
export function ledFigure({ phase, turn, figures }: View): string {
  if (phase === 'placing') return FIGURES.find((figure) => figures[figure] === null) ?? 'severus';
  return turn.card === 'remigius' || turn.card === 'severus' ? turn.card : 'pawn';
}

export function placeOfLed(view: View): Place | null {
  const led = ledFigure(view);
  if (led === 'remigius' || led === 'severus') return view.figures[led];
  return view.players[view.active].pawn;
}

/** Passages on the way from where the led figure is into a room; a portal has none. */
function sillInto(view: View, room: number): string[] {
  const from = placeOfLed(view);
  const passage = PASSAGES.findIndex(({ a, b }) => (a === from && b === room) || (b === from && a === room));
  return passage < 0 ? [] : [sillPlace(passage)];
}

function freeSlots(lying: readonly LyingObject[], room: number, kind: SpotKind, zone: number): string[] {
  const taken = new Set(lying.map(slotOf));
  return placesFor(room, kind, zone)
    .map((_point, place) => slotName(room, kind, zone, place))
    .filter((slot) => !taken.has(slot));
}

function uncountedRings(lying: readonly LyingObject[], isOne: (object: LyingObject) => boolean): string[] {
  return lying
    .filter((object) => !object.counted && kindOf(object.item) === 'ring' && isOne(object))
    .map(slotOf);
}

/** Where a move ends: any of these places plays it. */
export function placesOf(
  move: Move,
  view: View,
  lying: readonly LyingObject[],
  watcher: Watcher,
): readonly string[] {
  const here = view.players[view.active].pawn;
  switch (move.kind) {
    case 'place':
      return [roomPlace(move.room)];
    case 'rings':
      return [`rings-${move.single}`];
    case 'first':
    case 'card':
      return [cardPlace(move.card)];
    case 'portal':
      return [portalPlace(move.portal)];
    case 'step':
      return [roomPlace(move.room), ...sillInto(view, move.room)];
    case 'hide':
      return freeSlots(lying, here, kindOf(move.object), move.zone);
    case 'putDown':
      return freeSlots(lying, here, 'ring', move.zone);
    case 'pickUp':
      return uncountedRings(
        lying,
        ({ room, zone, owner }) => room === here && zone === move.zone && owner === move.owner,
      );
    case 'turn':
      return uncountedRings(
        lying,
        ({ room, zone, owner }) => room === view.figures.remigius && zone === move.zone && owner === watcher,
      );
    case 'warehouse':
      return [housePlace(move.warehouse)];
    case 'door':
      return [sillPlace(move.passage)];
    case 'withdraw':
    case 'end':
    case 'announce':
      return [move.kind];
  }
}

/** What is taken in hand for a move, where it can also be dragged. */
export function sourceOf(move: Move, view: View): string | null {
  switch (move.kind) {
    case 'hide':
      return stockPlace(move.object);
    case 'putDown':
      return 'carried';
    case 'door':
      return 'door';
    case 'place':
    case 'step':
    case 'portal':
    case 'warehouse':
      return `led-${ledFigure(view)}`;
    default:
      return null;
  }
}

/** What one would have to play there: asked for its refusal where nothing is lit. */
export function probeAt(
  place: string,
  picked: string | null,
  view: View,
  lying: readonly LyingObject[],
): Move | null {
  const [what, ...rest] = place.split('-');
  const number = Number(rest[0]);
  switch (what) {
    case 'room':
      return view.phase === 'placing' ? { kind: 'place', room: number } : { kind: 'step', room: number };
    case 'sill':
      return probeSill(view, number);
    case 'house':
      return { kind: 'warehouse', warehouse: number };
    case 'portal':
      return rest[0] === 'main' || rest[0] === 'side' ? { kind: 'portal', portal: rest[0] } : null;
    case 'slot':
      return probeSlot(place, picked, view, lying);
    case 'stock': {
      const item = OBJECTS.find((one) => one === rest[0]);
      return item ? { kind: 'hide', object: item, zone: 0 } : null;
    }
    case 'end':
    case 'announce':
    case 'withdraw':
      return { kind: what };
    default:
      return null;
  }
}

function probeSill(view: View, passage: number): Move {
  if (view.turn.card === 'porticus') return { kind: 'door', passage };
  const { a, b } = PASSAGES[passage];
  return { kind: 'step', room: placeOfLed(view) === a ? b : a };
}

function probeSlot(
  place: string,
  picked: string | null,
  view: View,
  lying: readonly LyingObject[],
): Move | null {
  const [, roomText, kind, zoneText] = place.split('-');
  const room = Number(roomText);
  const zone = Number(zoneText);
  const object = lying.find((one) => slotOf(one) === place);
  if (view.phase === 'turning') return room === view.figures.remigius ? { kind: 'turn', zone } : null;
  // What lies in another room is out of reach as the room is.
  if (room !== view.players[view.active].pawn) return { kind: 'step', room };
  if (view.turn.carried) return kind === 'ring' ? { kind: 'putDown', zone } : null;
  if (view.turn.card === 'benjamin') return object ? { kind: 'pickUp', zone, owner: object.owner } : null;
  const { stock } = view.players[view.active];
  const item =
    OBJECTS.find((one) => picked === stockPlace(one)) ??
    OBJECTS.find((one) => kindOf(one) === kind && stock[one] > 0) ??
    OBJECTS.find((one) => kindOf(one) === kind);
  return item ? { kind: 'hide', object: item, zone } : null;
}
