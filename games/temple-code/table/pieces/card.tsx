/**
 * Combination cards of wet stone: three niches in front, the temple's eye on the back. They are drawn once as symbols.
 */

import type { ComponentChildren } from 'preact';
import { type Card, DECK, STATUETTES, type Statuette } from '../../rules/deck.ts';
import { GOLD, INK } from '../paint.ts';
import { StatuetteShape } from './statuettes.tsx';

const WIDTH = 186;
const NICHE = { width: 52, step: 57, left: 10 } as const;
/** Left, middle, right have grounds of their own. */
const GROUNDS = ['#dbe7d0', '#ece4c6', '#d2e3e4'] as const;
const SHADES = ['#b6ccb0', '#d2c69f', '#aec8ca'] as const;

/** A card is drawn in the nearest of these heights to 186 wide: tall on a stand, low in a row. */
const HEIGHTS = [112, 108, 100, 88, 76, 68, 60, 54] as const;
/** Below this a card has no room for a foot. */
const WITH_FOOT = 80;

function nicheOf(height: number): { top: number; height: number; arch: string; spring: number } {
  const foot = height >= WITH_FOOT;
  const top = foot ? 9 : 7;
  const inner = height - top - (foot ? 17 : 8);
  const spring = Math.round(Math.min(26, inner * 0.46) * 10) / 10;
  const low = Math.round(spring * 4) / 10;
  return {
    top,
    height: inner,
    spring,
    arch: `M0 ${inner}V${spring}C0 ${low} 12 0 26 0C40 0 52 ${low} 52 ${spring}V${inner}Z`,
  };
}

function Slab({ height }: { readonly height: number }) {
  const niche = nicheOf(height);
  const sill = Math.round(niche.height * 8.2) / 10;
  return (
    <symbol id={`tc-slab-${height}`} overflow="visible">
      <rect x="3" y="5" width="184" height={height} rx="8" fill="#050b08" opacity="0.5" />
      <rect width={WIDTH} height={height} rx="8" fill="#465a52" stroke={INK} stroke-width="2.400" />
      <rect
        x="4"
        y="4"
        width="178"
        height={height - 8}
        rx="5"
        fill="none"
        stroke={GOLD.metal}
        stroke-width="2"
      />
      {GROUNDS.map((ground, i) => (
        <g key={ground} transform={`translate(${NICHE.left + i * NICHE.step} ${niche.top})`}>
          <path d={niche.arch} fill={ground} stroke={INK} stroke-width="2.200" />
          <path d={`M1 ${niche.height - 1}V${sill}H51V${niche.height - 1}Z`} fill={SHADES[i]} />
          <path
            d={`M3.500 ${niche.height - 3}V${niche.spring}C3.500 ${niche.spring / 2} 13 3.500 24 3.500`}
            fill="none"
            stroke="#fff"
            stroke-opacity="0.6"
            stroke-width="2"
          />
        </g>
      ))}
      {height >= WITH_FOOT && (
        <path
          d={`M13 ${height - 9}H65M75 ${height - 9}H111M122 ${height - 9}H172`}
          stroke="#637a70"
          stroke-width="3"
          stroke-linecap="round"
        />
      )}
    </symbol>
  );
}

/** All that cards, shelves and doors refer to; once on a board. */
export function Symbols() {
  return (
    <svg class="tc-symbols" width="0" height="0" aria-hidden="true">
      <defs>
        {STATUETTES.map((kind) => (
          <symbol
            key={kind}
            id={`tc-${kind}`}
            viewBox="-3 -8 106 130"
            preserveAspectRatio="xMidYMax meet"
            overflow="visible"
          >
            <StatuetteShape kind={kind} />
          </symbol>
        ))}
        {HEIGHTS.map((height) => (
          <Slab key={height} height={height} />
        ))}
      </defs>
    </svg>
  );
}

/** The height, to 186 wide, in which a card of this size is drawn. */
export function drawnHeight(width: number, height: number): number {
  const wanted = (height * WIDTH) / width;
  return HEIGHTS.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

interface CardFaceProps {
  readonly card: Card;
  /** In what proportions; it fills its box. */
  readonly width: number;
  readonly height: number;
  /** Statuettes that pale. */
  readonly pale?: readonly Statuette[];
}

export function CardFace({ card, ...rest }: CardFaceProps) {
  return <CombinationFace combination={DECK[card]} {...rest} />;
}

/** Three statuettes in an order that no card need have. */
export function CombinationFace({
  combination,
  width,
  height,
  pale = [],
}: Omit<CardFaceProps, 'card'> & { readonly combination: readonly (Statuette | null)[] }) {
  const drawn = drawnHeight(width, height);
  const niche = nicheOf(drawn);
  return (
    <CardBox height={drawn}>
      <use href={`#tc-slab-${drawn}`} />
      {combination.map(
        (statuette, i) =>
          statuette && (
            <use
              key={statuette}
              href={`#tc-${statuette}`}
              x={NICHE.left + i * NICHE.step + 1}
              y={niche.top + 3}
              width="50"
              height={niche.height - 4}
              opacity={pale.includes(statuette) ? 0.25 : undefined}
            />
          ),
      )}
    </CardBox>
  );
}

function CardBox({ height, children }: { readonly height: number; readonly children: ComponentChildren }) {
  return (
    <svg class="tc-card" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The temple's eye. */
export function CardBack({ width, height }: { readonly width: number; readonly height: number }) {
  const drawn = drawnHeight(width, height);
  const foot = drawn - 13;
  return (
    <CardBox height={drawn}>
      <rect width={WIDTH} height={drawn} rx="8" fill="#2f5547" stroke={INK} stroke-width="2.400" />
      <rect
        x="4"
        y="4"
        width="178"
        height={drawn - 8}
        rx="5"
        fill="none"
        stroke={GOLD.metal}
        stroke-width="2"
      />
      <path
        d={`M13 13H36V22H23V34H13ZM173 13H150V22H163V34H173ZM13 ${foot}H36V${foot - 9}H23V${foot - 21}H13ZM173 ${foot}H150V${foot - 9}H163V${foot - 21}H173Z`}
        fill="#264639"
        stroke="#6fa389"
        stroke-width="2.400"
      />
      <g
        transform={`translate(93 ${drawn / 2}) scale(${drawn < 100 ? 0.8 : 1})`}
        stroke={INK}
        stroke-width="2.600"
      >
        <path d="M-56 0C-36 -30 36 -30 56 0C36 30 -36 30 -56 0Z" fill="#a8cfb2" />
        <circle r="17" fill="#24503f" />
        <path d="M0 -12L6 0L0 12L-6 0Z" fill="#e9c46a" stroke-width="1.600" />
      </g>
    </CardBox>
  );
}
