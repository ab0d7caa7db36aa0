/** The tables at which the conformance tests play. */

import type { Effects, OptionValue, Rng } from '@conclave/engine';
import type { GameSpec } from '@conclave/engine/testing';
import { abbeyMind } from '../mind/mind.ts';
import { BOOK_IDS, type BookId, COMPLINE, isStarred } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { roomNamed, SCRIPTORIUM } from '../rules/rooms.ts';
import type { State } from '../rules/state.ts';
import { listed } from '../rules/suspects.ts';
import { beginMove } from '../rules/turn.ts';
import { veil } from './disguise.ts';

type Setting = { readonly seats: number; readonly options: Readonly<Record<string, OptionValue>> };

const SHORT = { endAfterCompline: true, sixRules: true, startAtLauds: true };
/** Late starts: see `lateAbbey`. */
const LATE = { endAfterCompline: true, sixRules: true, colours: 'seating' };

const THREE: readonly Setting[] = [
  { seats: 3, options: { ...LATE, libraryClosed: true } },
  { seats: 3, options: { ...LATE, gentleMasses: true } },
  { seats: 3, options: { ...LATE, noEvents: true } },
];

/** Mostly three players: such games are short, so there can be many. */
export const QUICK: readonly Setting[] = [
  { seats: 4, options: { ...LATE, startAtLauds: true } },
  ...THREE,
  { seats: 5, options: { ...LATE, ownCrosses: true, noEvents: true } },
  ...THREE,
  { seats: 6, options: { ...LATE, bookLimit: true } },
  ...THREE,
];

/** What is still open then takes as many more as it needs. */
export const EVENINGS = 4 * QUICK.length;

export const WHOLE: readonly Setting[] = [
  { seats: 3, options: { ...SHORT } },
  { seats: 5, options: { ...SHORT, noEvents: true, libraryClosed: true } },
  { seats: 6, options: { ...SHORT, bookLimit: true } },
  { seats: 4, options: { endAfterCompline: true, gentleMasses: true } },
];

/** When an evening begins: before the last mass, or after it with a book about to be read, or to be kept. */
const BEGINNINGS = ['vespers', 'reading', 'reading', 'keeping'] as const;
const BOOKS_EACH = 2;
/** What the kept books are about, or what makes others lose them. */
const SOON: readonly BookId[] = [
  'onHearing',
  'artOfMemory',
  'bestiary',
  'mirror',
  'censorship',
  'onExchange',
];

/** Everybody draws some; who then has which follows from the hands, so that it can be told like this. */
function emptyPile(state: State, rng: Rng): number[] {
  const drawn = state.hand.map(() => 0);
  for (let card = state.pile.pop(); card !== undefined; card = state.pile.pop()) {
    const seat = rng.int(drawn.length);
    state.hand[seat] |= 1 << card;
    state.seen[seat] |= 1 << card;
    drawn[seat]++;
  }
  return drawn;
}

/** The last ones by number pass for drawn. */
function retell(state: State, pile: number, drawn: readonly number[], effects: Effects<Event>): void {
  const each = listed(state.hand[0]).length - drawn[0];
  effects.tell({ type: 'opened', colours: state.colours, pile, each });
  for (const [seat, hand] of state.hand.entries()) {
    effects.tellOnly(
      [seat],
      { type: 'dealt', seat, cards: listed(hand).slice(0, each) },
      { type: 'dealt', seat, cards: null },
    );
  }
  for (const [seat, hand] of state.hand.entries()) {
    for (const card of listed(hand).slice(each)) {
      effects.tellOnly([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: null });
    }
  }
}

/**
 * The hours from Vespers to Compline, or the last round alone, beginning in the scriptorium: everybody else is somewhere in the
 * abbey with two books. Short games in which rare things happen. What was dealt is told as it is in a whole game.
 */
const lateAbbey: typeof abbey = {
  ...abbey,
  setup(seats, options, effects) {
    if (options.colours !== 'seating') return abbey.setup(seats, options, effects);
    const { rng } = effects;
    const state = abbey.setup(seats, options, { rng, tell: () => {}, tellOnly: () => {}, seal: () => {} });
    const beginning = rng.pick(BEGINNINGS);
    const last = beginning !== 'vespers';
    state.mass = last ? COMPLINE : COMPLINE - 1;
    state.bell = last ? 4 : 3;
    const empty = rng.int(2) === 0;
    const pile = state.pile.length;
    retell(state, pile, empty ? emptyPile(state, rng) : state.hand.map(() => 0), effects);
    const first = rng.pick<BookId>(
      empty ? ['mirror', 'censorship', 'onExchange'] : ['bestiary', 'censorship'],
    );
    for (const book of [...rng.shuffle([...SOON]), ...(last ? [first] : [])]) {
      state.scriptorium.splice(state.scriptorium.indexOf(book), 1);
      state.scriptorium.unshift(book);
    }
    for (let seat = 0; seat < seats; seat++) {
      state.pawn[seat] = roomNamed(
        rng.pick(['claustrum_n', 'claustrum_e', 'claustrum_w', 'refectorium', 'porta']),
      );
      const reads = beginning === 'reading' && seat === state.active;
      const books = state.scriptorium.filter(isStarred).slice(0, reads ? 0 : seats > 5 ? 1 : BOOKS_EACH);
      for (const book of books) state.scriptorium.splice(state.scriptorium.indexOf(book), 1);
      state.books[seat] = books.sort((a, b) => BOOK_IDS.indexOf(a) - BOOK_IDS.indexOf(b));
      for (const book of books) {
        effects.tellOnly([seat], { type: 'bookKept', seat, book }, { type: 'bookKept', seat, book: null });
      }
    }
    for (const book of state.scriptorium.filter(isStarred).slice(0, last ? 0 : 2)) {
      state.scriptorium.splice(state.scriptorium.indexOf(book), 1);
      state.scriptorium.splice(2 * rng.int(2), 0, book);
    }
    if (beginning === 'keeping') {
      state.scriptorium.sort((a, b) => Number(isStarred(b)) - Number(isStarred(a)));
    }
    beginMove(state);
    if (!last) return state;
    state.pawn[state.active] = SCRIPTORIUM;
    state.phase = 'act';
    return state;
  },
};

/** Random players would make these for ever, and a mass would never be over. */
const BACK_AND_FORTH: readonly Move['kind'][] = ['withdraw', 'cross'];

export function spec(tables: readonly Setting[], stride: number): GameSpec<Abbey> {
  return {
    game: lateAbbey,
    tables,
    longest: 20_000,
    conserved: (state) => ({
      suspects: [state.culprit, ...state.pile, ...state.hand.flatMap(listed)].sort((a, b) => a - b),
      books: [
        ...state.scriptorium,
        ...state.books.flat(),
        ...(state.custody < 0 ? [] : ['onCustody']),
      ].sort(),
      events: [...state.events, ...(state.lasting ? [state.lasting] : [])].sort(),
      library: [...state.library].sort(),
      relics: state.relic.filter((relic) => relic !== 'none').length + state.relics,
    }),
    oneMoveAFigure: true,
    seldom: ({ kind }) => BACK_AND_FORTH.includes(kind),
    veil,
    mind: abbeyMind,
    stride,
  };
}
