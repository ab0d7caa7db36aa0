/** Carries out a move, and what follows without a decision. */

import type { Effects, Seat } from '@conclave/engine';
import { ACTION_PLAY } from './actions.ts';
import { playAutomatic } from './automatic.ts';
import { BOOK_PLAY } from './book-effects.ts';
import type { Event } from './events.ts';
import type { Handlers, Move } from './moves.ts';
import type { State } from './state.ts';
import { TALK_PLAY } from './talking.ts';
import { MOVE_PLAY } from './turn.ts';
import { WINDOW_PLAY } from './windows.ts';

/** Moves that reveal nothing may be taken back; all others are for good. */
const REVERSIBLE: readonly Move['kind'][] = [
  'step',
  'halt',
  'put',
  'stay',
  'give',
  'discard',
  'keep',
  'confirm',
  'hush',
  'withdraw',
  'cross',
  'venerate',
];

const PLAY: Handlers<Move['kind']> = {
  ...MOVE_PLAY,
  ...TALK_PLAY,
  ...ACTION_PLAY,
  ...BOOK_PLAY,
  ...WINDOW_PLAY,
};

export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  if (!REVERSIBLE.includes(move.kind)) effects.seal();
  carryOut(state, seat, move, effects);
  playAutomatic(state, effects);
}

/** One call for all kinds: only so does each handler get the move it is written for. */
function carryOut<Kind extends Move['kind']>(
  state: State,
  seat: Seat,
  move: Extract<Move, { kind: Kind }>,
  effects: Effects<Event>,
): void {
  const kind: Kind = move.kind;
  PLAY[kind](state, seat, move, effects);
}
