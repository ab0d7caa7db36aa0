/** The figures: their feet stand on the origin, their heads point up. Told apart by outline first, by colour second. */

import type { ComponentChildren } from 'preact';
import type { GuardIndex } from '../../rules/state.ts';
import { INK } from '../ground/draw.ts';
import { EmblemShape } from './emblem.tsx';
import { NOVICE_LOOKS, type NoviceLook } from './novices.ts';

/** A light line round every figure, so that none drowns in the dark. */
const KEYLINE = '#fff3d2';
const BOLD = {
  stroke: INK,
  'stroke-width': 3.2,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;
const THIN = { ...BOLD, 'stroke-width': 2 } as const;
const SKIN = '#f2c9a0';

function Glow({ d, width = 8 }: { d: string; width?: number }) {
  return <path d={d} fill={KEYLINE} stroke={KEYLINE} stroke-width={width} stroke-linejoin="round" />;
}

export function Lantern({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle cy={2} r={15} fill="#ffdf8a" opacity={0.45} />
      <path d="M-6 -9C-6 -15 6 -15 6 -9" fill="none" {...THIN} stroke-width={2.6} />
      <path d="M-7 -9H7L9 10H-9Z" fill="#fff0ae" {...BOLD} stroke-width={2.6} />
      <path d="M-8 -9H8L5 -13H-5ZM-10 10H10V14H-10Z" fill="#8c7a4c" {...THIN} />
      <path d="M0 -5C4 0 4 6 0 7C-4 6 -4 0 0 -5Z" fill="#f08b2e" />
    </g>
  );
}

interface GuardShape {
  readonly body: string;
  readonly head: string;
  readonly base: string;
  readonly habit: string;
  /** How far out she holds her lantern. */
  readonly hand: number;
}

const GUARD_SHAPES: Readonly<Record<GuardIndex, GuardShape>> = {
  0: {
    body: 'M-25 0C-26 -27 -17 -42 -8 -45H8C17 -42 26 -27 25 0C14 6 -14 6 -25 0Z',
    head: 'M0 -70C-9 -82 -28 -86 -45 -67C-35 -66 -25 -60 -16 -50C-13 -58 -7 -61 0 -61C7 -61 13 -58 16 -50C25 -60 35 -66 45 -67C28 -86 9 -82 0 -70Z',
    base: '#dcae45',
    habit: '#2a2450',
    hand: 27,
  },
  1: {
    body: 'M-20 0C-21 -27 -14 -42 -7 -45H7C14 -42 21 -27 20 0C11 5 -11 5 -20 0Z',
    head: 'M-21 -22C-15 -34 -19 -44 -17 -54C-15 -69 -7 -74 0 -74C7 -74 15 -69 17 -54C19 -44 15 -34 21 -22C10 -17 -10 -17 -21 -22Z',
    base: '#b9c2d6',
    habit: '#52617f',
    hand: 23,
  },
};

/** The Abbess in her winged cornette, the Prioress in a round veil; `side`: where she holds her lantern. */
export function GuardFigure({ guard, side = 1 }: { guard: GuardIndex; side?: 1 | -1 }) {
  const { body, head, base, habit, hand } = GUARD_SHAPES[guard];
  const arm = `M${side * 12} -34Q${side * hand * 0.9} -34 ${side * hand} -27`;
  return (
    <g>
      <ellipse cx={-5} rx={34} ry={13} fill="#0a0718" opacity={0.5} />
      <Glow d={body} />
      <Glow d={head} />
      <ellipse cy={3} rx={29} ry={11} fill={base} {...BOLD} />
      <ellipse cy={2} rx={22} ry={7.5} fill="none" stroke={INK} stroke-width={1.4} opacity={0.5} />
      <path d={body} fill={habit} {...BOLD} />
      {guard === 0 ? <AbbessDress head={head} /> : <PrioressDress head={head} side={side} />}
      <path d={arm} fill="none" stroke={INK} stroke-width={12.5} stroke-linecap="round" />
      <path d={arm} fill="none" stroke={habit} stroke-width={8} stroke-linecap="round" />
      <Lantern x={side * (hand + 3)} y={-14} scale={1.05} />
    </g>
  );
}

function AbbessDress({ head }: { head: string }) {
  const cross = 'M0 -25V-7M-6 -19H6';
  return (
    <>
      <path d="M-8 -44C-10 -24 -10 -8 -11 2H11C10 -8 10 -24 8 -44Z" fill="#3d3570" {...THIN} />
      <path
        d="M-14 -54C-14 -66 14 -66 14 -54C15 -46 17 -40 19 -36C10 -27 -10 -27 -19 -36C-17 -40 -15 -46 -14 -54Z"
        fill="#fffaf0"
        {...THIN}
      />
      <path d={cross} stroke={INK} stroke-width={6.4} stroke-linecap="round" />
      <path d={cross} stroke="#f0c34f" stroke-width={3.2} stroke-linecap="round" />
      <Face>
        <path d="M-6.5 -52.6L-2 -51.4M6.5 -52.6L2 -51.4" fill="none" {...THIN} stroke-width={1.6} />
        <circle cx={-3.8} cy={-49.2} r={1.4} fill={INK} />
        <circle cx={3.8} cy={-49.2} r={1.4} fill={INK} />
        <path d="M0 -49l-1.2 3h2" fill="none" stroke="#b07a54" stroke-width={1.2} />
        <path
          d="M-2.6 -42.4Q0 -44 2.6 -42.4"
          fill="none"
          stroke="#a8453a"
          stroke-width={2}
          stroke-linecap="round"
        />
      </Face>
      <path d={head} fill="#fffaf0" {...BOLD} />
      <path
        d="M-3 -66C-12 -74 -24 -76 -36 -69M3 -66C12 -74 24 -76 36 -69"
        fill="none"
        stroke="#bdb4d6"
        stroke-width={2.4}
        stroke-linecap="round"
      />
    </>
  );
}

function PrioressDress({ head, side }: { head: string; side: 1 | -1 }) {
  const key = `M${-side * 10} -4v7M${-side * 7} -5l2 6`;
  return (
    <>
      <path d={head} fill="#1f1b3a" {...BOLD} />
      <path
        d="M-12 -36C-14 -56 -9 -65 0 -65C9 -65 14 -56 12 -36C7 -29 -7 -29 -12 -36Z"
        fill="#fffaf0"
        {...THIN}
      />
      <Face>
        {[-4, 4].map((x) => (
          <g key={x}>
            <circle cx={x} cy={-49} r={3.6} fill="#fff" {...THIN} stroke-width={1.6} />
            <circle cx={x} cy={-49} r={1.3} fill={INK} />
          </g>
        ))}
        <path d="M-2.4 -42.2H2.4" fill="none" stroke="#a8453a" stroke-width={2} stroke-linecap="round" />
      </Face>
      <circle cx={-side * 10} cy={-9} r={5} fill="none" stroke={INK} stroke-width={4.6} />
      <circle cx={-side * 10} cy={-9} r={5} fill="none" stroke="#dfe3ee" stroke-width={2} />
      <path d={key} stroke="#dfe3ee" stroke-width={2.4} />
    </>
  );
}

function Face({ children }: { children: ComponentChildren }) {
  return (
    <>
      <ellipse cy={-49} rx={9.5} ry={11} fill={SKIN} {...THIN} />
      {[-5.6, 5.6].map((x) => (
        <circle key={x} cx={x} cy={-45.6} r={2} fill="#e07a6a" opacity={0.55} />
      ))}
      {children}
    </>
  );
}

export interface NoviceState {
  readonly cell: number;
  /** Her place is known to her player alone. */
  readonly secret?: boolean;
  readonly asleep?: boolean;
  readonly caught?: boolean;
}

const GOWN = 'M-17 0C-17 -16 -11 -27 -5 -29H5C11 -27 17 -16 17 0C9 4 -9 4 -17 0Z';
const SCARF = 'M-13.5 -36C-16 -54 -8 -58 0 -58C8 -58 16 -54 13.5 -36C9 -46 -9 -46 -13.5 -36Z';

export function NoviceFigure({ cell, ...state }: NoviceState) {
  return <Novice look={NOVICE_LOOKS[cell]} sign={<EmblemShape cell={cell} size={6.6} />} {...state} />;
}

interface NoviceProps extends Omit<NoviceState, 'cell'> {
  readonly look: NoviceLook;
  /** On her gown. */
  readonly sign: ComponentChildren;
}

export function Novice({ look, sign, secret, asleep, caught }: NoviceProps) {
  const { colour, deep, hair, locks } = look;
  return (
    <g>
      <ellipse cx={-4} cy={1} rx={23} ry={9} fill="#0a0718" opacity={0.45} />
      {secret ? <SecretBase /> : <ellipse cy={2} rx={20} ry={8} fill={deep} {...THIN} />}
      <Glow d={GOWN} />
      <Glow d="M-14 -36C-16 -56 -8 -58 0 -58C8 -58 16 -56 14 -36L8 -26H-8Z" />
      <Glow d={locks} width={7} />
      <path
        d="M-7 2q-1 4 -5 4M7 2q1 4 5 4"
        stroke={SKIN}
        stroke-width={5}
        stroke-linecap="round"
        fill="none"
      />
      <path d={locks} fill={hair} {...THIN} />
      <path d={GOWN} fill="#fdf5e3" {...BOLD} />
      <path d="M-16.8 -4C-8 1 8 1 16.8 -4L17 0C9 4 -9 4 -17 0Z" fill={colour} {...THIN} stroke-width={1.6} />
      <ellipse cy={-38} rx={11} ry={11.5} fill="#f6cfa6" {...THIN} stroke-width={2.4} />
      <path d="M-9.5 -41C-6 -48 6 -48 9.5 -41C5 -44 -5 -44 -9.5 -41Z" fill={hair} />
      <path d={SCARF} fill={colour} {...BOLD} stroke-width={2.8} />
      <path d="M-6 -54C-10 -52 -11 -46 -11 -42" fill="none" stroke="#fff" stroke-width={2} opacity={0.7} />
      {asleep ? (
        <path d="M-6.5 -36q2.5 2.5 5 0M1.5 -36q2.5 2.5 5 0" fill="none" {...THIN} stroke-width={1.8} />
      ) : (
        [-4, 4].map((x) => (
          <g key={x}>
            <circle cx={x} cy={-36.5} r={2} fill={INK} />
            <circle cx={x + 0.6} cy={-37.2} r={0.7} fill="#fff" />
          </g>
        ))
      )}
      <path
        d={caught ? 'M-3 -30.5Q0 -33 3 -30.5' : 'M-3 -31.5Q1 -29 3.5 -32'}
        fill="none"
        {...THIN}
        stroke-width={1.8}
      />
      {[-7, 7].map((x) => (
        <circle key={x} cx={x} cy={-32.5} r={2} fill="#e8819b" opacity={0.6} />
      ))}
      <g transform="translate(0 -14)">{sign}</g>
      {caught && <path d="M-13 -20Q0 -12 13 -20" fill="none" stroke="#b3361e" stroke-width={3.4} />}
    </g>
  );
}

/** Lapis with dots: only you know. */
function SecretBase() {
  return (
    <>
      <ellipse cy={1} rx={34} ry={16} fill="#24508f" stroke="#0d1636" stroke-width={3} />
      <ellipse
        cy={1}
        rx={28}
        ry={12}
        fill="none"
        stroke="#eaf2ff"
        stroke-width={4.4}
        stroke-dasharray="0 8.2"
        stroke-linecap="round"
      />
    </>
  );
}
