/** The books of the scriptorium, each a small function (AB-15). What cannot be done is left out (AB-R11). */

import type { Effects, Seat } from '@conclave/engine';
import { BOOK_IDS, type BookId, isStarred, type StarredId } from './cards.ts';
import type { Event } from './events.ts';
import { type Frame, NONE, rightOf, type State, seatsOf } from './state.ts';
import { peek, roll, show } from './transfers.ts';
import { openWindowFor } from './turn.ts';
import { keptBooks, sendToPenance } from './walking.ts';

type Effect = (state: State, reader: Seat, effects: Effects<Event>) => void;

export function othersWithCards(state: State, seat: Seat, but: Seat = NONE): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < seatsOf(state); other++) {
    if (other !== seat && other !== but && state.hand[other] !== 0) seats.push(other);
  }
  return seats;
}

function nothing(reader: Seat, effects: Effects<Event>): void {
  effects.tell({ type: 'nothing', seat: reader });
}

/** One starts with a die that names another player. */
const withDie =
  (effect: (state: State, reader: Seat, named: Seat, effects: Effects<Event>) => void): Effect =>
  (state, reader, effects) =>
    effect(state, reader, roll(state, effects, reader), effects);

export const READ: Readonly<Record<Exclude<BookId, StarredId>, Effect>> = {
  gospelOfJudas: (state, reader, effects) => {
    if (state.hand[reader] === 0) nothing(reader, effects);
    else show(state, reader, rightOf(state, reader), state.hand[reader], effects);
  },
  bestiary: (state, reader, effects) => {
    if (state.pile.length > 0) peek(state, reader, 1, effects);
    else if (othersWithCards(state, reader).length === 0) nothing(reader, effects);
    else state.stack.push({ kind: 'target', seat: reader, book: 'bestiary', but: NONE });
  },
  herbarium: (state, reader, effects) => {
    if (state.lasting === 'greatSilence') nothing(reader, effects);
    else state.stack.push({ kind: 'target', seat: reader, book: 'herbarium', but: NONE });
  },
  catalogue: (state, reader, effects) => drawBook(state, reader, effects),
  penitential: (state, reader, effects) => {
    // bookCupboard: a penance for oneself comes last.
    if (state.stack.length > 0) state.stack.unshift({ kind: 'penance', seat: reader });
    else sendToPenance(state, reader, effects);
  },
  mirror: (state, reader, effects) => {
    if (state.hand[reader] === 0 || othersWithCards(state, reader).length === 0) nothing(reader, effects);
    else state.stack.push({ kind: 'target', seat: reader, book: 'mirror', but: NONE });
  },
  necrology: (state, reader) => {
    state.stack.push({ kind: 'name', seat: reader, book: 'necrology', of: NONE });
  },
  censorship: (state) => {
    const keepers: Seat[] = [];
    for (let seat = 0; seat < seatsOf(state); seat++) if (keptBooks(state, seat) > 0) keepers.push(seat);
    openWindowFor(state, 'censure', keepers);
  },
  onTheft: withDie((state, reader, named) => {
    state.stack.push({ kind: 'take', to: reader, from: named, why: 'onTheft' });
  }),
  onExchange: withDie((state, reader, named, effects) => {
    if (state.hand[reader] === 0 || state.hand[named] === 0) nothing(reader, effects);
    else openWindowFor(state, 'exchange', [reader, named]);
  }),
  onTruth: withDie((state, reader, named, effects) => {
    if (state.lasting === 'greatSilence' || state.penitent[named]) nothing(reader, effects);
    else state.stack.push({ kind: 'compose', asker: reader, of: named, book: 'onTruth' });
  }),
  anonymousLetters: withDie((state, reader, named) => {
    state.stack.push({ kind: 'name', seat: reader, book: 'anonymousLetters', of: named });
  }),
  apocalypse: withDie((state, reader, named, effects) => {
    if (state.penitent[named]) nothing(reader, effects);
    else sendToPenance(state, named, effects);
  }),
};

function isUnstarred(book: BookId): book is Exclude<BookId, StarredId> {
  return !isStarred(book);
}

/** Read aloud, then carried out; it goes under its pile first (AB-3). */
export function readBook(state: State, reader: Seat, book: BookId, effects: Effects<Event>): void {
  if (!isUnstarred(book)) return;
  state.scriptorium.push(book);
  state.turned.push(book);
  effects.tell({ type: 'bookRead', seat: reader, book });
  READ[book](state, reader, effects);
}

function keep(state: State, seat: Seat, book: BookId, effects: Effects<Event>): void {
  state.books[seat] = [...state.books[seat], book].sort((a, b) => BOOK_IDS.indexOf(a) - BOOK_IDS.indexOf(b));
  effects.tellOnly([seat], { type: 'bookKept', seat, book }, { type: 'bookKept', seat, book: null });
}

export function drawBook(state: State, seat: Seat, effects: Effects<Event>): void {
  const book = state.scriptorium.shift();
  if (book === undefined) nothing(seat, effects);
  else if (isStarred(book)) keep(state, seat, book, effects);
  else readBook(state, seat, book, effects);
}

/** bookCupboard: stars are kept at once, the others carried out in the order drawn. */
export function drawBooks(state: State, seat: Seat, wanted: number, effects: Effects<Event>): void {
  const frames: Frame[] = [];
  for (let i = 0; i < wanted; i++) {
    const book = state.scriptorium.shift();
    if (book === undefined) break;
    if (isStarred(book)) keep(state, seat, book, effects);
    else frames.push({ kind: 'read', book });
  }
  state.stack.push(...frames.reverse());
}

/** A kept book is shown, and goes under its pile. */
export function spend(state: State, seat: Seat, book: BookId, effects: Effects<Event>): void {
  state.books[seat] = state.books[seat].filter((kept) => kept !== book);
  state.scriptorium.push(book);
  state.turned.push(book);
  effects.tell({ type: 'bookPlayed', seat, book });
}

/** onCustody lies open: it is no longer among the secret books, nor under the pile. */
export function layOpen(state: State, seat: Seat, effects: Effects<Event>): void {
  state.books[seat] = state.books[seat].filter((kept) => kept !== 'onCustody');
  state.custody = seat;
  effects.tell({ type: 'bookPlayed', seat, book: 'onCustody' });
}
