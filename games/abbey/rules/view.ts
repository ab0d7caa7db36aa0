/** What a watcher may know (AB-32, AB-50). */

import type { Seat } from '@conclave/engine';
import { answerTo, crossedOff } from './answering.ts';
import type { BookId, EventId, LibraryId } from './cards.ts';
import type { Answer, Question, Statement } from './question.ts';
import type { Room } from './rooms.ts';
import {
  type Frame,
  NONE,
  type Options,
  ownerOf,
  type Phase,
  pairOf,
  type Relic,
  type Revelation,
  type Said,
  type Source,
  type State,
  type Submitted,
  seatsOf,
  type TurnKind,
  top,
  type WindowKind,
} from './state.ts';
import { count, has, listed, type Mask, type Suspect } from './suspects.ts';
import { situationOf } from './to-act.ts';
import { keptBooks } from './walking.ts';
import { answerIn } from './windows.ts';

export interface PlayerView {
  readonly colour: number;
  readonly cards: number;
  readonly books: number;
  readonly relic: Relic;
  readonly room: Room;
  /** Has taken a card in the cell where they stand. */
  readonly stole: boolean;
  readonly penitent: boolean;
  readonly skips: boolean;
  readonly libraryVisited: boolean;
  readonly vow: Room | null;
  readonly forsworn: number;
  readonly visits: number;
  readonly falseAccusations: number;
  /** What only the player sees; `null` for others until everything is laid open. */
  readonly own: OwnView | null;
  readonly handedIn: boolean;
}

export interface OwnView {
  readonly hand: readonly Suspect[];
  readonly seen: readonly Suspect[];
  /** Crossed off, for questions (AB-42): seen, and by option marked by hand. */
  readonly crossed: readonly Suspect[];
  /** Crossed off by hand. */
  readonly marks: readonly Suspect[];
  readonly books: readonly BookId[];
  /** What was handed in to the window that is open. */
  readonly answer: Submitted | null;
}

/** A card between two players, as one of them knows it; `card` is null for everybody else. */
export interface DealingView {
  readonly kind: 'given' | 'taken' | 'shown';
  readonly by: Seat;
  readonly other: Seat;
  readonly count: number;
  readonly cards: readonly Suspect[] | null;
}

export interface WhisperView {
  readonly to: Seat;
  readonly from: Seat;
  readonly how: 'taken' | 'shown';
  readonly turn: number;
  readonly card: Suspect | null;
}

/** What is being decided, and by whom. */
export type AskedView =
  | { readonly kind: Phase; readonly seat: Seat }
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly asker: Seat;
      readonly question: Question;
      readonly obliged: boolean;
      readonly back: boolean;
      readonly source: Source;
      /** The true answer, for the one asked alone. */
      readonly answer: Answer | null;
    }
  | {
      readonly kind: 'other';
      readonly seat: Seat;
      readonly frame: Exclude<Frame, { kind: 'answer' | 'window' }>;
    }
  | {
      readonly kind: 'window';
      readonly window: WindowKind;
      readonly id: number;
      readonly asked: readonly Seat[];
      readonly question: Question | null;
    };

