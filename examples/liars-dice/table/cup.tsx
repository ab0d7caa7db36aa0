/** What the table and its pictures are made of. */

import { SeatSign, seatTones } from '@conclave/kit';
import type { Face } from '../rules/state.ts';

export const INK = '#2b1a0e';
export const LEATHER = { mid: '#9a5629', low: '#6a3819', high: '#c98247' } as const;

/** A leather cup, upside down, with a band in the colour of its owner. Drawn round the middle of its rim. */
export function CupShape({ seat }: { readonly seat: number }) {
  const [colour, deep] = seatTones(seat);
  return (
    <g stroke={INK} stroke-width="3" stroke-linejoin="round">
      <path d="M-34 0L-24 -78Q0 -88 24 -78L34 0Q0 12 -34 0Z" fill={LEATHER.mid} />
      <path d="M10 -82Q18 -81 24 -78L34 0Q26 5 14 6Z" fill={LEATHER.low} stroke="none" />
      <path
        d="M-24 -70Q-22 -40 -28 -4"
        fill="none"
        stroke={LEATHER.high}
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M-31 -24Q0 -12 31 -24L34 0Q0 12 -34 0Z" fill={colour} />
      <path d="M-34 0Q0 12 34 0L33 -7Q0 5 -33 -7Z" fill={deep} stroke="none" />
      <g transform="translate(0 -48)">
        <SeatSign seat={seat} size={24} />
      </g>
    </g>
  );
}

const PIPS: Readonly<Record<Face, string>> = {
  1: 'M0 0h0',
  2: 'M-11 -11h0M11 11h0',
  3: 'M-11 -11h0M0 0h0M11 11h0',
  4: 'M-11 -11h0M11 -11h0M-11 11h0M11 11h0',
  5: 'M-11 -11h0M11 -11h0M0 0h0M-11 11h0M11 11h0',
  6: 'M-11 -12h0M11 -12h0M-11 0h0M11 0h0M-11 12h0M11 12h0',
};

/** A die in a picture; on the table the kit's own lies. */
export function DieShape({ face }: { readonly face: Face }) {
  return (
    <>
      <rect x="-23" y="-23" width="46" height="46" rx="9" fill="#f6ecd2" stroke={INK} stroke-width="3" />
      <path d={PIPS[face]} stroke={INK} stroke-width="9" stroke-linecap="round" />
    </>
  );
}

/** The ground of a picture. */
export function Felt({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <rect width={width} height={height} fill="#2f5f48" />
      <ellipse cx={width / 2} cy={height / 2} rx={width * 0.5} ry={height * 0.46} fill="#3f7258" />
    </>
  );
}

/** Lifted, it leans away from its dice. */
export function Cup({ seat, isLifted }: { readonly seat: number; readonly isLifted: boolean }) {
  return (
    <svg class={isLifted ? 'ld-cup lifted' : 'ld-cup'} viewBox="-50 -96 100 114" aria-hidden="true">
      <ellipse cy="4" rx="42" ry="10" fill="rgb(0 0 0 / 0.28)" />
      <g class="ld-cup-body">
        <CupShape seat={seat} />
      </g>
    </svg>
  );
}
