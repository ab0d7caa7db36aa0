/**
 * What each watcher may not know, from AB-32 and AB-50: others' hands, what they have seen, the culprit, the parlour pile,
 * kept books, the order of the decks, and what others have handed in. Suspects a watcher never saw change names.
 */

import { type Rng, type Seat, setAnswer, type Watcher } from '@conclave/engine';
import type { Disguised, Veil } from '@conclave/engine/testing';
import { BOOK_IDS, type BookId, isStarred } from '../rules/cards.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import { anyGift } from '../rules/list.ts';
import { clone, NONE, type State, type Submitted } from '../rules/state.ts';
import { fitting, listed, type Mask, maskOf, type Suspect } from '../rules/suspects.ts';
import { answerIn, keptBooksOf, toGive } from '../rules/windows.ts';

type Renaming = readonly Suspect[];
type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const isOther = (watcher: Watcher) => (seat: Seat) => seat !== watcher;
const seatsIn = (state: State): Seat[] => state.hand.map((_cards, seat) => seat);

/** The gallery knows what all know. */
function knownTo(state: State, watcher: Watcher): Mask {
  return watcher === 'gallery' ? state.seen.reduce((a, b) => a & b) : state.seen[watcher];
}

function renaming(state: State, watcher: Watcher, rng: Rng): Renaming {
  const unseen = listed(0xffffff & ~knownTo(state, watcher));
  const frame = state.stack.at(-1);
  for (let attempt = 0; attempt < 30; attempt++) {
    const shuffled = rng.shuffle([...unseen]);
    const names = Array.from({ length: 24 }, (_none, n) => {
      const place = unseen.indexOf(n);
      return place < 0 ? n : shuffled[place];
    });
    // Whoever is asked to show a card is publicly known to have one.
    if (frame?.kind !== 'show') return names;
    const hand = maskOf(listed(state.hand[frame.by]).map((card) => names[card]));
    if ((hand & fitting(frame.values)) !== 0) return names;
  }
  return Array.from({ length: 24 }, (_none, n) => n);
}

function disguise(original: State, watcher: Watcher, rng: Rng): Disguised<Abbey> {
  const state: Mutable<State> = clone(original);
  const names = renaming(state, watcher, rng);
  const mask = (cards: Mask): Mask => maskOf(listed(cards).map((card) => names[card]));
  const name = (card: Suspect): Suspect => (card === NONE ? NONE : names[card]);
  const others = seatsIn(state).filter(isOther(watcher));
  state.culprit = name(state.culprit);
  state.pile = state.pile.map(name);
  for (const list of ['hand', 'seen', 'peeked', 'gift', 'shown'] as const)
    state[list] = state[list].map(mask);
  for (const list of ['taken', 'received', 'stolen'] as const) state[list] = state[list].map(name);
  state.whispers = state.whispers.map((whisper) => ({ ...whisper, card: name(whisper.card) }));
  for (const seat of others) state.marks[seat] = rng.int(1 << 24);
  if (rng.int(2) === 0) rng.shuffle(state.events);
  if (rng.int(2) === 0) rng.shuffle(state.library);
  // Now and then the kept books stay as they are, so that the same one can be played in both abbeys.
  const exchanged = rng.int(3) > 0 ? others : [];
  const stars = rng.shuffle([
    ...exchanged.flatMap((seat) => state.books[seat]),
    ...state.scriptorium.filter(isStarred),
  ]);
  for (const seat of exchanged) {
    state.books[seat] = state.books[seat]
      .map(() => stars.pop() ?? 'alchemy')
      .sort((a, b) => BOOK_IDS.indexOf(a) - BOOK_IDS.indexOf(b));
  }
  // Now and then the other books stay where they are, so that the same one is drawn in both abbeys.
  const plain = state.scriptorium.filter((book) => !isStarred(book)).reverse();
  if (rng.int(2) === 0) {
    rng.shuffle(state.scriptorium);
    rng.shuffle(plain);
  }
  state.scriptorium = state.scriptorium.map((book) => (isStarred(book) ? stars : plain).pop() ?? book);
  for (const seat of others) disguiseAnswer(state, seat, rng);
  return {
    state,
    rename(seat, move) {
      switch (move.kind) {
        case 'show':
        case 'yield':
        case 'hand':
          return { kind: move.kind, card: names[move.card] };
        case 'give':
        case 'discard': {
          const others = abbey.moves(state, seat).filter(({ kind }) => kind === move.kind);
          return others.length === 0 ? move : rng.pick(others);
        }
        default:
          return move;
      }
    },
  };
}

/** Other cards or another book; a book played unseen in their stead, or not. */
function disguiseAnswer(state: State, seat: Seat, rng: Rng): void {
  const { window } = state;
  if (window === null || answerIn(state, seat) === null) return;
  const books = keptBooksOf(state, seat);
  const plays = (book: BookId) => books.includes(book) && rng.int(2) === 0;
  const answer = (): Submitted => {
    switch (window.kind) {
      case 'censure':
        return { kind: 'discard', book: rng.pick(books) };
      case 'answers':
        return { kind: plays('ruleOfSilence') ? 'hush' : 'confirm' };
      default:
        if (window.kind === 'pass' && plays('alchemy')) return { kind: 'keep' };
        return anyGift(listed(state.hand[seat]), toGive(state, seat), rng);
    }
  };
  setAnswer(window, seat, answer());
}

const ofOthers =
  <Value>(read: (state: State, seat: Seat) => Value) =>
  (state: State, watcher: Watcher) =>
    seatsIn(state)
      .filter(isOther(watcher))
      .map((seat) => read(state, seat));

export const veil: Veil<Abbey> = {
  disguise,
  secrets: {
    'hand of another': ofOthers(({ hand }, seat) => hand[seat]),
    'seen by another': ofOthers(({ seen }, seat) => seen[seat]),
    'kept books of another': ofOthers(({ books }, seat) => books[seat]),
    culprit: ({ culprit }) => culprit,
    'parlour pile': ({ pile }) => (pile.length === 0 ? null : pile),
    'scriptorium deck': ({ scriptorium }) => scriptorium,
    'library deck': ({ library }) => library,
    'event deck': ({ events }) => events,
    'what another handed in': (state, watcher) =>
      state.window === null ? null : ofOthers(answerIn)(state, watcher),
  },
  steps: {
    cross: 'nothing',
    give: 'that it happened',
    discard: 'that it happened',
    keep: 'that it happened',
    confirm: 'that it happened',
    hush: 'that it happened',
    withdraw: 'that it happened',
    show: 'that it happened',
    yield: 'that it happened',
    hand: 'that it happened',
  },
  restricted: [
    'took',
    'gave',
    'drew',
    'peeked',
    'showed',
    'passed',
    'bookKept',
    'bookLost',
    'overheard',
    'handedIn',
    'withdrew',
    'crossed',
  ],
};
