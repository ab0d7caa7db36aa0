/** Where the rooms lie on the plan; which rooms there are is the rules' board. */

import type { Point } from '@conclave/kit';
import layout from '../data/layout.json' with { type: 'json' };
import { ROOM_IDS, type Room } from '../rules/rooms.ts';

export const PLAN = layout.canvas;

interface RoomPlace {
  /** SVG path data. */
  readonly outline: string;
  readonly middle: Point;
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
    middle: { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 },
    label: room.label,
    tag: point(room.tag),
    stands: room.stand.map(point),
  };
});

/** Kneeling places in the church, by order of sending. */
export const KNEELING: readonly Point[] = layout.penance.map(point);

/** The door between two rooms, where there is one. */
export function doorBetween(one: Room, two: Room): Point | null {
  const ids = [ROOM_IDS[one], ROOM_IDS[two]];
  const door = layout.doors.find(({ between }) => between.every((id) => ids.includes(id)));
  return door ?? null;
}
