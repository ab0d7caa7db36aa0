/** The size of the castle on a desk or a tablet. No corner of the page may cover its hours and squares. */

import { CURTAIN } from './geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Clearing {
  /** How large everything in the corners is drawn. */
  readonly zoom: number;
  /** The side of the square in the middle in which the castle stands. */
  readonly side: number;
}

/** The corners are drawn in full on a frame as wide as this; never so small that a finger misses them. */
const FULL = 960;
const LEAST_ZOOM = 0.8;
const SHEET = 800;
const AIR = 4;

/**
 * What the corners hold at the most, as boxes from their own corner. Above: the wanted card, its place in two or three
 * lines, the pile; the plates of the rivals. Below: the own plate, a full hand; the changes, three buttons.
 */
const CORNERS = {
  wanted: [
    [160, 230],
    [142, 296],
    [234, 148],
  ],
  below: [
    [175, 206],
    [302, 108],
    [214, 158],
    [388, 70],
  ],
} as const;
const RIVALS = { width: 202, first: 20, each: 62 } as const;

export function clearing({ width, height }: Size, rivals: number): Clearing {
  const zoom = Math.max(LEAST_ZOOM, Math.min(1, width / FULL));
  const boxes = [
    ...CORNERS.wanted,
    ...CORNERS.below,
    [RIVALS.width, RIVALS.first + RIVALS.each * Math.min(3, rivals)],
  ];
  const free = Math.min(
    ...boxes.map(([w, h]) =>
      Math.hypot(Math.max(0, width / 2 - w * zoom), Math.max(0, height / 2 - h * zoom)),
    ),
  );
  const side = ((free - AIR) * SHEET) / CURTAIN.outer;
  return { zoom, side: Math.floor(Math.min(width, height, side)) };
}
