/** The night sky of a replay: turns, and seals for the few things that everybody saw. */

import type { NightSky } from '@conclave/kit';

export const sky: NightSky = {
  turn: 'firstPlayer',
  seals: {
    mass: { tone: '#24508f', picture: <use href="#ab-bell" x={-8} y={-10} width={16} height={20} /> },
    revealed: { tone: '#2f7a63', picture: <use href="#ab-book" x={-9} y={-10} width={18} height={20} /> },
    accused: { tone: '#b3361e', picture: <use href="#ab-card" x={-8} y={-10} width={16} height={20} /> },
    caught: { tone: '#6d3a66', picture: <use href="#ab-kneel-5" x={-8} y={-11} width={16} height={22} /> },
    found: { tone: '#b8862b', picture: <use href="#ab-card" x={-8} y={-10} width={16} height={20} /> },
  },
};
