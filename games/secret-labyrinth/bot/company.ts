/** The bots of Secret Labyrinth. */

import type { Company } from '@conclave/bots';
import { labyrinthMind } from '../mind/mind.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { strong } from './strong.ts';

/** None of them searches by iterations: they weigh all they could do once, and need no budget. */
export const secretLabyrinthCompany: Company = {
  game: secretLabyrinth,
  players: { easy, fair, strong },
  iterations: 1,
  mind: labyrinthMind,
};
