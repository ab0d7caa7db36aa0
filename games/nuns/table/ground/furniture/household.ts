/** Cells, stores, workrooms and corridors. */

import type { Random } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { NOVICE_LOOKS } from '../../pieces/novices.ts';
import {
  block,
  circle,
  ellipse,
  group,
  INK,
  OUTLINE,
  path,
  rect,
  type Shapes,
  stroke,
  THIN,
} from '../draw.ts';
import { blob, LEAF, LEAF_DARK, leaves } from '../garden.ts';
import { flame } from './flame.ts';
import {
  BRASS,
  CLOTH,
  IRON,
  LINEN,
  STONE_DARK,
  WATER,
  WINE,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from './materials.ts';
import type { Maker, Piece } from './piece.ts';

const FINE = { ...THIN, 'stroke-width': 1.6 } as const;

export const HOUSEHOLD = {
  rug: ({ w, h, cell = 1 }) => {
    const { colour, deep } = NOVICE_LOOKS[cell];
    return [
      ellipse(w / 2, h / 2, { fill: deep, ...THIN, 'stroke-width': 2 }),
      ellipse(w / 2 - 5, h / 2 - 5, {
        fill: 'none',
        stroke: colour,
        'stroke-width': 3,
        'stroke-dasharray': '7 5',
      }),
    ];
  },
  carpet: ({ w, h }) => [
    block(w, h, { fill: '#8f3530', ...THIN }),
    rect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, { fill: 'none', stroke: '#d8a855', 'stroke-width': 2.4 }),
    path(`M${-w / 2} ${-h / 2}v${h}M${w / 2} ${-h / 2}v${h}`, {
      stroke: '#e2c488',
      'stroke-width': 4,
      'stroke-dasharray': '2 3',
    }),
  ],
  runner: ({ w, h }) => [
    rect(-w / 2, -h / 2, w, h, { fill: '#6b5a94', opacity: 0.55 }),
    rect(-w / 2, -h / 2 + 4, w, h - 8, {
      fill: 'none',
      stroke: '#cdbfe6',
      'stroke-width': 1.6,
      opacity: 0.7,
    }),
  ],
  bed: (piece) => (piece.wide ? wideBed(piece) : narrowBed(piece)),
  canopy: ({ w, h }) => [
    block(w, h, { fill: WOOD_DARK }),
    rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, { rx: 3, fill: WINE, ...THIN }),
    rect(-w / 2 + 10, -h / 2 + 9, w - 20, 20, { rx: 6, fill: LINEN, ...THIN }),
    path(`M${-w / 2 + 6} ${-h / 2 + 36}H${w / 2 - 6}`, { stroke: CLOTH, 'stroke-width': 7 }),
    path('M0 -4v30M-11 8h22', { stroke: BRASS, 'stroke-width': 4.5 }),
    [-1, 1].map((x) => [-1, 1].map((y) => circle((x * w) / 2, (y * h) / 2, 5, { fill: BRASS, ...THIN }))),
  ],
  chest: ({ w, h }) => [
    block(w, h, { fill: WOOD }),
    stroke(`M${-w / 2} ${-h * 0.08}H${w / 2}`),
    rect(-4, -h * 0.08 - 4, 8, 9, { fill: BRASS, ...FINE }),
  ],
  washstand: ({ w, h }) => [
    block(w, h, { fill: WOOD_LIGHT }),
    ellipse(10, 8, { fill: '#e9eef2', ...THIN }),
    ellipse(6, 4.5, { fill: WATER }),
  ],
  bench: ({ w, h }) => [
    block(w, h, { fill: WOOD }),
    stroke(w > h ? `M${-w / 2 + 3} 0H${w / 2 - 3}` : `M0 ${-h / 2 + 3}V${h / 2 - 3}`, { opacity: 0.5 }),
  ],
  bucket: ({ w }) => [
    circle(0, 0, w / 2, { fill: '#8a8f9c', ...OUTLINE, 'stroke-width': 2.8 }),
    circle(0, 0, w / 2 - 5, { fill: WATER, ...FINE }),
    stroke(`M${-w / 2} -3C${-w / 2} ${-w * 0.9} ${w / 2} ${-w * 0.9} ${w / 2} -3`, { 'stroke-width': 2 }),
  ],
  statue: ({ w }) => statue(w),
  tub: ({ w, h }) => [
    rect(-w / 2, -h / 2, w, h, { rx: 14, fill: WOOD, ...OUTLINE }),
    rect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, { rx: 9, fill: '#9fc1d0', ...THIN }),
    path(`M${-w / 2 + 14} -2q6 -7 12 0q6 -7 12 0M4 5q6 -7 12 0q6 -7 12 0`, {
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ],
  linen: ({ w }) => [
    stroke(`M${-w / 2} -8C${-w / 4} -3 ${w / 4} -3 ${w / 2} -8`, { 'stroke-width': 2 }),
    [
      { at: -0.36, tone: '#fff8ea', length: 15 },
      { at: -0.1, tone: '#e8819b', length: 20 },
      { at: 0.18, tone: CLOTH, length: 15 },
      { at: 0.4, tone: '#bf9aec', length: 20 },
    ].map(({ at, tone, length }) =>
      path(`M${tenth(at * w - 9)} -6h18v${length}q-5 -4 -9 0t-9 0Z`, { fill: tone, ...THIN }),
    ),
  ],
  cauldron: ({ w }) => [
    circle(0, 0, w / 2, { fill: '#8d4a2a', ...OUTLINE }),
    circle(0, 0, w / 2 - 6, { fill: '#e98d3c' }),
    circle(0, 0, w / 2 - 9, { fill: IRON, ...THIN }),
    circle(0, 0, w / 2 - 14, { fill: '#a6c2cc', ...FINE }),
    path('M-5 -2a3 3 0 1 1 6 0M1 5a2.5 2.5 0 1 1 5 0', { stroke: '#fff', 'stroke-width': 2, fill: 'none' }),
  ],
  basket: ({ w, h }) => [
    ellipse(w / 2, h / 2, { fill: '#b98a4a', ...OUTLINE, 'stroke-width': 2.8 }),
    path('M-9 -2q4 -8 9 -2q6 -7 10 1q-4 8 -10 5q-6 4 -9 -4Z', { fill: CLOTH, ...FINE }),
  ],
  barrel: ({ w }) => [
    circle(0, 0, w / 2, { fill: WOOD_DARK, ...OUTLINE }),
    circle(0, 0, w / 2 - 5, { fill: WOOD_LIGHT, ...THIN }),
    stroke([-0.25, 0, 0.25].map((x) => `M${x * w} ${tenth(-w * 0.27)}V${tenth(w * 0.27)}`).join(''), {
      'stroke-width': 1.6,
      opacity: 0.6,
    }),
  ],
  crate: ({ w, h }) => {
    const brace = `M${-w / 2 + 5} ${h / 2 - 5}L${w / 2 - 5} ${-h / 2 + 5}`;
    return [
      block(w, h, { fill: WOOD_LIGHT }),
      rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, { fill: WOOD, ...THIN, 'stroke-width': 1.8 }),
      stroke(brace, { stroke: WOOD_LIGHT, 'stroke-width': 5 }),
      stroke(brace, { 'stroke-width': 1.2, opacity: 0.5 }),
    ];
  },
  sack: ({ w, h }) => [
    path(
      `M${-w / 2} ${tenth(h * 0.3)}C${tenth(-w * 0.6)} ${tenth(-h * 0.4)} ${tenth(-w * 0.1)} ${tenth(-h * 0.5)} 0 ${tenth(-h * 0.36)}C${tenth(w * 0.1)} ${tenth(-h * 0.55)} ${tenth(w * 0.6)} ${tenth(-h * 0.3)} ${w / 2} ${tenth(h * 0.3)}C${tenth(w * 0.3)} ${tenth(h * 0.6)} ${tenth(-w * 0.3)} ${tenth(h * 0.6)} ${-w / 2} ${tenth(h * 0.3)}Z`,
      { fill: '#d3b98a', ...OUTLINE, 'stroke-width': 2.8 },
    ),
    stroke(`M-4 ${tenth(-h * 0.32)}q4 5 9 0M-2 ${tenth(-h * 0.2)}l-3 10`, { 'stroke-width': 1.8 }),
  ],
  rack: ({ w, h }) => {
    const bottles: Shapes[number][] = [];
    for (let x = -w / 2 + 11; x < w / 2 - 6; x += 15) {
      bottles.push(circle(x, 0, 5.6, { fill: '#6d2b4a', ...THIN, 'stroke-width': 1.8 }));
    }
    return [block(w, h, { fill: WOOD_DARK }), bottles];
  },
  latrine: ({ w, h }) => [
    block(w, h, { fill: WOOD_LIGHT }),
    [-h / 3, 0, h / 3].map((cy) => ellipse(8, 10, { cy, fill: '#2c2236', ...THIN })),
    stroke(`M${-w / 2} ${tenth(-h / 6)}H${w / 2}M${-w / 2} ${tenth(h / 6)}H${w / 2}`, { opacity: 0.6 }),
  ],
  shelf: (piece, random) => shelf(piece, random),
  counter: ({ w, h }) => [
    block(w, h, { fill: WOOD }),
    circle(-w * 0.3, 0, 6, { fill: '#dfe3df', ...FINE }),
    stroke(`M${tenth(-w * 0.3)} 0l5 -7`, { 'stroke-width': 2.4 }),
    circle(w * 0.3, 0, 5, { fill: '#93b56a', ...FINE }),
  ],
  lectern: ({ w, h }) => [
    block(w, h, { fill: WOOD }),
    path(
      `M${-w / 2 + 4} ${-h / 2 + 5}Q${-w / 4} ${-h / 2 + 1} 0 ${-h / 2 + 6}Q${w / 4} ${-h / 2 + 1} ${w / 2 - 4} ${-h / 2 + 5}V${h / 2 - 6}Q${w / 4} ${h / 2 - 9} 0 ${h / 2 - 5}Q${-w / 4} ${h / 2 - 9} ${-w / 2 + 4} ${h / 2 - 6}Z`,
      { fill: CLOTH, ...THIN, 'stroke-width': 1.8 },
    ),
    stroke(`M0 ${-h / 2 + 6}V${h / 2 - 5}`, { 'stroke-width': 1.4 }),
  ],
  desk: ({ w, h, candle }, random) => [
    block(w, h, { fill: WOOD }),
    group(
      { transform: `rotate(${tenth((random() - 0.5) * 22)})` },
      rect(-10, -8, 14, 17, { fill: CLOTH, ...FINE }),
      stroke('M-7 -4h8M-7 0h8M-7 4h5', { 'stroke-width': 1.2, opacity: 0.7 }),
    ),
    circle(w / 2 - 8, h / 2 - 8, 3.6, { fill: '#2b2b4a', ...THIN, 'stroke-width': 1.4 }),
    stroke(`M${w / 2 - 8} ${h / 2 - 8}q3 -9 8 -12`, { stroke: '#fff', 'stroke-width': 2 }),
    candle
      ? [circle(-w / 2 + 9, -h / 2 + 9, 4.5, { fill: BRASS, ...FINE }), flame(-w / 2 + 9, -h / 2 + 7, 3.6)]
      : [],
  ],
  wardrobe: ({ w, h }) => [block(w, h, { fill: WOOD_DARK }), w > h ? wardrobeDoors(w, h) : boards(w, h)],
  prie: ({ w, h }) => [
    block(w, h, { fill: WOOD }),
    rect(-w / 2 + 3, 2, w - 6, h / 2 - 5, { rx: 2, fill: WINE, ...FINE }),
    stroke(`M0 ${-h / 2 + 3}v9M-4 ${-h / 2 + 6}h8`, { stroke: BRASS }),
  ],
  planter: ({ w }, random) => [
    circle(0, 0, w / 2, { fill: '#a9613c', ...OUTLINE }),
    path(blob(w / 2 - 3, random), { fill: LEAF, ...THIN, 'stroke-width': 1.8 }),
    leaves(0, 0, w / 2.6, random, 6, LEAF_DARK),
    circle(3, 3, 3, { fill: '#f4ecd6' }),
  ],
  gate: ({ w, h }) => [
    rect(-w / 2 - 4, -h / 2, w + 12, h, { rx: 2, fill: WOOD_DARK, ...OUTLINE }),
    stroke(`M${-w / 2 - 4} 0H${w / 2 + 8}`, { 'stroke-width': 3 }),
    stroke([-3, -6, 6, 3].map((part) => `M${-w / 2} ${tenth(h / part)}H${w / 2 + 8}`).join(''), {
      stroke: IRON,
      'stroke-width': 3.4,
    }),
  ],
  grille: ({ w, h }) => {
    let bars = '';
    for (let y = -h / 2 + 6; y < h / 2; y += 8) bars += `M${-w / 2 + 2} ${y}H${w / 2 - 2}`;
    return [block(w, h, { fill: IRON }), stroke(bars, { stroke: '#b9bccb', 'stroke-width': 1.8 })];
  },
  stool: ({ w }) => [
    circle(0, 0, w / 2, { fill: WOOD_LIGHT, ...OUTLINE, 'stroke-width': 2.8 }),
    circle(0, 0, w / 4, { fill: 'none', stroke: WOOD_DARK, 'stroke-width': 1.6 }),
  ],
  tools: ({ w, h }) => {
    const handles = `M${-w / 2} ${h / 2}L${w / 2 - 6} ${-h / 2 + 4}M${-w / 2 + 12} ${h / 2}L${w / 2} ${-h / 2 + 16}`;
    return [
      stroke(handles, { 'stroke-width': 6 }),
      stroke(handles, { stroke: WOOD_LIGHT, 'stroke-width': 3 }),
      path(`M${w / 2 - 12} ${-h / 2 - 2}l12 12l4 -10Z`, { fill: '#a9adb8', ...THIN }),
      stroke(`M${w / 2 - 6} ${-h / 2 + 10}l12 12`, { stroke: IRON, 'stroke-width': 4 }),
    ];
  },
  hearth: ({ w, h }) => [
    rect(-w / 2, -h / 2, w, h, { fill: '#7d6f63', ...OUTLINE }),
    rect(-w / 2 + 10, -h / 2 + 3, w - 20, h - 5, { fill: '#2b1a1e', ...THIN }),
    path(`M-26 ${h / 2 - 4}q5 -14 10 -2q5 -16 11 -1q6 -18 11 0q5 -14 11 1q5 -9 9 2Z`, {
      fill: '#f0913c',
      stroke: '#8d3217',
      'stroke-width': 1.6,
    }),
    path(`M-16 ${h / 2 - 3}q4 -8 8 0q5 -10 9 0q4 -8 8 0Z`, { fill: '#ffe08a' }),
  ],
  worktable: ({ w, h }) => [
    block(w, h, { fill: WOOD_LIGHT }),
    circle(0, -h / 3, 7, { fill: '#d8a24e', ...FINE }),
    stroke(`M-4 ${tenth(-h / 3 - 2)}l6 5`, { 'stroke-width': 1.4 }),
    rect(-6, -6, 12, 9, { fill: '#dfe3df', ...FINE }),
    path(`M-4 ${tenth(h / 4)}l8 -4l4 6l-9 6Z`, { fill: '#8aa35a', ...FINE }),
    stroke(`M-7 ${h / 2 - 8}h13`, { stroke: '#d7dbe4', 'stroke-width': 3 }),
  ],
  longtable: ({ w, h }) => longTable(w, h),
  sideboard: ({ w, h }) => [
    block(w, h, { fill: WOOD_DARK }),
    circle(0, -h / 4, 6, { fill: '#b06a3a', ...FINE }),
    circle(0, h / 5, 7, { fill: '#dfe3df', ...FINE }),
  ],
  candles: ({ w, h }) => {
    const count = Math.max(2, Math.round(w / 13));
    const places = Array.from({ length: count }, (_none, i) => -w / 2 + (w * (i + 0.5)) / count);
    return [
      block(w, h, { fill: IRON }),
      places.map((x, i) => [
        circle(x, 0, 3.8, { fill: CLOTH, stroke: INK, 'stroke-width': 1.4 }),
        i % 2 === 0 ? flame(tenth(x), -2, 3.4) : null,
      ]),
    ];
  },
} as const satisfies Record<string, Maker>;

