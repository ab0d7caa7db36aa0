/** Moves carried out. */

import type { Seat, Table } from '@conclave/engine';
import { admitted, answerTo } from './answering.ts';
import { drawBook, layOpen, othersWithCards, readBook, spend } from './books.ts';
import type { BookId } from './cards.ts';
import { accuse, reveal } from './chapter.ts';
import type { Event } from './events.ts';
import { drawEvent } from './happenings.ts';
import { readInLibrary } from './library.ts';
import type { Move, MoveOf } from './moves.ts';
import type { Answer, Question } from './question.ts';
import { CONFESSIONALS, LIBRARY } from './rooms.ts';
import {
  type FrameOf,
  NONE,
  ownerOf,
  type Source,
  type State,
  seatsOf,
  type TargetBook,
  top,
} from './state.ts';
import { count, fitting, has, type Value } from './suspects.ts';
import { drawFromPile, hand, publish, randomCard, randomCards, show, take } from './transfers.ts';
import { beginMove, endMass, endMove, enter, finishTurn, openWindowFor, skipTurn, stay } from './turn.ts';
import { endsOf, sendToPenance } from './walking.ts';
import { pick, pickBook, submit, withdraw } from './windows.ts';

/** Steps that reveal nothing may be taken back; all others are for good. */
const REVERSIBLE: readonly Move['kind'][] = [
  'step',
  'halt',
  'put',
  'stay',
  'pick',
  'pickBook',
  'give',
  'keep',
  'confirm',
  'hush',
  'withdraw',
  'cross',
  'venerate',
];

export function play(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (!REVERSIBLE.includes(move.kind)) table.seal();
  carryOut(state, seat, move, table);
  settle(state, table);
}

function carryOut(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.kind) {
    case 'step': {
      const from = state.pawn[seat];
      state.steps--;
      table.tell({ type: 'stepped', seat, from, to: move.room });
      enter(state, seat, move.room, table);
      if (state.steps === 0) endMove(state, table);
      break;
    }
    case 'halt':
      endMove(state, table);
      break;
    case 'stay':
      stay(state, table);
      break;
    case 'key':
      spend(state, seat, 'S03', table);
      table.tell({ type: 'placed', seat, room: move.room });
      enter(state, seat, move.room, table);
      endMove(state, table);
      break;
    case 'put':
      table.tell({ type: 'placed', seat, room: move.room });
      enter(state, seat, move.room, table);
      endMove(state, table);
      break;
    case 'pray':
      skipTurn(state, 'prayer', table);
      break;
    case 'ask':
      ask(state, seat, move.of, move.question, table);
      break;
    case 'askAll':
      askAll(state, seat, move.question, table);
      break;
    case 'answer':
    case 'pledge':
    case 'say':
      answer(state, move, table);
      break;
    case 'silence':
      silence(state, false, table);
      break;
    case 'waive':
      state.stack.pop();
      table.tell({ type: 'waived', seat });
      break;
    case 'confess':
      confess(state, seat);
      break;
    case 'spy':
      state.acted = true;
      state.stack.push({ kind: 'take', to: seat, from: ownerOf(state, state.pawn[seat]), why: 'cell' });
      break;
    case 'draw':
      state.acted = true;
      drawFromPile(state, seat, table);
      break;
    case 'request':
      state.acted = true;
      table.tell({ type: 'requested', by: seat, of: move.of, values: move.values });
      demand(state, seat, move.of, move.values, table);
      break;
    case 'read':
      state.acted = true;
      if (state.pawn[seat] === LIBRARY) readInLibrary(state, seat, table);
      else drawBook(state, seat, table);
      break;
    case 'venerate':
      state.acted = true;
      state.relics--;
      state.relic[seat] = 2;
      table.tell({ type: 'relicTaken', seat });
      break;
    case 'reveal':
      if (state.stack.length > 0) state.stack.pop();
      else state.acted = true;
      reveal(state, seat, move.value, table);
      break;
    case 'accuse':
      state.acted = true;
      accuse(state, seat, move.suspect, table);
      break;
    case 'done':
      state.leaving = true;
      break;
    case 'relic':
      state.relic[seat] = 0;
      state.relics++;
      table.tell({ type: 'relicUsed', seat });
      finishTurn(state, table, 'relic');
      break;
    case 'play':
      playBook(state, seat, move.book, table);
      break;
    case 'look':
      spend(state, seat, 'S09', table);
      show(state, move.of, seat, randomCards(state, move.of, 2, table), table);
      break;
    case 'listen':
      overhear(state, seat, move.whisper, table);
      break;
    case 'show': {
      const frame = popped(state, 'show');
      show(state, frame.by, frame.to, 1 << move.card, table, true, frame.values);
      break;
    }
    case 'yield':
    case 'yieldAny': {
      const frame = popped(state, 'yield');
      const card = move.kind === 'yield' ? move.card : randomCard(state.hand[frame.by], table);
      state.custody = NONE;
      state.scriptorium.push('S08');
      table.tell({ type: 'bookLost', seat: frame.by, book: 'S08' });
      take(state, frame.to, frame.by, card, frame.why, table);
      break;
    }
    case 'choose': {
      const frame = popped(state, 'target');
      TARGETED[frame.book](state, seat, move.of, frame.but, table);
      break;
    }
    case 'enough':
    case 'decline':
      state.stack.pop();
      break;
    case 'hand': {
      const { to } = popped(state, 'hand');
      state.stack.push(
        { kind: 'transfer', from: seat, to, card: move.card },
        { kind: 'take', to: seat, from: to, why: 'S17' },
      );
      break;
    }
    case 'name': {
      const frame = popped(state, 'name');
      if (frame.book === 'S18') announce(state, seat, move.values, table);
      else {
        table.tell({ type: 'requested', by: seat, of: frame.of, values: move.values });
        demand(state, seat, frame.of, move.values, table);
      }
      break;
    }
    case 'pick':
      pick(state, seat, move.card, table);
      break;
    case 'pickBook':
      pickBook(state, seat, move.book, table);
      break;
    case 'give':
    case 'confirm':
      submit(state, seat, 'given', table);
      break;
    case 'keep':
    case 'hush':
      submit(state, seat, 'withheld', table);
      break;
    case 'withdraw':
      withdraw(state, seat, table);
      break;
    case 'cross':
      state.crosses[seat] ^= 1 << move.suspect;
      table.tellOnly(
        [seat],
        { type: 'crossed', suspect: move.suspect, on: has(state.crosses[seat], move.suspect) },
        null,
      );
      break;
  }
}

