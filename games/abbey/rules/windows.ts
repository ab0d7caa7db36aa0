/** Several seats decide at once, in secret. When all have decided, it takes effect in seat order (AB-R3). */

import {
  answerOf,
  answersInOrder,
  type Effects,
  isComplete,
  PASS,
  type Seat,
  setAnswer,
  withdrawAnswer,
} from '@conclave/engine';
import { admitted, answerTo, remember } from './answering.ts';
import { spend } from './books.ts';
import { BOOK_IDS, type BookId, giftOf } from './cards.ts';
import type { Event } from './events.ts';
import type { Handlers } from './moves.ts';
import type { Answer } from './question.ts';
import { leftOf, NONE, rightOf, type State, type Submitted, seatsOf, type WindowKind } from './state.ts';
import { count, has, type Mask, maskOf, nth } from './suspects.ts';
import { hand, passOn, publish, show } from './transfers.ts';

export function windowKind(state: State): WindowKind | null {
  return state.window === null ? null : (state.window.kind as WindowKind);
}

/** How many cards a seat has to hand in. */
export function toGive(state: State, seat: Seat): number {
  const kind = windowKind(state);
  return kind === null ? 0 : giftOf(kind, state, count(state.hand[seat]));
}

/** The books among which censorship makes one choose. */
export function keptBooksOf(state: State, seat: Seat): readonly BookId[] {
  if (state.custody !== seat) return state.books[seat];
  return [...state.books[seat], 'onCustody' as const].sort(
    (a, b) => BOOK_IDS.indexOf(a) - BOOK_IDS.indexOf(b),
  );
}

/** What a seat has handed in to the window that is open. */
export function answerIn({ window }: State, seat: Seat): Submitted | null {
  const answer = window && answerOf(window, seat);
  return answer === PASS ? null : answer;
}

function submit(state: State, seat: Seat, answer: Submitted, effects: Effects<Event>): void {
  const { window } = state;
  if (window === null) return;
  setAnswer(window, seat, answer);
  effects.tellOnly([seat], { type: 'handedIn' }, null);
  if (!isComplete(window)) return;
  state.window = null;
  state.stack.pop();
  CLOSE[window.kind as WindowKind](state, answersInOrder(window), effects);
}

interface Answered {
  readonly seat: Seat;
  readonly answer: Submitted;
}
/** By seat. */
type Close = (state: State, answered: readonly Answered[], effects: Effects<Event>) => void;

const cardsOf = ({ answer }: Answered): Mask => (answer.kind === 'give' ? maskOf(answer.cards) : 0);

const CLOSE: Readonly<Record<WindowKind, Close>> = {
  pass: (state, answered, effects) => {
    for (const { seat, answer } of answered) {
      if (answer.kind !== 'keep') continue;
      spend(state, seat, 'alchemy', effects);
      effects.tell({ type: 'withheld', seat });
    }
    for (const given of answered) {
      const { seat } = given;
      const cards = cardsOf(given);
      if (cards === 0) continue;
      state.gift[seat] = cards;
      passOn(state, seat, leftOf(state, seat), cards, 'mass', effects);
    }
  },
  right: (state, answered, effects) => {
    for (const given of answered)
      passOn(state, given.seat, rightOf(state, given.seat), cardsOf(given), 'contraryRumour', effects);
  },
  bishop: (state, answered, effects) => {
    for (const given of answered) show(state, given.seat, leftOf(state, given.seat), cardsOf(given), effects);
  },
  exchange: (state, [one, two], effects) => {
    hand(state, one.seat, two.seat, nth(cardsOf(one), 0), 'onExchange', effects);
    hand(state, two.seat, one.seat, nth(cardsOf(two), 0), 'onExchange', effects);
  },
  censure: (state, answered, effects) => {
    // Under the pile from the reader clockwise.
    const seats = seatsOf(state);
    for (let i = 0; i < seats; i++) {
      const seat = (state.active + i) % seats;
      const answer = answered.find((one) => one.seat === seat)?.answer;
      if (answer?.kind === 'discard') discard(state, seat, answer.book, effects);
    }
  },
  answers: (state, answered, effects) => {
    const question = state.askedAll;
    if (question === null) return;
    const asker = state.active;
    for (const { seat, answer } of answered)
      if (answer.kind === 'hush') spend(state, seat, 'ruleOfSilence', effects);
    const answers = answered.map(({ seat, answer }): { seat: Seat; answer: Answer | null } => ({
      seat,
      answer: answer.kind === 'hush' ? null : answerTo(state, asker, seat, question),
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

type WindowMoveKind = Submitted['kind'] | 'withdraw' | 'cross';

export const WINDOW_PLAY: Handlers<WindowMoveKind> = {
  give: submit,
  discard: submit,
  confirm: submit,
  keep: submit,
  hush: submit,
  withdraw: (state, seat, _move, effects) => {
    if (state.window) withdrawAnswer(state.window, seat);
    effects.tellOnly([seat], { type: 'withdrew' }, null);
  },
  cross: (state, seat, { suspect }, effects) => {
    state.marks[seat] ^= 1 << suspect;
    effects.tellOnly([seat], { type: 'crossed', suspect, on: has(state.marks[seat], suspect) }, null);
  },
};
