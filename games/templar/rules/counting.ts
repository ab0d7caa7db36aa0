/** Remigius counts a room (TP-30 to TP-32), and which rings are turned after it. */

import { type Effects, openWindow, type Seat } from '@conclave/engine';
import { NONE, OBJECTS, RING_TYPES, ROOM_SPOTS, WORTH, ZONES } from './box.ts';
import type { Event } from './events.ts';
import { turnOver } from './places.ts';
import { at, type State } from './state.ts';

/** True: owners must choose which ring is turned, and a window was opened for it. */
export function countRoom(state: State, effects: Effects<Event>): boolean {
  const room = state.remigius;
  if (room === state.severus) {
    effects.tell({ type: 'roomCounted', room, points: null });
    return false;
  }
  const points = pointsIn(state, room);
  for (let seat = 0; seat < state.seats; seat++) state.scores[seat] += points[seat];
  effects.tell({ type: 'roomCounted', room, points });
  turnTreasures(state, room);
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

function turnTreasures(state: State, room: number): void {
  for (const spot of ROOM_SPOTS[room]) {
    if (state.holds[spot] < RING_TYPES) continue;
    for (let seat = 0; seat < state.seats; seat++) {
      turnOver(state, spot, seat, state.hidden[at(state, spot, seat)]);
    }
  }
}

/** The zones of a room, by their number there, in which a player has an uncounted ring. */
export function turnable(state: State, room: number, seat: Seat): number[] {
  const found: number[] = [];
  const zones = ZONES[room];
  for (let zone = 0; zone < zones.length; zone++) {
    if (state.hidden[at(state, zones[zone], seat)] > 0) found.push(zone);
  }
  return found;
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
