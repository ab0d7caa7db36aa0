/** Which seats are to decide, and what about. */

import { isAsked, type Seat, unanswered } from '@conclave/engine';
import { type Move, ROOM_ACTIONS } from './moves.ts';
import { type Frame, MAX_SEATS, type Phase, type State, top, type WindowKind } from './state.ts';
import { windowKind } from './windows.ts';

export type Situation =
  | WindowKind
  | Phase
  | 'answer'
  | 'counter'
  | 'compose'
  | 'show'
  | 'yield'
  | 'target'
  | 'hand'
  | 'name'
  | 'proclaim';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_none, seat) => [seat]);

/** The seat a frame waits for. */
function seatOf(frame: Frame, active: Seat): Seat {
  switch (frame.kind) {
    case 'answer':
      return frame.of;
    case 'counter':
    case 'compose':
      return frame.asker;
    case 'show':
    case 'yield':
      return frame.by;
    case 'target':
    case 'hand':
    case 'name':
    case 'proclaim':
      return frame.seat;
    default:
      return active;
  }
}

export function toAct(state: State): readonly Seat[] {
  if (state.ended !== null) return NOBODY;
  if (state.window !== null) return unanswered(state.window);
  const frame = top(state);
  return ALONE[frame === null ? state.active : seatOf(frame, state.active)];
}

/** `null`: this seat is not asked. Whoever has answered a window may still answer it again, or withdraw. */
export function situationOf(state: State, seat: Seat): Situation | null {
  if (state.ended !== null) return null;
  const kind = windowKind(state);
  if (kind !== null) return state.window !== null && isAsked(state.window, seat) ? kind : null;
  const frame = top(state);
  if (frame === null) return seat === state.active ? state.phase : null;
  if (seatOf(frame, state.active) !== seat) return null;
  switch (frame.kind) {
    case 'answer':
    case 'counter':
    case 'compose':
    case 'show':
    case 'yield':
    case 'target':
    case 'hand':
    case 'name':
    case 'proclaim':
      return frame.kind;
    default:
      return null;
  }
}

type Kinds = readonly Move['kind'][];
const BOOKS: Kinds = ['play', 'look', 'listen'];

/** What may be said in each situation at all. */
export const KINDS: Readonly<Record<Situation, Kinds>> = {
  pass: ['give', 'keep'],
  right: ['give'],
  bishop: ['give'],
  exchange: ['give'],
  censure: ['discard'],
  answers: ['confirm', 'hush'],
  prayer: ['pray', 'play'],
  move: ['step', 'halt', 'stay', 'put', 'key', ...BOOKS],
  meet: ['ask', ...BOOKS],
  act: [...ROOM_ACTIONS, 'done', 'relic', ...BOOKS],
  answer: ['answer', 'pledge', 'silence', 'play'],
  counter: ['ask', 'waive'],
  compose: ['ask', 'askAll'],
  show: ['show'],
  yield: ['yield', 'yieldAny'],
  target: ['choose', 'enough'],
  hand: ['hand'],
  name: ['name'],
  proclaim: ['reveal', 'decline'],
};
