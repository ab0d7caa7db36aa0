/** Floors, drawn as they look by day: the night is laid over them. */

import type { Random } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import type { Spot } from '../../rules/plan.ts';
import { type Box, circle, fill, path, rect, type Shapes } from './draw.ts';
import { grass } from './garden.ts';

type Floor = (box: Box, random: Random) => Shapes;

export const FLOORS = {
  flags: (box, random) =>
    stones(box, random, {
      base: '#7d6f56',
      tones: ['#ab9a78', '#b6a684', '#a08f6e', '#bfb08e'],
      width: 44,
      height: 30,
      gap: 2.4,
    }),
  wet: (box, random) => [
    stones(box, random, {
      base: '#6d7a82',
      tones: ['#9aa9a8', '#a9b6b2', '#8d9c9e', '#b5c0b8'],
      width: 38,
      height: 27,
      gap: 2.4,
    }),
    puddles(box),
  ],
  earth: (box, random) => [
    stones(box, random, {
      base: '#7d674a',
      tones: ['#a88d66', '#b3986f', '#9d8260'],
      width: 30,
      height: 22,
      gap: 3,
    }),
    straw(box, random),
  ],
  planks: (box, random) => planks(box, random),
  parquet: (box, random) => parquet(box, random),
  tiles: (box, random) =>
    checks(box, random, { size: 25, light: '#c98a5e', dark: '#b57449', line: '#8a5534' }),
  terracotta: (box, random) =>
    checks(box, random, { size: 31, light: '#cf8f62', dark: '#bd7a50', line: '#8f5838' }),
  delft: (box, random) =>
    checks(box, random, { size: 20, light: '#dfe3df', dark: '#9fb6cf', line: '#6f86a4' }),
  marble: (box) => [lozenges(box, 44), compass(1642, 1204, 64)],
  chapel: (box, random) => [
    checks(box, random, {
      size: 39.6,
      light: '#e7dabd',
      dark: '#ae8c79',
      line: '#7c6152',
      origin: [499.5, 3],
    }),
    chancel(),
  ],
  walks: (box) => walks(box),
  grass: (box, random) => grass(box, random, { base: '#6f9150', patch: '#7c9d58', blades: 0.0019 }),
  meadow: (box, random) => grass(box, random, { base: '#5f8450', patch: '#6b9058', blades: 0.0016 }),
} as const satisfies Record<string, Floor>;
export type FloorKind = keyof typeof FLOORS;

