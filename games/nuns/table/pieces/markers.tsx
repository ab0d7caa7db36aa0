/** Drawings of the markers: noise, vanished novices, sightings, pins. */

import { INK } from '../ground/draw.ts';
import { EmblemShape } from './emblem.tsx';

const BOLD = {
  stroke: INK,
  'stroke-width': 3.2,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** A star with uneven tips. */
export function burst(outer: number, inner: number, tips: number): string {
  const corners = Array.from({ length: 2 * tips }, (_none, i) => {
    const far = i % 2 === 1 ? inner : outer * (i % 4 === 0 ? 1.06 : 0.92);
    const angle = (i * Math.PI) / tips;
    return `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const NOISE = burst(26, 18, 9);

/** A noise of this novice; `towards`: degrees from which it came. `ghost`: not placed yet. */
export function Skritch({ cell, towards, ghost }: { cell: number | null; towards: number; ghost?: boolean }) {
  return (
    <g>
      {!ghost && <path d={NOISE} fill="#0a0718" opacity={0.45} transform="translate(-3 -3)" />}
      <path
        d={NOISE}
        fill={ghost ? 'rgb(36 80 143 / 0.7)' : '#fff2c2'}
        {...BOLD}
        stroke={ghost ? '#eaf2ff' : INK}
        stroke-dasharray={ghost ? '1 7' : undefined}
      />
      <path
        d="M-12 -6q4 6 0 12M-6.5 -9q6 9 0 18"
        fill="none"
        stroke={ghost ? '#eaf2ff' : '#b3361e'}
        stroke-width={3}
        stroke-linecap="round"
        transform={`rotate(${towards})`}
      />
      <g transform="translate(6 1)">
        {cell === null ? (
          // A guard's own false noise: everybody knows whose it is.
          <path d="M0 -7V7M-5 -2H5" stroke={INK} stroke-width={3} stroke-linecap="round" />
        ) : (
          <EmblemShape cell={cell} size={7} />
        )}
      </g>
    </g>
  );
}

const PUFF =
  'M-18 10C-28 10 -29 -4 -19 -6C-20 -18 -4 -22 1 -14C6 -22 22 -18 20 -6C29 -4 27 10 18 10C14 17 4 16 1 12C-3 17 -13 17 -18 10Z';

export function VanishedPuff({ cell }: { cell: number }) {
  return (
    <g>
      <path d={PUFF} fill="#0a0718" opacity={0.4} transform="translate(-3 -3)" />
      <path d={PUFF} fill="#dfdaf4" {...BOLD} stroke-dasharray="6 5" />
      <g transform="translate(-6 -2)">
        <EmblemShape cell={cell} size={7} />
      </g>
      <path
        d="M7.5 -4C7.5 -9 15 -9 15 -4C15 -0.500 11 -0.500 11 3.500M11 8v.1"
        fill="none"
        stroke={INK}
        stroke-width={3}
        stroke-linecap="round"
      />
    </g>
  );
}

export function Eye({ scale = 1, iris = '#e8604a' }: { scale?: number; iris?: string }) {
  return (
    <g transform={`scale(${scale})`}>
      <path d="M-12 0Q0 -12 12 0Q0 12 -12 0Z" fill="#fff6dc" stroke={INK} stroke-width={2.4} />
      <circle r={4.6} fill={iris} stroke={INK} stroke-width={1.6} />
    </g>
  );
}

/** A pin of one's own: its foot stands on the origin. */
export function Pin({ cell }: { cell: number | null }) {
  return (
    <g>
      <path d="M0 0L-3 -22H3Z" fill="#eaf2ff" stroke="#0d1636" stroke-width={3} stroke-linejoin="round" />
      <circle cy={-32} r={17} fill="#24508f" stroke="#0d1636" stroke-width={3.4} />
      <circle
        cy={-32}
        r={13.5}
        fill="none"
        stroke="#eaf2ff"
        stroke-width={3}
        stroke-dasharray="0 6"
        stroke-linecap="round"
      />
      {cell === null ? (
        <path d="M-6 -32h12M0 -38v12" stroke="#fff" stroke-width={3.4} stroke-linecap="round" />
      ) : (
        <g transform="translate(0 -32)">
          <EmblemShape cell={cell} size={7} />
        </g>
      )}
    </g>
  );
}
