/** The moves of a seat, lowest bid first: so the clock makes the least binding one. */

import type { Seat } from '@conclave/engine';
import type { Move } from './moves.ts';
import { type Bid, diceLeft, FACES, isOver, type State } from './state.ts';

const CHALLENGE: Move = { kind: 'challenge' };

/** LD-6: more dice, or as many of a higher face. */
export function isHigher(bid: Pick<Bid, 'count' | 'face'>, than: Bid | null): boolean {
  return than === null || bid.count > than.count || (bid.count === than.count && bid.face > than.face);
}

export function moves(state: State, seat: Seat): readonly Move[] {
  if (isOver(state) || seat !== state.active) return [];
  const list: Move[] = [];
  for (let count = state.bid?.count ?? 1; count <= diceLeft(state.cups); count++) {
    for (const face of FACES) {
      if (isHigher({ count, face }, state.bid)) list.push({ kind: 'bid', count, face });
    }
  }
  return state.bid ? [...list, CHALLENGE] : list;
}

/** The lowest bid, for it ends nothing; where there is none, the challenge. */
export function lapse(state: State, seat: Seat): Move {
  return moves(state, seat)[0];
}
