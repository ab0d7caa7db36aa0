/** Asking, answering, and keeping silent. */

import type { Effects, Seat } from '@conclave/engine';
import { admitted, answerTo, remember } from './answering.ts';
import type { Event } from './events.ts';
import type { Handlers, MoveOf } from './moves.ts';
import type { Answer, Question } from './question.ts';
import { type FrameOf, popped, type Source, type State, top } from './state.ts';
import { publish } from './transfers.ts';
import { openWindowFor } from './turn.ts';
import { othersToAsk } from './walking.ts';

/** AB-9, AB-11: at a meeting, in return, or by a book. */
function ask(state: State, asker: Seat, of: Seat, question: Question, effects: Effects<Event>): void {
  const frame = top(state);
  let source: Source = 'meeting';
  if (frame?.kind === 'counter') source = 'back';
  else if (frame?.kind === 'compose' && frame.book !== 'disputedQuestions') source = frame.book;
  if (frame === null) state.phase = 'act';
  else state.stack.pop();
  const free = source === 'meeting' || source === 'letter';
  const bound = state.lasting === 'vowOfTruth' || (state.compelled[asker] & (1 << of)) !== 0;
  state.stack.push({ kind: 'answer', asker, of, question, obliged: !free || bound, back: free, source });
  effects.tell({ type: 'asked', asker, of, question, source });
}

/** disputedQuestions */
function askAll(state: State, asker: Seat, question: Question, effects: Effects<Event>): void {
  state.stack.pop();
  effects.tell({ type: 'askedAll', asker, question });
  state.askedAll = question;
  openWindowFor(state, 'answers', othersToAsk(state, asker));
}

function answer(state: State, move: MoveOf<'pledge' | 'answer'>, effects: Effects<Event>): void {
  const frame = popped(state, 'answer');
  const { asker, of, question } = frame;
  const spoken = wordOf(state, frame, move);
  if (spoken === null) throw new Error('a question without an answer');
  publish(state, admitted(question, spoken));
  remember(state, of, question, spoken);
  state.said = { kind: 'exchange', asker, of, question, answer: spoken };
  effects.tell({ type: 'answered', asker, of, question, answer: spoken });
  if (frame.back) state.stack.push({ kind: 'counter', asker: of, of: asker });
}

function wordOf(
  state: State,
  { asker, of, question }: FrameOf<'answer'>,
  move: MoveOf<'pledge' | 'answer'>,
): Answer | null {
  if (move.kind === 'answer') return answerTo(state, asker, of, question);
  if (question.kind !== 'willGo') return null;
  if (move.yes) state.vow[of] = question.room;
  else state.forsworn[of] |= 1 << question.room;
  return { kind: 'yesNo', yes: move.yes };
}

export function silence(state: State, book: boolean, effects: Effects<Event>): void {
  const { asker, of, question, source } = popped(state, 'answer');
  if (!book && (source === 'meeting' || source === 'letter')) state.silenced = { of, question };
  state.said = { kind: 'exchange', asker, of, question, answer: null };
  effects.tell({ type: 'silent', asker, of, book });
}

type TalkKind = 'ask' | 'askAll' | 'answer' | 'pledge' | 'silence' | 'waive';

export const TALK_PLAY: Handlers<TalkKind> = {
  ask: (state, seat, { of, question }, effects) => ask(state, seat, of, question, effects),
  askAll: (state, seat, { question }, effects) => askAll(state, seat, question, effects),
  answer: (state, _seat, move, effects) => answer(state, move, effects),
  pledge: (state, _seat, move, effects) => answer(state, move, effects),
  silence: (state, _seat, _move, effects) => silence(state, false, effects),
  waive: (state, seat, _move, effects) => {
    state.stack.pop();
    effects.tell({ type: 'waived', seat });
  },
};
