/**
 * A click on a far room: door by door there, and stop. Whatever happens on the way stops the walk, but not whom one
 * catches at its end.
 */

import type { Control } from '@conclave/kit';
import type { Event } from '../rules/events.ts';
import { type Move, SIMPLE, STEP } from '../rules/moves.ts';
import type { Room } from '../rules/rooms.ts';

const EXPECTED: readonly string[] = ['stepped', 'caught', 'penance', 'took'] satisfies Event['type'][];

/** Whether one may set out on this way; there is none to where one stands. */
export function mayWalk(control: Control<Move>, way: readonly Room[]): boolean {
  return way.length > 0 && control.may(STEP[way[0]]);
}

/** `steps`: how many doors the move has left. */
export function walk(control: Control<Move>, way: readonly Room[], steps: number): void {
  const moves = way.map((room) => STEP[room]);
  if (way.length < steps) moves.push(SIMPLE.halt);
  void control.playAll(moves, ({ type }) => EXPECTED.includes(type));
}
