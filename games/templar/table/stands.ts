/** Where figures stand. A pawn keeps the first place that was free when it came, and never steps aside. */

import { type HouseEvent, type Seat, settled } from '@conclave/engine';
import { type Figure, HARBOUR, isRoom, isWarehouse, MAIN_PORTAL, type Place } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { type Box, LAYOUT, type Opening, type Point, type Portal } from './layout.ts';

/** In a room: the tall ones have the first two places. */
const FIGURE_STANDS: Readonly<Record<Figure, number>> = { remigius: 0, severus: 1, vitus: 2 };
const FIRST_PAWN = 3;
/** What a pawn covers above its feet, to see whose place hides the name of the room. */
const PAWN = { w: 30, above: 38 };

/** The part of the plan that somebody covers who stands there. */
export const coveredBy = ({ x, y }: Point): Box => ({
  x: x - PAWN.w / 2,
  y: y - PAWN.above,
  w: PAWN.w,
  h: PAWN.above,
});

/** Letters above the line the name is written on. */
const LETTERS = 12;

/** Whether something of that size hides the name of the room. */
export function hidesName(room: number, { x, y, w, h }: Box): boolean {
  const { label } = LAYOUT.rooms[room - 1];
  const left = label.anchor === 'middle' ? label.x - label.w / 2 : label.x;
  return x + w > left && x < left + label.w && y + h > label.y - LETTERS && y < label.y;
}

/** By room: places for pawns, those clear of the room's name first. */
const PAWN_STANDS: readonly (readonly Point[])[] = LAYOUT.rooms.map(({ id, stands }) => {
  const hides = (at: Point) => Number(hidesName(id, coveredBy(at)));
  return stands.slice(FIRST_PAWN).sort((one, other) => hides(one) - hides(other));
});
/** Before a portal: pawns by seat, then Vitus, who may begin there (TP-R16). */
const VITUS_OUTSIDE = 5;

const portalAt = (place: Place): Portal => LAYOUT.portals[place === MAIN_PORTAL ? 'main' : 'side'];

/** By seat: which of the places for pawns it has in its room. The view says who is where, what was told who came first. */
export function pawnStands({ players }: View, told: readonly (Event | HouseEvent)[]): readonly number[] {
  const rooms: Place[] = players.map(() => MAIN_PORTAL);
  const stands: number[] = players.map(() => 0);
  const goes = (seat: Seat, to: Place) => {
    rooms[seat] = to;
    const taken = stands.filter((_stand, other) => other !== seat && rooms[other] === to);
    stands[seat] = players.findIndex((_player, stand) => !taken.includes(stand));
  };
  for (const event of settled(told)) {
    if (event.type === 'stepped' && event.figure === 'pawn') goes(event.seat, event.to);
    else if (event.type === 'wentToHarbour') goes(event.seat, HARBOUR + event.warehouse - 1);
  }
  players.forEach(({ pawn }, seat) => {
    if (rooms[seat] !== pawn) goes(seat, pawn);
  });
  return stands;
}

/** In the abbey and before its portals. `stands`: of the pawns, by seat. */
export function standOf(place: Place, who: Figure | Seat, stands: readonly number[]): Point {
  if (isRoom(place)) {
    return typeof who === 'number'
      ? PAWN_STANDS[place - 1][stands[who]]
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
