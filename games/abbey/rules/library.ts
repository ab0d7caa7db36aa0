/** The books of the library (AB-16). They are read aloud and carried out at once. */

import type { Effects, Seat } from '@conclave/engine';
import { drawBooks, othersWithCards } from './books.ts';
import type { LibraryId } from './cards.ts';
import { valuesLeft } from './chapter.ts';
import type { Event } from './events.ts';
import { NONE, type State } from './state.ts';
import { peek, randomCards, show } from './transfers.ts';
import { othersToAsk, sendToPenance } from './walking.ts';

type Effect = (state: State, reader: Seat, effects: Effects<Event>) => void;

function lookAtAll(state: State, reader: Seat, cards: number, effects: Effects<Event>): void {
  for (const other of othersWithCards(state, reader)) {
    show(state, other, reader, randomCards(state, other, cards, effects), effects);
  }
}

export const LIBRARY_EFFECTS: Readonly<Record<LibraryId, Effect>> = {
  secretArchives: (state, reader) => {
    if (othersWithCards(state, reader).length > 0) {
      state.stack.push({ kind: 'target', seat: reader, book: 'secretArchives', but: NONE });
    }
  },
  bookCupboard: (state, reader, effects) => drawBooks(state, reader, 3, effects),
  bookOfRevelations: (state, reader) => {
    if (valuesLeft(state).length > 0) state.stack.push({ kind: 'proclaim', seat: reader });
  },
  disputedQuestions: (state, reader) => {
    if (state.lasting !== 'greatSilence' && othersToAsk(state, reader).length > 0)
      state.stack.push({ kind: 'compose', asker: reader, of: NONE, book: 'disputedQuestions' });
  },
  onDiscovery: (state, reader) => {
    if (othersWithCards(state, reader).length > 0) {
      state.stack.push({ kind: 'target', seat: reader, book: 'onDiscovery', but: NONE });
    }
  },
  bookOfSecrets: (state, reader, effects) => {
    if (state.pile.length > 0) peek(state, reader, state.pile.length, effects);
    else lookAtAll(state, reader, 1, effects);
  },
  poetics: (state, reader, effects) => {
    lookAtAll(state, reader, 2, effects);
    sendToPenance(state, reader, effects);
  },
  labyrinth: (state) => {
    state.labyrinth = true;
  },
};

export function readInLibrary(state: State, reader: Seat, effects: Effects<Event>): void {
  const book = state.library.shift();
  if (book === undefined) return;
  state.library.push(book);
  state.turned.push(book);
  effects.tell({ type: 'libraryRead', seat: reader, book });
  LIBRARY_EFFECTS[book](state, reader, effects);
}
