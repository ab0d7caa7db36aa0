/** Dice, tokens, figures, counters and tracks. */

import type { Seat } from '@conclave/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import './pieces.css';
import { seatColour, seatShape } from './seats.tsx';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-11, -11],
    [11, 11],
  ],
  3: [
    [-11, -11],
    [0, 0],
    [11, 11],
  ],
  4: [
    [-11, -11],
    [11, -11],
    [-11, 11],
    [11, 11],
  ],
  5: [
    [-11, -11],
    [11, -11],
    [0, 0],
    [-11, 11],
    [11, 11],
  ],
  6: [
    [-11, -12],
    [11, -12],
    [-11, 0],
    [11, 0],
    [-11, 12],
    [11, 12],
  ],
};

/** A die tumbles once whenever `throwNumber` changes. */
export function Die({
  value,
  label,
  throwNumber = 0,
  size = 48,
}: {
  value: number;
  label: string;
  throwNumber?: number;
  size?: number;
}) {
  return (
    <span class={throwNumber > 0 ? 'die thrown' : 'die'} key={throwNumber} role="img" aria-label={label}>
      <svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden="true">
        <rect
          x="-23"
          y="-23"
          width="46"
          height="46"
          rx="9"
          fill="#f6ecd2"
          stroke="var(--piece-ink)"
          stroke-width="2"
        />
        <path d="M-23 14A9 9 0 0 0 -14 23H14A9 9 0 0 0 23 14V8H-23Z" fill="#dcc89a" />
        <rect
          x="-23"
          y="-23"
          width="46"
          height="46"
          rx="9"
          fill="none"
          stroke="var(--piece-ink)"
          stroke-width="2"
        />
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.500" fill="#2b2118" />
        ))}
      </svg>
    </span>
  );
}

/** A round token with a sign on it; its chair's colour runs round it. */
export function Token({
  seat,
  size = 34,
  children,
}: {
  seat: Seat;
  size?: number;
  children?: ComponentChildren;
}) {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18" fill="#f6ecd2" stroke="var(--piece-ink)" stroke-width="2" />
      <circle r="14.500" fill="none" stroke={seatColour(seat)} stroke-width="5" />
      <circle r="11.500" fill="none" stroke="var(--piece-ink)" stroke-width="1" />
      {children}
    </svg>
  );
}

/** A hooded figure in the colour of its chair. */
export function Figure({ seat, size = 46 }: { seat: Seat; size?: number }) {
  return (
    <svg width={size} height={size * 1.25} viewBox="-22 -34 44 60" aria-hidden="true">
      <g stroke="var(--piece-ink)" stroke-width="2" stroke-linejoin="round">
        <ellipse cy="22" rx="19" ry="5" fill="rgb(0 0 0 / 0.25)" stroke="none" />
        <path d="M-17 22C-17-2-10-28 0-31C10-28 17-2 17 22Q0 27-17 22Z" fill={seatColour(seat)} />
        <path
          d="M-17 22C-16 8-12-6-8-14C-9 2-8 14-6 24Q-12 24-17 22Z"
          fill="rgb(0 0 0 / 0.22)"
          stroke="none"
        />
        <path d="M-8-11C-8-21 8-21 8-11C8-3 4 1 0 1C-4 1-8-3-8-11Z" fill="#e6bd92" />
        <path d="M-4-10H-2M2-10H4M-2-4Q0-3 2-4" fill="none" stroke-width="1.600" />
      </g>
    </svg>
  );
}

/** A number that says how it changed. */
export function Counter({ value, label }: { value: number; label: string }) {
  const last = useRef({ value, gained: 0 });
  if (last.current.value !== value) last.current = { value, gained: value - last.current.value };
  const { gained } = last.current;
  return (
    <span class="counter tabular" role="img" aria-label={label}>
      <span key={value} class={gained === 0 ? undefined : 'counter-new'} aria-hidden="true">
        {value}
      </span>
      {gained !== 0 && (
        <span key={`by ${value}`} class={gained > 0 ? 'counter-by' : 'counter-by less'} aria-hidden="true">
          {gained > 0 ? `+${gained}` : `−${-gained}`}
        </span>
      )}
    </span>
  );
}

interface TrackProps {
  readonly steps: number;
  readonly label: string;
  /** The step that is reached: those before it are done. */
  readonly at?: number;
  /** Chairs on the track, for scores. */
  readonly marks?: readonly { readonly seat: Seat; readonly at: number }[];
  /** A number at every so many steps. */
  readonly numbers?: number;
  /** Pixels from step to step. */
  readonly step?: number;
}

const HIGH = 34;

/** Steps in a row: a road with one traveller, or a thread of beads with a mark for every chair. */
export function Track({ steps, label, at = -1, marks = [], numbers = 0, step = 26 }: TrackProps) {
  const wide = (steps - 1) * step + HIGH;
  const x = (index: number) => HIGH / 2 + index * step;
  return (
    <svg
      class="track"
      role="img"
      aria-label={label}
      width={wide}
      height={HIGH}
      viewBox={`0 0 ${wide} ${HIGH}`}
    >
      <path d={`M${x(0)} 17H${x(steps - 1)}`} stroke="var(--rule-strong)" stroke-width="3" />
      {Array.from({ length: steps }, (_none, index) =>
        numbers > 0 && index % numbers !== 0 ? (
          <circle key={index} cx={x(index)} cy="17" r="3.500" fill="var(--rule-strong)" />
        ) : (
          <g key={index}>
            <circle
              cx={x(index)}
              cy="17"
              r={index === at || numbers > 0 ? 11 : 8}
              fill={index < at ? 'var(--verdigris)' : index === at ? 'var(--gold-hi)' : 'var(--leaf)'}
              stroke="var(--piece-ink)"
              stroke-width="2"
              stroke-dasharray={at >= 0 && index > at ? '3 3' : undefined}
            />
            {numbers > 0 && (
              <text class="track-number" x={x(index)} y="21.500">
                {index}
              </text>
            )}
          </g>
        ),
      )}
      {marks.map(({ seat, at: place }, order) => {
        const before = marks.slice(0, order).filter((other) => other.at === place).length;
        return (
          <path
            key={seat}
            class="track-mark"
            d={seatShape(seat)}
            fill={seatColour(seat)}
            style={{
              transform: `translate(${x(Math.min(steps - 1, place)) - 12 + 10 * before}px, ${5 - 2 * before}px)`,
            }}
          />
        );
      })}
    </svg>
  );
}
