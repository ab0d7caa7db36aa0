/** The castle on its sheet: the sheet's own coordinates, and which turning part a square rides on. */

import type { Point } from '@conclave/kit';
import { FACTS, type Square } from '../../rules/board.ts';
import type { View } from '../../rules/view.ts';
import { ZONE_SHAPES } from '../geometry.ts';

const SIDE = 800;
export const SHEET = { width: SIDE, height: SIDE } as const;
export const MIDDLE: Point = { x: SIDE / 2, y: SIDE / 2 };
/** Of a group drawn round 0,0. */
export const MOVED = `translate(${MIDDLE.x} ${MIDDLE.y})`;

export const onSheet = ({ x, y }: Point): Point => ({ x: x + MIDDLE.x, y: y + MIDDLE.y });

/** A path drawn round 0,0, on the sheet. */
export function moved(path: string): string {
  return path.replace(
    /([ML])(-?[\d.]+) (-?[\d.]+)|A([\d.]+) ([\d.]+) 0 ([01]) ([01]) (-?[\d.]+) (-?[\d.]+)/g,
    (_all, command, x, y, rx, ry, large, sweep, ax, ay) =>
      command
        ? `${command}${Number(x) + MIDDLE.x} ${Number(y) + MIDDLE.y}`
        : `A${rx} ${ry} 0 ${large} ${sweep} ${Number(ax) + MIDDLE.x} ${Number(ay) + MIDDLE.y}`,
  );
}

/** The turning parts by the names under which pieces ride on them. */
export const PART_NAMES = ['centre', 'inner', 'outer'] as const;
export const ZONE_OF_PART = PART_NAMES.map((_name, part) =>
  ZONE_SHAPES.findIndex((shape) => shape.part === part),
);

export function partOf(square: Square): string | undefined {
  const { part } = ZONE_SHAPES[FACTS[square].zone];
  return part === null ? undefined : PART_NAMES[part];
}

export function pawnsOn(view: View, square: Square): number {
  return view.players.filter(({ pawn }) => pawn === square).length;
}
