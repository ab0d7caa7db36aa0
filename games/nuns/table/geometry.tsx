/** Coordinates on the plan: points, rooms, and the part of the plan that is shown. */

import type { Point } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import layout from '../data/layout.json' with { type: 'json' };
import { areaOf } from '../rules/areas.ts';
import { ROOMS, SPOTS as SCALED, type Spot, UNIT } from '../rules/plan.ts';

export const VIEW = layout.view;

/** By point, in units of the plan. */
export const SPOTS: readonly Spot[] = SCALED.map(([x, y]) => [
  Math.round(x / 1000) / (UNIT / 1000),
  Math.round(y / 1000) / (UNIT / 1000),
]);

const OUTLINES: ReadonlyMap<string, readonly Spot[]> = new Map(ROOMS.map(({ id, outline }) => [id, outline]));

/** The outline of the room in which a point lies. */
export function outlineAt(point: number): readonly Spot[] {
  return OUTLINES.get(areaOf(point)) ?? [];
}

export function outlineOf(room: string): readonly Spot[] {
  return OUTLINES.get(room) ?? [];
}

/** The sheet begins where the shown part of the plan does. */
export function onSheet([x, y]: Spot): Point {
  return { x: x - VIEW.x, y: y - VIEW.y };
}

/** SVG in units of the plan. */
export function OnPlan({ children }: { children: ComponentChildren }) {
  return <g transform={`translate(${-VIEW.x} ${-VIEW.y})`}>{children}</g>;
}

/** Where a figure's feet stand on the sheet. */
export function placeOf(point: number): Point {
  return onSheet(SPOTS[point]);
}

/** The name of a point among the places of the board. */
export const spotPlace = (point: number): string => `point ${point}`;
