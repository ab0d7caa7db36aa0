/** The bots of Nuns on the Run. */

import type { GameBots } from '@conclave/bots';
import { nunsMind } from '../mind/mind.ts';
import { nuns } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { MANNERS } from './manners.ts';
import { strong } from './strong.ts';

/** None of them searches: they reckon, and need no budget. */
export const nunsBots: GameBots = {
  game: nuns,
  players: { easy, fair, strong },
  iterations: 1,
  manners: MANNERS,
  rounds: (view) => (view as View).turn,
  mind: nunsMind,
};
