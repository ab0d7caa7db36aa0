/** Plays at once: turns what comes to hand, and takes the wanted secret when a path happens to lead there. */

import type { Bot } from '@conclave/engine';
import { HOME } from '../rules/board.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { DONE } from '../rules/moves.ts';
import { obviousMove } from './obvious.ts';
import { because } from './thought.ts';

export function easy(): Bot<SecretLabyrinth> {
  return {
    think({ perspective, seat, rng }) {
      const { moves, view } = perspective;
      const usual = obviousMove(moves, rng);
      if (usual) return usual;
      const target = view.wanted === null ? null : HOME[view.wanted];
      const taking = moves.find(
        (move) =>
          move.kind === 'claim' || move.kind === 'jump' || (move.kind === 'run' && move.to === target),
      );
      if (taking) return because(taking, 'takesWanted');
      const pawn = moves.find(
        (move) =>
          move.kind === 'challenge' ||
          (move.kind === 'run' &&
            view.players.some((player, other) => other !== seat && player.pawn === move.to)),
      );
      if (pawn && view.wanted === null) return because(pawn, 'duelPays');
      if (view.stage === 'rest' && rng.int(2) === 0) return because(DONE, 'random');
      const others = moves.filter(({ kind }) => kind !== 'animal' || rng.int(8) === 0);
      return because(rng.pick(others), 'random');
    },
  };
}