export interface View {
  readonly turnNumber: number;
  readonly phase: Phase;
  readonly steps: number;
  readonly ends: number;
  readonly walked: boolean;
  readonly acted: boolean;
  readonly asked: AskedView | null;
  /** Windows opened so far: public, as every window is. */
  readonly windows: number;
  readonly said: Said | null;
  /** What comes after the present decision. */
  readonly pending: readonly Frame['kind'][];
  readonly options: Options;
  readonly players: readonly PlayerView[];
  readonly culprit: Suspect | null;
  /** The top first; `null` where the card was not seen. */
  readonly pile: readonly (Suspect | null)[];
  readonly scriptorium: number;
  readonly decks: { readonly events: number; readonly library: number; readonly relics: number };
  /** Everything under the piles, once it is laid open. */
  readonly laidOpen: {
    readonly scriptorium: readonly BookId[];
    readonly events: readonly EventId[];
    readonly library: readonly LibraryId[];
  } | null;
  readonly custody: Seat | null;
  readonly lasting: EventId | null;
  readonly confessors: readonly Seat[];
  readonly mass: number;
  readonly bell: number;
  readonly bellHeld: boolean;
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: TurnKind;
  readonly turnsSinceMass: number;
  readonly labyrinth: boolean;
  readonly start: Room;
  readonly leaving: boolean;
  readonly silenced: { readonly of: Seat; readonly question: Question } | null;
  readonly compelled: readonly number[];
  readonly dealings: readonly DealingView[];
  /** Q8: by giver, the last card this watcher received; NONE for none. */
  readonly received: readonly Suspect[] | null;
  /** Who ever received a card from whom, by giver and receiver (`pairOf`). */
  readonly hasReceived: readonly boolean[];
  readonly stolen: readonly (Suspect | null)[];
  readonly whispers: readonly WhisperView[];
  readonly lastTurn: readonly number[];
  readonly revelations: readonly Revelation[];
  /** By seat: what they said last about cards or list (AB-74). */
  readonly statements: readonly (Statement | null)[];
  /** Cards of the decks turned up since the last turn ended. */
  readonly turned: readonly (BookId | EventId | LibraryId)[];
  readonly exposed: { readonly seat: Seat; readonly card: Suspect } | null;
  readonly ended: { readonly how: 'found' | 'compline'; readonly finder: Seat } | null;
}

