/** What a watcher may know: all except the answers to an open window (TP-R20). */

import { answerOf, type Pass, type Seat, unanswered } from '@conclave/engine';
import {
  BOOKS,
  CARDS,
  type Card,
  CHALICES,
  type Figure,
  HIDES,
  type Item,
  NONE,
  OBJECTS,
  type Place,
  ROOMS,
  SPOT_CAPACITY,
  UNPLACED,
  WAREHOUSES,
  ZONES,
} from './box.ts';
import { at, bagCount, fullHand, handSize, type Phase, roomsOf, type State, type Trigger } from './state.ts';
import { churchPoints, roomPoints } from './turn.ts';
import { type Reachable, reach, stepsLeft } from './ways.ts';

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
  /** The pile: every card played since the last Bells was seen by all (TP-R20). In the order of the box. */
  readonly played: readonly Card[];
  /** What church and rooms would bring if the game ended now; at the end they are part of the result (TP-42). */
  readonly bonus: { readonly church: number; readonly rooms: number };
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
  /** Cards that lie on top of a pile, and before whom; `null`: Raphael shows it. Barred to everyone else (TP-14, TP-44). */
  readonly bans: readonly { readonly card: Card; readonly by: Seat | null }[];
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
    readonly stepsLeft: number;
    /** Rooms entered in this move. */
    readonly visited: readonly number[];
    /** Where the figure can still end its move. */
    readonly reach: readonly Reachable[];
    readonly hides: number;
    readonly hidesLeft: number;
    readonly hasPicked: boolean;
    readonly hasChosen: boolean;
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

export function publicView(state: State, open: boolean): View {
  const players: PlayerView[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    players.push(playerView(state, seat, open));
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
  const placed = (place: Place) => (place === UNPLACED ? null : place);
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
    bans: bansIn(state),
    players,
    rooms,
    harbour,
    bag: { count: bagCount(state), tiles: counts(state.bag, 0) },
    raphael: state.seats === 2 ? { top: named(state.raphaelTop), left: state.raphael.slice() } : null,
    turn: turnView(state),
    window: windowView(state, open),
    last:
      state.trigger === null ? null : { trigger: state.trigger, by: state.by, turnsLeft: state.turnsLeft },
    quiet: state.quiet,
    bagThen: state.bagThen,
    windows: state.windows,
  };
}

/** The own hand, and the own answer to an open window. */
export function ownView(state: State, seat: Seat, open: boolean, seen: View): View {
  if (open) return seen;
  const player = { ...seen.players[seat], cards: cardsOf(state.hands[seat]) };
  return { ...seen, players: seen.players.with(seat, player), window: ownWindow(state, seat, seen.window) };
}

function ownWindow({ window }: State, seat: Seat, seen: View['window']): View['window'] {
  return window && seen && { ...seen, answers: seen.answers.with(seat, numbered(answerOf(window, seat))) };
}

function turnView(state: State): View['turn'] {
  const acts = state.phase === 'act';
  return {
    card: named(state.card),
    steps: state.steps,
    stepsLeft: acts && state.hides === 0 ? stepsLeft(state) : 0,
    visited: visitedRooms(state.visited),
    reach: acts ? reach(state) : [],
    hides: state.hides,
    hidesLeft: acts ? HIDES[state.card] - state.hides : 0,
    hasPicked: state.hasPicked,
    hasChosen: state.hasChosen,
    carried:
      state.carried === NONE
        ? null
        : { object: OBJECTS[state.carried], owner: state.carriedOf, from: state.carriedFrom },
    mustGoOn: state.mustGoOn,
  };
}

function bansIn({ tops, raphaelTop }: State): View['bans'] {
  const bans: { card: Card; by: Seat | null }[] = [];
  tops.forEach((top, by) => {
    if (top !== NONE) bans.push({ card: CARDS[top], by });
  });
  if (raphaelTop !== NONE) bans.push({ card: CARDS[raphaelTop], by: null });
  return bans;
}

function playerView(state: State, seat: Seat, open: boolean): PlayerView {
  const hand = state.hands[seat];
  return {
    pawn: state.pawns[seat],
    score: state.scores[seat],
    reserve: counts(state.reserve, seat),
    stock: counts(state.stock, seat),
    hand: handSize(hand),
    cards: open ? cardsOf(hand) : null,
    top: named(state.tops[seat]),
    played: cardsOf(fullHand(state.stephanus) & ~hand),
    bonus: { church: churchPoints(state, seat), rooms: roomPoints(state, seat) },
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

function windowView(state: State, open: boolean): View['window'] {
  const { window } = state;
  if (!window) return null;
  const waited = unanswered(window);
  const answers: (number | null)[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    answers.push(open ? numbered(answerOf(window, seat)) : null);
  }
  return {
    id: window.id,
    asked: window.asked,
    answered: window.asked.filter((seat) => !waited.includes(seat)),
    answers,
  };
}

function numbered(answer: number | Pass | null): number | null {
  return typeof answer === 'number' ? answer : null;
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

function cardsOf(bits: number): Card[] {
  return CARDS.filter((_card, index) => (bits >> index) & 1);
}

function named(card: number): Card | null {
  return card === NONE ? null : CARDS[card];
}

function visitedRooms(visited: number): number[] {
  const rooms: number[] = [];
  for (let room = 1; room <= ROOMS; room++) if ((visited >> room) & 1) rooms.push(room);
  return rooms;
}
