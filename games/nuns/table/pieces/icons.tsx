/** Small signs: feet, ears, phases, path swatches, blessing cards. */

import type { ComponentChildren } from 'preact';
import type { Blessing, Card } from '../../rules/cards.ts';
import { PATH_COLOURS, type Path } from '../../rules/paths.ts';
import { INK } from '../ground/draw.ts';
import { Lantern } from './figures.tsx';
import { burst } from './markers.tsx';

const SOLE = 'M0 11C-6 11 -5 3 -5 0C-7 -6 -5 -10 0 -10C5 -10 7 -6 5 0C5 3 6 11 0 11Z';
const TOES = 'M-5 -13.5h0M0 -15h0M5 -13.5h0';
const TIP = 'M0 6C-8 5 -8 -5 0 -6C8 -5 8 5 0 6Z';
const TIP_TOES = 'M-6 -10h0M0 -11.5h0M6 -10h0';

interface FootProps {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly fill?: string;
}

export function Foot({ x = 0, y = 0, turn = 0, scale = 1, fill = '#fbf3e0' }: FootProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} stroke-linecap="round">
      <path d={SOLE} fill={fill} stroke={INK} stroke-width={2.4} />
      <path d={TOES} stroke={INK} stroke-width={5.6} />
      <path d={TOES} stroke={fill} stroke-width={3.4} />
    </g>
  );
}

function Tiptoe({ x = 0, y = 0, turn = 0, fill = '#fbf3e0' }: FootProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke-linecap="round">
      <path d={TIP} fill={fill} stroke={INK} stroke-width={2.4} />
      <path d={TIP_TOES} stroke={INK} stroke-width={6} />
      <path d={TIP_TOES} stroke={fill} stroke-width={3.6} />
      <path
        d="M-4 11q4 3 8 0"
        fill="none"
        stroke={INK}
        stroke-width={1.8}
        stroke-dasharray="2 3"
        opacity={0.7}
      />
    </g>
  );
}

/** How a movement card is gone: two feet side by side, on tiptoe, in step, in a hurry. */
export function Pace({ card, fill }: { card: Card; fill?: string }) {
  switch (card) {
    case 'stand':
      return (
        <g>
          <Foot x={-8} y={2} turn={-6} fill={fill} />
          <Foot x={8} y={2} turn={6} fill={fill} />
        </g>
      );
    case 'sneak':
      return (
        <g>
          <Tiptoe x={-8} y={4} turn={-6} fill={fill} />
          <Tiptoe x={9} y={-3} turn={6} fill={fill} />
        </g>
      );
    case 'walk':
      return (
        <g>
          <Foot x={-9} y={7} turn={-4} scale={0.95} fill={fill} />
          <Foot x={9} y={-5} turn={4} scale={0.95} fill={fill} />
        </g>
      );
    case 'run':
      return (
        <g>
          <Foot x={-13} y={8} turn={10} scale={0.85} fill={fill} />
          <Foot x={0} y={-2} turn={14} scale={0.85} fill={fill} />
          <Foot x={13} y={-9} turn={16} scale={0.85} fill={fill} />
        </g>
      );
  }
}

export function PaceIcon({ card, size = 34, fill }: { card: Card; size?: number; fill?: string }) {
  return (
    <svg width={size} height={size} viewBox="-23 -24 46 46" aria-hidden="true">
      <Pace card={card} fill={fill} />
    </svg>
  );
}

function EarShape({ deaf }: { deaf?: boolean }) {
  return (
    <g fill="none" stroke="currentColor" stroke-width={2.2} stroke-linecap="round" stroke-linejoin="round">
      <path d="M-5 -2C-5 -10 7 -10 7 -2C7 3 2 3 2 7C2 11 -3 11 -3.5 8" />
      <path d="M-1.5 -2C-1.500 -6 3.500 -6 3.500 -2C3.500 0 1 1 .5 2.500" />
      {deaf ? (
        <path d="M-9 10L9 -10" stroke-width={2.8} stroke="var(--nr-alarm)" />
      ) : (
        <path d="M-9 -6q-2.500 4 0 8" stroke-width={1.8} />
      )}
    </g>
  );
}

export function Ear({ deaf, size = 22 }: { deaf?: boolean; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-11 -12 22 24" aria-hidden="true">
      <EarShape deaf={deaf} />
    </svg>
  );
}

export interface RouteLook {
  readonly tone: string;
  readonly dash: string;
}

/** Every colour of a path has a dash of its own. */
const ROUTE_LOOKS: Readonly<Record<string, RouteLook>> = {
  'light-blue': { tone: '#8fd3f2', dash: '2 11' },
  green: { tone: '#8fd67c', dash: '16 9' },
  purple: { tone: '#cfa2f5', dash: '16 7 2 7' },
  red: { tone: '#ff7d66', dash: '26 8' },
  orange: { tone: '#ffb054', dash: '8 8' },
};

export function routeLook(path: Path): RouteLook {
  return ROUTE_LOOKS[PATH_COLOURS[path]];
}

