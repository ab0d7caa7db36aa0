/** The bots of Templar. */

import type { GameBots } from '@conclave/bots';
import { templarMind } from '../mind/mind.ts';
import { templar } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { MANNERS } from './manners.ts';
import { strong } from './strong.ts';

/** An iteration is one answer of another player to a way of playing the turn. */
export const templarBots: GameBots = {
  game: templar,
  players: { easy, fair, strong },
  iterations: 12,
  manners: MANNERS,
  rounds: (view) => (view as View).round,
  mind: templarMind,
};
