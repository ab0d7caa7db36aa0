/** The bots of Mystery of the Abbey. */

import type { GameBots } from '@conclave/bots';
import { abbeyMind } from '../mind/mind.ts';
import { abbey } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { MANNERS } from './manners.ts';
import { strong } from './strong.ts';

export const abbeyBots: GameBots = {
  game: abbey,
  players: { easy, fair, strong },
  iterations: 3000,
  manners: MANNERS,
  rounds: (view, seats) => (view as View).turnNumber / seats,
  mind: abbeyMind,
};
