/** The bots of Liar's Dice. */

import type { GameBots } from '@conclave/bots';
import { liarsDiceMind } from '../mind/mind.ts';
import { liarsDice } from '../rules/game.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { strong } from './strong.ts';

/** None of them searches: they reckon, and need no budget. */
export const liarsDiceBots: GameBots = {
  game: liarsDice,
  players: { easy, fair, strong },
  iterations: 1,
  mind: liarsDiceMind,
};
