/**
 * Which object lies on which place. The rules count only what lies in a zone, since nothing depends on the hollow. But
 * a ring stays where it was laid, so its place is folded from what was told. The view has the last word.
 */

import { type HouseEvent, type Seat, settled } from '@conclave/engine';
import { type Item, OBJECTS } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { RoomView, SpotView, View } from '../rules/view.ts';
import { isRing, kindOf, type SpotKind } from './items.ts';
import { LAYOUT, type Point } from './layout.ts';

export interface LyingObject {
  /** The same object keeps it wherever it goes. */
  readonly id: string;
  readonly owner: Seat;
  readonly item: Item;
  readonly counted: boolean;
  readonly room: number;
  /** 0 for books and chalices. */
  readonly zone: number;
  /** Which place of the zone, or of the slots for books or chalices. */
  readonly place: number;
}

interface Hidden {
  readonly lying: readonly LyingObject[];
  /** The id of the ring that Benjamin carries. */
  readonly carried: string | null;
}

/** Middles of the places of a zone, or of a room's slots for books or chalices. */
export function placesFor(room: number, kind: SpotKind, zone: number): readonly Point[] {
  const { zones, books, chalices } = LAYOUT.rooms[room - 1];
  if (kind === 'ring') return zones[zone];
  return kind === 'book' ? books : chalices;
}

/** The name of a place among the board's places. */
export const slotName = (room: number, kind: SpotKind, zone: number, place: number): string =>
  `slot-${room}-${kind}-${zone}-${place}`;

export const slotOf = ({ room, item, zone, place }: LyingObject): string =>
  slotName(room, kindOf(item), zone, place);

export function hiddenObjects(view: View, told: readonly (Event | HouseEvent)[]): Hidden {
  const { lying, carried } = replay(told);
  return { lying: agreeing(lying, view), carried: view.turn.carried ? (carried?.id ?? 'carried') : null };
}

function replay(told: readonly (Event | HouseEvent)[]): {
  lying: LyingObject[];
  carried: LyingObject | null;
} {
  let lying: LyingObject[] = [];
  let carried: LyingObject | null = null;
  let laid = 0;
  const lay = (object: Omit<LyingObject, 'place'>) => {
    lying.push({ ...object, place: freePlace(lying, object.room, kindOf(object.item), object.zone) });
  };
  const turn = (isOne: (object: LyingObject) => boolean) => {
    const index = lying.findIndex((object) => !object.counted && isOne(object));
    if (index >= 0) lying[index] = { ...lying[index], counted: true };
  };
  for (const event of settled(told)) {
    switch (event.type) {
      case 'objectHidden':
        lay({
          id: `object-${laid++}`,
          owner: event.seat,
          item: event.object,
          counted: false,
          room: event.room,
          zone: event.zone,
        });
        break;
      case 'ringPickedUp': {
        const { owner, room, zone } = event;
        carried = lying.findLast((object) => isUncountedRing(object, owner, room, zone)) ?? null;
        lying = lying.filter((object) => object !== carried);
        break;
      }
      case 'ringPutDown':
        if (carried) lay({ ...carried, room: event.room, zone: event.zone });
        carried = null;
        break;
      case 'ringTurned':
        turn((object) => isUncountedRing(object, event.seat, event.room, event.zone));
        break;
      case 'roomCounted':
        for (const { owner, object: item, count } of event.turned)
          for (let i = 0; i < count; i++)
            turn((object) => object.room === event.room && object.owner === owner && object.item === item);
        break;
    }
  }
  return { lying, carried };
}

function isUncountedRing(object: LyingObject, owner: Seat, room: number, zone: number): boolean {
  const { counted, item } = object;
  return !counted && isRing(item) && object.owner === owner && object.room === room && object.zone === zone;
}

function freePlace(lying: readonly LyingObject[], room: number, kind: SpotKind, zone: number): number {
  const taken = lying.filter(
    (object) => object.room === room && object.zone === zone && kindOf(object.item) === kind,
  );
  return placesFor(room, kind, zone).findIndex((_point, place) =>
    taken.every((object) => object.place !== place),
  );
}

/** Where the fold and the view differ, the view is right. Its objects are laid down in its order. */
function agreeing(lying: readonly LyingObject[], { rooms }: View): LyingObject[] {
  return rooms.flatMap((roomView, i) =>
    spotsOf(roomView).flatMap(({ spot, kind, zone }) => {
      const room = i + 1;
      const found = lying.filter(
        (object) => object.room === room && object.zone === zone && kindOf(object.item) === kind,
      );
      return isSame(found, spot) ? found : inOrder(spot, room, kind, zone);
    }),
  );
}

function spotsOf({ zones, books, chalices }: RoomView) {
  return [
    ...zones.map((spot, zone) => ({ spot, kind: 'ring' as const, zone })),
    { spot: books, kind: 'book' as const, zone: 0 },
    { spot: chalices, kind: 'chalice' as const, zone: 0 },
  ];
}

function isSame(found: readonly LyingObject[], { object, pieces }: SpotView): boolean {
  const total = pieces.reduce((sum, { count }) => sum + count, 0);
  return (
    found.length === total &&
    found.every(({ item, place }) => item === object && place >= 0) &&
    pieces.every(
      ({ owner, counted, count }) =>
        found.filter((one) => one.owner === owner && one.counted === counted).length === count,
    )
  );
}

function inOrder({ object, pieces }: SpotView, room: number, kind: SpotKind, zone: number): LyingObject[] {
  if (object === null) return [];
  return pieces
    .flatMap((piece) => Array.from({ length: piece.count }, () => piece))
    .map(({ owner, counted }, place) => ({
      id: `${slotName(room, kind, zone, place)}-${OBJECTS.indexOf(object)}`,
      owner,
      item: object,
      counted,
      room,
      zone,
      place,
    }));
}
