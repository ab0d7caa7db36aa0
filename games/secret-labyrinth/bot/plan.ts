/** How a turn is to end. Its changes are made without thinking again. */

import type { Thought } from '@conclave/engine';
import type { Square } from '../rules/board.ts';
import { DONE, type Move, RUN } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { type Way, ways } from './changes.ts';
import { because } from './thought.ts';

export interface Plan {
  readonly turns: number;
  readonly turned: readonly number[];
  readonly to: Square;
  readonly why: WhyKey;
}

/** Whether a move of a kind is listed. A bot in a thread of its own is asked with copies: no move is known by identity. */
export function mayDo(moves: readonly Move[], wanted: Move['kind']): boolean {
  return moves.some(({ kind }) => kind === wanted);
}

export function isMoving({ stage }: View, moves: readonly Move[]): boolean {
  return (stage === 'change' || stage === 'move') && !mayDo(moves, 'claim');
}

/** The next step of a plan under way; `null`: there is none. */
export function following(plan: Plan, view: View, moves: readonly Move[]): Thought<Move> | null {
  if (plan.turns !== view.turns || view.spent || !isMoving(view, moves) || view.made === 0) return null;
  const way = waysTo(plan, view).at(0);
  return way ? step(plan, view, way.first) : null;
}

export function waysTo({ turned }: Plan, view: View): Way[] {
  return ways(view.turned, view.made, view.centreTurned).filter((one) => one.turned.join() === turned.join());
}

/** The first of the changes, or the run; and what follows it. */
export function step(plan: Plan, view: View, first: Move | null): Thought<Move> {
  const run = plan.to === view.players[view.active].pawn ? DONE : RUN[plan.to];
  const changes = waysTo(plan, view).find((way) => way.first === first)?.moves ?? [];
  return first === null ? because(run, plan.why) : because(first, plan.why, {}, [...changes.slice(1), run]);
}
