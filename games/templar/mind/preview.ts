/** What could be done now and what it would bring: asked of the rules, on a state rebuilt from what a watcher sees. */

import type { Seat } from '@conclave/engine';
import { othersBeside } from '../rules/acting.ts';
import {
  CARDS,
  type Card,
  HARBOUR,
  type Item,
  isRoom,
  NONE,
  OBJECTS,
  RESTOCK,
  WAREHOUSES,
} from '../rules/box.ts';
import { pointsIn } from '../rules/counting.ts';
import { openFrom } from '../rules/harbour.ts';
import { PICK_UP } from '../rules/moves.ts';
import { hasPlace } from '../rules/places.ts';
import { reasonAgainst } from '../rules/refusals.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Reachable, reach, walker } from '../rules/ways.ts';
import { rebuild } from './rebuild.ts';

/** Hands do not matter here, nor what others answered in secret. */
function stateOf(view: View): State {
  const answers = (view.window?.asked ?? []).map((seat) => view.window?.answers[seat] ?? null);
  return rebuild(view, { hands: view.players.map(() => 0), answers });
}

/** Where the figure of a card could end its move if this seat played it now, each with a shortest way. */
export function reachWith(view: View, seat: Seat, card: Card): readonly Reachable[] {
  if (view.phase === 'act' && view.turn.card === card && view.active === seat) return view.turn.reach;
  const state = stateOf(view);
  Object.assign(state, {
    active: seat,
    card: CARDS.indexOf(card),
    steps: 0,
    hides: 0,
    hasPicked: false,
    carried: NONE,
  } satisfies Partial<State>);
  const from = walker(state);
  if (from < 0 || from >= HARBOUR) return [];
  state.visited = isRoom(from) ? 1 << from : 0;
  return reach(state);
}

/** TP-30: by seat, what a count of this room would bring; `null`: Severus is there (TP-32). */
export function countOf(view: View, room: number): readonly number[] | null {
  return view.figures.severus === room ? null : pointsIn(stateOf(view), room);
}

/** Every room, the first first. */
export function countsOf(view: View): readonly (readonly number[] | null)[] {
  const state = stateOf(view);
  return view.rooms.map((_room, i) => (view.figures.severus === i + 1 ? null : pointsIn(state, i + 1)));
}

/** TP-28: other figures in a room, as Stephanus counts them. */
export function companyIn(view: View, seat: Seat, room: number): number {
  const state = stateOf(view);
  state.pawns[seat] = room;
  return othersBeside(state, seat);
}

/** What of a player's stock could be hidden in a room. */
export function hideableIn(view: View, seat: Seat, room: number): readonly Item[] {
  if (view.figures.severus === room) return [];
  const state = stateOf(view);
  const { stock } = view.players[seat];
  return OBJECTS.filter((item, object) => stock[item] > 0 && hasPlace(state, room, object));
}

/** TP-25: whether Benjamin, as he stands, may pick up a ring. */
export function mayPickUp(view: View, seat: Seat): boolean {
  const state = stateOf(view);
  return PICK_UP.flat().some((move) => reasonAgainst(state, seat, move) === null);
}

/** TP-36, TP-37: how many tiles are due if this seat plays Bells, and how many would go to which warehouse, chalices apart. */
export function bellsOf(
  view: View,
  seat: Seat,
): { readonly due: number; readonly arriving: readonly number[] } {
  const { top } = view.players[seat];
  const due = top === null ? 0 : RESTOCK[CARDS.indexOf(top)];
  const state = stateOf(view);
  const arriving = Array.from({ length: WAREHOUSES }, () => 0);
  let next = 0;
  for (let placed = 0; placed < due; placed++) {
    const warehouse = openFrom(state, next, false);
    if (warehouse === NONE) break;
    state.harbour[OBJECTS.length * warehouse]++;
    arriving[warehouse]++;
    next = (warehouse + 1) % WAREHOUSES;
  }
  return { due, arriving };
}

/** TP-27: which tiles of a warehouse a player would get an object for, and for which the reserve has none. */
export function goodsOf(
  view: View,
  seat: Seat,
  warehouse: number,
): { readonly gained: readonly Item[]; readonly lost: readonly Item[] } {
  const tiles = view.harbour[warehouse - 1];
  const { reserve } = view.players[seat];
  const listed = (count: (item: Item) => number) =>
    OBJECTS.flatMap((item) => Array.from({ length: count(item) }, () => item));
  return {
    gained: listed((item) => Math.min(tiles[item], reserve[item])),
    lost: listed((item) => Math.max(0, tiles[item] - reserve[item])),
  };
}
