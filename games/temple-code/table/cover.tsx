/** Temple Code on its card: the idol's face from near, with three statuettes in its mouth. */

import type { Statuette } from '../rules/deck.ts';
import { ALMOND, EYES, HALL, TALLEST } from './face.ts';
import { INK, JADE } from './paint.ts';
import hall from './pictures/hall-2.svg?url';
import { StatuetteShape } from './pieces/statuettes.tsx';

/** Of a unit of the hall on the card, and how much of the headdress is cut off. */
const SCALE = 0.449;
const CUT = 6;

/** Each in its box. */
const ROW: readonly (readonly [Statuette, number, number, number, number])[] = [
  ['tiki', 64, 122, 56, 76],
  ['axolotl', 132, 124, 58, 76],
  ['kraken', 202, 118, 58, 80],
];

export function TempleCodeCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="tc-cover-glow">
          <stop offset="0" stop-color="#ffb640" stop-opacity="0.6" />
          <stop offset="1" stop-color="#ffb640" stop-opacity="0" />
        </radialGradient>
        <clipPath id="tc-cover-eye">
          <path d={ALMOND} />
        </clipPath>
      </defs>
      <g transform={`translate(2 ${-CUT}) scale(${SCALE})`}>
        <image href={hall} width={HALL.width} height={HALL.height} />
        {EYES.map(([x, y], i) => (
          <g
            key={x}
            transform={`translate(${HALL.middle + x} ${TALLEST + y})${i === 1 ? ' scale(-1 1)' : ''}`}
          >
            <path d={ALMOND} fill="#f2e8c9" />
            <g clip-path="url(#tc-cover-eye)">
              <circle cy="9" r="31" fill={JADE.dark} stroke={INK} stroke-width="3" />
              <circle
                cy="9"
                r="22.500"
                fill="none"
                stroke={JADE.pale}
                stroke-width="7"
                stroke-dasharray="8.600 3.200"
              />
              <circle cy="9" r="13" fill="#0c120d" />
              <circle cx="8" cy="16" r="4" fill="#fffbe8" />
            </g>
            <path d={ALMOND} fill="none" stroke={INK} stroke-width="3" />
          </g>
        ))}
      </g>
      <ellipse cx="160" cy="206" rx="130" ry="74" fill="url(#tc-cover-glow)" />
      {ROW.map(([kind, x, y, width, height]) => (
        <svg key={kind} x={x} y={y} width={width} height={height} viewBox="-4 -12 108 134" aria-hidden="true">
          <StatuetteShape kind={kind} />
        </svg>
      ))}
    </svg>
  );
}
