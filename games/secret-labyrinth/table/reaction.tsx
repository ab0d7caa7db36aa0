/** The labyrinth's own reaction: the jester. */

import { SEEKERS } from './pieces/seekers.tsx';

const PEN = { stroke: '#1d1712', 'stroke-width': 2, 'stroke-linejoin': 'round' } as const;

export const trick = {
  name: { en: 'What a trick!', fr: 'Quel tour !' },
  Face: () => (
    <g transform="translate(0 24) scale(1.25)" {...PEN}>
      {SEEKERS.yellow}
    </g>
  ),
};
