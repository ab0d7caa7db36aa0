/** Coordinates of the rooms on the plan. The rules' board says which rooms there are. */

import type { Point, Size } from '@conclave/kit';
import layout from '../data/layout.json' with { type: 'json' };
import { ROOM_IDS, type Room } from '../rules/rooms.ts';

export const PLAN = layout.canvas;
/** The painted ground reaches beyond the plan, so that a frame of any shape is full of meadow. */
export const GROUND: Point & Size = { x: -90, y: -170, width: 1180, height: 1070 };

interface RoomPlace {
  /** SVG path data. */
  readonly outline: string;
  readonly box: Point & Size;
  readonly label: Point & { readonly anchor: string };
  /** The numeral of a room that can be entered. */
  readonly tag: Point;
  /** Where pawns stand, the middle of their feet; the first ones first. */
  readonly stands: readonly Point[];
}

const point = ([x, y]: readonly number[]): Point => ({ x, y });

export const PLACES: readonly RoomPlace[] = ROOM_IDS.map((id) => {
  const room = layout.rooms.find((one) => one.id === id);
  if (!room) throw new TypeError(`no place for ${id}`);
  const xs = room.outline.map(([x]) => x);
  const ys = room.outline.map(([, y]) => y);
  return {
    outline: `M${room.outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
    box: {
      x: Math.min(...xs),
      y: Math.min(...ys),
      width: Math.max(...xs) - Math.min(...xs),
      height: Math.max(...ys) - Math.min(...ys),
    },
    label: room.label,
    tag: point(room.tag),
    stands: room.stand.map(point),
  };
});

/** Corners, by room. */
export const OUTLINES: readonly (readonly (readonly number[])[])[] = layout.rooms.map(
  ({ outline }) => outline,
);
/** The lawn inside the cloister: no room. */
export const GARTH: readonly (readonly number[])[] = layout.garth;
/** One for every two rooms that are joined: the middle of the opening, the wall it is cut into. */
export const DOORS = layout.doors;

/** Where the piles, the dice and the bell lie. */
export const SLOTS = {
  pile: slot('parlatorium', 'pile'),
  scriptorium: slot('scriptorium', 'books'),
  library: slot('bibliotheca', 'books'),
  relics: slot('crypta', 'relics'),
  dice: [slot('confessorium1', 'die'), slot('confessorium2', 'die')],
} as const;

function slot(id: string, name: string): Point {
  const slots: Readonly<Record<string, Point | undefined>> | undefined = layout.rooms.find(
    (room) => room.id === id,
  )?.slots;
  const found = slots?.[name];
  if (!found) throw new TypeError(`no place for the ${name} of ${id}`);
  return { x: found.x, y: found.y };
}

/** Kneeling places in the church, by order of sending. */
export const KNEELING: readonly Point[] = layout.penance.map(point);

/** The door between two rooms, where there is one. */
export function doorBetween(one: Room, two: Room): Point | null {
  const ids = [ROOM_IDS[one], ROOM_IDS[two]];
  const door = DOORS.find(({ between }) => between.every((id) => ids.includes(id)));
  return door ?? null;
}
