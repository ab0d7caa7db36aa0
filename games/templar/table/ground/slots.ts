/** Hollows and niches in which objects are hidden. */

import { placed } from '@conclave/kit/svg-text';
import type { Point, Room } from '../layout.ts';
import { circle, path, rect } from './ink.ts';

const DARK = '#3d2713';
/** Hollows in pale stone, and the altar's. */
const STONY = '#4a3820';
const ALTAR = '#a48a55';
const EDGE = { stroke: '#f3deac', width: 1.1, dash: '3.2 2.6', opacity: 0.75 } as const;
const SIGN = { stroke: '#f3deac', width: 1.3, opacity: 0.5 } as const;
const SHADOW = { fill: '#000', opacity: 0.35 } as const;

function hollow(fill: string): string {
  return (
    circle(0, 0, 12.8, { fill }) +
    path('M-12.8 0A12.8 12.8 0 0 1 12.8 0A13.5 12 0 0 0 -12.8 0Z', SHADOW) +
    circle(0, 0, 12.8, EDGE)
  );
}

function bookNiche(fill: string): string {
  const box = { x: -12.5, y: -14.5, w: 25, h: 29 };
  return (
    rect(box, { fill, corner: 2 }) +
    rect({ ...box, h: 6 }, { ...SHADOW, opacity: 0.3 }) +
    rect(box, { ...EDGE, corner: 2 }) +
    path('M-5 -7H6V6H-5ZM-5 6C-7 6 -7 9 -5 9H6V6', SIGN)
  );
}

function cupNiche(fill: string): string {
  const arch = 'M-12.5 15.5V-5C-12.5 -12 -7 -15.5 0 -15.5C7 -15.5 12.5 -12 12.5 -5V15.5Z';
  return (
    path(arch, { fill }) +
    path('M-12.5 -5C-12.5 -12 -7 -15.5 0 -15.5C7 -15.5 12.5 -12 12.5 -5C9 -10 -9 -10 -12.5 -5Z', SHADOW) +
    path(arch, EDGE) +
    path('M-6 -6H6C6 0 3 3 1 3V7H4.5V9H-4.5V7H-1V3C-3 3 -6 0 -6 -6Z', SIGN)
  );
}

/** Rooms whose rings lie in stone or gold. */
const STONE_ROOMS: ReadonlySet<number> = new Set([3, 13]);
const CHURCH = 13;

export function slotsOf({ id, zones, books, chalices }: Room): string {
  const put = (points: readonly Point[], body: string) =>
    points.map(({ x, y }) => placed(x, y, body)).join('');
  const niche = id === CHURCH ? ALTAR : DARK;
  return (
    put(zones.flat(), hollow(STONE_ROOMS.has(id) ? STONY : DARK)) +
    put(books, bookNiche(niche)) +
    put(chalices, cupNiche(niche))
  );
}
