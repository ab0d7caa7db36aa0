/** The bots of every game. Loaded only when somebody plays with them. */

import type { BotsByGame } from '@conclave/bots';

export const botsByGame: BotsByGame = {
  'temple-code': async () => (await import('./temple-code/bot/bots.ts')).templeCodeBots,
  nuns: async () => (await import('./nuns/bot/bots.ts')).nunsBots,
  templar: async () => (await import('./templar/bot/bots.ts')).templarBots,
  'secret-labyrinth': async () => (await import('./secret-labyrinth/bot/bots.ts')).secretLabyrinthBots,
  abbey: async () => (await import('./abbey/bot/bots.ts')).abbeyBots,
};
