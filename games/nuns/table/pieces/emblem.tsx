/** A novice's emblem: beside her name, on her gown, on her markers. */

import { INK } from '../ground/draw.ts';
import { EMBLEMS, NOVICE_LOOKS } from './novices.ts';

export function EmblemShape({ cell, size }: { cell: number; size: number }) {
  const { colour, deep, emblem } = NOVICE_LOOKS[cell];
  const heart = size * 0.36;
  return (
    <g>
      <path
        d={EMBLEMS[emblem](size)}
        fill={colour}
        stroke={INK}
        stroke-width={size * 0.3}
        stroke-linejoin="round"
        paint-order="stroke"
      />
      {emblem === 'rose' && <circle r={heart} fill={deep} />}
      {emblem === 'daisy' && <circle r={heart} fill="#c5671f" />}
      {emblem === 'leaf' && <path d={`M0 ${size}V${-size * 0.5}`} stroke={deep} stroke-width={size * 0.18} />}
    </g>
  );
}

export function EmblemIcon({ cell, size = 24 }: { cell: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <EmblemShape cell={cell} size={9} />
    </svg>
  );
}
