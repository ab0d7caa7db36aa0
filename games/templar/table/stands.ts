/** Where figures stand: each has its own place in every room, so that nobody steps aside for anybody. */

import type { Seat } from '@conclave/engine';
import { type Figure, HARBOUR, isRoom, isWarehouse, MAIN_PORTAL, type Place } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { LAYOUT, type Opening, type Point, type Portal } from './layout.ts';

/** In a room: the tall ones have the first two places. */
const FIGURE_STANDS: Readonly<Record<Figure, number>> = { remigius: 0, severus: 1, vitus: 2 };
const FIRST_PAWN = 3;
/** What a pawn covers above its feet, to see whose place hides the name of the room. */
const PAWN = { w: 30, above: 38 };

/** By room: places for pawns, those clear of the room's name first. */
const PAWN_STANDS: readonly (readonly Point[])[] = LAYOUT.rooms.map(({ stands, label }) => {
  const left = label.anchor === 'middle' ? label.x - label.w / 2 : label.x;
  const hides = ({ x, y }: Point) =>
    Number(
      x + PAWN.w / 2 > left &&
        x - PAWN.w / 2 < left + label.w &&
        y > label.y - 12 &&
        y - PAWN.above < label.y,
    );
  return stands.slice(FIRST_PAWN).sort((one, other) => hides(one) - hides(other));
});
/** Before a portal: pawns by seat, then Vitus, who may begin there (TP-R16). */
const VITUS_OUTSIDE = 5;

const portalAt = (place: Place): Portal => LAYOUT.portals[place === MAIN_PORTAL ? 'main' : 'side'];

/** In the abbey and before its portals. */
export function standOf(place: Place, who: Figure | Seat): Point {
  if (isRoom(place)) {
    return typeof who === 'number'
      ? PAWN_STANDS[place - 1][who]
      : LAYOUT.rooms[place - 1].stands[FIGURE_STANDS[who]];
  }
  return portalAt(place).stands[typeof who === 'number' ? who : VITUS_OUTSIDE];
}

/** Who shares the warehouse with whom: the first comer stands on the pier (TP-R11). */
export function berthOf({ players }: View, seat: Seat): number {
  const { pawn } = players[seat];
  return players.slice(0, seat).filter((other) => other.pawn === pawn).length;
}

export const houseOf = (place: Place): number => place - HARBOUR;

/** Where the leaf of the door has its foot. */
export function doorFoot({ x, y, wall }: Opening): Point {
  return { x, y: wall === 'vertical' ? y + 19 : y + 8 };
}

/** The opening between two neighbouring places. */
export function openingBetween(from: Place, to: Place): Opening | null {
  if (!isRoom(from)) return isWarehouse(from) ? null : portalAt(from);
  return LAYOUT.passages.find(({ a, b }) => (a === from && b === to) || (a === to && b === from)) ?? null;
}
