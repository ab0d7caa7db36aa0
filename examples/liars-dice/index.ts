/** The manifest of Liar's Dice. */

import type { GameModules } from '@conclave/games';

export const liarsDice: GameModules = {
  id: 'liars-dice',
  sign: { letter: 'L', ground: '#7a3b1e', vine: '#f0c98b' },
  minutes: 15,
  learning: 1,
  firstMatch: { seats: 3, chair: 0, options: {} },
  marksOfChairs: true,
  ladder: async () => (await import('./ladder.json', { with: { type: 'json' } })).default,
  rules: async () => (await import('./rules/game.ts')).liarsDice,
  text: async () => (await import('./text/index.ts')).liarsDiceText,
  bots: async () => (await import('./bot/bots.ts')).liarsDiceBots,
  ponder: async () => (await import('./mind/ponder.ts')).ponder,
  table: async () => (await import('./table/index.tsx')).liarsDiceTable,
  cover: async () => (await import('./table/cover.tsx')).LiarsDiceCover,
  arcade: async () => (await import('./table/arcade.tsx')).LiarsDiceArcade,
  primer: async () => (await import('./table/primer.tsx')).primer,
};
