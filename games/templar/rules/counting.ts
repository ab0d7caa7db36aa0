/** Remigius counts a room (TP-30 to TP-32), and some rings are turned after it. */

import { type Effects, openWindow, type Seat } from '@conclave/engine';
import { BOOKS, CHALICES, type Item, NONE, OBJECTS, ROOM_SPOTS, WORTH, ZONES } from './box.ts';
import type { Event } from './events.ts';
import { turnOver } from './places.ts';
import { at, type State } from './state.ts';

/** True: owners must choose which ring is turned, and a window was opened for it. */
export function countRoom(state: State, effects: Effects<Event>): boolean {
  const room = state.remigius;
  if (room === state.severus) {
    effects.tell({ type: 'roomCounted', room, points: null, turned: [] });
    return false;
  }
  const points = pointsIn(state, room);
  for (let seat = 0; seat < state.seats; seat++) state.scores[seat] += points[seat];
  effects.tell({ type: 'roomCounted', room, points, turned: turnTreasures(state, room) });
  const asked: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const zones = turnable(state, room, seat);
    if (zones.length === 1) turnRing(state, seat, zones[0], effects);
    else if (zones.length > 1) asked.push(seat);
  }
  if (asked.length === 0) return false;
  state.window = openWindow(state.windows++, 'turn', asked);
  return true;
}

/** By seat. */
export function pointsIn(state: State, room: number): number[] {
  const points: number[] = [];
  const spots = ROOM_SPOTS[room];
  for (let seat = 0; seat < state.seats; seat++) {
    let sum = 0;
    for (let i = 0; i < spots.length; i++) {
      const uncounted = state.hidden[at(state, spots[i], seat)];
      if (uncounted > 0) sum += uncounted * WORTH[state.holds[spots[i]]];
    }
    points.push(sum);
  }
  return points;
}

/** TP-31: all books and chalices counted; by owner, books first. */
function turnTreasures(state: State, room: number): { owner: Seat; object: Item; count: number }[] {
  const turned: { owner: Seat; object: Item; count: number }[] = [];
  for (let owner = 0; owner < state.seats; owner++) {
    for (const spot of [BOOKS[room], CHALICES[room]]) {
      const count = state.hidden[at(state, spot, owner)];
      if (count === 0) continue;
      turnOver(state, spot, owner, count);
      turned.push({ owner, object: OBJECTS[state.holds[spot]], count });
    }
  }
  return turned;
}

/** The zones of a room, by their number there, in which a player has an uncounted ring. */
function turnable(state: State, room: number, seat: Seat): number[] {
  const found: number[] = [];
  const zones = ZONES[room];
  for (let zone = 0; zone < zones.length; zone++) {
    if (isTurnable(state, room, seat, zone)) found.push(zone);
  }
  return found;
}

export function isTurnable(state: State, room: number, seat: Seat, zone: number): boolean {
  const spot = ZONES[room][zone];
  return spot !== undefined && state.hidden[at(state, spot, seat)] > 0;
}

export function turnRing(state: State, seat: Seat, zone: number, effects: Effects<Event>): void {
  const room = state.remigius;
  const spot = ZONES[room][zone];
  turnOver(state, spot, seat, 1);
  const object = OBJECTS[state.holds[spot]];
  effects.tell({ type: 'ringTurned', seat, object, room, zone });
}

/** TP-42: uncounted rings of a player in a room. */
export function uncountedRings(state: State, room: number, seat: Seat): number {
  let rings = 0;
  for (const spot of ZONES[room])
    if (state.holds[spot] !== NONE) rings += state.hidden[at(state, spot, seat)];
  return rings;
}
