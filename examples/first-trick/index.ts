/** The manifest of First Trick. */

import type { GameModules } from '@conclave/games';

export const firstTrick: GameModules = {
  id: 'first-trick',
  sign: { letter: 'F', ground: '#3b4a7a', vine: '#b9c6f0' },
  minutes: 5,
  learning: 1,
  firstMatch: { seats: 3, chair: 0, options: {} },
  marksOfChairs: true,
  ladder: async () => [],
  rules: async () => (await import('./rules/game.ts')).firstTrick,
  text: async () => (await import('./text/index.ts')).firstTrickText,
  bots: async () => (await import('./bot/bots.ts')).firstTrickBots,
  ponder: async () => (await import('./mind/ponder.ts')).ponder,
  table: async () => (await import('./table/index.tsx')).firstTrickTable,
  cover: async () => (await import('./table/cover.tsx')).FirstTrickCover,
  arcade: async () => (await import('./table/arcade.tsx')).FirstTrickArcade,
  primer: async () => (await import('./table/primer.tsx')).primer,
};