export function statue(size: number): Shapes {
  const s = size / 2;
  const robe = `M0 ${tenth(-s * 0.6)}C${tenth(s * 0.55)} ${tenth(-s * 0.5)} ${tenth(s * 0.5)} ${tenth(s * 0.5)} 0 ${tenth(s * 0.6)}C${tenth(-s * 0.5)} ${tenth(s * 0.5)} ${tenth(-s * 0.55)} ${tenth(-s * 0.5)} 0 ${tenth(-s * 0.6)}Z`;
  return [
    block(size, size, { fill: STONE_DARK }),
    circle(0, 0, s * 0.82, { fill: '#e5dcc6', ...THIN }),
    path(robe, { fill: '#b7ab92', ...THIN, 'stroke-width': 1.8 }),
    circle(0, -s * 0.22, s * 0.24, { fill: '#f3ecdc', ...FINE }),
  ];
}

function narrowBed({ w, h, cell }: Piece): Shapes {
  const { cover, deep } = bedding(cell);
  const [left, top, right, bottom] = [-w / 2 + 4, -h / 2, w / 2 - 4, h / 2 - 5];
  return [
    block(w, h, { fill: WOOD_DARK }),
    rect(left, top + 5, w - 8, h - 10, { rx: 3, fill: CLOTH, ...THIN }),
    path(`M${left} ${top + 34}C-6 ${top + 28} 6 ${top + 40} ${right} ${top + 32}V${bottom}H${left}Z`, {
      fill: cover,
      ...THIN,
    }),
    path(`M${left + 1} ${top + 50}H${right - 1}M${left + 1} ${top + 68}H${right - 1}`, {
      stroke: deep,
      'stroke-width': 3,
      opacity: 0.55,
    }),
    rect(left + 4, top + 9, w - 16, 18, { rx: 6, fill: LINEN, ...THIN }),
  ];
}

