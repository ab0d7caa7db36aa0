/** The manifest of Templar. */

import type { GameModules } from '../modules.ts';

export const templar: GameModules = {
  id: 'templar',
  sign: { letter: 'T', ground: '#7a2c1c', vine: '#f0d8a6' },
  minutes: 60,
  learning: 3,
  // Three: with two there is Raphael, which is one thing more to learn.
  firstMatch: { seats: 3, chair: 0, options: { firstGame: true, short: true } },
  marksOfChairs: true,
  manners: ['hoarding', 'roaming', 'bold'],
  ladder: async () => (await import('./ladder.json', { with: { type: 'json' } })).default,
  rules: async () => (await import('./rules/game.ts')).templar,
  text: async () => (await import('./text/index.ts')).templarText,
  bots: async () => (await import('./bot/bots.ts')).templarBots,
  ponder: async () => (await import('./mind/ponder.ts')).ponder,
  review: async () => (await import('./review/index.ts')).templarReview,
  puzzles: async () => (await import('./puzzle/index.ts')).templarPuzzles,
  table: async () => (await import('./table/index.tsx')).templarTable,
  cover: async () => (await import('./table/cover.tsx')).TemplarCover,
  arcade: async () => (await import('./table/arcade.tsx')).TemplarArcade,
  primer: async () => (await import('./table/primer.tsx')).primer,
};
