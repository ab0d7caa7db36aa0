/** Several decide at once, in secret; when all have, it takes effect by seat (AB-R3). */

import { answerOf, type Effects, isComplete, type Seat, setAnswer, withdrawAnswer } from '@conclave/engine';
import { admitted, answerTo, remember } from './answering.ts';
import { spend } from './books.ts';
import { BOOK_IDS, type BookId, passesAt } from './cards.ts';
import type { Event } from './events.ts';
import type { Handlers } from './moves.ts';
import type { Answer } from './question.ts';
import { leftOf, NONE, rightOf, type State, type Submitted, seatsOf, type WindowKind } from './state.ts';
import { count, has, listed, type Mask, nth } from './suspects.ts';
import { hand, passOn, publish, show } from './transfers.ts';

export function windowKind(state: State): WindowKind | null {
  return state.window === null ? null : (state.window.kind as WindowKind);
}

/** How many cards a seat has to pick. */
export function toPick(state: State, seat: Seat): number {
  switch (windowKind(state)) {
    case 'pass':
      return Math.min(passesAt(state), count(state.hand[seat]));
    case 'right':
    case 'bishop':
    case 'exchange':
      return 1;
    default:
      return 0;
  }
}

/** The books among which censorship makes one choose. */
export function keptBooksOf(state: State, seat: Seat): readonly BookId[] {
  if (state.custody !== seat) return state.books[seat];
  return [...state.books[seat], 'onCustody' as const].sort(
    (a, b) => BOOK_IDS.indexOf(a) - BOOK_IDS.indexOf(b),
  );
}

/** Where all cards go, nothing is left to pick. */
export function pickedBy(state: State, seat: Seat): Mask {
  const all = toPick(state, seat);
  return all > 0 && all === count(state.hand[seat]) ? state.hand[seat] : state.picked[seat];
}

export function isReady(state: State, seat: Seat): boolean {
  const kind = windowKind(state);
  if (kind === 'censure') return state.pickedBook[seat] !== null;
  return kind !== 'answers' && count(pickedBy(state, seat)) === toPick(state, seat);
}

function submit(state: State, seat: Seat, answer: Submitted, effects: Effects<Event>): void {
  const { window } = state;
  if (window === null) return;
  setAnswer(window, seat, answer);
  effects.tellOnly([seat], { type: 'handedIn' }, null);
  if (!isComplete(window)) return;
  const kind = window.kind as WindowKind;
  const withheld = window.asked.filter((asked) => answerOf(window, asked) === 'withheld');
  const picked = state.hand.map((_cards, asked) =>
    window.asked.includes(asked) && !withheld.includes(asked) ? pickedBy(state, asked) : 0,
  );
  const books = state.pickedBook.slice();
  state.window = null;
  state.stack.pop();
  state.picked.fill(0);
  state.pickedBook.fill(null);
  CLOSE[kind](state, window.asked, picked, withheld, books, effects);
}

type Close = (
  state: State,
  asked: readonly Seat[],
  picked: readonly Mask[],
  withheld: readonly Seat[],
  books: readonly (BookId | null)[],
  effects: Effects<Event>,
) => void;

