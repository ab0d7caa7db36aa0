/** A click on a far room: door by door there, and stop; whatever happens on the way stops the walk. */

import type { Control } from '@conclave/kit';
import { type Move, SIMPLE, STEP } from '../rules/moves.ts';
import type { Room } from '../rules/rooms.ts';

/** `steps`: how many doors the move has left. */
export function walk(control: Control<Move>, way: readonly Room[], steps: number): void {
  const moves = way.map((room) => STEP[room]);
  if (way.length < steps) moves.push(SIMPLE.halt);
  void control.playAll(moves, (event) => event.type === 'stepped');
}
