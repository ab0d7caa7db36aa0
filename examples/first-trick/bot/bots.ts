import type { GameBots } from '@conclave/bots';
import { firstTrickMind } from '../mind/mind.ts';
import { firstTrick } from '../rules/game.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { strong } from './strong.ts';

export const firstTrickBots: GameBots = {
  game: firstTrick,
  players: { easy, fair, strong },
  iterations: 50,
  mind: firstTrickMind,
};
