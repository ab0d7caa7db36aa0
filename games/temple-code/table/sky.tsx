/** The night sky of a replay: turns, and seals for the few things that everybody saw. */

import type { NightSky } from '@conclave/kit';
import { HalfMedallion } from './pieces/medallion.tsx';
import { SignShape } from './pieces/signs.tsx';

export const sky: NightSky = {
  turn: 'roundBegun',
  seals: {
    declared: {
      tone: '#345a48',
      picture: (
        <g transform="scale(.75)">
          <SignShape sign="triangle" />
        </g>
      ),
    },
    medallionGained: {
      tone: '#8f6517',
      picture: (
        <g transform="translate(3 0) scale(.6)">
          <HalfMedallion side={0} />
        </g>
      ),
    },
  },
};