interface Paving {
  readonly base: string;
  readonly tones: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** Stones of uneven size in uneven rows. */
function stones(box: Box, random: Random, { base, tones, width, height, gap }: Paving): Shapes {
  const drawn = tones.map(() => '');
  const uneven = (value: number) => Math.round(value + (random() - 0.5) * 2.4);
  for (let y = box.top - random() * height; y < box.bottom; ) {
    const rowHeight = height * (0.82 + random() * 0.36);
    for (let x = box.left - random() * width; x < box.right; ) {
      const stoneWidth = width * (0.62 + random() * 0.76);
      const tone = Math.floor(random() * tones.length);
      const [left, top] = [x + gap / 2, y + gap / 2];
      const [right, bottom] = [x + stoneWidth - gap / 2, y + rowHeight - gap / 2];
      const corners = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      drawn[tone] += `M${corners.map(([cx, cy]) => `${uneven(cx)} ${uneven(cy)}`).join('L')}Z`;
      x += stoneWidth;
    }
    y += rowHeight;
  }
  return [
    fill(box, { fill: base }),
    drawn.map((d, i) =>
      path(d, { fill: tones[i], stroke: tones[i], 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    ),
  ];
}

function planks(box: Box, random: Random): Shapes {
  const tones = ['#a97b49', '#b58752', '#9d6f40', '#be9159'];
  const height = 17;
  const drawn = tones.map(() => '');
  let seams = '';
  for (let y = box.top; y < box.bottom; y += height) {
    for (let x = Math.round(box.left - random() * 120); x < box.right; ) {
      const length = Math.round(70 + random() * 90);
      drawn[Math.floor(random() * tones.length)] += `M${x} ${y}h${length}v${height}h${-length}Z`;
      seams += `M${x} ${y}v${height}`;
      x += length;
    }
    seams += `M${box.left} ${y}H${box.right}`;
  }
  return [
    drawn.map((d, i) => path(d, { fill: tones[i] })),
    path(seams, { stroke: '#6d4827', 'stroke-width': 1.8, fill: 'none', opacity: 0.75 }),
  ];
}

/** Squares of three boards, now along, now across. */
function parquet(box: Box, random: Random): Shapes {
  const tones = ['#a8703f', '#b67e4a', '#9b6536', '#c08c55'];
  const size = 27;
  const board = size / 3;
  const drawn = tones.map(() => '');
  let seams = '';
  for (let y = box.top, row = 0; y < box.bottom; y += size, row++) {
    for (let x = box.left, column = 0; x < box.right; x += size, column++) {
      const across = (row + column) % 2 === 1;
      for (let k = 0; k < 3; k++) {
        const tone = Math.floor(random() * tones.length);
        const start = across ? `M${x} ${y + k * board}` : `M${x + k * board} ${y}`;
        drawn[tone] += across
          ? `${start}h${size}v${board}h${-size}Z`
          : `${start}h${board}v${size}h${-board}Z`;
        if (k > 0) seams += across ? `${start}h${size}` : `${start}v${size}`;
      }
      seams += `M${x} ${y + size}V${y}H${x + size}`;
    }
  }
  return [
    drawn.map((d, i) => path(d, { fill: tones[i] })),
    path(seams, { stroke: '#5f3a1d', 'stroke-width': 1.5, fill: 'none', opacity: 0.6 }),
  ];
}

interface Checks {
  readonly size: number;
  readonly light: string;
  readonly dark: string;
  readonly line: string;
  readonly origin?: Spot;
}

function checks(box: Box, random: Random, { size, light, dark, line, origin }: Checks): Shapes {
  const [ox, oy] = origin ?? [box.left, box.top];
  const firstColumn = Math.floor((box.left - ox) / size);
  const firstRow = Math.floor((box.top - oy) / size);
  const tile = (x: number, y: number, edge: number) =>
    `M${tenth(x)} ${tenth(y)}h${tenth(edge)}v${tenth(edge)}h${tenth(-edge)}Z`;
  let tiles = '';
  let worn = '';
  let seams = '';
  for (let row = firstRow; oy + row * size < box.bottom; row++) {
    const y = oy + row * size;
    seams += `M${box.left} ${tenth(y)}H${box.right}`;
    for (let column = firstColumn; ox + column * size < box.right; column++) {
      const x = ox + column * size;
      if ((row + column) % 2 !== 0) tiles += tile(x, y, size);
      if (random() < 0.12) worn += tile(x + 1, y + 1, size - 2);
      if (row === firstRow) seams += `M${tenth(x)} ${box.top}V${box.bottom}`;
    }
  }
  return [
    fill(box, { fill: light }),
    path(tiles, { fill: dark }),
    path(worn, { fill: '#3a2a1c', opacity: 0.1 }),
    path(seams, { stroke: line, 'stroke-width': 1.4, fill: 'none', opacity: 0.55 }),
  ];
}

function lozenges(box: Box, size: number): Shapes {
  const half = size / 2;
  let tiles = '';
  let seams = '';
  for (let y = box.top - size; y < box.bottom + size; y += size) {
    for (let x = box.left - size; x < box.right + size; x += size) {
      tiles += `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}Z`;
    }
  }
  const height = box.bottom - box.top;
  const long = height + size;
  for (let x = box.left - long; x < box.right + size; x += size) {
    const y = box.bottom + half;
    seams += `M${x} ${y}l${long} ${-long}M${x + height} ${y}l${-long} ${-long}`;
  }
  return [
    fill(box, { fill: '#e0d4bb' }),
    path(tiles, { fill: '#a6917a', opacity: 0.75 }),
    path(seams, { stroke: '#7b6955', 'stroke-width': 1.2, fill: 'none', opacity: 0.35 }),
  ];
}

/** A wind rose let into the marble. */
function compass(x: number, y: number, radius: number): Shapes {
  const spot = (angle: number, far: number) =>
    `${tenth(x + Math.sin(angle) * far)} ${tenth(y - Math.cos(angle) * far)}`;
  let rays = '';
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const tip = i % 2 === 1 ? radius * 0.62 : radius;
    const waist = radius * 0.26;
    rays += `M${spot(angle, tip)}L${spot(angle + 0.39, waist)}L${x} ${y}L${spot(angle - 0.39, waist)}Z`;
  }
  return [
    circle(x, y, radius + 8, { fill: '#d9cbac', stroke: '#6d5a45', 'stroke-width': 3 }),
    circle(x, y, radius - 6, { fill: 'none', stroke: '#8b765c', 'stroke-width': 2 }),
    path(rays, { fill: '#8d4436', stroke: '#4d2a22', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    circle(x, y, 7, { fill: '#d8a93f', stroke: '#4d2a22', 'stroke-width': 2 }),
  ];
}

/** Steps up to the choir, and a band round the apse. */
function chancel(): Shapes {
  return [
    ['#f0e5cb', '#d9cbac', '#bfae8c'].map((tone, i) =>
      rect(484, 494 + i * 8, 438, 8, { fill: tone, stroke: '#7c6152', 'stroke-width': 1.2 }),
    ),
    path('M545 214L698 162L848 214V250L698 200L545 250Z', { fill: '#9b4b40', opacity: 0.55 }),
  ];
}

function puddles({ left, top }: Box): Shapes {
  const places = [
    [90, 92, 26],
    [250, 100, 20],
    [345, 70, 24],
  ];
  const d = places.map(
    ([x, y, w]) =>
      `M${left + x - w} ${top + y}c0 -10 ${w} -14 ${w} -6c8 -6 ${w} 0 ${w} 6c0 8 ${-w} 10 ${-w} 6c-6 4 ${-w} 2 ${-w} -6Z`,
  );
  return [path(d.join(''), { fill: '#c9dbe4', opacity: 0.5 })];
}

function straw({ left, top, right, bottom }: Box, random: Random): Shapes {
  let d = '';
  for (let i = 0; i < ((right - left) * (bottom - top)) / 900; i++) {
    const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
    const angle = random() * Math.PI * 2;
    const length = 5 + random() * 7;
    d += `M${Math.round(x)} ${Math.round(y)}l${tenth(Math.cos(angle) * length)} ${tenth(Math.sin(angle) * length)}`;
  }
  const look = { stroke: '#e2c67c', 'stroke-width': 1.7, 'stroke-linecap': 'round' } as const;
  return [path(d, { fill: 'none', opacity: 0.75, ...look })];
}

/** Brick in herringbone on the four walks; the court inside them comes on top. */
function walks(box: Box): Shapes {
  const size = 15;
  let bricks = '';
  for (let y = box.top, row = 0; y < box.bottom + size; y += size, row++) {
    for (let x = box.left - (row % 4) * size; x < box.right + size; x += 4 * size) {
      bricks += `M${x} ${y}h${2 * size}v${size}h${-2 * size}ZM${x + 2 * size} ${y}h${size}v${2 * size}h${-size}Z`;
    }
  }
  return [
    fill(box, { fill: '#b98a63' }),
    path(bricks, { fill: '#c79a70', stroke: '#7d5236', 'stroke-width': 1.5, opacity: 0.9 }),
  ];
}