function wideBed({ w, h, cell }: Piece): Shapes {
  const { cover } = bedding(cell);
  const fold = -w / 2 + 32;
  return [
    block(w, h, { fill: WOOD_DARK }),
    rect(-w / 2 + 5, -h / 2 + 4, w - 10, h - 8, { rx: 3, fill: CLOTH, ...THIN }),
    path(
      `M${fold} ${-h / 2 + 4}H${w / 2 - 5}V${h / 2 - 4}H${fold}C${fold - 6} 6 ${fold + 6} -6 ${fold} ${-h / 2 + 4}Z`,
      { fill: cover, ...THIN },
    ),
    rect(-w / 2 + 8, -h / 2 + 8, 18, h - 16, { rx: 5, fill: LINEN, ...THIN }),
  ];
}

function bedding(cell: number | undefined): { cover: string; deep: string } {
  if (cell === undefined) return { cover: '#8f86b8', deep: '#554d80' };
  const { colour, deep } = NOVICE_LOOKS[cell];
  return { cover: colour, deep };
}

const GOODS: Readonly<Record<string, readonly string[]>> = {
  books: ['#a63f34', '#44639c', '#4f7f4b', '#c79a2c', '#6d4a7d', '#d9c7a0'],
  jars: ['#d6c39a', '#b98a5a', '#9fb0a8', '#c9866a'],
  bottles: ['#7fb2c9', '#c86f8f', '#93b56a', '#e0c56a', '#a98ad0'],
  food: ['#d8a24e', '#a6533c', '#e6d3a0', '#8aa35a', '#c86a3e'],
  pots: ['#b06a3a', '#8a8f9c', '#c98f4a'],
};

