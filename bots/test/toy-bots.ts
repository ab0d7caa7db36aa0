/** Bots for the toys, by level. */

import type { AnyBot } from '@conclave/engine';
import type { BotsByGame, GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { SearchBot } from '../search-bot.ts';
import { nim, nimMind, shout } from './toys.ts';

/** Leaves a multiple of four where it can, and says how much it was given to think. */
export function perfectNim(): AnyBot {
  return {
    think({ perspective: { moves, view }, budget }) {
      const { stones } = view as { stones: number };
      const best = stones % 4;
      const params: Record<string, number> = { ...budget };
      return { move: moves[best === 0 ? 0 : best - 1], why: { key: 'random', params } };
    },
  };
}

export function nimBots(stones: number): GameBots {
  const game = nim(stones);
  return {
    game,
    players: { easy: randomBot, fair: () => new SearchBot(game, nimMind), strong: perfectNim },
    iterations: 200,
    mind: nimMind,
  };
}

/** Says its number, and nothing out of turn. */
function patient(): AnyBot {
  return {
    think: ({ perspective }) => ({
      move: perspective.asked ? { kind: 'say' } : null,
      why: { key: 'random', params: {} },
    }),
  };
}

export const SHOUT_BOTS: GameBots = {
  game: shout,
  players: { easy: patient, fair: patient, strong: patient },
  iterations: 1,
  mind: () => ({ told() {}, look() {}, imagine: () => null, excludes: () => false }),
};

export const BOTS_BY_GAME: BotsByGame = {
  nim: async () => nimBots(21),
  shout: async () => SHOUT_BOTS,
};