/** Everything that needs no decision, until somebody must decide. */
export function settle(state: State, table: Table<Event>): void {
  while (state.ended === null) {
    const frame = top(state);
    if (frame === null) {
      if (!state.leaving) return;
      finishTurn(state, table);
      continue;
    }
    switch (frame.kind) {
      case 'take':
        state.stack.pop();
        takeAtRandom(state, frame, table);
        break;
      case 'transfer':
        state.stack.pop();
        hand(state, frame.from, frame.to, frame.card, 'S17', table);
        break;
      case 'read':
        state.stack.pop();
        readBook(state, state.active, frame.book, table);
        break;
      case 'penance':
        state.stack.pop();
        sendToPenance(state, frame.seat, table);
        break;
      case 'event':
        state.stack.pop();
        drawEvent(state, table);
        break;
      case 'massEnd':
        state.stack.pop();
        endMass(state, table);
        break;
      default:
        return;
    }
  }
}

/** AB-R11: nothing from an empty hand. S08 lets its holder choose. */
function takeAtRandom(state: State, frame: FrameOf<'take'>, table: Table<Event>): void {
  const { to, from, why } = frame;
  const cards = state.hand[from];
  if (cards === 0) return;
  if (state.custody === from) state.stack.push({ kind: 'yield', by: from, to, why });
  else take(state, to, from, randomCard(cards, table), why, table);
}

function popped<Kind extends FrameOf<'show' | 'yield' | 'target' | 'hand' | 'name' | 'answer'>['kind']>(
  state: State,
  kind: Kind,
): FrameOf<Kind> {
  const frame = state.stack.pop();
  if (frame?.kind !== kind) throw new Error(`no ${kind} is due`);
  return frame as FrameOf<Kind>;
}

/** AB-9, AB-11: at a meeting, in return, or by a book. */
function ask(state: State, asker: Seat, of: Seat, question: Question, table: Table<Event>): void {
  const frame = top(state);
  let source: Source = 'meeting';
  if (frame?.kind === 'counter') source = 'back';
  else if (frame?.kind === 'compose' && frame.book !== 'L4') source = frame.book;
  if (frame === null) state.phase = 'act';
  else state.stack.pop();
  const free = source === 'meeting' || source === 'S10';
  const bound = state.lasting === 'E06' || (state.compelled[asker] & (1 << of)) !== 0;
  state.stack.push({ kind: 'answer', asker, of, question, obliged: !free || bound, back: free, source });
  table.tell({ type: 'asked', asker, of, question, source });
}

/** L4 */
function askAll(state: State, asker: Seat, question: Question, table: Table<Event>): void {
  state.stack.pop();
  const asked: Seat[] = [];
  for (let seat = 0; seat < seatsOf(state); seat++) {
    if (seat !== asker && !state.penitent[seat]) asked.push(seat);
  }
  table.tell({ type: 'askedAll', asker, question });
  state.askedAll = question;
  openWindowFor(state, 'answers', asked);
}

