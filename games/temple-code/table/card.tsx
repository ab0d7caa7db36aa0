/** Combination cards of wet stone: three niches before, the temple's eye behind, and what a decoding shows. */

import { type Card, type Combination, DECK } from '../rules/deck.ts';
import type { Decoding } from '../rules/decode.ts';
import { StatuetteShape } from './statuettes.tsx';

const NICHE = 'M0 94V34C0 15 12 3 26 3C40 3 52 15 52 34V94Z';
/** Left, middle, right have grounds of their own. */
const GROUNDS = ['#d7e3cf', '#e6dfc4', '#cfdfe0'] as const;
const SHADES = ['#b3c8af', '#cfc49f', '#abc4c6'] as const;

export function Niches({ combination }: { readonly combination: Combination }) {
  return (
    <>
      {combination.map((statuette, position) => (
        <g key={statuette} transform={`translate(${10 + position * 56} 10)`}>
          <path d={NICHE} fill={GROUNDS[position]} stroke="#1d1712" stroke-width="2" />
          <path d="M1 94V78H51V94Z" fill={SHADES[position]} />
          <path
            d="M4 90V34C4 18 14 7 26 7"
            fill="none"
            stroke="#fff"
            stroke-opacity="0.55"
            stroke-width="2"
          />
          <svg x="1.500" y="12" width="49" height="82" viewBox="-2 -10 104 132" aria-hidden="true">
            <StatuetteShape kind={statuette} />
          </svg>
          <path d={NICHE} fill="none" stroke="#1d1712" stroke-width="2" />
        </g>
      ))}
    </>
  );
}

function Slab({ tone, edge }: { readonly tone: string; readonly edge: string }) {
  return (
    <>
      <path
        d="M7 1H177Q184 1 184 8V112Q184 119 177 119H7Q0 119 0 112V8Q0 1 7 1Z"
        fill={tone}
        stroke="#1d1712"
        stroke-width="2"
      />
      <path
        d="M4 8Q4 5 8 5H176Q180 5 180 8V112Q180 115 176 115H8Q4 115 4 112Z"
        fill="none"
        stroke={edge}
        stroke-width="2"
      />
    </>
  );
}

export function CardFace({ card }: { readonly card: Card }) {
  return (
    <svg class="tc-card" viewBox="-1 0 186 120" aria-hidden="true">
      <Slab tone="#44564f" edge="#c9a24b" />
      <path d="M12 112H66M76 112H110M122 112H172" stroke="#5f746a" stroke-width="3" stroke-linecap="round" />
      <Niches combination={DECK[card]} />
    </svg>
  );
}

export function CardBack({ mine = false }: { readonly mine?: boolean }) {
  return (
    <svg class="tc-card" viewBox="-1 0 186 120" aria-hidden="true">
      <Slab tone="#35564a" edge="#c9a24b" />
      <g fill="none" stroke="#6fa389" stroke-width="2.500">
        <path
          d="M14 14H38V24H24V38H14ZM170 14H146V24H160V38H170ZM14 106H38V96H24V82H14ZM170 106H146V96H160V82H170Z"
          fill="#2b473d"
        />
        <path d="M52 22H132M52 98H132" stroke-dasharray="10 5" />
      </g>
      <path
        d="M38 60C58 32 126 32 146 60C126 88 58 88 38 60Z"
        fill="#7fb596"
        stroke="#1d1712"
        stroke-width="2.500"
      />
      <path
        d="M46 60C64 40 120 40 138 60C120 80 64 80 46 60Z"
        fill="#a8cfb2"
        stroke="#1d1712"
        stroke-width="1.600"
      />
      <circle cx="92" cy="60" r="17" fill="#24503f" stroke="#1d1712" stroke-width="2.500" />
      {mine ? (
        <text
          x="92"
          y="70"
          text-anchor="middle"
          font-size="28"
          fill="#cfe2ff"
          font-family="var(--title)"
          font-weight="600"
        >
          ?
        </text>
      ) : (
        <path d="M92 48L98 60L92 72L86 60Z" fill="#e9c46a" stroke="#1d1712" stroke-width="1.600" />
      )}
    </svg>
  );
}