function shelf({ w, h, goods = 'jars' }: Piece, random: Random): Shapes {
  const [length, depth] = w > h ? [w, h] : [h, w];
  const tones = GOODS[goods];
  const books = goods === 'books';
  const things: Shapes[number][] = [];
  for (let x = -length / 2 + 5; x < length / 2 - 6; ) {
    const wide = books ? 4 + random() * 4 : 8 + random() * 3;
    const high = depth - 7 - random() * 4;
    const tone = tones[Math.floor(random() * tones.length)];
    const middle = x + wide / 2;
    if (books) things.push(rect(x, -high / 2, wide, high, { fill: tone, stroke: INK, 'stroke-width': 1.3 }));
    else {
      const radius = Math.min(wide, depth - 6) / 2;
      things.push(circle(middle, 0, radius, { fill: tone, stroke: INK, 'stroke-width': 1.6 }));
      things.push(circle(middle - 1, -1, 1.6, { fill: '#fff', opacity: 0.6 }));
    }
    x += wide + 1.6;
  }
  const frame = rect(-length / 2, -depth / 2, length, depth, {
    rx: 2,
    fill: WOOD_DARK,
    ...OUTLINE,
    'stroke-width': 3,
  });
  return w > h ? [frame, things] : [group({ transform: 'rotate(90)' }, frame, things)];
}

