/** Where figures stand: each has its own place in every room, so that nobody steps aside for anybody. */

import type { Seat } from '@conclave/engine';
import { type Figure, HARBOUR, isRoom, isWarehouse, MAIN_PORTAL, type Place } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { LAYOUT, type Opening, type Point, type Portal } from './layout.ts';

/** In a room: the tall ones have the first two places. */
const FIGURE_STANDS: Readonly<Record<Figure, number>> = { remigius: 0, severus: 1, vitus: 2 };
const FIRST_PAWN = 3;
/** Before a portal: pawns by seat, then Vitus, who may begin there (TP-R16). */
const VITUS_OUTSIDE = 5;

const portalAt = (place: Place): Portal => LAYOUT.portals[place === MAIN_PORTAL ? 'main' : 'side'];

/** In the abbey and before its portals. */
export function standOf(place: Place, who: Figure | Seat): Point {
  if (isRoom(place)) {
    const { stands } = LAYOUT.rooms[place - 1];
    return stands[typeof who === 'number' ? FIRST_PAWN + who : FIGURE_STANDS[who]];
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
  return (
    LAYOUT.passages.find(({ a, b }) => (a === from && b === to) || (a === to && b === from)) ?? null
  );
}
