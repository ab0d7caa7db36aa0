/** The night sky of a replay: turns, and seals for the few things that everybody saw. */

import type { NightSky } from '@conclave/kit';
import { Lantern } from './pieces/figures.tsx';
import { Eye } from './pieces/markers.tsx';
import { Bed } from './pieces/treasures.tsx';

export const sky: NightSky = {
  turn: 'turnBegun',
  seals: {
    seen: { tone: '#c8442c', picture: <Eye scale={0.75} /> },
    captures: { tone: '#b8862b', picture: <Lantern scale={0.62} /> },
    noviceWon: { tone: '#2f7a63', picture: <Bed scale={0.55} /> },
    guardsWon: { tone: '#6a6fb5', picture: <Lantern scale={0.62} /> },
  },
};
