/** Books with a move of their own: kept books that are played, and books whose reader chooses a player. */

import type { Effects, Seat } from '@conclave/engine';
import { demand } from './actions.ts';
import { layOpen, othersWithCards, spend } from './books.ts';
import type { BookId } from './cards.ts';
import type { Event } from './events.ts';
import type { Handlers } from './moves.ts';
import { NONE, popped, type State, type TargetBook } from './state.ts';
import { count, fitting, type Suspect, type Value } from './suspects.ts';
import { silence } from './talking.ts';
import { randomCard, randomCards, show, take } from './transfers.ts';
import { beginMove, teleport } from './turn.ts';
import { groundOf, walkOf } from './walking.ts';
import { endsOf } from './ways.ts';

/** Starred books that need nothing named. */
function playBook(state: State, seat: Seat, book: BookId, effects: Effects<Event>): void {
  if (book === 'onCustody') {
    layOpen(state, seat, effects);
    return;
  }
  spend(state, seat, book, effects);
  switch (book) {
    case 'itinerary':
      state.steps += 2;
      state.ends = endsOf(groundOf(state), seat, walkOf(state, seat));
      break;
    case 'artOfQuestioning': {
      const silenced = state.silenced;
      state.silenced = null;
      if (silenced === null) break;
      const { of, question } = silenced;
      state.stack.push({
        kind: 'answer',
        asker: seat,
        of,
        question,
        obliged: true,
        back: false,
        source: 'artOfQuestioning',
      });
      effects.tell({ type: 'asked', asker: seat, of, question, source: 'artOfQuestioning' });
      break;
    }
    case 'ruleOfSilence':
      silence(state, true, effects);
      break;
    case 'indulgence':
      state.skip[seat] = 0;
      state.penitent[seat] = false;
      beginMove(state);
      break;
    case 'letter':
      state.stack.push({ kind: 'compose', asker: seat, of: NONE, book: 'letter' });
      break;
    case 'clock':
      state.bellHeld = true;
      break;
  }
}

/** onHearing */
function overhear(state: State, seat: Seat, number: number, effects: Effects<Event>): void {
  spend(state, seat, 'onHearing', effects);
  const whisper = state.whispers[number];
  const { to, from, card } = whisper;
  state.whispers[number] = { ...whisper, heard: whisper.heard | (1 << seat) };
  state.seen[seat] |= 1 << card;
  effects.tellOnly(
    [seat],
    { type: 'overheard', seat, to, from, card },
    { type: 'overheard', seat, to, from, card: null },
  );
}

const TARGETED: Readonly<
  Record<TargetBook, (state: State, seat: Seat, of: Seat, but: Seat, effects: Effects<Event>) => void>
> = {
  bestiary: (state, seat, of, _but, effects) =>
    show(state, of, seat, randomCards(state, of, 1, effects), effects, true),
  herbarium: (state, seat, of, _but, effects) => {
    state.compelled[seat] |= 1 << of;
    effects.tell({ type: 'compelled', by: seat, of });
  },
  mirror: (state, seat, of) => {
    state.stack.push({ kind: 'hand', seat, to: of });
  },
  secretArchives: (state, seat, of, _but, effects) => show(state, of, seat, state.hand[of], effects),
  onDiscovery: (state, seat, of, but) => {
    if (but === NONE && othersWithCards(state, seat, of).length > 0) {
      state.stack.push({ kind: 'target', seat, book: 'onDiscovery', but: of });
    }
    state.stack.push({ kind: 'take', to: seat, from: of, why: 'onDiscovery' });
  },
};

/** necrology */
function announce(state: State, reader: Seat, values: readonly Value[], effects: Effects<Event>): void {
  const mask = fitting(values);
  const counts = state.hand.flatMap((cards, seat) =>
    seat === reader ? [] : [{ seat, n: count(cards & mask) }],
  );
  state.said = { kind: 'counts', reader, values, counts };
  effects.tell({ type: 'counted', reader, values, counts });
}

type BookMoveKind =
  | 'play'
  | 'key'
  | 'look'
  | 'listen'
  | 'choose'
  | 'enough'
  | 'hand'
  | 'name'
  | 'yield'
  | 'yieldAny';

export const BOOK_PLAY: Handlers<BookMoveKind> = {
  play: (state, seat, { book }, effects) => playBook(state, seat, book, effects),
  key: (state, seat, { room }, effects) => {
    spend(state, seat, 'secretKey', effects);
    teleport(state, seat, room, effects);
  },
  look: (state, seat, { of }, effects) => {
    spend(state, seat, 'artOfMemory', effects);
    show(state, of, seat, randomCards(state, of, 2, effects), effects);
  },
  listen: (state, seat, { whisper }, effects) => overhear(state, seat, whisper, effects),
  choose: (state, seat, { of }, effects) => {
    const { book, but } = popped(state, 'target');
    TARGETED[book](state, seat, of, but, effects);
  },
  enough: (state) => {
    state.stack.pop();
  },
  hand: (state, seat, { card }) => {
    const { to } = popped(state, 'hand');
    state.stack.push(
      { kind: 'transfer', from: seat, to, card },
      { kind: 'take', to: seat, from: to, why: 'mirror' },
    );
  },
  name: (state, seat, { values }, effects) => {
    const { book, of } = popped(state, 'name');
    if (book === 'necrology') announce(state, seat, values, effects);
    else demand(state, seat, of, values, effects);
  },
  yield: (state, _seat, { card }, effects) => giveUp(state, () => card, effects),
  yieldAny: (state, _seat, _move, effects) =>
    giveUp(state, (by) => randomCard(state.hand[by], effects), effects),
};

/** On custody: its holder chose, or left it to chance, which card is taken; the book goes under its pile. */
function giveUp(state: State, choose: (by: Seat) => Suspect, effects: Effects<Event>): void {
  const { by, to, why } = popped(state, 'yield');
  const card = choose(by);
  state.custody = NONE;
  state.scriptorium.push('onCustody');
  effects.tell({ type: 'bookLost', seat: by, book: 'onCustody' });
  take(state, to, by, card, why, effects);
}
