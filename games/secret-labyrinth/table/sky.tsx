/** The night sky of a replay: turns, and seals for the few things that everybody saw. */

import type { NightSky } from '@conclave/kit';
import { SwordsArt } from './pieces/swords.tsx';

export const sky: NightSky = {
  turn: 'turnBegun',
  seals: {
    taken: {
      tone: '#8a4263',
      picture: <path d="M0 -9L3 -3L9 0L3 3L0 9L-3 3L-9 0L-3 -3Z" fill="#f4d58a" stroke="#10162a" />,
    },
    challenged: { tone: '#b3361e', picture: <SwordsArt /> },
    cardDuel: { tone: '#b3361e', picture: <SwordsArt /> },
    animalPlayed: {
      tone: '#33437f',
      picture: <path d="M-8 -8H8V1C8 6 4 9 0 11C-4 9 -8 6 -8 1Z" fill="#8fa4cf" stroke="#10162a" />,
    },
    won: { tone: '#b8862b', picture: <circle r={9} fill="#f6ecc8" stroke="#10162a" /> },
  },
};
