/** The manifest of Secret Labyrinth. */

import type { GameModules } from '../modules.ts';

export const secretLabyrinth: GameModules = {
  id: 'secret-labyrinth',
  sign: { letter: 'S', ground: '#1d3a73', vine: '#bcd7ff' },
  minutes: 45,
  learning: 2,
  firstMatch: { seats: 2, chair: 0, options: {} },
  marksOfChairs: false,
  manners: ['bold', 'careful'],
  ladder: async () => (await import('./ladder.json', { with: { type: 'json' } })).default,
  rules: async () => (await import('./rules/game.ts')).secretLabyrinth,
  text: async () => (await import('./text/index.ts')).secretLabyrinthText,
  bots: async () => (await import('./bot/bots.ts')).secretLabyrinthBots,
  ponder: async () => (await import('./mind/ponder.ts')).ponder,
  review: async () => (await import('./review/index.ts')).secretLabyrinthReview,
  puzzles: async () => (await import('./puzzle/index.ts')).secretLabyrinthPuzzles,
  table: async () => (await import('./table/index.tsx')).secretLabyrinthTable,
  cover: async () => (await import('./table/cover.tsx')).SecretLabyrinthCover,
  arcade: async () => (await import('./table/arcade.tsx')).SecretLabyrinthArcade,
  primer: async () => (await import('./table/primer.tsx')).primer,
};
