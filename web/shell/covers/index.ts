/** Pictures for the cards of games whose table is not drawn yet. */

import type { Drawing } from '@conclave/kit';

export const covers: Readonly<Record<string, () => Promise<Drawing>>> = {
  templar: async () => (await import('./templar.tsx')).TemplarCover,
  'secret-labyrinth': async () => (await import('./secret-labyrinth.tsx')).SecretLabyrinthCover,
  abbey: async () => (await import('./abbey.tsx')).AbbeyCover,
  nuns: async () => (await import('./nuns.tsx')).NunsCover,
};
