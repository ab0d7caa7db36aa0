/** The colour and shape of every seat, never colour alone. */

import type { Seat } from '@conclave/engine';
import { SHORT_TIME } from './candle.tsx';

const SHAPES: readonly string[] = [
  'M12 2L22 12L12 22L2 12Z',
  'M12 2.500A9.500 9.500 0 1 1 12 21.500A9.500 9.500 0 1 1 12 2.500Z',
  'M3.500 3.500H20.500V20.500H3.500Z',
  'M12 2.500L22 20.500H2Z',
  'M8.500 2.500H15.500V8.500H21.500V15.500H15.500V21.500H8.500V15.500H2.500V8.500H8.500Z',
  'M12 1.500L15 8.500L22.500 9.200L16.800 14L18.600 21.500L12 17.500L5.400 21.500L7.200 14L1.500 9.200L9 8.500Z',
  'M7 2.500H17L22 12L17 21.500H7L2 12Z',
  'M12 21.500L2 3.500H22Z',
];

export function seatColour(seat: Seat): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

/** Its outline as path data, in a box of 24: for pieces that have the chair's shape. */
export function seatShape(seat: Seat): string {
  return SHAPES[seat % SHAPES.length];
}

interface SeatMarkProps {
  readonly seat: Seat;
  readonly size?: number;
  /** A light edge round the ink: for dark grounds. */
  readonly keyline?: boolean;
  /** A ring round whoever is waited for: the share of their time that is left. */
  readonly ring?: number | undefined;
}

/** An emblem with the chair's colour and shape; the name stands beside it. */
export function SeatMark({ seat, size = 20, keyline, ring }: SeatMarkProps) {
  const box = ring === undefined ? '0 0 24 24' : '-8 -8 40 40';
  return (
    <svg class="seat-mark" width={size} height={size} viewBox={box} aria-hidden="true">
      {ring !== undefined && <Ring left={ring} />}
      {keyline && (
        <path d={seatShape(seat)} fill="none" stroke="#fbf5e6" stroke-width="5" stroke-linejoin="round" />
      )}
      <path
        d={seatShape(seat)}
        fill={seatColour(seat)}
        stroke="var(--piece-ink)"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </svg>
  );
}

const ROUND = 2 * Math.PI * 17;

function Ring({ left }: { left: number }) {
  return (
    <g fill="none" stroke-width="3.500" transform="rotate(-90 12 12)">
      <circle cx="12" cy="12" r="17" stroke="var(--rule)" />
      <circle
        cx="12"
        cy="12"
        r="17"
        stroke={left < SHORT_TIME ? 'var(--vermilion)' : 'var(--gold)'}
        stroke-dasharray={`${ROUND * left} ${ROUND}`}
      />
    </g>
  );
}

/** The other players in turn order, the next one first; everybody, from the first chair on, for those who only watch. */
export function othersInTurn(own: Seat | null, seats: number): readonly Seat[] {
  const first = own ?? -1;
  return Array.from({ length: own === null ? seats : seats - 1 }, (_none, i) => (first + 1 + i) % seats);
}

/** Colours of a chair that are the same by day and by night: for figures that wear them. */
const TONES: readonly (readonly [light: string, deep: string])[] = [
  ['#e0604a', '#7f2311'],
  ['#6f9be0', '#24508f'],
  ['#5fb496', '#1f5c49'],
  ['#ecc55a', '#94701a'],
  ['#b57fb0', '#5a2c54'],
  ['#e89a5b', '#8a4a17'],
  ['#7fc3c9', '#2a646a'],
  ['#b9b1a0', '#5f5747'],
];

export function seatTones(seat: Seat): readonly [light: string, deep: string] {
  return TONES[seat % TONES.length];
}

/** The sign of a chair on a pale disc, as part of a larger drawing; its middle at the origin. */
export function SeatSign({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  return (
    <g transform={`scale(${size / 24})`}>
      <circle r="14.500" fill="#fbf3e0" stroke="#1d1712" stroke-width="2" />
      <path
        d={seatShape(seat)}
        transform="translate(-9 -9) scale(.75)"
        fill={seatTones(seat)[1]}
        stroke="#1d1712"
        stroke-width="2.400"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** The sign of a bot, beside its name: a small head of stone. */
export function BotMark({ size = 18 }: { readonly size?: number }) {
  return (
    <svg class="bot-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <g stroke="var(--piece-ink)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
        <path d="M4 22V11C4 5 8 3 12 3S20 5 20 11V22Z" fill="#86b394" />
        <path d="M12 3V0.800" />
        <path d="M8 17.500H16" stroke-width="2.2" />
      </g>
      <g fill="var(--piece-ink)">
        <circle cx="9" cy="12" r="1.700" />
        <circle cx="15" cy="12" r="1.700" />
      </g>
    </svg>
  );
}
