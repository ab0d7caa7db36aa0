/** Moves that need no thought at any level: weapons by chance, and what leaves no choice. */

import type { Rng, Thought } from '@conclave/engine';
import { type Move, WEAPON } from '../rules/moves.ts';
import { because } from './thought.ts';

/** One third each: the equilibrium of stone, scissors and paper. */
export function anyWeapon(rng: Rng): Thought<Move> {
  return because(WEAPON[rng.int(WEAPON.length)], 'oneThird');
}

export function obviousMove(moves: readonly Move[], rng: Rng): Thought<Move> | null {
  if (moves.some(({ kind }) => kind === 'weapon')) return anyWeapon(rng);
  return moves.length === 1 ? because(moves[0], 'onlyMove') : null;
}
