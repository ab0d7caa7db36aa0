/** A set of moves: tells whether a move is listed, in constant time. */

import { type AnyMove, canonical } from '@conclave/engine';

export interface MoveSet {
  has(move: AnyMove): boolean;
}

export function moveSet(moves: readonly AnyMove[]): MoveSet {
  let texts: ReadonlySet<string> | null = null;
  return {
    has(move) {
      texts ??= new Set(moves.map((listed) => canonical(listed)));
      return texts.has(canonical(move));
    },
  };
}

export function isSameMove(a: AnyMove, b: AnyMove): boolean {
  return canonical(a) === canonical(b);
}
