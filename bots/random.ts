/** The random player: picks a kind of move, then a move of that kind. Every bot is measured against it. */

import type { AnyBot, AnyMove, Rng } from '@conclave/engine';

/** A seat that need not move interjects once in so many questions. */
const SELDOM = 50;

/** Kind first, then uniformly: a kind with many moves is no likelier than one with a single move. */
export function randomMove<Move extends AnyMove>(moves: readonly Move[], rng: Rng): Move {
  const first = moves[0].kind;
  if (moves.every((move) => move.kind === first)) return rng.pick(moves);
  const kind = rng.pick([...new Set(moves.map((move) => move.kind))]);
  return rng.pick(moves.filter((move) => move.kind === kind));
}

export function randomBot(): AnyBot {
  return {
    think({ perspective, rng }) {
      const silent = perspective.moves.length === 0 || (!perspective.asked && rng.int(SELDOM) > 0);
      return {
        move: silent ? null : randomMove(perspective.moves, rng),
        why: { key: 'random', params: {} },
      };
    },
  };
}
