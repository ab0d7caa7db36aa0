/** Round the castle: the moat with its ripples, banks, trees, swans, a boat, and the moon in the water. */

import { seededLinear } from '@conclave/kit/random';
import { arc, polar } from '../geometry.ts';

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function ripples(roll: () => number): string {
  return Array.from({ length: 64 }, () => {
    const r = Number((362 + roll() * 250).toFixed(1));
    const from = roll() * 360;
    return arc(r, from, from + (5 + roll() * 10) * (380 / r));
  }).join('');
}

function glints(roll: () => number): string {
  return Array.from({ length: 60 }, () => {
    const { x, y } = polar(366 + roll() * 280, roll() * 360);
    const size = 1.6 + roll() * 2.6;
    const at = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
    return `M${at(0, -size)}L${at(size * 0.35, 0)}L${at(0, size)}L${at(-size * 0.35, 0)}Z`;
  }).join('');
}

function bank([sx, sy]: (typeof CORNERS)[number], width: number, height: number): string {
  const at = (dx: number, dy: number) => `${sx * (width - dx)} ${sy * (height - dy)}`;
  return `M${at(0, 0)}L${at(250, 0)}C${at(215, 24)} ${at(190, 50)} ${at(150, 92)}C${at(112, 128)} ${at(62, 170)} ${at(40, 226)}C${at(28, 262)} ${at(8, 280)} ${at(0, 300)}Z`;
}

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function forest(roll: () => number, width: number, height: number): readonly Tree[] {
  return CORNERS.flatMap(([sx, sy]) =>
    Array.from({ length: 26 }, () => {
      const along = roll();
      const deep = 8 + roll() * 70;
      const x = width - (30 + along * 200 - deep * 0.4);
      const y = height - (250 - along * 235 - deep * 0.5);
      return { x: sx * x, y: sy * y, size: 9 + roll() * 9, inside: x <= width + 10 && y <= height + 10 };
    }).filter(({ inside }) => inside),
  );
}

const REFLECTION = [
  [2, -24, 12, 4],
  [-2, -15, 25, 5],
  [4, -5, 31, 5.5],
  [-4, 5, 29, 5],
  [3, 14, 22, 4.4],
  [-6, 22, 15, 3.4],
  [6, 30, 9, 2.6],
  [-3, 37, 5, 1.8],
]
  .map(([x, y, l, h]) => `M${x - l} ${y}Q${x} ${y - h} ${x + l} ${y}Q${x} ${y + h} ${x - l} ${y}Z`)
  .join('');

function Swan({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`}>
      <path d="M-16 10H18" stroke="var(--glint)" stroke-width="1.6" opacity="0.6" />
      <g stroke="var(--sl-ink)" stroke-width="1.7" stroke-linejoin="round">
        <path
          d="M-10 6C-16 4 -18 -3 -14 -6C-12 -2 -4 -4 2 -4C10 -4 16 -2 15 4C14 8 6 9 -10 6Z"
          fill="#f4f7ff"
        />
        <path d="M-11 2C-18 -2 -20 -14 -14 -17C-9 -19 -7 -13 -11 -12C-12 -7 -8 -3 -5 -1" fill="#f4f7ff" />
        <path d="M-15 -16L-21 -13L-14 -12Z" fill="#f08a2c" />
        <path d="M0 -1C5 -5 12 -4 15 -8C17 -2 14 4 8 5" fill="#d5e0f5" />
      </g>
    </g>
  );
}

function Boat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(100)`}>
      <circle r="34" fill="url(#sl-lampglow)" opacity="0.8" />
      <g stroke="var(--sl-ink)" stroke-width="1.8" stroke-linejoin="round">
        <path d="M-24 0C-16 -10 12 -11 26 0C12 11 -16 10 -24 0Z" fill="#7a4d24" />
        <path d="M-18 0C-11 -6 9 -7 19 0C9 7 -11 6 -18 0Z" fill="#4d2e12" />
        <path d="M-7 -6.5V6.5M8 -6V6" stroke="#a87542" stroke-width="4" />
        <path d="M-3 -18L4 -4M-3 18L4 4" stroke-width="4" />
        <path d="M-3 -18L4 -4M-3 18L4 4" stroke="#c99a5e" stroke-width="1.6" />
        <circle cx="17" r="4.5" fill="#ffe9a3" />
      </g>
    </g>
  );
}

