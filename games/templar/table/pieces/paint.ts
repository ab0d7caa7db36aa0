/** Colours of pieces. They are the same by day and by night, because every piece has a pale edge of cut card. */

import type { Seat } from '@conclave/engine';

export const INK = '#2b2118';
export const CARD_EDGE = '#fbf3dc';
export const GOLD = '#f0cb62';
export const SKIN = '#ecc9a0';

interface SeatPaint {
  readonly fill: string;
  /** In the shade. */
  readonly deep: string;
  readonly pale: string;
  /** Words on it. */
  readonly on: string;
}

const SEAT_PAINTS: readonly SeatPaint[] = [
  { fill: '#b3361e', deep: '#7f2311', pale: '#e7a593', on: '#fff' },
  { fill: '#24508f', deep: '#163563', pale: '#9db8e0', on: '#fff' },
  { fill: '#2f7a63', deep: '#1c5141', pale: '#a3d0bf', on: '#fff' },
  { fill: '#c79a2c', deep: '#8f6a14', pale: '#f0d892', on: '#2b1d06' },
  { fill: '#6d3a66', deep: '#482342', pale: '#cfa6c9', on: '#fff' },
];

export function seatPaint(seat: Seat): SeatPaint {
  return SEAT_PAINTS[seat % SEAT_PAINTS.length];
}
