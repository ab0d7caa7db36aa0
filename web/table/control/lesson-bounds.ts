/** The moves and actions that a page of a lesson allows. */

import type { AnyMove } from '@conclave/engine';
import { signal } from '@preact/signals';
import { isSameMove, moveSet } from './move-set.ts';

/** Any one of these moves, or all of them in order. */
export interface Allowed {
  readonly moves: readonly AnyMove[];
  readonly inOrder: boolean;
  /** How many of them were made. */
  readonly made: number;
}

function allowedNow({ moves, inOrder, made }: Allowed): readonly AnyMove[] {
  return inOrder ? moves.slice(made, made + 1) : moves;
}

export class LessonBounds {
  /** `null`: this is no lesson. */
  readonly allowed = signal<Allowed | null>(null);

  among(moves: readonly AnyMove[]): readonly AnyMove[] {
    const allowed = this.allowed.value;
    if (!allowed) return moves;
    const now = moveSet(allowedNow(allowed));
    return moves.filter((move) => now.has(move));
  }

  /** Whether all of these may be made one after the other. */
  lets(all: readonly AnyMove[]): boolean {
    const allowed = this.allowed.value;
    if (!allowed) return true;
    const { moves, inOrder, made } = allowed;
    if (!inOrder) return all.length === 1 && moveSet(moves).has(all[0]);
    return all.every((move, i) => made + i < moves.length && isSameMove(move, moves[made + i]));
  }

  forbids(move: AnyMove): boolean {
    const allowed = this.allowed.peek();
    return allowed !== null && !moveSet(allowedNow(allowed)).has(move);
  }

  countMade(): void {
    const allowed = this.allowed.peek();
    if (allowed) this.allowed.value = { ...allowed, made: allowed.made + 1 };
  }
}