function answer(state: State, move: MoveOf<'pledge' | 'say' | 'answer'>, table: Table<Event>): void {
  const frame = popped(state, 'answer');
  const { asker, of, question } = frame;
  const spoken = wordOf(state, frame, move);
  if (spoken === null) throw new Error('a question without an answer');
  publish(state, admitted(question, spoken));
  state.said = { kind: 'exchange', asker, of, question, answer: spoken };
  table.tell({ type: 'answered', asker, of, question, answer: spoken });
  if (frame.back) state.stack.push({ kind: 'counter', asker: of, of: asker });
}

function wordOf(
  state: State,
  { asker, of, question }: FrameOf<'answer'>,
  move: MoveOf<'pledge' | 'say' | 'answer'>,
): Answer | null {
  if (move.kind === 'say') return { kind: 'free', text: move.text };
  if (move.kind === 'answer') return answerTo(state, asker, of, question);
  if (question.kind !== 'willGo') return null;
  if (move.yes) state.vow[of] = question.room;
  else state.forsworn[of] |= 1 << question.room;
  return { kind: 'yesNo', yes: move.yes };
}

function silence(state: State, book: boolean, table: Table<Event>): void {
  const { asker, of, question, source } = popped(state, 'answer');
  if (!book && (source === 'meeting' || source === 'S10')) state.silenced = { of, question };
  state.said = { kind: 'exchange', asker, of, question, answer: null };
  table.tell({ type: 'silent', asker, of, book });
}

/** AB-13, AB-R6 */
function confess(state: State, seat: Seat): void {
  const number = CONFESSIONALS.indexOf(state.pawn[seat]);
  state.acted = true;
  state.stack.push({ kind: 'take', to: seat, from: state.confessors[number], why: 'confessional' });
  state.confessors[number] = seat;
}

/** AB-17, AB-45, S23: one fitting card of the owner's choice, or all hear that there is none. */
function demand(state: State, to: Seat, by: Seat, values: readonly Value[], table: Table<Event>): void {
  if ((state.hand[by] & fitting(values)) === 0) {
    state.said = { kind: 'none', by, to, values };
    table.tell({ type: 'hasNone', by, to, values });
    return;
  }
  state.stack.push({ kind: 'show', by, to, values });
}

/** S18 */
function announce(state: State, reader: Seat, values: readonly Value[], table: Table<Event>): void {
  const mask = fitting(values);
  const counts = state.hand.flatMap((cards, seat) =>
    seat === reader ? [] : [{ seat, n: count(cards & mask) }],
  );
  state.said = { kind: 'counts', reader, values, counts };
  table.tell({ type: 'counted', reader, values, counts });
}

/** S06 */
function overhear(state: State, seat: Seat, number: number, table: Table<Event>): void {
  spend(state, seat, 'S06', table);
  const whisper = state.whispers[number];
  const { to, from, card } = whisper;
  state.whispers[number] = { ...whisper, heard: whisper.heard | (1 << seat) };
  state.crossed[seat] |= 1 << card;
  table.tellOnly(
    [seat],
    { type: 'overheard', seat, to, from, card },
    { type: 'overheard', seat, to, from, card: null },
  );
}

const TARGETED: Readonly<
  Record<TargetBook, (state: State, seat: Seat, of: Seat, but: Seat, table: Table<Event>) => void>
> = {
  S13: (state, seat, of, _but, table) => show(state, of, seat, randomCards(state, of, 1, table), table, true),
  S14: (state, seat, of, _but, table) => {
    state.compelled[seat] |= 1 << of;
    table.tell({ type: 'compelled', by: seat, of });
  },
  S17: (state, seat, of) => {
    state.stack.push({ kind: 'hand', seat, to: of });
  },
  L1: (state, seat, of, _but, table) => show(state, of, seat, state.hand[of], table),
  L5: (state, seat, of, but) => {
    if (but === NONE && othersWithCards(state, seat, of).length > 0) {
      state.stack.push({ kind: 'target', seat, book: 'L5', but: of });
    }
    state.stack.push({ kind: 'take', to: seat, from: of, why: 'L5' });
  },
};

/** Starred books that need nothing named. */
function playBook(state: State, seat: Seat, book: BookId, table: Table<Event>): void {
  if (book === 'S08') {
    layOpen(state, seat, table);
    return;
  }
  spend(state, seat, book, table);
  switch (book) {
    case 'S02':
      state.steps += 2;
      state.ends = endsOf(state, seat, state.steps);
      break;
    case 'S04': {
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
        source: 'S04',
      });
      table.tell({ type: 'asked', asker: seat, of, question, source: 'S04' });
      break;
    }
    case 'S05':
      silence(state, true, table);
      break;
    case 'S07':
      state.skip[seat] = 0;
      state.penitent[seat] = false;
      beginMove(state);
      break;
    case 'S10':
      state.stack.push({ kind: 'compose', asker: seat, of: NONE, book: 'S10' });
      break;
    case 'S11':
      state.bellHeld = true;
      break;
  }
}
