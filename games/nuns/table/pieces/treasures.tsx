/** Keys and the eight objects of longing: on the plan, in medallions and on plates. Each lies round its origin. */

import type { JSX } from 'preact';
import type { WishName } from '../../rules/cards.ts';
import { INK } from '../ground/draw.ts';
import { flame } from '../ground/furniture/flame.ts';
import { EMBLEMS } from './novices.ts';

/** A lock's colour and, for those who cannot tell colours apart, its sign. */
export const LOCKS: Readonly<Record<string, { readonly colour: string; readonly sign: string }>> = {
  white: { colour: '#f4efe2', sign: 'M-4 0H4M0 -4V4' },
  blue: { colour: '#6fa0e8', sign: 'M0 -5C4 0 4 4 0 4.5C-4 4 -4 0 0 -5Z' },
  green: { colour: '#7fc46c', sign: 'M-4 3C-4 -4 4 -4 4 -4C4 4 -4 3 -4 3Z' },
  red: { colour: '#e2604d', sign: 'M0 -5L4.5 0L0 5L-4.5 0Z' },
  yellow: { colour: '#f0c84c', sign: 'M-4.5 3.5L0 -4.5L4.5 3.5Z' },
};

/** The key's colour opens no lock by itself: any key opens all (NR-9). Its sign is the lock's beside which it is printed. */
export function Key({ colour, scale = 1 }: { colour: string; scale?: number }) {
  const tone = LOCKS[colour].colour;
  const bit = 'M4 0H24M17 0v8M23 0v7';
  return (
    <g transform={`scale(${scale}) rotate(-38)`} fill="none" stroke-linecap="round">
      <circle cx={-4} r={8} stroke={INK} stroke-width={9} />
      <path d={bit} stroke={INK} stroke-width={9.5} />
      <circle cx={-4} r={8} stroke={tone} stroke-width={4.6} />
      <path d={bit} stroke={tone} stroke-width={4.6} />
    </g>
  );
}

const LINE = {
  stroke: INK,
  'stroke-width': 2.6,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;
const FINE = { ...LINE, 'stroke-width': 2 } as const;

const OBJECTS: Readonly<Record<WishName, () => JSX.Element>> = {
  plumWine: () => (
    <g>
      <path d="M-6 -16H6V-8C12 -4 13 0 13 6V15H-13V6C-13 0 -12 -4 -6 -8Z" fill="#7a3a6a" {...LINE} />
      <rect x={-9} y={0} width={18} height={10} fill="#f1e2c0" {...FINE} />
      <circle cy={5} r={3} fill="#7a3a6a" />
      <rect x={-5} y={-20} width={10} height={6} fill="#c79a5a" {...FINE} />
    </g>
  ),
  birthdayCake: () => (
    <g>
      <path d="M-17 14V1C-17 -3 17 -3 17 1V14Z" fill="#f0cfa0" {...LINE} />
      <path d="M-17 2q4 7 8 1q5 8 9 0q4 8 9 0q4 6 8 -1V-1C17 -4 -17 -4 -17 -1Z" fill="#fff4ea" {...FINE} />
      <path d="M-8 -3v-8M0 -3v-10M8 -3v-8" stroke="#e8819b" stroke-width={3.4} />
      {flame(-8, -13, 3)}
      {flame(0, -15, 3)}
      {flame(8, -13, 3)}
    </g>
  ),
  romance: () => (
    <g>
      <path d="M-14 -13H11V15H-14Z" fill="#c8455f" {...LINE} />
      <path d="M11 -13l4 4v6M11 15l4 -4" fill="none" {...FINE} />
      <path d={EMBLEMS.heart(6)} fill="#ffe3de" transform="translate(-1 1)" />
    </g>
  ),
  bookOfSpells: () => (
    <g>
      <path d="M-14 -13H11V15H-14Z" fill="#3f7a5a" {...LINE} />
      <path d="M-14 -13h5V15h-5Z" fill="#2b5a42" {...FINE} />
      <path d={EMBLEMS.star(7)} fill="#f3d36a" stroke={INK} stroke-width={1.2} transform="translate(1.5 1)" />
    </g>
  ),
  medicine: () => (
    <g>
      <path d="M-5 -15H5V-6L12 4V15H-12V4L-5 -6Z" fill="#8fd0c4" {...LINE} />
      <path d="M-10 4H10V13H-10Z" fill="#3f9a8a" />
      <path d="M0 -1v10M-5 4h10" stroke="#fff" stroke-width={3} />
      <rect x={-6} y={-19} width={12} height={6} fill="#c79a5a" {...FINE} />
    </g>
  ),
  roseWater: () => (
    <g>
      <path d="M-4 -14H4V-6C13 -4 14 8 8 14H-8C-14 8 -13 -4 -4 -6Z" fill="#f6b9c6" {...LINE} />
      <path d={EMBLEMS.rose(4.4)} fill="#c8455f" stroke={INK} stroke-width={1.2} transform="translate(0 5)" />
      <circle cy={-17} r={4} fill="#dcae45" {...FINE} />
    </g>
  ),
  kitten: () => (
    <g>
      <path
        d="M-15 13C-17 2 -12 -4 -8 -5L-10 -15L-3 -10H4L11 -15L9 -4C14 0 15 6 14 13Z"
        fill="#8a8794"
        {...LINE}
      />
      <path d="M-4 -3h.1M4 -3h.1" stroke="#f3d36a" stroke-width={4.6} stroke-linecap="round" />
      <path d="M-2 2L0 4L2 2M14 12C20 12 21 6 18 3" fill="none" {...FINE} />
      <path d="M-9 13c0 -5 18 -5 18 0Z" fill="#f1ece4" {...FINE} />
    </g>
  ),
  letter: () => (
    <g>
      <rect x={-17} y={-11} width={34} height={23} rx={2} fill="#fbf1d8" {...LINE} />
      <path d="M-17 -10L0 4L17 -10" fill="none" {...FINE} />
      <circle cy={5} r={5} fill="#b3361e" {...FINE} />
    </g>
  ),
};

export function Treasure({ wish, scale = 1 }: { wish: WishName; scale?: number }) {
  const Drawing = OBJECTS[wish];
  return (
    <g transform={`scale(${scale})`}>
      <Drawing />
    </g>
  );
}

/** A novice's bed: the last stage of her night. */
export function Bed({ scale = 1, cover = '#e8819b' }: { scale?: number; cover?: string }) {
  return (
    <g transform={`scale(${scale})`}>
      <rect x={-17} y={-8} width={34} height={17} rx={3} fill="#8a5a2e" {...LINE} />
      <rect x={-14} y={-6} width={10} height={12} rx={3} fill="#fff" {...FINE} />
      <path d="M-3 -6H14V6H-3Z" fill={cover} {...FINE} />
    </g>
  );
}
