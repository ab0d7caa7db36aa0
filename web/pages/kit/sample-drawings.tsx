/** How the sample is drawn: garden, ring, cone of light, gem, coin, card. */

import type { Point } from '@conclave/kit';
import { HUB, neighbours, POINTS, RING } from './sample-game.ts';

const INK = '#2b2118';

function Tree({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} stroke-width="2">
      <ellipse cy={r * 0.9} rx={r * 0.9} ry={r * 0.25} fill="rgb(0 0 0 / 0.2)" stroke="none" />
      <path d={`M-3 ${r * 0.4}H3V${r}H-3Z`} fill="#7a5630" />
      <circle r={r * 0.8} fill="#5d8a4a" />
      <path
        d={`M${-r * 0.5} ${-r * 0.15}q${r * 0.2} ${-r * 0.4} ${r * 0.55} ${-r * 0.35}`}
        fill="none"
        stroke="#86ad68"
        stroke-width="3"
      />
    </g>
  );
}

export function Garden() {
  return (
    <>
      <defs>
        <pattern id="kit-flags" width="52" height="52" patternUnits="userSpaceOnUse">
          <rect width="52" height="52" fill="#e4d4a6" />
          <path d="M0 0H26V26H0ZM26 26H52V52H26Z" fill="#dac794" />
          <path d="M0 26H52M26 0V52" stroke="#c4ad76" stroke-width="1" />
        </pattern>
        <pattern id="kit-grass" width="64" height="48" patternUnits="userSpaceOnUse">
          <rect width="64" height="48" fill="#a9bd7c" />
          <path
            d="M8 14l3-7 3 7M40 36l3-8 3 8M52 10l2-5 2 5M20 40l2-6 2 6"
            fill="none"
            stroke="#869d58"
            stroke-width="1.600"
          />
        </pattern>
      </defs>
      <rect width="1000" height="620" fill="url(#kit-grass)" />
      <path d="M560 0V620" stroke="#cdb888" stroke-width="34" />
      <path
        d="M560 0V620"
        stroke="#b49d69"
        stroke-width="34"
        stroke-dasharray="1 13"
        stroke-opacity="0.600"
      />
      <rect x="20" y="20" width="520" height="580" fill="url(#kit-flags)" />
      <rect x="20" y="20" width="520" height="580" fill="none" stroke={INK} stroke-width="16" />
      <rect x="20" y="20" width="520" height="580" fill="none" stroke="#b99a63" stroke-width="12" />
      <rect
        x="20"
        y="20"
        width="520"
        height="580"
        fill="none"
        stroke="#8a6d3d"
        stroke-width="12"
        stroke-dasharray="2 26"
      />
      <path d="M532 270H548V350H532Z" fill="#e4d4a6" stroke={INK} stroke-width="2" />
      {Object.entries(POINTS).flatMap(([place, at]) =>
        neighbours(place)
          .filter((other) => other > place)
          .map((other) => (
            <path
              key={`${place} ${other}`}
              d={`M${at.x} ${at.y}L${POINTS[other].x} ${POINTS[other].y}`}
              stroke="#7d6534"
              stroke-width="4"
              stroke-dasharray="0.100 9"
              stroke-linecap="round"
            />
          )),
      )}
      <g transform="translate(305 215)" stroke={INK} stroke-width="2">
        <path d="M-34 0L-17 -29H17L34 0L17 29H-17Z" fill="#b7a77f" />
        <path d="M-24 0L-12 -20H12L24 0L12 20H-12Z" fill="#6fa3b8" />
        <path d="M-10 -4Q0 -10 10 -4M-8 6Q0 0 8 6" fill="none" stroke="#cfe3ea" />
      </g>
      <g transform="translate(305 390)" stroke={INK} stroke-width="2">
        <rect x="-34" y="-24" width="68" height="48" rx="4" fill="#7a5630" />
        {[-20, 0, 20].map((x) => (
          <circle key={x} cx={x} r="8" fill="#c4574a" />
        ))}
      </g>
      <text class="kit-room" x="56" y="66">
        Cloister garden
      </text>
      <Tree x={620} y={70} r={34} />
      <Tree x={950} y={84} r={28} />
      <Tree x={612} y={540} r={26} />
      <Tree x={880} y={560} r={32} />
      <circle cx={HUB.x} cy={HUB.y} r={RING + 22} fill="#8fae6b" stroke={INK} stroke-width="2" />
      <circle cx={HUB.x} cy={HUB.y} r={RING + 12} fill="#9c948a" stroke={INK} stroke-width="3" />
    </>
  );
}

