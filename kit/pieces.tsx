/** Things that lie on a table: cards that turn, hands, dice, tokens, tracks, figures. */

import type { Seat } from '@conclave/engine';
import type { ComponentChildren } from 'preact';
import { seatColour } from './seats.tsx';

/** Two faces; `turned` shows the second. */
export function TurningCard({
  turned,
  front,
  back,
}: {
  turned: boolean;
  front: ComponentChildren;
  back: ComponentChildren;
}) {
  return (
    <div class="turn-box" style={{ width: '100%', height: '100%' }}>
      <div class={turned ? 'turning turned' : 'turning'}>
        <div aria-hidden={turned}>{front}</div>
        <div aria-hidden={!turned}>{back}</div>
      </div>
    </div>
  );
}

export function Hand({ label, children }: { label: string; children: readonly ComponentChildren[] }) {
  const middle = (children.length - 1) / 2;
  return (
    <ul class="hand" aria-label={label}>
      {children.map((card, index) => (
        <li key={index} style={{ '--lean': (index - middle) * 4 }}>
          {card}
        </li>
      ))}
    </ul>
  );
}

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
}: {
  value: number;
  label: string;
  throwNumber?: number;
}) {
  return (
    <span class={throwNumber > 0 ? 'die thrown' : 'die'} key={throwNumber} role="img" aria-label={label}>
      <svg width="48" height="48" viewBox="-26 -26 52 52" aria-hidden="true">
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

/** Steps in a row, some of them taken. */
export function Track({ steps, at, label }: { steps: number; at: number; label: string }) {
  return (
    <svg
      class="track"
      role="img"
      aria-label={label}
      width={steps * 26 + 8}
      height="34"
      viewBox={`0 0 ${steps * 26 + 8} 34`}
    >
      <path d={`M17 17H${steps * 26 - 9}`} stroke="var(--rule-strong)" stroke-width="3" />
      {Array.from({ length: steps }, (_none, step) => (
        <circle
          key={step}
          cx={17 + step * 26}
          cy="17"
          r={step === at ? 11 : 8}
          fill={step < at ? 'var(--verdigris)' : step === at ? 'var(--gold-hi)' : 'var(--leaf)'}
          stroke="var(--piece-ink)"
          stroke-width="2"
          stroke-dasharray={step > at ? '3 3' : undefined}
        />
      ))}
    </svg>
  );
}
