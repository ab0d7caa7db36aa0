/** The manifest of Temple Code. */

import type { GameModules } from '../modules.ts';

export const templeCode: GameModules = {
  id: 'temple-code',
  sign: { letter: 'T', ground: '#3d6350', vine: '#b3d4ac' },
  minutes: 20,
  learning: 1,
  firstMatch: { seats: 2, chair: 0, options: {} },
  marksOfChairs: true,
  manners: ['bold', 'careful'],
  ladder: async () => (await import('./ladder.json', { with: { type: 'json' } })).default,
  rules: async () => (await import('./rules/game.ts')).templeCode,
  text: async () => (await import('./text/index.ts')).templeCodeText,
  bots: async () => (await import('./bot/bots.ts')).templeCodeBots,
  ponder: async () => (await import('./mind/ponder.ts')).ponder,
  review: async () => (await import('./review/index.ts')).templeCodeReview,
  puzzles: async () => (await import('./puzzle/index.ts')).templeCodePuzzles,
  titles: async () => (await import('./text/titles.ts')).soloTitles,
  table: async () => (await import('./table/index.tsx')).templeCodeTable,
  cover: async () => (await import('./table/cover.tsx')).TempleCodeCover,
  arcade: async () => (await import('./table/arcade.tsx')).TempleCodeArcade,
  primer: async () => (await import('./table/primer.tsx')).primer,
};
