/** The manifest of Mystery of the Abbey. */

import type { GameModules } from '../modules.ts';

export const abbey: GameModules = {
  id: 'abbey',
  sign: { letter: 'M', ground: '#8d5012', vine: '#f6e2b4' },
  minutes: 75,
  learning: 2,
  firstMatch: { seats: 3, chair: 0, options: {} },
  marksOfChairs: false,
  manners: ['bold', 'careful', 'talkative'],
  ladder: async () => (await import('./ladder.json', { with: { type: 'json' } })).default,
  rules: async () => (await import('./rules/game.ts')).abbey,
  text: async () => (await import('./text/index.ts')).abbeyText,
  bots: async () => (await import('./bot/bots.ts')).abbeyBots,
  ponder: async () => (await import('./mind/ponder.ts')).ponder,
  review: async () => (await import('./review/index.ts')).abbeyReview,
  puzzles: async () => (await import('./puzzle/index.ts')).abbeyPuzzles,
  table: async () => (await import('./table/index.tsx')).abbeyTable,
  cover: async () => (await import('./table/cover.tsx')).AbbeyCover,
  arcade: async () => (await import('./table/arcade.tsx')).AbbeyArcade,
  primer: async () => (await import('./table/primer.tsx')).primer,
};
