/** The harbour: filling it, emptying a warehouse, and new goods when Bells is played. */

import type { Effects, Rng, Seat } from '@conclave/engine';
import {
  BELLS,
  CAPACITY,
  CHALICE,
  HARBOUR,
  type Item,
  KINDS,
  NONE,
  OBJECTS,
  RESTOCK,
  WAREHOUSES,
} from './box.ts';
import type { Event } from './events.ts';
import { bagCount, fullHand, type State } from './state.ts';

function draw(state: State, rng: Rng): number {
  const { bag } = state;
  let left = rng.int(bagCount(state));
  let object = 0;
  while (left >= bag[object]) {
    left -= bag[object];
    object++;
  }
  bag[object]--;
  return object;
}

function tilesIn({ harbour }: State, warehouse: number): number {
  let count = 0;
  for (let object = 0; object < KINDS; object++) count += harbour[KINDS * warehouse + object];
  return count;
}

function hasRoom(state: State, warehouse: number): boolean {
  return tilesIn(state, warehouse) < CAPACITY[warehouse];
}

function hasChalice({ harbour }: State, warehouse: number): boolean {
  return harbour[KINDS * warehouse + CHALICE] > 0;
}

/** TP-6 */
export function fillHarbour(state: State, effects: Effects<Event>): void {
  let aside = 0;
  const warehouses: Item[][] = [];
  for (let warehouse = 0; warehouse < WAREHOUSES; warehouse++) {
    while (hasRoom(state, warehouse)) {
      const object = draw(state, effects.rng);
      if (object === CHALICE && hasChalice(state, warehouse)) {
        aside++;
        continue;
      }
      state.harbour[KINDS * warehouse + object]++;
    }
    warehouses.push(
      OBJECTS.flatMap((object, i) => Array<Item>(state.harbour[KINDS * warehouse + i]).fill(object)),
    );
  }
  state.bag[CHALICE] += aside;
  effects.tell({ type: 'harbourFilled', warehouses });
}

/** For every tile the same object, from the own reserve as long as it lasts. Both lists are in the order of the box. */
function supply(state: State, seat: Seat, tiles: readonly number[]): { gained: Item[]; lost: Item[] } {
  const gained: Item[] = [];
  const lost: Item[] = [];
  for (let object = 0; object < KINDS; object++) {
    const own = KINDS * seat + object;
    for (let i = 0; i < tiles[object]; i++) {
      if (state.reserve[own] === 0) {
        lost.push(OBJECTS[object]);
        continue;
      }
      state.reserve[own]--;
      state.stock[own]++;
      gained.push(OBJECTS[object]);
    }
  }
  return { gained, lost };
}

/** TP-27 */
export function goToHarbour(state: State, seat: Seat, warehouse: number, effects: Effects<Event>): void {
  state.pawns[seat] = HARBOUR + warehouse;
  state.hasChosen = true;
  const from = KINDS * warehouse;
  const tiles = state.harbour.slice(from, from + KINDS);
  state.harbour.fill(0, from, from + KINDS);
  effects.tell({ type: 'wentToHarbour', seat, warehouse: warehouse + 1, ...supply(state, seat, tiles) });
}

/** TP-36. True: a tile due could not be drawn while a warehouse had room (TP-R3). */
export function ringBells(state: State, seat: Seat, effects: Effects<Event>): boolean {
  // In the first round Bells itself lies on top; there was no card before it (TP-R2).
  const before = state.tops[seat] === BELLS ? NONE : state.tops[seat];
  const due = before === NONE ? 0 : RESTOCK[before];
  state.hands[seat] = fullHand(state.stephanus);
  state.tops[seat] = NONE;
  effects.tell({ type: 'bellsRung', seat, due });
  const arrived = new Array<number>(KINDS * WAREHOUSES).fill(0);
  const short = restock(state, due, arrived, effects);
  handOut(state, arrived, effects);
  return short;
}

/** TP-37, TP-38, TP-54 */
function restock(state: State, due: number, arrived: number[], effects: Effects<Event>): boolean {
  let next = 0;
  let placed = 0;
  while (placed < due) {
    const warehouse = openFrom(state, next, false);
    if (warehouse === NONE) return false;
    next = warehouse;
    if (bagCount(state) === 0) return true;
    const object = draw(state, effects.rng);
    const to = object === CHALICE ? openFrom(state, warehouse, true) : warehouse;
    if (to === NONE) {
      effects.tell({ type: 'chaliceLost' });
      continue;
    }
    state.harbour[KINDS * to + object]++;
    arrived[KINDS * to + object]++;
    effects.tell({ type: 'tileArrived', object: OBJECTS[object], warehouse: to + 1 });
    placed++;
    next = (to + 1) % WAREHOUSES;
  }
  return false;
}

/** The first warehouse from here on, round and round, that has room (and no chalice, if this is one). */
export function openFrom(state: State, first: number, forChalice: boolean): number {
  for (let i = 0; i < WAREHOUSES; i++) {
    const warehouse = (first + i) % WAREHOUSES;
    if (hasRoom(state, warehouse) && !(forChalice && hasChalice(state, warehouse))) return warehouse;
  }
  return NONE;
}

/** TP-39, TP-R11: once the filling is over. */
function handOut(state: State, arrived: readonly number[], effects: Effects<Event>): void {
  for (let warehouse = 0; warehouse < WAREHOUSES; warehouse++) {
    const from = KINDS * warehouse;
    const tiles = arrived.slice(from, from + KINDS);
    if (tiles.every((count) => count === 0)) continue;
    let taken = false;
    for (let seat = 0; seat < state.seats; seat++) {
      if (state.pawns[seat] !== HARBOUR + warehouse) continue;
      taken = true;
      effects.tell({ type: 'supplied', seat, warehouse: warehouse + 1, ...supply(state, seat, tiles) });
    }
    if (!taken) continue;
    for (let object = 0; object < KINDS; object++) state.harbour[from + object] -= tiles[object];
  }
}
