import { cloneWindow, type Seat, type Window } from '@conclave/engine';
import { CARDS, type Place, ROOM_SPOTS, ROOMS, STEPHANUS } from './box.ts';

export const PHASES = [
  /** Remigius, Vitus and Severus are placed, one after the other (TP-8). */
  'placing',
  /** Everyone chooses rings (TP-10). */
  'rings',
  /** Everyone picks the first card in secret (TP-12). */
  'first',
  /** The active player's pawn leaves the harbour (TP-R5). */
  'portal',
  'card',
  /** The card on top of the active player's pile is carried out. */
  'act',
  /** Nothing is left to do but to announce, or not (TP-R23). */
  'close',
  /** Owners choose which of their rings is turned (TP-R9). */
  'turning',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What started the last round: the bag ran short, somebody announced 13 rooms, or our safety stop (TP-R24). */
export type Trigger = 'bag' | 'rooms' | 'quiet';

export interface State {
  readonly seats: number;
  readonly stephanus: boolean;
  readonly start: Seat;
  phase: Phase;
  /** 1 for the first; 0 while setting up. */
  round: number;
  /** Who places or whose turn it is; nobody's business while all choose at once. */
  active: Seat;
  /** The passage that is locked. */
  door: number;
  remigius: Place;
  severus: Place;
  vitus: Place;
  /** By seat. */
  readonly pawns: Place[];
  readonly scores: number[];
  /** By seat: a bit for every card in hand. */
  readonly hands: number[];
  /** By seat: the card on top of the pile, or NONE. */
  readonly tops: number[];
  /** By seat and object: 5 * seat + object. */
  readonly reserve: number[];
  readonly stock: number[];
  /** Objects hidden, by spot, owner and face: (spot * seats + owner) * 2, uncounted, and the next, counted. */
  readonly hidden: number[];
  /** By spot: which object lies there (NONE: nothing), and how many. */
  readonly holds: number[];
  readonly fill: number[];
  /** Tiles by warehouse and object: 5 * warehouse + object. */
  readonly harbour: number[];
  /** Tiles by object. They are drawn by chance, so there is no order to be known. */
  readonly bag: number[];
  /** Two players: Raphael's cards not yet turned up, by card, and the one turned up last. */
  readonly raphael: number[];
  raphaelTop: number;
  /** The card carried out now, or NONE. */
  card: number;
  steps: number;
  /** A bit for every room entered in this move. */
  visited: number;
  /** How many objects a monk has hidden in this turn. */
  hides: number;
  /** Benjamin has picked up his one ring (TP-53). */
  hasPicked: boolean;
  /** The warehouse, or the passage for the door, is chosen. */
  hasChosen: boolean;
  /** Benjamin's ring: its type (NONE: none), owner, and the room it comes from. */
  carried: number;
  carriedOf: Seat;
  carriedFrom: number;
  /** Remigius stepped into Vitus's room and may not stay (TP-R8). */
  mustGoOn: boolean;
  window: Window<number> | null;
  /** Windows opened so far. */
  windows: number;
  /** By seat: whether rings were chosen. */
  readonly ready: boolean[];
  trigger: Trigger | null;
  by: Seat;
  /** Turns left to the end, this one included; 0 while no last round is due. */
  turnsLeft: number;
  /** Rounds in a row in which no tile left the bag, and how many tiles it held when this round began (TP-R24). */
  quiet: number;
  bagThen: number;
}

export interface Options {
  readonly stephanus: boolean;
  readonly firstGame: boolean;
  readonly short: boolean;
}

const ALL = (1 << CARDS.length) - 1;

export function fullHand(stephanus: boolean): number {
  return stephanus ? ALL : ALL & ~(1 << STEPHANUS);
}

export function handSize(hand: number): number {
  let count = 0;
  for (let left = hand; left > 0; left &= left - 1) count++;
  return count;
}

export function bagCount({ bag }: State): number {
  return bag[0] + bag[1] + bag[2] + bag[3] + bag[4];
}

/** Where the uncounted objects of an owner on a spot are counted; the counted ones follow. */
export function at(state: State, spot: number, owner: Seat): number {
  return (spot * state.seats + owner) * 2;
}

/** TP-40, TP-42: whether a room holds an object of this player, counted or not. */
export function isIn(state: State, room: number, owner: Seat): boolean {
  const { hidden } = state;
  const spots = ROOM_SPOTS[room];
  for (let i = 0; i < spots.length; i++) {
    const place = at(state, spots[i], owner);
    if (hidden[place] > 0 || hidden[place + 1] > 0) return true;
  }
  return false;
}

export function roomsOf(state: State, owner: Seat): number {
  let rooms = 0;
  for (let room = 1; room <= ROOMS; room++) if (isIn(state, room, owner)) rooms++;
  return rooms;
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    stephanus: state.stephanus,
    start: state.start,
    phase: state.phase,
    round: state.round,
    active: state.active,
    door: state.door,
    remigius: state.remigius,
    severus: state.severus,
    vitus: state.vitus,
    pawns: state.pawns.slice(),
    scores: state.scores.slice(),
    hands: state.hands.slice(),
    tops: state.tops.slice(),
    reserve: state.reserve.slice(),
    stock: state.stock.slice(),
    hidden: state.hidden.slice(),
    holds: state.holds.slice(),
    fill: state.fill.slice(),
    harbour: state.harbour.slice(),
    bag: state.bag.slice(),
    raphael: state.raphael.slice(),
    raphaelTop: state.raphaelTop,
    card: state.card,
    steps: state.steps,
    visited: state.visited,
    hides: state.hides,
    hasPicked: state.hasPicked,
    hasChosen: state.hasChosen,
    carried: state.carried,
    carriedOf: state.carriedOf,
    carriedFrom: state.carriedFrom,
    mustGoOn: state.mustGoOn,
    window: state.window && cloneWindow(state.window),
    windows: state.windows,
    ready: state.ready.slice(),
    trigger: state.trigger,
    by: state.by,
    turnsLeft: state.turnsLeft,
    quiet: state.quiet,
    bagThen: state.bagThen,
  };
}
