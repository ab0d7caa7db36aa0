/** Moves carried out. */

import type { Effects, Seat } from '@conclave/engine';
import { playAutomatic } from './automatic.ts';
import { announce, overhear, playBook, TARGETED } from './book-effects.ts';
import { drawBook, spend } from './books.ts';
import { accuse, reveal } from './chapter.ts';
import type { Event } from './events.ts';
import { readInLibrary } from './library.ts';
import type { Move } from './moves.ts';
import { CONFESSIONALS, LIBRARY } from './rooms.ts';
import { NONE, ownerOf, popped, type State } from './state.ts';
import { fitting, has, type Value } from './suspects.ts';
import { answer, ask, askAll, silence } from './talking.ts';
import { drawFromPile, randomCard, randomCards, show, take } from './transfers.ts';
import { endMove, enter, finishTurn, skipTurn, stay } from './turn.ts';
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

export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  if (!REVERSIBLE.includes(move.kind)) effects.seal();
  carryOut(state, seat, move, effects);
  playAutomatic(state, effects);
}

function carryOut(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  switch (move.kind) {
    case 'step': {
      const from = state.pawn[seat];
      state.steps--;
      effects.tell({ type: 'stepped', seat, from, to: move.room });
      enter(state, seat, move.room, effects);
      if (state.steps === 0) endMove(state, effects);
      break;
    }
    case 'halt':
      endMove(state, effects);
      break;
    case 'stay':
      stay(state, effects);
      break;
    case 'key':
      spend(state, seat, 'S03', effects);
      effects.tell({ type: 'placed', seat, room: move.room });
      enter(state, seat, move.room, effects);
      endMove(state, effects);
      break;
    case 'put':
      effects.tell({ type: 'placed', seat, room: move.room });
      enter(state, seat, move.room, effects);
      endMove(state, effects);
      break;
    case 'pray':
      skipTurn(state, 'prayer', effects);
      break;
    case 'ask':
      ask(state, seat, move.of, move.question, effects);
      break;
    case 'askAll':
      askAll(state, seat, move.question, effects);
      break;
    case 'answer':
    case 'pledge':
    case 'say':
      answer(state, move, effects);
      break;
    case 'silence':
      silence(state, false, effects);
      break;
    case 'waive':
      state.stack.pop();
      effects.tell({ type: 'waived', seat });
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
      drawFromPile(state, seat, effects);
      break;
    case 'request':
      state.acted = true;
      effects.tell({ type: 'requested', by: seat, of: move.of, values: move.values });
      demand(state, seat, move.of, move.values, effects);
      break;
    case 'read':
      state.acted = true;
      if (state.pawn[seat] === LIBRARY) readInLibrary(state, seat, effects);
      else drawBook(state, seat, effects);
      break;
    case 'venerate':
      state.acted = true;
      state.relics--;
      state.relic[seat] = 2;
      effects.tell({ type: 'relicTaken', seat });
      break;
    case 'reveal':
      if (state.stack.length > 0) state.stack.pop();
      else state.acted = true;
      reveal(state, seat, move.value, effects);
      break;
    case 'accuse':
      state.acted = true;
      accuse(state, seat, move.suspect, effects);
      break;
    case 'done':
      state.leaving = true;
      break;
    case 'relic':
      state.relic[seat] = 0;
      state.relics++;
      effects.tell({ type: 'relicUsed', seat });
      finishTurn(state, effects, 'relic');
      break;
    case 'play':
      playBook(state, seat, move.book, effects);
      break;
    case 'look':
      spend(state, seat, 'S09', effects);
      show(state, move.of, seat, randomCards(state, move.of, 2, effects), effects);
      break;
    case 'listen':
      overhear(state, seat, move.whisper, effects);
      break;
    case 'show': {
      const frame = popped(state, 'show');
      show(state, frame.by, frame.to, 1 << move.card, effects, true, frame.values);
      break;
    }
    case 'yield':
    case 'yieldAny': {
      const frame = popped(state, 'yield');
      const card = move.kind === 'yield' ? move.card : randomCard(state.hand[frame.by], effects);
      state.custody = NONE;
      state.scriptorium.push('S08');
      effects.tell({ type: 'bookLost', seat: frame.by, book: 'S08' });
      take(state, frame.to, frame.by, card, frame.why, effects);
      break;
    }
    case 'choose': {
      const frame = popped(state, 'target');
      TARGETED[frame.book](state, seat, move.of, frame.but, effects);
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
      if (frame.book === 'S18') announce(state, seat, move.values, effects);
      else {
        effects.tell({ type: 'requested', by: seat, of: frame.of, values: move.values });
        demand(state, seat, frame.of, move.values, effects);
      }
      break;
    }
    case 'pick':
      pick(state, seat, move.card, effects);
      break;
    case 'pickBook':
      pickBook(state, seat, move.book, effects);
      break;
    case 'give':
    case 'confirm':
      submit(state, seat, 'given', effects);
      break;
    case 'keep':
    case 'hush':
      submit(state, seat, 'withheld', effects);
      break;
    case 'withdraw':
      withdraw(state, seat, effects);
      break;
    case 'cross':
      state.crosses[seat] ^= 1 << move.suspect;
      effects.tellOnly(
        [seat],
        { type: 'crossed', suspect: move.suspect, on: has(state.crosses[seat], move.suspect) },
        null,
      );
      break;
  }
}

/** AB-13, AB-R6 */
function confess(state: State, seat: Seat): void {
  const number = CONFESSIONALS.indexOf(state.pawn[seat]);
  state.acted = true;
  state.stack.push({ kind: 'take', to: seat, from: state.confessors[number], why: 'confessional' });
  state.confessors[number] = seat;
}

/** AB-17, AB-45, S23: one fitting card of the owner's choice, or all hear that there is none. */
function demand(state: State, to: Seat, by: Seat, values: readonly Value[], effects: Effects<Event>): void {
  if ((state.hand[by] & fitting(values)) === 0) {
    state.said = { kind: 'none', by, to, values };
    effects.tell({ type: 'hasNone', by, to, values });
    return;
  }
  state.stack.push({ kind: 'show', by, to, values });
}