export function Ring() {
  return (
    <>
      <circle cx={HUB.x} cy={HUB.y} r={RING - 3} fill="#2a4f92" stroke={INK} stroke-width="4" />
      <circle cx={HUB.x} cy={HUB.y} r={RING - 9} fill="none" stroke="#e6e0cf" stroke-width="5" />
      {Array.from({ length: 12 }, (_none, i) => (
        <g key={i} transform={`rotate(${i * 30} ${HUB.x} ${HUB.y})`}>
          <path
            d={`M${HUB.x} ${HUB.y - 98}V${HUB.y - RING + 12}`}
            stroke={i === 0 ? '#e08a2c' : '#cfd6e4'}
            stroke-width={i === 0 ? 8 : 2.5}
          />
          <path
            d={`M${HUB.x + 34} ${HUB.y - 142}l2 -6 2 6 6 2 -6 2 -2 6 -2 -6 -6 -2z`}
            fill="#f4d58a"
            fill-opacity={i % 3 === 0 ? 0.9 : 0.35}
          />
        </g>
      ))}
      <circle cx={HUB.x} cy={HUB.y} r="96" fill="#b1a893" stroke={INK} stroke-width="3" />
      <circle
        cx={HUB.x}
        cy={HUB.y}
        r="74"
        fill="none"
        stroke="#8e8570"
        stroke-width="40"
        stroke-dasharray="22 3"
      />
      <circle cx={HUB.x} cy={HUB.y} r="48" fill="#d8cca8" stroke={INK} stroke-width="2" />
    </>
  );
}

export function Cone({ at }: { at: Point }) {
  return (
    <>
      <circle cx={at.x} cy={at.y} r="46" fill="#fff3cf" />
      <path
        d={`M${at.x} ${at.y}L${at.x + 390} ${at.y - 130}Q${at.x + 430} ${at.y} ${at.x + 390} ${at.y + 130}Z`}
        fill="#fff3cf"
      />
    </>
  );
}

export function Gem({ tone }: { tone: string }) {
  return (
    <svg width="40" height="40" viewBox="-20 -20 40 40" aria-hidden="true">
      <g stroke={INK} stroke-width="2" stroke-linejoin="round">
        <path d="M-14 -6L-7 -14H7L14 -6L0 15Z" fill={tone} />
        <path d="M-14 -6H14M-5 -6L0 15L5 -6L0 -14" fill="none" stroke-width="1.500" />
        <path d="M-9 -7L-5 -12H-1" fill="none" stroke="#fff" stroke-opacity="0.700" />
      </g>
    </svg>
  );
}

export function Coin() {
  return (
    <svg width="34" height="34" viewBox="-17 -17 34 34" aria-hidden="true">
      <circle r="15" fill="#e9c46a" stroke={INK} stroke-width="2" />
      <circle r="10.500" fill="none" stroke="#8a6420" stroke-width="1.500" />
      <path d="M0 -7V7M-7 0H7" stroke="#8a6420" stroke-width="3" />
    </svg>
  );
}

export function Leaf({ text, tone = '#f6ecd2', back }: { text: string; tone?: string; back?: boolean }) {
  return (
    <svg width="86" height="124" viewBox="0 0 86 124" aria-hidden="true">
      <rect x="1" y="1" width="84" height="122" rx="7" fill={tone} stroke={INK} stroke-width="2" />
      <rect x="6" y="6" width="74" height="112" rx="4" fill="none" stroke="#b8862b" stroke-width="2" />
      {back ? (
        <g transform="translate(43 62)" fill="none" stroke="#e9c46a" stroke-width="2">
          <path d="M0 -34L20 0L0 34L-20 0Z" />
          <circle r="9" fill="#e9c46a" />
        </g>
      ) : (
        <>
          <rect x="12" y="34" width="62" height="58" fill="#d9c79c" stroke={INK} stroke-width="1.500" />
          <path
            d="M24 92C24 70 32 58 43 56C54 58 62 70 62 92Z"
            fill="#7a4a34"
            stroke={INK}
            stroke-width="2"
          />
          <circle cx="43" cy="58" r="12" fill="#e6bd92" stroke={INK} stroke-width="2" />
          <path d="M38 57h2M46 57h2M40 63q3 2 6 0" fill="none" stroke={INK} stroke-width="1.600" />
        </>
      )}
      {!back && (
        <text class="kit-card-name" x="43" y="25">
          {text}
        </text>
      )}
    </svg>
  );
}
