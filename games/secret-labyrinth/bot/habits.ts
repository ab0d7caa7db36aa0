/** What every bot does alike: weapons by chance, and moves that leave no choice. */

import type { Rng, Thought } from '@conclave/engine';
import { type Move, WEAPON } from '../rules/moves.ts';
import { because } from './thought.ts';

/** One third each: nothing better is honest. */
export function anyWeapon(rng: Rng): Thought<Move> {
  return because(WEAPON[rng.int(WEAPON.length)], 'oneThird');
}

export function habit(moves: readonly Move[], rng: Rng): Thought<Move> | null {
  if (moves.some(({ kind }) => kind === 'weapon')) return anyWeapon(rng);
  return moves.length === 1 ? because(moves[0], 'onlyMove') : null;
}
