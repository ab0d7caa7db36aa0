/** The bots of Templar. */

import type { Company } from '@conclave/bots';
import { templarMind } from '../mind/mind.ts';
import { templar } from '../rules/game.ts';
import { easy } from './easy.ts';
import { fair } from './fair.ts';
import { strong } from './strong.ts';

/** An iteration is one way to play the turn tried out against the others' answers. */
export const templarCompany: Company = {
  game: templar,
  players: { easy, fair, strong },
  iterations: 6,
  mind: templarMind,
};
