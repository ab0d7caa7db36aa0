/** What a watcher may know: all but the answers to a window that is still open (TP-R20). */

import { answerOf, type Seat, unanswered, type Watcher } from '@conclave/engine';
import {
  BOOKS,
  CARDS,
  type Card,
  CHALICES,
  type Figure,
  type Item,
  NONE,
  OBJECTS,
  type Place,
  ROOMS,
  SPOT_CAPACITY,
  WAREHOUSES,
  ZONES,
} from './box.ts';
import { at, bagCount, handSize, type Phase, roomsOf, type State, type Trigger } from './state.ts';

/** Objects alike: of one owner, on one face. */
export interface Pieces {
  readonly owner: Seat;
  readonly counted: boolean;
  readonly count: number;
}

export interface SpotView {
  readonly capacity: number;
  /** What lies there; for an empty ring zone `null`, as any type may come. */
  readonly object: Item | null;
  /** By owner, uncounted before counted. */
  readonly pieces: readonly Pieces[];
}

export interface RoomView {
  readonly zones: readonly SpotView[];
  readonly books: SpotView;
  readonly chalices: SpotView;
}

export type Counts = Readonly<Record<Item, number>>;

export interface PlayerView {
  readonly pawn: Place;
  readonly score: number;
  readonly reserve: Counts;
  readonly stock: Counts;
  /** How many cards are in hand; which ones, for their owner alone. */
  readonly hand: number;
  readonly cards: readonly Card[] | null;
  readonly top: Card | null;
  /** In how many rooms there are objects of this player. */
  readonly rooms: number;
  readonly ringsChosen: boolean;
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  readonly start: Seat;
  readonly active: Seat;
  readonly stephanus: boolean;
  /** `null`: not placed yet. */
  readonly figures: Readonly<Record<Figure, Place | null>>;
  readonly door: number;
  readonly players: readonly PlayerView[];
  /** Room 1 first. */
  readonly rooms: readonly RoomView[];
  readonly harbour: readonly Counts[];
  /** Everything drawn was seen, so what is left can be counted. */
  readonly bag: { readonly count: number; readonly tiles: Counts };
  /** Two players: the card turned up last, and what is left to turn up, which can be counted too. */
  readonly raphael: { readonly top: Card | null; readonly left: readonly number[] } | null;
  readonly turn: {
    readonly card: Card | null;
    readonly steps: number;
    /** Rooms entered in this move. */
    readonly visited: readonly number[];
    readonly used: number;
    readonly carried: { readonly object: Item; readonly owner: Seat; readonly from: number } | null;
    readonly mustGoOn: boolean;
  };
  readonly window: {
    readonly id: number;
    readonly asked: readonly Seat[];
    readonly answered: readonly Seat[];
    /** By seat: the card or zone chosen; `null`: none yet, or none of this watcher's business. */
    readonly answers: readonly (number | null)[];
  } | null;
  readonly last: { readonly trigger: Trigger; readonly by: Seat; readonly turnsLeft: number } | null;
  /** Rounds in a row in which no tile left the bag, and the bag as this round began. */
  readonly quiet: number;
  readonly bagThen: number;
  readonly windows: number;
}

export function view(state: State, watcher: Watcher, open: boolean): View {
  const players: PlayerView[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    players.push(playerView(state, seat, open || watcher === seat));
  }
  const rooms: RoomView[] = [];
  for (let room = 1; room <= ROOMS; room++) {
    rooms.push({
      zones: ZONES[room].map((spot) => spotView(state, spot)),
      books: spotView(state, BOOKS[room]),
      chalices: spotView(state, CHALICES[room]),
    });
  }
  const harbour: Counts[] = [];
  for (let warehouse = 0; warehouse < WAREHOUSES; warehouse++) harbour.push(counts(state.harbour, warehouse));
  const placed = (place: Place) => (place === NONE ? null : place);
  return {
    phase: state.phase,
    round: state.round,
    start: state.start,
    active: state.active,
    stephanus: state.stephanus,
    figures: {
      remigius: placed(state.remigius),
      vitus: placed(state.vitus),
      severus: placed(state.severus),
    },
    door: state.door,
    players,
    rooms,
    harbour,
    bag: { count: bagCount(state), tiles: counts(state.bag, 0) },
    raphael: state.seats === 2 ? { top: named(state.raphaelTop), left: state.raphael.slice() } : null,
    turn: {
      card: named(state.card),
      steps: state.steps,
      visited: visitedRooms(state.visited),
      used: state.used,
      carried:
        state.carried === NONE
          ? null
          : { object: OBJECTS[state.carried], owner: state.carriedOf, from: state.carriedFrom },
      mustGoOn: state.mustGoOn,
    },
    window: windowView(state, watcher, open),
    last:
      state.trigger === null ? null : { trigger: state.trigger, by: state.by, turnsLeft: state.turnsLeft },
    quiet: state.quiet,
    bagThen: state.bagThen,
    windows: state.windows,
  };
}

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const hand = state.hands[seat];
  return {
    pawn: state.pawns[seat],
    score: state.scores[seat],
    reserve: counts(state.reserve, seat),
    stock: counts(state.stock, seat),
    hand: handSize(hand),
    cards: own ? CARDS.filter((_card, index) => (hand >> index) & 1) : null,
    top: named(state.tops[seat]),
    rooms: roomsOf(state, seat),
    ringsChosen: state.ready[seat],
  };
}

function spotView(state: State, spot: number): SpotView {
  const held = state.holds[spot];
  const pieces: Pieces[] = [];
  for (let owner = 0; owner < state.seats && held !== NONE; owner++) {
    const place = at(state, spot, owner);
    const uncounted = state.hidden[place];
    const counted = state.hidden[place + 1];
    if (uncounted > 0) pieces.push({ owner, counted: false, count: uncounted });
    if (counted > 0) pieces.push({ owner, counted: true, count: counted });
  }
  return { capacity: SPOT_CAPACITY[spot], object: held === NONE ? null : OBJECTS[held], pieces };
}

function windowView(state: State, watcher: Watcher, open: boolean): View['window'] {
  const { window } = state;
  if (!window) return null;
  const waited = unanswered(window);
  const answers: (number | null)[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const answer = open || watcher === seat ? answerOf(window, seat) : null;
    answers.push(typeof answer === 'number' ? answer : null);
  }
  return {
    id: window.id,
    asked: window.asked,
    answered: window.asked.filter((seat) => !waited.includes(seat)),
    answers,
  };
}

function counts(list: readonly number[], row: number): Counts {
  const from = OBJECTS.length * row;
  return {
    ringA: list[from],
    ringB: list[from + 1],
    ringC: list[from + 2],
    book: list[from + 3],
    chalice: list[from + 4],
  };
}

function named(card: number): Card | null {
  return card === NONE ? null : CARDS[card];
}

function visitedRooms(visited: number): number[] {
  const rooms: number[] = [];
  for (let room = 1; room <= ROOMS; room++) if ((visited >> room) & 1) rooms.push(room);
  return rooms;
}
