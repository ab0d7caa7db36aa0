/** A seeker on the board, or their bust in a medallion. */

import type { Colour } from '../../rules/board.ts';
import { COLOUR_TONES, MARK_SHAPES } from './colours.ts';
import { INK } from './secret.tsx';
import { LAMP, SEEKERS } from './seekers.tsx';

const PEN = {
  stroke: INK,
  'stroke-width': 1.9,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

interface SeekerProps {
  readonly colour: Colour;
  /** The watcher's own carries the lantern. */
  readonly lamp?: boolean;
  readonly active?: boolean;
  readonly scale?: number;
}

/** Its feet stand in the middle of the lower edge. */
export function Seeker({ colour, lamp = false, active = false, scale = 1 }: SeekerProps) {
  return (
    <svg class="sl-seeker" width={44 * scale} height={62 * scale} viewBox="-22 -52 44 62" aria-hidden="true">
      {lamp && <circle class="sl-lantern" cy="-14" r="78" fill="url(#sl-lampglow)" />}
      <ellipse cy="1" rx="15" ry="6" fill="#050914" opacity="0.45" />
      {active && <ellipse rx="18.5" ry="8" fill="none" stroke="#ffd469" stroke-width="2.6" />}
      <g class="sl-keyline">{SEEKERS[colour]}</g>
      <g {...PEN}>
        {SEEKERS[colour]}
        {lamp && LAMP}
      </g>
    </svg>
  );
}

export function Bust({ colour, size }: { colour: Colour; size: number }) {
  const [, dark, light] = COLOUR_TONES[colour];
  return (
    <svg width={size} height={size} viewBox="-21 -21 42 42" aria-hidden="true">
      <clipPath id="sl-bust">
        <circle r="18" />
      </clipPath>
      <circle r="19" fill={dark} stroke={INK} stroke-width="2" />
      <g clip-path="url(#sl-bust)">
        <g transform="translate(0 31) scale(1.15)" {...PEN}>
          {SEEKERS[colour]}
        </g>
      </g>
      <circle r="18.5" fill="none" stroke={light} stroke-width="1.6" />
      <g transform="translate(13 14)">
        <Mark colour={colour} size={13} />
      </g>
    </svg>
  );
}

/** A colour's shape, round 0,0. */
function Mark({ colour, size }: { colour: Colour; size: number }) {
  return (
    <path
      d={MARK_SHAPES[colour]}
      transform={`scale(${size / 22})`}
      fill={COLOUR_TONES[colour][0]}
      stroke={INK}
      stroke-width="2.4"
      stroke-linejoin="round"
    />
  );
}

export function MarkIcon({ colour, size }: { colour: Colour; size: number }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <Mark colour={colour} size={20} />
    </svg>
  );
}
