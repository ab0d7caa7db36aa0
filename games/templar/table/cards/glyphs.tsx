/**
 * The two lines below a portrait: who goes how far, and what it brings. Each is in a strip of 78, its middle at y 0.
 */

import type { Seat } from '@conclave/engine';
import type { ComponentChild, ComponentChildren } from 'preact';
import { CARDS, type Card, HIDES, type Item, REACH, WORTH } from '../../rules/box.ts';
import { Door, NeutralFigure, Pawn } from '../pieces/figures.tsx';
import { BareObject } from '../pieces/objects.tsx';
import { INK } from '../pieces/paint.ts';

interface GlyphProps {
  readonly seat: Seat;
  /** Bells: how many tiles are due. */
  readonly due: number | null;
}

type Lines = readonly [
  upper: (props: GlyphProps) => ComponentChild,
  lower: (props: GlyphProps) => ComponentChild,
];

function Little({
  x,
  y,
  scale,
  children,
}: {
  x: number;
  y: number;
  scale: number;
  children: ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

function Text({
  x,
  y = 6,
  size = 16,
  children,
}: {
  x: number;
  y?: number;
  size?: number;
  children: ComponentChildren;
}) {
  return (
    <text class="tp-glyph" x={x} y={y} font-size={size}>
      {children}
    </text>
  );
}

function Footprints({ x }: { x: number }) {
  return (
    <path
      transform={`translate(${x} 1) scale(0.9)`}
      d="M-3.6-6.5C-1.4-7.5-0.4-4.5-0.8-1.8C-1.1 0.5-1 2.5-2.2 3C-3.6 3.4-4.4 1.6-4.6-0.6C-4.9-3.2-5.2-5.8-3.6-6.5ZM3.2-3.5C5-4.3 6-1.7 5.7 0.7C5.5 2.8 5.6 4.6 4.4 5.1C3.2 5.5 2.4 4 2.2 2C2-0.2 1.8-2.9 3.2-3.5ZM-3.4 4.2C-2.2 4-1.6 5-1.8 6C-2 7.2-4 7.4-4.2 6.2C-4.4 5.2-4.2 4.3-3.4 4.2ZM3.4 6.2C4.6 6 5.2 7 5 8C4.8 9.2 2.8 9.4 2.6 8.2C2.4 7.2 2.6 6.3 3.4 6.2Z"
      fill="currentColor"
    />
  );
}

/** "1", "1–3": at least one room, the card's number at most. */
function Range({ card, x }: { card: Card; x: number }) {
  const most = REACH[CARDS.indexOf(card)];
  return (
    <>
      <Footprints x={x} />
      <Text x={x + 12} y={6.5}>
        {most === 1 ? '1' : `1–${most}`}
      </Text>
    </>
  );
}

function Walk({ card, seat }: { card: Card; seat: Seat }) {
  return (
    <>
      <Little x={14} y={9} scale={0.42}>
        <Pawn seat={seat} />
      </Little>
      <Range card={card} x={31} />
    </>
  );
}

function Chest() {
  return (
    <g transform="translate(18 0)" stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      <path d="M-9-1C-9-6 9-6 9-1V7H-9Z" fill="#a8733c" />
      <path d="M-9 0.5H9" stroke-width="1.8" />
      <rect x="-2" y="-1.5" width="4" height="4.5" fill="#f0cb62" />
    </g>
  );
}

function Coin({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle r="9.5" fill="#e9c46a" stroke={INK} stroke-width="1.4" />
      <circle r="7.2" fill="none" stroke="#a5741c" stroke-width="0.9" />
      <text class="tp-glyph" y="4.8" font-size="13.5" text-anchor="middle" style={{ fill: '#2b1d06' }}>
        +1
      </text>
    </g>
  );
}

function Arrow({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" />;
}

/** A monk: how far, and how much he hides. */
const monk = (card: Card): Lines => [
  ({ seat }) => <Walk card={card} seat={seat} />,
  () => (
    <>
      <Chest />
      <Text x={33}>{HIDES[CARDS.indexOf(card)]}</Text>
    </>
  ),
];

const WORTHS: readonly (readonly [item: Item, x: number])[] = [
  ['ringA', 11],
  ['book', 35],
  ['chalice', 59],
];

const GLYPHS: Readonly<Record<Card, Lines>> = {
  anselmus: monk('anselmus'),
  josua: monk('josua'),
  lucas: monk('lucas'),
  benjamin: [
    ({ seat }) => <Walk card="benjamin" seat={seat} />,
    () => (
      <>
        <Little x={18} y={0} scale={0.8}>
          <BareObject item="ringB" />
        </Little>
        <Arrow d="M32 3C38-6 48-6 53 1M53 1L53.5-5M53 1L47-0.5" />
        <circle
          cx="65"
          r="7.5"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
          stroke-dasharray="3 2.4"
        />
      </>
    ),
  ],
  maria: [
    ({ seat }) => (
      <>
        <Little x={14} y={9} scale={0.42}>
          <Pawn seat={seat} />
        </Little>
        <Arrow d="M25 1H34M34 1L30-3M34 1L30 5" />
        <g transform="translate(51 0)" stroke={INK} stroke-width="1.4" stroke-linejoin="round">
          <path d="M-10 8V-2L0-9L10-2V8Z" fill="#d8b878" />
          <path d="M-5 8V1H5V8Z" fill="#5b3d20" />
        </g>
      </>
    ),
    () => (
      <>
        {(['ringA', 'book', 'chalice'] as const).map((item, i) => (
          <Little key={item} x={15 + 17 * i} y={0} scale={0.62}>
            <BareObject item={item} />
          </Little>
        ))}
        <Arrow d="M62-5V5M62 5L58.5 1.5M62 5L65.5 1.5" />
      </>
    ),
  ],
  stephanus: [
    ({ seat }) => <Walk card="stephanus" seat={seat} />,
    ({ seat }) => (
      <>
        <Coin x={16} />
        <Text x={30} size={15}>
          ×
        </Text>
        <Little x={48} y={9} scale={0.42}>
          <NeutralFigure figure="remigius" />
        </Little>
        <Little x={61} y={9} scale={0.42}>
          <Pawn seat={(seat + 1) % 5} />
        </Little>
      </>
    ),
  ],
  porticus: [
    () => (
      <>
        <Little x={18} y={10} scale={0.46}>
          <Door />
        </Little>
        <Arrow d="M32 1H44M44 1L40-3M44 1L40 5" />
        <path
          d="M53 8V-3C53-9 67-9 67-3V8"
          fill="none"
          stroke="currentColor"
          stroke-width="1.7"
          stroke-dasharray="3 2.4"
        />
      </>
    ),
    () => <Coin x={16} />,
  ],
  remigius: [
    () => (
      <>
        <Little x={14} y={9} scale={0.42}>
          <NeutralFigure figure="remigius" />
        </Little>
        <Range card="remigius" x={33} />
      </>
    ),
    () =>
      WORTHS.map(([item, x]) => (
        <g key={item}>
          <Little x={x} y={0} scale={0.57}>
            <BareObject item={item} />
          </Little>
          <Text x={x + 7.5} y={5.5} size={15}>
            {WORTH[item === 'ringA' ? 0 : item === 'book' ? 3 : 4]}
          </Text>
        </g>
      )),
  ],
  severus: [
    () => (
      <>
        <Little x={14} y={9} scale={0.42}>
          <NeutralFigure figure="severus" />
        </Little>
        <Range card="severus" x={32} />
      </>
    ),
    () => <Coin x={16} />,
  ],
  bells: [
    () => (
      <>
        <g fill="#fbf3dc" stroke={INK} stroke-width="1.3">
          <rect x="8" y="-8" width="11" height="15" rx="1.5" transform="rotate(-14 13 0)" />
          <rect x="14" y="-8" width="11" height="15" rx="1.5" />
          <rect x="20" y="-8" width="11" height="15" rx="1.5" transform="rotate(14 25 0)" />
        </g>
        <Arrow d="M58-5C66-3 66 7 56 7H42M42 7L46.5 2.5M42 7L46.5 11" />
      </>
    ),
    ({ due }) => (
      <>
        <g transform="translate(17 0)">
          <rect
            x="-9"
            y="-8"
            width="18"
            height="17"
            rx="2.5"
            fill="#f3e3bb"
            stroke={INK}
            stroke-width="1.5"
          />
          <path d="M-9-2H9M0-8V9" stroke="#b08a4c" stroke-width="1.2" />
        </g>
        {due !== null && <Text x={32}>+{due}</Text>}
      </>
    ),
  ],
};

export function Glyphs({ card, seat, due }: GlyphProps & { readonly card: Card }) {
  const [Upper, Lower] = GLYPHS[card];
  return (
    <>
      <g transform="translate(4 91)">
        <Upper seat={seat} due={due} />
      </g>
      <path d="M10 102H76" stroke="#c7a564" stroke-width="0.9" />
      <g transform="translate(4 112.5)">
        <Lower seat={seat} due={due} />
      </g>
    </>
  );
}
