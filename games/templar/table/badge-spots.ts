/** Where the badge of a room stands: over neither its name nor its figures. */

import type { Seat } from '@conclave/engine';
import { FIGURES, type Figure } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { LAYOUT, type Point } from './layout.ts';
import { hidesName, standOf } from './stands.ts';

export const BADGE_RADIUS = 15;
/** What a figure covers: to each side of its feet, and above them. */
const FIGURE = { side: 12, above: 42 };
const FACE = 26;
/** The middle of a badge that takes the place of somebody standing. */
const RAISED = 16;

/** The room's own spot, or else the first place where nobody stands, or in a crowd the one furthest from every face. */
export function badgeSpot(room: number, view: View, stands: readonly number[], below = 0): Point {
  const { badge, stands: places } = LAYOUT.rooms[room - 1];
  const here: (Figure | Seat)[] = [
    ...FIGURES.filter((figure) => view.figures[figure] === room),
    ...view.players.flatMap(({ pawn }, seat) => (pawn === room ? [seat] : [])),
  ];
  const feet = here.map((who) => standOf(room, who, stands));
  const spots = [badge, ...places.map(({ x, y }) => ({ x, y: y - RAISED }))].filter(
    (spot) => !hidesName(room, around(spot, below)),
  );
  const fromFaces = (spot: Point) =>
    Math.min(...feet.map(({ x, y }) => Math.hypot(spot.x - x, spot.y - (y - FACE))));
  return (
    spots.find((spot) => !feet.some((foot) => meets(spot, foot))) ??
    spots.reduce((best, spot) => (fromFaces(spot) > fromFaces(best) ? spot : best))
  );
}

/** `below`: what hangs under the badge. */
const around = ({ x, y }: Point, below: number) => ({
  x: x - BADGE_RADIUS,
  y: y - BADGE_RADIUS,
  w: 2 * BADGE_RADIUS,
  h: 2 * BADGE_RADIUS + below,
});

function meets(spot: Point, foot: Point): boolean {
  const isBeside = Math.abs(spot.x - foot.x) >= BADGE_RADIUS + FIGURE.side;
  return !isBeside && spot.y - BADGE_RADIUS < foot.y && spot.y + BADGE_RADIUS > foot.y - FIGURE.above;
}