/** Half the width and height, and how large the banks in its corners are. */
const SHAPES = {
  wide: { width: 498, height: 404, banks: 1 },
  tall: { width: 400, height: 505, banks: 0.8 },
  square: { width: 400, height: 400, banks: 0.56 },
} as const;

interface WaterProps {
  readonly shape: keyof typeof SHAPES;
}

/** Fills its box: the castle is in the middle. */
export function Water({ shape }: WaterProps) {
  const { width, height } = SHAPES[shape];
  return (
    <svg
      class="sl-water"
      viewBox={`${-width} ${-height} ${2 * width} ${2 * height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <WaterArt shape={shape} />
    </svg>
  );
}

/** Round 0,0. A small square has no room for swans and boats. */
export function WaterArt({ shape }: WaterProps) {
  const { width, height, banks: size } = SHAPES[shape];
  const roll = seededLinear(5);
  const banks = CORNERS.map((corner) => bank(corner, width / size, height / size)).join('');
  const drawn = {
    ripples: ripples(roll),
    glints: glints(roll),
    trees: forest(roll, width / size, height / size),
  };
  return (
    <>
      <rect x="-900" y="-900" width="1800" height="1800" fill="var(--water)" />
      <g fill="none">
        <circle r="470" stroke="var(--water2)" stroke-width="26" />
        <circle r="414" stroke="var(--water2)" stroke-width="30" />
        <circle r="374" stroke="var(--water3)" stroke-width="28" opacity="0.8" />
        <path
          d={drawn.ripples}
          stroke="var(--glint)"
          stroke-width="1.5"
          stroke-linecap="round"
          opacity="0.5"
        />
      </g>
      <path d={drawn.glints} fill="#e8f0ff" opacity="0.75" />
      {shape === 'wide' && (
        <>
          <g transform={`translate(${-width + 66} 112)`}>
            <circle r="44" fill="url(#sl-moonglow)" opacity="0.4" />
            <path d={REFLECTION} fill="#f6efd8" opacity="0.92" />
          </g>
          <Swan x={width - 58} y={-118} scale={1} />
          <Swan x={width - 30} y={-96} scale={-0.8} />
          <Boat x={-width + 74} y={-62} />
        </>
      )}
      <g transform={`scale(${size})`}>
        <path d={banks} fill="var(--sl-ink)" opacity="0.35" transform="translate(0 3)" />
        <path d={banks} fill="var(--bank)" stroke="var(--sl-ink)" stroke-width="2" />
        <path d={banks} fill="none" stroke="var(--bank2)" stroke-width="7" opacity="0.8" />
        {drawn.trees.map(({ x, y, size }) => (
          <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle cx="2" cy="3" r={size.toFixed(1)} fill="#050a12" opacity="0.35" />
            <circle r={size.toFixed(1)} fill="var(--tree)" stroke="var(--sl-ink)" stroke-width="1.6" />
            <path
              d={`M${(-size * 0.6).toFixed(1)} ${(-size * 0.1).toFixed(1)}A${(size * 0.65).toFixed(1)} ${(size * 0.65).toFixed(1)} 0 0 1 ${(size * 0.1).toFixed(1)} ${(-size * 0.6).toFixed(1)}`}
              fill="none"
              stroke="var(--tree2)"
              stroke-width="2.6"
              stroke-linecap="round"
            />
          </g>
        ))}
      </g>
      <Glows />
    </>
  );
}

/** Soft lights that several drawings use. */
function Glows() {
  return (
    <defs>
      <radialGradient id="sl-lampglow">
        <stop offset="0" stop-color="#ffe7a0" stop-opacity="0.75" />
        <stop offset="0.5" stop-color="#ffcf6b" stop-opacity="0.25" />
        <stop offset="1" stop-color="#ffcf6b" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="sl-moonglow">
        <stop offset="0" stop-color="#ffffff" stop-opacity="0.8" />
        <stop offset="0.55" stop-color="#dfe9ff" stop-opacity="0.3" />
        <stop offset="1" stop-color="#dfe9ff" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}
