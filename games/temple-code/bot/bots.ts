/** The bots of Temple Code. */

import type { GameBots } from '@conclave/bots';
import { templeCodeMind } from '../mind/mind.ts';
import { templeCode } from '../rules/game.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { MANNERS } from './manners.ts';
import { strong } from './strong.ts';

/** None of them searches: they reason, and need no budget. */
export const templeCodeBots: GameBots = {
  game: templeCode,
  players: { easy, fair, strong },
  iterations: 1,
  manners: MANNERS,
  mind: templeCodeMind,
};