export function publicView(state: State, open: boolean): View {
  const seats = seatsOf(state);
  const { pile } = state;
  const players: PlayerView[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(playerView(state, seat, open));
  // Views are compared from the top: what changes most often comes first.
  return {
    turnNumber: state.turnNumber,
    phase: state.phase,
    steps: state.steps,
    ends: state.ends,
    walked: state.walked,
    acted: state.acted,
    asked: askedView(state, open),
    windows: state.windows,
    said: state.said,
    pending: state.stack.slice(0, -1).map(({ kind }) => kind),
    options: state.options,
    players,
    culprit: open ? state.culprit : null,
    pile: pile.map((_card, i) => (open ? pile[pile.length - 1 - i] : null)),
    scriptorium: state.scriptorium.length,
    decks: { events: state.events.length, library: state.library.length, relics: state.relics },
    laidOpen: open
      ? {
          scriptorium: state.scriptorium.slice(),
          events: state.events.slice(),
          library: state.library.slice(),
        }
      : null,
    custody: state.custody === NONE ? null : state.custody,
    lasting: state.lasting,
    confessors: state.confessors.slice(),
    mass: state.mass,
    bell: state.bell,
    bellHeld: state.bellHeld,
    first: state.first,
    active: state.active,
    turn: state.turn,
    turnsSinceMass: state.turnsSinceMass,
    labyrinth: state.labyrinth,
    start: state.start,
    leaving: state.leaving,
    silenced: state.silenced,
    compelled: state.compelled.slice(),
    dealings: dealings(state, open),
    received: null,
    hasReceived: state.received.map((card) => card !== NONE),
    stolen: state.stolen.map((card) => (open && card !== NONE ? card : null)),
    whispers: state.whispers.map(({ to, from, how, turn, card }) => {
      return { to, from, how, turn, card: open ? card : null };
    }),
    lastTurn: state.lastTurn.slice(),
    revelations: state.revelations.slice(),
    statements: state.statements.slice(),
    turned: state.turned.slice(),
    exposed: state.exposed,
    ended: state.ended,
  };
}

/** The own cards, list and answers, and every card between this seat and another. */
export function ownView(state: State, seat: Seat, open: boolean, seen: View): View {
  const received = state.hand.map((_cards, from) => state.received[pairOf(seatsOf(state), from, seat)]);
  if (open) return { ...seen, received };
  const { pile, pawn, stolen } = state;
  return {
    ...seen,
    asked: ownAsked(state, seat, seen.asked),
    players: seen.players.with(seat, { ...seen.players[seat], own: ownSecrets(state, seat) }),
    pile:
      state.peeked[seat] === 0
        ? seen.pile
        : pile.map((_card, i) => {
            const card = pile[pile.length - 1 - i];
            return has(state.peeked[seat], card) ? card : null;
          }),
    dealings: seen.dealings.map((dealing) => {
      const { kind, by, other, count } = dealing;
      if (by !== seat && other !== seat) return dealing;
      return { kind, by, other, count, cards: listed(cardsDealt(state, dealing)) };
    }),
    received,
    stolen: stolen.every((card) => card === NONE)
      ? seen.stolen
      : stolen.map((card, thief) =>
          card !== NONE && (seat === thief || seat === ownerOf(state, pawn[thief])) ? card : null,
        ),
    whispers:
      seen.whispers.length === 0
        ? seen.whispers
        : seen.whispers.map((whisper, i) => {
            const { to, from, card, heard } = state.whispers[i];
            return seat === to || seat === from || (heard & (1 << seat)) !== 0
              ? { ...whisper, card }
              : whisper;
          }),
  };
}

function playerView(state: State, seat: Seat, open: boolean): PlayerView {
  return {
    colour: state.colours[seat],
    cards: count(state.hand[seat]),
    books: keptBooks(state, seat),
    relic: state.relic[seat],
    room: state.pawn[seat],
    stole: state.stolen[seat] !== NONE,
    penitent: state.penitent[seat],
    skips: state.skip[seat] > 0,
    libraryVisited: state.libraryVisited[seat],
    vow: state.vow[seat] === NONE ? null : state.vow[seat],
    forsworn: state.forsworn[seat],
    visits: state.visits[seat],
    falseAccusations: state.falseAccusations[seat],
    own: open ? ownSecrets(state, seat) : null,
    handedIn: answerIn(state, seat) !== null,
  };
}

function ownSecrets(state: State, seat: Seat): OwnView {
  return {
    hand: listed(state.hand[seat]),
    seen: listed(state.seen[seat]),
    crossed: listed(crossedOff(state, seat)),
    marks: listed(state.marks[seat]),
    books: state.books[seat],
    answer: answerIn(state, seat),
  };
}

function dealings(state: State, open: boolean): DealingView[] {
  const seats = seatsOf(state);
  const list: DealingView[] = [];
  const add = (kind: DealingView['kind'], by: Seat, other: Seat, cards: Mask) =>
    list.push({ kind, by, other, count: count(cards), cards: open ? listed(cards) : null });
  const { gift, taken, shown } = state;
  for (let by = 0; by < seats; by++) {
    if (gift[by] !== 0) add('given', by, (by + 1) % seats, gift[by]);
    for (let other = 0; other < seats; other++) {
      const card = taken[pairOf(seats, other, by)];
      if (card !== NONE) add('taken', by, other, 1 << card);
      const cards = shown[pairOf(seats, by, other)];
      if (cards !== 0) add('shown', by, other, cards);
    }
  }
  return list;
}

/** Of a dealing that is listed. */
function cardsDealt(state: State, { kind, by, other }: DealingView): Mask {
  const seats = seatsOf(state);
  switch (kind) {
    case 'given':
      return state.gift[by];
    case 'taken':
      return 1 << state.taken[pairOf(seats, other, by)];
    case 'shown':
      return state.shown[pairOf(seats, by, other)];
  }
}

function askedView(state: State, open: boolean): AskedView | null {
  if (state.ended !== null) return null;
  if (state.window !== null) {
    return {
      kind: 'window',
      window: state.window.kind as WindowKind,
      id: state.window.id,
      asked: state.window.asked,
      question: state.askedAll,
    };
  }
  const frame = top(state);
  if (frame === null) return { kind: state.phase, seat: state.active };
  if (frame.kind === 'window') return null;
  if (frame.kind !== 'answer') {
    for (let seat = 0; seat < seatsOf(state); seat++) {
      if (situationOf(state, seat) !== null) return { kind: 'other', seat, frame };
    }
    return null;
  }
  const { asker, of, question, obliged, back, source } = frame;
  const answer = open ? answerTo(state, asker, of, question) : null;
  return { kind: 'answer', seat: of, asker, question, obliged, back, source, answer };
}

/** The true answer, for the one asked. */
function ownAsked(state: State, seat: Seat, asked: AskedView | null): AskedView | null {
  if (asked?.kind !== 'answer' || asked.seat !== seat) return asked;
  return { ...asked, answer: answerTo(state, asked.asker, seat, asked.question) };
}
