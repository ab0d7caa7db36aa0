/** The end: the halves of the medallion come together before the temple's light. */

import type { FinaleProps } from '@conclave/kit';
import type { View } from '../rules/view.ts';

const RAYS = Array.from({ length: 12 }, (_none, ray) => ray * 30);

export function TempleCodeFinale({ outcome }: FinaleProps<View>) {
  if (outcome.places.length === 0) return null;
  return (
    <svg class="tc-finale" viewBox="-100 -70 200 140" aria-hidden="true">
      <g class="tc-rays" fill="#f0cd6c" opacity="0.55">
        {RAYS.map((turn) => (
          <path key={turn} d="M-4 -44L0 -66L4 -44Z" transform={`rotate(${turn})`} />
        ))}
      </g>
      <g stroke="#1d1712" stroke-width="2" stroke-linejoin="round">
        <g class="tc-half left">
          <path d="M-1 -38A38 38 0 0 0 -1 38L-8 20L5 7L-8 -8L5 -22Z" fill="#e0b548" />
          <path d="M-9 -30A31 31 0 0 0 -9 30" fill="none" stroke="#8a6416" stroke-width="2.500" />
          <path d="M-14 -14C-24 -10 -24 10 -14 14" fill="none" stroke="#8a6416" stroke-width="3" />
          <circle cx="-22" r="3" fill="#2f6d53" />
        </g>
        <g class="tc-half right">
          <path d="M1 -38A38 38 0 0 1 1 38L-6 20L7 7L-6 -8L7 -22Z" fill="#f0cd6c" />
          <path d="M11 -30A31 31 0 0 1 11 30" fill="none" stroke="#8a6416" stroke-width="2.500" />
          <path d="M16 -14C26 -10 26 10 16 14" fill="none" stroke="#8a6416" stroke-width="3" />
          <circle cx="24" r="3" fill="#2f6d53" />
        </g>
      </g>
      <path
        class="tc-glint"
        d="M0 -12L3 -3L12 0L3 3L0 12L-3 3L-12 0L-3 -3Z"
        fill="#fffbe8"
        stroke="#8a6416"
        stroke-width="1"
      />
      <g class="tc-sprigs" stroke="#16241c" stroke-width="2" stroke-linejoin="round">
        <path d="M-52 40C-76 36 -88 16 -86 -12C-68 0 -56 18 -52 40Z" fill="#5b9a6a" />
        <path d="M-46 48C-72 54 -90 46 -98 30C-76 26 -58 34 -46 48Z" fill="#3f7350" />
        <path d="M52 40C76 36 88 16 86 -12C68 0 56 18 52 40Z" fill="#5b9a6a" />
        <path d="M46 48C72 54 90 46 98 30C76 26 58 34 46 48Z" fill="#3f7350" />
      </g>
    </svg>
  );
}
