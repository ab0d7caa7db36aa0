/** The night sky of a replay: turns, and seals for the few things that everybody saw. */

import type { NightSky } from '@conclave/kit';
import { BareObject } from './pieces/objects.tsx';

export const sky: NightSky = {
  turn: 'roundBegun',
  // The first round begins with the match.
  first: 2,
  seals: {
    roomCounted: {
      tone: '#b3361e',
      picture: (
        <g transform="scale(.72)">
          <BareObject item="book" />
        </g>
      ),
    },
    bellsRung: {
      tone: '#24508f',
      picture: (
        <path
          d="M-7 5C-5 2 -6 -7 0 -8C6 -7 5 2 7 5ZM-2 7a2 2 0 0 0 4 0Z"
          fill="#f0cb62"
          stroke="#2b2118"
          stroke-width={1.4}
        />
      ),
    },
    finalCount: {
      tone: '#2f7a63',
      picture: (
        <g transform="scale(.72)">
          <BareObject item="chalice" />
        </g>
      ),
    },
  },
};
