/** Temple Code on its card: the great head in the leaves, the statuettes before it, one of them unknown. */

import type { Statuette } from '../rules/deck.ts';
import { StatuetteShape } from './pieces/statuettes.tsx';

const ROW: readonly (readonly [Statuette, number, number])[] = [
  ['wave', 6, 104],
  ['tiki', 62, 116],
  ['axolotl', 216, 116],
  ['kraken', 270, 104],
];

export function TempleCodeCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="tc-cover-light" cx="50%" cy="35%" r="75%">
          <stop offset="0" stop-color="#cfe6c4" />
          <stop offset="0.5" stop-color="#7fae8d" />
          <stop offset="1" stop-color="#1f3b30" />
        </radialGradient>
      </defs>
      <rect width="320" height="200" fill="url(#tc-cover-light)" />
      <path
        d="M0 120L30 84H60V60H96V40H124V22H196V40H224V60H260V84H290L320 120V200H0Z"
        fill="#4d6f5e"
        stroke="#1d2b22"
        stroke-width="2"
      />
      <path
        d="M30 84H60M60 60H96M96 40H124M196 40H224M224 60H260M260 84H290M0 120H320M0 150H320"
        stroke="#38574a"
        stroke-width="3"
      />
      <path
        d="M20 120V150M60 84V120M100 60V84M220 60V84M260 84V120M300 120V150M44 150V200M276 150V200"
        stroke="#38574a"
        stroke-width="2"
      />
      <g stroke="#1d1712" stroke-width="3" stroke-linejoin="round">
        <path d="M108 200C98 140 100 52 160 42C220 52 222 140 212 200Z" fill="#5d8a6c" />
        <path d="M122 200C112 142 116 68 160 58C204 68 208 142 198 200Z" fill="#86b394" />
        <path d="M160 58C132 64 120 100 120 150C130 120 138 80 160 58Z" fill="#a6ccae" stroke="none" />
        <path
          d="M124 94C138 82 152 88 160 98C168 88 182 82 196 94L192 106C180 98 170 100 160 112C150 100 140 98 128 106Z"
          fill="#4d7a5c"
        />
        <path d="M130 114Q143 100 154 114Q143 124 130 114Z" fill="#f4e7c2" />
        <path d="M190 114Q177 100 166 114Q177 124 190 114Z" fill="#f4e7c2" />
        <circle cx="143" cy="113" r="4.500" fill="#1d1712" stroke="none" />
        <circle cx="177" cy="113" r="4.500" fill="#1d1712" stroke="none" />
        <path d="M160 114L170 138C166 142 154 142 150 138Z" fill="#4d7a5c" />
        <path d="M132 150H188L184 190H136Z" fill="#16241c" />
      </g>
      <path
        d="M136 152L144 162L152 152L160 162L168 152L176 162L184 152Z"
        fill="#f4e7c2"
        stroke="#1d1712"
        stroke-width="2"
      />
      <circle cx="160" cy="178" r="11" fill="#e9c46a" opacity="0.35" />
      <text
        x="160"
        y="186"
        text-anchor="middle"
        font-size="24"
        fill="#f4d58a"
        font-family="var(--title)"
        font-weight="600"
      >
        ?
      </text>
      {ROW.map(([kind, x, y]) => (
        <svg key={kind} x={x} y={y} width="50" height="84" viewBox="-4 -12 108 134" aria-hidden="true">
          <StatuetteShape kind={kind} />
        </svg>
      ))}
      <g stroke="#16241c" stroke-width="2.500" stroke-linejoin="round">
        <path d="M-4 40C40 20 70 26 96 50C60 62 24 62 -4 40Z" fill="#3f7350" />
        <path d="M-4 4C30 -4 60 6 76 30C44 34 14 26 -4 4Z" fill="#5b9a6a" />
        <path d="M324 40C280 20 250 26 224 50C260 62 296 62 324 40Z" fill="#3f7350" />
        <path d="M324 4C290 -4 260 6 244 30C276 34 306 26 324 4Z" fill="#5b9a6a" />
        <path
          d="M0 24C20 10 36 12 52 24M320 24C300 10 284 12 268 24M-4 40C30 40 60 44 96 50M324 40C290 40 260 44 224 50"
          fill="none"
          opacity="0.5"
          stroke-width="1.800"
        />
      </g>
    </svg>
  );
}
