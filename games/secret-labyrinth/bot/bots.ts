/** The bots of Secret Labyrinth. */

import type { GameBots } from '@conclave/bots';
import { labyrinthMind } from '../mind/mind.ts';
import { secretLabyrinth } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { MANNERS } from './manners.ts';
import { strong } from './strong.ts';

/** An iteration of strong: the best ends of its turn, looked at for one order in which cards may turn up. */
export const secretLabyrinthBots: GameBots = {
  game: secretLabyrinth,
  players: { easy, fair, strong },
  iterations: 2,
  manners: MANNERS,
  rounds: (view, seats) => (view as View).turns / seats,
  mind: labyrinthMind,
};