const CLOSE: Readonly<Record<WindowKind, Close>> = {
  pass: (state, asked, picked, withheld, _books, effects) => {
    for (const seat of withheld) {
      spend(state, seat, 'alchemy', effects);
      effects.tell({ type: 'withheld', seat });
    }
    for (const seat of asked) {
      if (picked[seat] === 0) continue;
      state.gift[seat] = picked[seat];
      passOn(state, seat, leftOf(state, seat), picked[seat], 'mass', effects);
    }
  },
  right: (state, asked, picked, _withheld, _books, effects) => {
    for (const seat of asked)
      passOn(state, seat, rightOf(state, seat), picked[seat], 'contraryRumour', effects);
  },
  bishop: (state, asked, picked, _withheld, _books, effects) => {
    for (const seat of asked) show(state, seat, leftOf(state, seat), picked[seat], effects);
  },
  exchange: (state, asked, picked, _withheld, _books, effects) => {
    const [one, two] = asked;
    hand(state, one, two, nth(picked[one], 0), 'onExchange', effects);
    hand(state, two, one, nth(picked[two], 0), 'onExchange', effects);
  },
  censure: (state, asked, _picked, _withheld, books, effects) => {
    // Under the pile from the reader clockwise.
    const seats = seatsOf(state);
    for (let i = 0; i < seats; i++) {
      const seat = (state.active + i) % seats;
      const book = books[seat];
      if (asked.includes(seat) && book) discard(state, seat, book, effects);
    }
  },
  answers: (state, asked, _picked, withheld, _books, effects) => {
    const question = state.askedAll;
    if (question === null) return;
    const asker = state.active;
    for (const seat of withheld) spend(state, seat, 'ruleOfSilence', effects);
    const answers = asked.map((seat): { seat: Seat; answer: Answer | null } => ({
      seat,
      answer: withheld.includes(seat) ? null : answerTo(state, asker, seat, question),
    }));
    for (const { seat, answer } of answers) {
      if (answer === null) continue;
      publish(state, admitted(question, answer));
      remember(state, seat, question, answer);
    }
    state.askedAll = null;
    state.said = { kind: 'all', asker, question, answers };
    effects.tell({ type: 'answeredAll', asker, question, answers });
  },
};

function discard(state: State, seat: Seat, book: BookId, effects: Effects<Event>): void {
  state.scriptorium.push(book);
  if (book === 'onCustody' && state.custody === seat) {
    state.custody = NONE;
    effects.tell({ type: 'bookLost', seat, book });
    return;
  }
  state.books[seat] = state.books[seat].filter((kept) => kept !== book);
  effects.tellOnly([seat], { type: 'bookLost', seat, book }, { type: 'bookLost', seat, book: null });
}

type WindowMoveKind =
  | 'unpick'
  | 'unpickBook'
  | 'pick'
  | 'pickBook'
  | 'give'
  | 'confirm'
  | 'keep'
  | 'hush'
  | 'withdraw'
  | 'cross';

export const WINDOW_PLAY: Handlers<WindowMoveKind> = {
  pick: (state, seat, { card }, effects) => {
    state.picked[seat] |= 1 << card;
    effects.tellOnly([seat], { type: 'picked', cards: listed(state.picked[seat]) }, null);
  },
  unpick: (state, seat, { card }, effects) => {
    state.picked[seat] &= ~(1 << card);
    effects.tellOnly([seat], { type: 'picked', cards: listed(state.picked[seat]) }, null);
  },
  unpickBook: (state, seat, _move, effects) => {
    state.pickedBook[seat] = null;
    effects.tellOnly([seat], { type: 'pickedBook', book: null }, null);
  },
  pickBook: (state, seat, { book }, effects) => {
    state.pickedBook[seat] = book;
    effects.tellOnly([seat], { type: 'pickedBook', book }, null);
  },
  give: (state, seat, _move, effects) => submit(state, seat, 'given', effects),
  confirm: (state, seat, _move, effects) => submit(state, seat, 'given', effects),
  keep: (state, seat, _move, effects) => submit(state, seat, 'withheld', effects),
  hush: (state, seat, _move, effects) => submit(state, seat, 'withheld', effects),
  withdraw: (state, seat, _move, effects) => {
    if (state.window) withdrawAnswer(state.window, seat);
    state.picked[seat] = 0;
    state.pickedBook[seat] = null;
    effects.tellOnly([seat], { type: 'withdrew' }, null);
  },
  cross: (state, seat, { suspect }, effects) => {
    state.marks[seat] ^= 1 << suspect;
    effects.tellOnly([seat], { type: 'crossed', suspect, on: has(state.marks[seat], suspect) }, null);
  },
};
