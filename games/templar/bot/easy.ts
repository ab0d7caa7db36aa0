/** Plays at once: a card that fits its stock, any way, and hides whatever it can. */

import type { Bot } from '@conclave/engine';
import type { Card } from '../rules/box.ts';
import type { Templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { because } from './thought.ts';

const MONKS: readonly Card[] = ['anselmus', 'josua', 'lucas'];
const FEW_OBJECTS = 2;
const FEW_CARDS = 4;

export function easy(): Bot<Templar> {
  return {
    think({ perspective, seat, rng }) {
      const { moves, view } = perspective;
      if (!perspective.asked) return because(null, 'wait');
      if (moves.length === 1) return because(moves[0], 'onlyMove');
      const own = view.players[seat];
      const inStock = Object.values(own.stock).reduce((sum, count) => sum + count, 0);
      const liked = (move: Move): boolean => {
        switch (move.kind) {
          case 'card':
            if (move.card === 'bells') return own.hand <= FEW_CARDS;
            return inStock > FEW_OBJECTS ? MONKS.includes(move.card) : !MONKS.includes(move.card);
          case 'hide':
          case 'putDown':
          case 'announce':
            return true;
          default:
            return false;
        }
      };
      const good = moves.filter(liked);
      const others = moves.filter(({ kind }) => kind !== 'pickUp' && kind !== 'withdraw');
      return because(rng.pick(good.length > 0 ? good : others), 'atOnce');
    },
  };
}
