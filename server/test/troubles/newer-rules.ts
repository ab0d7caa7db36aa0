/**
 * Rules as a later version might have them: nearly the same, with a higher version. Every other version tells something
 * that the one before does not. So neither can replay what the other did.
 */

import type { AnyGame } from '@conclave/engine';

/** `by`: how many versions later. */
export function newer(game: AnyGame, by: number): AnyGame {
  if (by === 0) return game;
  const news = { type: `news of ${Math.ceil(by / 2)}` };
  return {
    ...game,
    play: (state, seat, move, effects) => {
      game.play(state, seat, move, effects);
      effects.tell(news);
    },
    records: {
      version: game.records.version + by,
      migrate: (state, from) => {
        if (from >= game.records.version) return state;
        if (!game.records.migrate) throw new Error(`version ${from} cannot be continued`);
        return game.records.migrate(state, from);
      },
    },
  };
}