/** Blue rings and red triangles, different in shape as in colour; a dash where nothing shows. */
export function Symbols({ circles, triangles, size = 20 }: Decoding & { readonly size?: number }) {
  const count = Math.max(1, circles + triangles);
  return (
    <svg
      class="tc-symbols"
      width={count * size}
      height={size}
      viewBox={`0 0 ${count * 20} 20`}
      aria-hidden="true"
    >
      {Array.from({ length: circles }, (_none, i) => (
        <g key={`c${i}`}>
          <circle cx={10 + i * 20} cy="10" r="8" fill="#2a66c8" stroke="#0e1c33" stroke-width="1.600" />
          <circle cx={10 + i * 20} cy="10" r="3.400" fill="#eaf2ff" />
        </g>
      ))}
      {Array.from({ length: triangles }, (_none, i) => (
        <path
          key={`t${i}`}
          transform={`translate(${(circles + i) * 20} 0)`}
          d="M10 2L18.500 17.500H1.500Z"
          fill="#d03a2b"
          stroke="#3a0d08"
          stroke-width="1.600"
          stroke-linejoin="round"
        />
      ))}
      {circles + triangles === 0 && (
        <path d="M5 5L15 15M15 5L5 15" stroke="#e9dfc4" stroke-width="2.600" stroke-linecap="round" />
      )}
    </svg>
  );
}

/** The side a card turns to while it is decoded: what lights up. */
export function DecodedSide(decoding: Decoding) {
  return (
    <svg class="tc-card" viewBox="-1 0 186 120" aria-hidden="true">
      <Slab tone="#22332d" edge="#c9a24b" />
      <path d="M22 60H162" stroke="#3d554b" stroke-width="40" stroke-linecap="round" />
      <svg x="22" y="38" width="140" height="44" viewBox="0 0 70 22" aria-hidden="true">
        <g transform={`translate(${35 - Math.max(1, decoding.circles + decoding.triangles) * 10} 1)`}>
          <Signs {...decoding} />
        </g>
      </svg>
    </svg>
  );
}

function Signs({ circles, triangles }: Decoding) {
  const signs = [
    ...Array.from({ length: circles }, () => 'circle'),
    ...Array.from({ length: triangles }, () => 'triangle'),
  ];
  if (signs.length === 0)
    return <path d="M5 5L15 15M15 5L5 15" stroke="#e9dfc4" stroke-width="3" stroke-linecap="round" />;
  return (
    <>
      {signs.map((sign, i) =>
        sign === 'circle' ? (
          <circle key={i} cx={10 + i * 20} cy="10" r="7" fill="none" stroke="#5f9bff" stroke-width="4" />
        ) : (
          <path
            key={i}
            transform={`translate(${i * 20} 0)`}
            d="M10 2L18.500 17.500H1.500Z"
            fill="#ff6a55"
            stroke="#3a0d08"
            stroke-width="1.400"
          />
        ),
      )}
    </>
  );
}

/** A carved stand with its card. */
export function StandBase() {
  return (
    <svg class="tc-stand-base" viewBox="0 0 220 46" preserveAspectRatio="none" aria-hidden="true">
      <path d="M10 14H210L218 30V44H2V30Z" fill="#6a776f" stroke="#1d1712" stroke-width="2" />
      <path d="M10 14H210L218 30H2Z" fill="#93a198" stroke="#1d1712" stroke-width="2" />
      <path d="M16 8H204V16H16Z" fill="#4a5650" stroke="#1d1712" stroke-width="2" />
      <path
        d="M20 37H52M66 37H98M122 37H154M168 37H200"
        stroke="#46524b"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M110 31L117 37L110 43L103 37Z" fill="#7fc49f" stroke="#1d1712" stroke-width="1.600" />
    </svg>
  );
}

/** Halves of the medallion: 0, 1 or both. */
export function Medallion({ halves, size = 34 }: { readonly halves: number; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <circle
        r="17"
        fill="none"
        stroke="currentColor"
        stroke-opacity="0.55"
        stroke-width="2"
        stroke-dasharray="3 3"
      />
      {halves > 0 && (
        <g stroke="#1d1712" stroke-width="2" stroke-linejoin="round">
          <path d="M-1 -17A17 17 0 0 0 -1 17L-4 9L2 3L-4 -4L2 -10Z" fill="#e0b548" />
          <path d="M-8 -6A9 9 0 0 0 -8 7" fill="none" stroke="#8a6416" />
        </g>
      )}
      {halves > 1 && (
        <g stroke="#1d1712" stroke-width="2" stroke-linejoin="round">
          <path d="M1 -17A17 17 0 0 1 1 17L-2 9L4 3L-2 -4L4 -10Z" fill="#f0cd6c" />
          <path d="M9 -6A9 9 0 0 1 9 7" fill="none" stroke="#8a6416" />
        </g>
      )}
    </svg>
  );
}
