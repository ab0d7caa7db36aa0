/** The manifest of Nuns on the Run. */

import type { GameModules } from '../modules.ts';

export const nuns: GameModules = {
  id: 'nuns',
  sign: { letter: 'N', ground: '#2b2a5e', vine: '#aab6ff' },
  minutes: 45,
  learning: 3,
  // A newcomer is a novice: the guards lead two figures and wait for everybody else.
  firstMatch: { seats: 3, chair: 1, options: {} },
  marksOfChairs: true,
  manners: ['bold', 'careful'],
  // NR-37: with eight, two seats lead a guard each and win or lose together.
  sides: (seats) =>
    Array.from({ length: seats }, (_none, seat) =>
      seat < (seats === 8 ? 2 : 1) ? { name: 'guards', isTeam: true } : { name: 'novice', isTeam: false },
    ),
  ladder: async () => (await import('./ladder.json', { with: { type: 'json' } })).default,
  rules: async () => (await import('./rules/game.ts')).nuns,
  text: async () => (await import('./text/index.ts')).nunsText,
  bots: async () => (await import('./bot/bots.ts')).nunsBots,
  ponder: async () => (await import('./mind/ponder.ts')).ponder,
  review: async () => (await import('./review/index.ts')).nunsReview,
  puzzles: async () => (await import('./puzzle/index.ts')).nunsPuzzles,
  table: async () => (await import('./table/index.tsx')).nunsTable,
  cover: async () => (await import('./table/cover.tsx')).NunsCover,
  arcade: async () => (await import('./table/arcade.tsx')).NunsArcade,
  primer: async () => (await import('./table/primer.tsx')).primer,
};
