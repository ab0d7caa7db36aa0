/** How figures go from room to room. */

import {
  BENJAMIN,
  distance,
  isRoom,
  NEXT,
  NONE,
  type Place,
  REACH,
  REMIGIUS,
  ROOMS,
  SEVERUS,
  VIA,
} from './box.ts';
import { hasPlace } from './places.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';

/** Where the figure is that the present card moves. */
export function walker(state: State): Place {
  if (state.card === REMIGIUS) return state.remigius;
  return state.card === SEVERUS ? state.severus : state.pawns[state.active];
}

export function stepsLeft(state: State): number {
  return REACH[state.card] - state.steps;
}

/** Why the figure may not step into this room. */
export function stepReason(state: State, room: number): Reason | null {
  if (REACH[state.card] === 0) return 'movesNobody';
  if (state.hides > 0) return 'alreadyHiding';
  if (stepsLeft(state) === 0) return 'tooFar';
  const from = walker(state);
  const i = NEXT[from].indexOf(room);
  if (i < 0) return 'notAdjacent';
  if (VIA[from][i] === state.door) return 'doorLocked';
  return enterReason(state, from, room);
}

/** How far a move has come: the state's own, or one that is thought on from there. */
type Walk = Pick<State, 'steps' | 'visited'>;

/** The room lies next door and the passage is open: may the figure go in? */
function enterReason(state: State, from: Place, room: number, walk: Walk = state): Reason | null {
  if (state.card === BENJAMIN) {
    const left = REACH[BENJAMIN] - walk.steps - 1;
    return state.carried !== NONE && !canStillHide(state, room, left) ? 'mustHideRing' : null;
  }
  // TP-17, TP-R6
  if ((walk.visited >> room) & 1) return 'enteredAlready';
  if (state.card === REMIGIUS && walk.steps === 0 && room === state.vitus) {
    return mayCrossVitus(state, from) ? null : 'vitusBars';
  }
  return null;
}

/** A room where the figure of the card can end its move, or go on hiding, and a shortest way to it. */
export interface Reachable {
  readonly room: number;
  readonly way: readonly number[];
}

/** By room. Breadth first, so that the first way found is a shortest. */
export function reach(state: State): Reachable[] {
  const most = REACH[state.card];
  if (most === 0 || state.hides > 0) return [];
  const found: Reachable[] = [];
  const walks = [{ at: walker(state), steps: state.steps, visited: state.visited, way: [] as number[] }];
  for (const { at, way, ...walk } of walks) {
    if (walk.steps === most) continue;
    NEXT[at].forEach((room, i) => {
      if (VIA[at][i] === state.door || enterReason(state, at, room, walk) !== null) return;
      const next = {
        at: room,
        steps: walk.steps + 1,
        visited: walk.visited | (1 << room),
        way: [...way, room],
      };
      walks.push(next);
      // TP-R8: he may cross Vitus's room, not stay in it.
      const mustGoOn = state.card === REMIGIUS && next.steps === 1 && room === state.vitus;
      if (!mustGoOn && !found.some((known) => known.room === room)) found.push({ room, way: next.way });
    });
  }
  return found.sort((one, other) => one.room - other.room);
}

/** TP-R8: only if no other open passage leads out, and only if he can go on, not back. */
function mayCrossVitus(state: State, from: Place): boolean {
  return !hasExit(state, from, state.vitus) && hasExit(state, state.vitus, from);
}

/** Whether an open passage leads from here to a room other than that one. */
function hasExit(state: State, from: Place, other: Place): boolean {
  return NEXT[from].some((room, i) => room !== other && VIA[from][i] !== state.door);
}

/** TP-R21: with so many steps left, a room can be reached where the ring carried may be hidden. */
export function canStillHide(
  state: State,
  from: number,
  left: number,
  object = state.carried,
  origin = state.carriedFrom,
): boolean {
  for (let room = 1; room <= ROOMS; room++) {
    if (room === origin || room === state.severus) continue;
    if (distance(state.door, from, room) <= left && hasPlace(state, room, object)) return true;
  }
  return false;
}

/** Why a ring may not be picked up here, wherever it lies in the room (TP-25, TP-53). */
export function pickUpReason(state: State): Reason | null {
  const here = state.pawns[state.active];
  if (!isRoom(here)) return 'notInRoom';
  if (here === state.severus) return 'severusHere';
  if (state.hasPicked) return 'oneRingOnly';
  return stepsLeft(state) === 0 ? 'cannotHideAnywhere' : null;
}
