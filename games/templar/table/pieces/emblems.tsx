/** Emblems of the seats and signs of the rings. */

import type { Seat } from '@conclave/engine';
import { seatShape } from '@conclave/kit';
import type { RingKind } from '../items.ts';
import { INK, seatPaint } from './paint.ts';

const TRIANGLE = 3;

/** The chair's outline round 0 0; a triangle hangs by its centre of gravity. */
export function Emblem({
  seat,
  size,
  fill = seatPaint(seat).fill,
  stroke,
  width = 0,
}: {
  readonly seat: Seat;
  readonly size: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}) {
  return (
    <path
      d={seatShape(seat)}
      transform={`scale(${size / 24}) translate(-12 ${seat === TRIANGLE ? -14 : -12})`}
      fill={fill}
      stroke={stroke}
      stroke-width={stroke && (width * 24) / size}
      stroke-linejoin="round"
    />
  );
}

/** Cross, lily, knight (a horse's head), in a box of 16 round 0 0. */
const SIGNETS: Readonly<Record<RingKind, string>> = {
  ringA: 'M-1.7-2.1L-3-6.8H3L1.7-2.1L6.8-3V3L1.7 2.1L3 6.8H-3L-1.7 2.1L-6.8 3V-3Z',
  ringB:
    'M0-7.4C2.3-4.6 2.8-2.4 1.6 0.3C3-2.6 6.7-3.3 7.1-0.3C7.3 1.8 5.4 2.7 4.2 1.7C4.3 3 3 3.4 1.7 3.4V4.6H3.4V6.4H1.5L0 7.7L-1.5 6.4H-3.4V4.6H-1.7V3.4C-3 3.4-4.3 3-4.2 1.7C-5.4 2.7-7.3 1.8-7.1-0.3C-6.7-3.3-3-2.6-1.6 0.3C-2.8-2.4-2.3-4.6 0-7.4Z',
  ringC:
    'M-5 7.4H5.6V5.6C4.8 4.6 4.8 3.4 5.2 2C6.3-2 4.6-5.8 1-6.6L0.4-8.2L-1-6.4C-3.4-5.2-5.4-2.4-6.6 0.5C-6.9 1.7-5.8 2.9-4.7 2.4L-2.7 1C-1.8 1.2-1.2 1.2-0.5 0.6C-0.7 2.6-3.6 3.5-4.1 5.6H-5Z',
};

interface Metal {
  readonly fill: string;
  readonly line: string;
}

export const METALS: Readonly<Record<RingKind, Metal>> = {
  ringA: { fill: '#f8f0da', line: '#a52f18' },
  ringB: { fill: '#f0cb62', line: '#5a3a06' },
  ringC: { fill: '#c3ccd1', line: '#27313a' },
};

export function Signet({
  kind,
  scale = 1,
  line = METALS[kind].line,
  cut = METALS[kind].fill,
}: {
  readonly kind: RingKind;
  readonly scale?: number;
  readonly line?: string;
  /** Colour of eye and mane. */
  readonly cut?: string;
}) {
  return (
    <g transform={`scale(${scale})`}>
      <path d={SIGNETS[kind]} fill={line} />
      {kind === 'ringC' && (
        <g stroke={cut} fill="none" stroke-linecap="round">
          <path d="M-2.7-2.5H-1.3" stroke-width="1.7" />
          <path d="M2.4-4.4C3.6-2.6 3.7-0.2 3 2" stroke-width="1.3" />
        </g>
      )}
    </g>
  );
}

/** A chair's mark with a pale edge, for beads, plaques and chips. */
export function Mark({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  return (
    <>
      <Emblem seat={seat} size={size * 1.12} fill="#fbf3dc" stroke="#fbf3dc" width={2.6} />
      <Emblem seat={seat} size={size} stroke={INK} width={1.6} />
    </>
  );
}
