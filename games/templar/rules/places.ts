/** Places for objects: what fits where, hiding and turning. */

import type { Seat } from '@conclave/engine';
import { BOOK, BOOKS, CHALICES, NONE, RING_TYPES, SPOT_CAPACITY, ZONES } from './box.ts';
import type { Reason } from './reasons.ts';
import { at, type State } from './state.ts';

/** TP-20, TP-R10: why an object cannot lie on a spot. It needs an empty place, and in a zone rings of its own type. */
export function placeReason(state: State, spot: number, object: number): Reason | null {
  if (spot === NONE) return 'noSuchPlace';
  const held = state.holds[spot];
  if (held !== NONE && held !== object) return 'otherRings';
  return state.fill[spot] < SPOT_CAPACITY[spot] ? null : 'placesTaken';
}

export function hasPlace(state: State, room: number, object: number): boolean {
  if (object >= RING_TYPES) {
    return placeReason(state, object === BOOK ? BOOKS[room] : CHALICES[room], object) === null;
  }
  const zones = ZONES[room];
  for (let i = 0; i < zones.length; i++) if (placeReason(state, zones[i], object) === null) return true;
  return false;
}

/** Uncounted face up. */
export function lay(state: State, spot: number, object: number, owner: Seat): void {
  state.hidden[at(state, spot, owner)]++;
  state.holds[spot] = object;
  state.fill[spot]++;
}

/** An uncounted ring. */
export function lift(state: State, spot: number, owner: Seat): void {
  state.hidden[at(state, spot, owner)]--;
  state.fill[spot]--;
  if (state.fill[spot] === 0) state.holds[spot] = NONE;
}

/** TP-31, TP-47 */
export function turnOver(state: State, spot: number, owner: Seat, count: number): void {
  const place = at(state, spot, owner);
  state.hidden[place] -= count;
  state.hidden[place + 1] += count;
}
