/** Whether a seat may make a move, and if not, why. Left out, everything unlisted would be refused in the same words. */

import type { Refusal, Seat } from '@conclave/engine';
import { isHigher } from './list.ts';
import type { Move } from './moves.ts';
import { refuse } from './reasons.ts';
import { diceLeft, isOver, type State } from './state.ts';

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (isOver(state)) return refuse('over');
  if (seat !== state.active) return refuse('notYourTurn');
  if (move.kind === 'challenge') return state.bid ? null : refuse('nothingBid');
  if (move.count > diceLeft(state.cups)) return refuse('tooMany');
  return isHigher(move, state.bid) ? null : refuse('notHigher');
}
