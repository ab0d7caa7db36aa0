/** The bots of every game, each loaded when somebody plays with them. */

import type { BotsByGame } from '@conclave/bots';
import { games } from './index.ts';

export const botsByGame: BotsByGame = Object.fromEntries(games.map(({ id, bots }) => [id, bots]));