function wardrobeDoors(w: number, h: number): Shapes {
  const panel = { fill: 'none', stroke: WOOD_LIGHT, 'stroke-width': 1.6 };
  return [
    stroke(`M0 ${-h / 2}V${h / 2}`),
    [-4, 4].map((x) => circle(x, h / 2 - 5, 1.8, { fill: BRASS })),
    [-w / 2 + 4, 3].map((x) => rect(x, -h / 2 + 4, w / 2 - 7, h - 8, panel)),
  ];
}

function boards(w: number, h: number): Shapes {
  return [stroke([0, -h / 4, h / 4].map((y) => `M${-w / 2} ${tenth(y)}H${w / 2}`).join(''))];
}

function longTable(w: number, h: number): Shapes {
  const plates: Shapes[number][] = [];
  for (let x = -w / 2 + 24; x < w / 2 - 10; x += 34) {
    plates.push(circle(x, -8, 6, { fill: CLOTH, ...FINE }), circle(x + 12, 8, 6, { fill: CLOTH, ...FINE }));
  }
  return [
    [-h / 2 - 13, h / 2 + 4].map((y) => rect(-w / 2 + 6, y, w - 12, 9, { rx: 2, fill: WOOD_DARK, ...THIN })),
    block(w, h, { fill: WOOD }),
    stroke([-1, 1].map((side) => `M${-w / 2 + 3} ${tenth((side * h) / 6)}H${w / 2 - 3}`).join(''), {
      opacity: 0.35,
      'stroke-width': 1.6,
    }),
    plates,
    [-w / 4, w / 4].map((x) => circle(x, 0, 4.5, { fill: BRASS, ...FINE })),
  ];
}
