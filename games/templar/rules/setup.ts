import type { Effects } from '@conclave/engine';
import {
  CARDS,
  FIGURES,
  FIRST_DOOR,
  FIRST_GAME,
  type Figure,
  MAIN_PORTAL,
  NONE,
  OBJECTS,
  type Place,
  RESERVE,
  SHORT_OUT,
  SPOTS,
  TAKEN_OUT,
  TILES,
  UNPLACED,
  WAREHOUSES,
} from './box.ts';
import type { Event } from './events.ts';
import { fillHarbour } from './harbour.ts';
import { fullHand, type Options, type State } from './state.ts';
import { raphaelDeck } from './turn.ts';

export function setup(
  seats: number,
  { stephanus, firstGame, short }: Options,
  effects: Effects<Event>,
): State {
  const perSeat = <Value>(value: Value) => Array.from({ length: seats }, () => value);
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  // TP-R14
  const start = effects.rng.int(seats);
  const two = seats === 2;
  const state: State = {
    seats,
    stephanus,
    start,
    phase: 'placing',
    round: 0,
    active: (start + seats - 1) % seats,
    door: FIRST_DOOR,
    remigius: UNPLACED,
    severus: UNPLACED,
    vitus: UNPLACED,
    pawns: perSeat(MAIN_PORTAL),
    scores: perSeat(0),
    hands: perSeat(fullHand(stephanus)),
    tops: perSeat(NONE),
    reserve: perSeat(0).flatMap(() => RESERVE),
    stock: zeros(OBJECTS.length * seats),
    hidden: zeros(2 * seats * SPOTS.length),
    holds: SPOTS.map(() => NONE),
    fill: zeros(SPOTS.length),
    harbour: zeros(OBJECTS.length * WAREHOUSES),
    bag: bagFor(seats, short),
    raphael: two ? raphaelDeck(stephanus) : CARDS.map(() => 0),
    raphaelTop: NONE,
    card: NONE,
    steps: 0,
    visited: 0,
    hides: 0,
    hasPicked: false,
    hasChosen: false,
    carried: NONE,
    carriedOf: 0,
    carriedFrom: 0,
    mustGoOn: false,
    window: null,
    windows: 0,
    ready: perSeat(false),
    trigger: null,
    by: 0,
    turnsLeft: 0,
    quiet: 0,
    bagThen: 0,
  };
  effects.tell({ type: 'startPlayer', seat: start });
  fillHarbour(state, effects);
  if (firstGame) placeForFirstGame(state, effects);
  return state;
}

/** TP-43; a short match takes out more. */
function bagFor(seats: number, short: boolean): number[] {
  const out = short ? SHORT_OUT[seats] : seats === 2 ? TAKEN_OUT : null;
  return TILES.map((count, object) => count - (out?.[object] ?? 0));
}

/** TP-8, TP-R16 */
function placeForFirstGame(state: State, effects: Effects<Event>): void {
  const places: Readonly<Record<Figure, Place>> = {
    remigius: FIRST_GAME.remigius,
    vitus: MAIN_PORTAL,
    severus: FIRST_GAME.severus,
  };
  for (const figure of FIGURES) {
    state[figure] = places[figure];
    effects.tell({ type: 'figurePlaced', seat: null, figure, place: places[figure] });
  }
  state.phase = 'rings';
}
