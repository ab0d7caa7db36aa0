import type { Refusal, Seat } from '@conclave/engine';
import type { Move } from './moves.ts';
import { refuse } from './reasons.ts';
import { isOver, type State } from './state.ts';

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (isOver(state) || seat !== state.active) return refuse('notYourTurn');
  return state.hands[seat].includes(move.card) ? null : refuse('notYours');
}