export function Swatch({ path }: { path: Path }) {
  const { tone, dash } = routeLook(path);
  const half = dash
    .split(' ')
    .map((length) => Number(length) / 2)
    .join(' ');
  return (
    <svg width={30} height={12} viewBox="0 0 30 12" aria-hidden="true" stroke-linecap="round">
      <path d="M2 6H28" stroke={INK} stroke-width={8} />
      <path d="M2 6H28" stroke={tone} stroke-width={4.6} stroke-dasharray={half} />
    </svg>
  );
}

export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die round the origin. */
export function DieShape({ value, size }: { value: number; size: number }) {
  const half = size / 2;
  return (
    <g>
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.2}
        fill="#fbf3e0"
        stroke={INK}
        stroke-width={2}
      />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * size * 0.26} cy={y * size * 0.27} r={size * 0.085} fill={INK} />
      ))}
    </g>
  );
}

function BlessingSign({ blessing }: { blessing: Blessing }) {
  switch (blessing) {
    case 'falseNoise':
      return (
        <g stroke-linecap="round">
          <path d={burst(17, 11, 9)} fill="#fff2c2" stroke={INK} stroke-width={2} />
          <path d="M-5 -4q3 4 0 8M0 -6q4.5 6 0 12" fill="none" stroke="#b3361e" stroke-width={2.2} />
          <path d="M3 -5L9 5M9 -5L3 5" stroke={INK} stroke-width={1.8} />
        </g>
      );
    case 'adjust':
      return (
        <g>
          <g transform="translate(-6 -3)" style={{ color: INK }}>
            <EarShape />
          </g>
          <path
            d="M2 13h7M5.500 9.500v7M2 19h7M13 12l3 -2v9"
            fill="none"
            stroke="#b3361e"
            stroke-width={2.4}
            transform="translate(0 -5)"
          />
        </g>
      );
    case 'fast':
      return (
        <g>
          <Foot x={-6} y={4} turn={14} scale={0.8} />
          <Foot x={8} y={-4} turn={18} scale={0.8} />
        </g>
      );
    case 'reroll':
      return (
        <g>
          <g transform="rotate(-12)">
            <DieShape value={5} size={20} />
          </g>
          <path
            d="M-14 -6A15 15 0 0 1 12 -10M12 -10l-1 -6M12 -10l-6 1"
            fill="none"
            stroke={INK}
            stroke-width={2.2}
            stroke-linecap="round"
          />
        </g>
      );
  }
}

/** A blessing card: its face, its back where it is not known, an outline where it is spent. */
export function BlessingCard({
  blessing,
  spent,
  width = 30,
}: {
  blessing: Blessing | null;
  spent?: boolean;
  width?: number;
}) {
  const back = blessing === null;
  return (
    <svg width={width} height={width * 1.4} viewBox="0 0 30 42" aria-hidden="true">
      {spent ? (
        <rect
          x={1.5}
          y={1.5}
          width={27}
          height={39}
          rx={3}
          fill="none"
          stroke="currentColor"
          stroke-width={1.4}
          stroke-dasharray="4 3"
        />
      ) : (
        <>
          <rect
            x={1.5}
            y={1.5}
            width={27}
            height={39}
            rx={3}
            fill={back ? '#5a3f6e' : '#fbf5e6'}
            stroke={INK}
            stroke-width={2}
          />
          <rect
            x={4.5}
            y={4.5}
            width={21}
            height={33}
            rx={2}
            fill="none"
            stroke={back ? '#e9c46a' : '#b8862b'}
            stroke-width={1}
          />
        </>
      )}
      {back && !spent && <path d="M15 13V29M10 18H20" stroke="#e9c46a" stroke-width={2.6} />}
      {blessing && (
        <g transform="translate(15 21) scale(.72)" opacity={spent ? 0.45 : 1}>
          <BlessingSign blessing={blessing} />
        </g>
      )}
    </svg>
  );
}

/** In what order a turn goes, each with its sign. */
export const STAGES = ['plan', 'move', 'noise', 'guards', 'listen'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_SIGNS: Readonly<Record<Stage, () => ComponentChildren>> = {
  plan: () => (
    <path
      d="M-7 8L-5 2L6 -9L9 -6L-2 5ZM-7 8L-2 5"
      fill="#fbf3e0"
      stroke="currentColor"
      stroke-width={1.8}
      stroke-linejoin="round"
    />
  ),
  move: () => (
    <>
      <Foot x={-4} y={3} turn={-8} scale={0.5} />
      <Foot x={5} y={-2} turn={8} scale={0.5} />
    </>
  ),
  noise: () => (
    <g transform="rotate(-10)">
      <DieShape value={5} size={17} />
    </g>
  ),
  guards: () => <Lantern y={1} scale={0.72} />,
  listen: () => <EarShape />,
};

export function StageIcon({ stage }: { stage: Stage }) {
  const Sign = STAGE_SIGNS[stage];
  return (
    <svg width={28} height={28} viewBox="-14 -14 28 28" aria-hidden="true">
      <Sign />
    </svg>
  );
}

export function AboutTurnSign() {
  return (
    <svg width={30} height={14} viewBox="0 0 30 14" aria-hidden="true">
      <path
        d="M7 12H21A4.500 4.500 0 0 0 21 3H11M11 3L15 0M11 3L15 6"
        fill="none"
        stroke="currentColor"
        stroke-width={2.2}
      />
    </svg>
  );
}
