/** Rules as a later version of the house would bring them: the same, but that they say to be newer. */

import type { AnyGame } from '@conclave/engine';

/** `by`: how many versions later. */
export function newer(game: AnyGame, by: number): AnyGame {
  if (by === 0) return game;
  const migrate = (state: unknown, from: number) => {
    if (from >= game.version) return state;
    if (!game.migrate) throw new Error(`version ${from} cannot be continued`);
    return game.migrate(state, from);
  };
  return { ...game, version: game.version + by, migrate };
}
