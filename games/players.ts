/** The bots of every game. Loaded only when somebody plays with them. */

import type { Companies } from '@conclave/bots';

export const companies: Companies = {
  'temple-code': async () => (await import('./temple-code/bot/company.ts')).templeCodeCompany,
  nuns: async () => (await import('./nuns/bot/company.ts')).nunsCompany,
  templar: async () => (await import('./templar/bot/company.ts')).templarCompany,
  'secret-labyrinth': async () => (await import('./secret-labyrinth/bot/company.ts')).secretLabyrinthCompany,
  abbey: async () => (await import('./abbey/bot/company.ts')).abbeyCompany,
};
