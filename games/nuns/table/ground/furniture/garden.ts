/** Beds, trees, the pond, the well, and what gardeners leave behind. */

import type { Random } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { EMBLEMS } from '../../pieces/novices.ts';
import { at, block, circle, INK, OUTLINE, path, rect, type Shapes, stroke, THIN } from '../draw.ts';
import { blob, LEAF, LEAF_DARK, LEAF_LIGHT, leaves } from '../garden.ts';
import { IRON, STONE, STONE_DARK, WATER, WOOD, WOOD_LIGHT } from './materials.ts';
import type { Maker, Piece } from './piece.ts';

const BOLD = { ...OUTLINE, 'stroke-width': 2.8 } as const;

export const GARDEN = {
  patch: ({ w, h, crop = 'herb' }, random) => patch(w, h, crop, random),
  tree: (piece, random) => tree(piece, random),
  bush: ({ w, h }, random) => [
    path(blob(w / 2, random, h / 2), { fill: '#3b6234', ...BOLD }),
    at(2, 2, path(blob(w / 3, random, h / 3), { fill: '#638d48' })),
    leaves(0, 0, w / 2.4, random, 7, '#2c4c28'),
  ],
  hive: ({ w }) => [
    path(
      `M${-w / 2} ${tenth(w * 0.4)}C${tenth(-w * 0.55)} ${tenth(-w * 0.3)} ${tenth(-w * 0.2)} ${-w / 2} 0 ${-w / 2}C${tenth(w * 0.2)} ${-w / 2} ${tenth(w * 0.55)} ${tenth(-w * 0.3)} ${w / 2} ${tenth(w * 0.4)}Z`,
      { fill: '#dcb35c', ...BOLD },
    ),
    stroke(`M${tenth(-w * 0.42)} -3H${tenth(w * 0.42)}M${tenth(-w * 0.47)} 5H${tenth(w * 0.47)}`, {
      'stroke-width': 1.8,
      opacity: 0.7,
    }),
    circle(0, w * 0.22, 3.2, { fill: INK }),
  ],
  roses: ({ w, h }, random) => [
    path(blob(w / 2, random, h / 2), { fill: '#5b4029', ...BOLD }),
    Array.from({ length: 15 }, (_none, i) => {
      const angle = (i / 15) * Math.PI * 2 + random() * 0.3;
      const far = i % 3 === 0 ? 0.18 : 0.37;
      const [x, y] = [Math.cos(angle) * w * far, Math.sin(angle) * h * far];
      const bloom = { fill: ['#e8819b', '#f3d7d0', '#c8455f'][i % 3], stroke: INK, 'stroke-width': 1 };
      return [
        circle(x, y, 8, { fill: i % 2 === 1 ? LEAF : LEAF_DARK }),
        at(x + 1, y - 1, path(EMBLEMS.rose(4), bloom)),
      ];
    }),
  ],
  barrow: ({ w }) => {
    const handles = `M${-w / 2} -8L-6 -9M${-w / 2} 8L-6 9`;
    return [
      stroke(handles, { 'stroke-width': 5 }),
      stroke(handles, { stroke: WOOD_LIGHT, 'stroke-width': 2.6 }),
      path('M-12 -15H14L20 -10V10L14 15H-12Z', { fill: WOOD, ...OUTLINE }),
      path('M-8 -10H12V10H-8Z', { fill: '#5b4029', ...THIN }),
      stroke('M-4 2q4 -7 9 -1', { stroke: LEAF_LIGHT, 'stroke-width': 2.6 }),
      circle(w / 2 - 5, 0, 6, { fill: IRON, ...THIN }),
    ];
  },
  compost: ({ w, h }, random) => [
    path(blob(w / 2, random, h / 2), { fill: '#5a4630', ...BOLD }),
    path('M-14 -4l6 6M2 -6l5 7M10 3l6 -5M-4 6l8 2', {
      stroke: '#b99a62',
      'stroke-width': 2.6,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  ],
  trough: ({ w, h }) => [
    block(w, h, { fill: STONE_DARK }),
    rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, { fill: WATER, ...THIN, 'stroke-width': 1.5 }),
  ],
  knot: ({ w, h }) => knotGarden(w / 2, h / 2),
  pond: ({ w, h }, random) => [
    path(blob(w / 2, random, h / 2), { fill: STONE, ...OUTLINE }),
    path(blob(w / 2 - 10, random, h / 2 - 9), { fill: '#41678d', ...THIN }),
    stroke('M-24 -12q8 -5 16 0M6 18q8 -5 16 0', { stroke: '#a9cbe0', 'stroke-width': 2 }),
    circle(9, -3, 13, { fill: '#f6efcf', stroke: '#d9cf9e', 'stroke-width': 2 }),
    stroke('M4 -9a4 4 0 1 0 4 5M14 2a3 3 0 1 0 -3 -4', { stroke: '#cdbf8d', 'stroke-width': 1.8 }),
    ['M-30 10a8 6 0 1 1 9 5l-3 -6Z', 'M22 -20a7 5 0 1 1 8 4l-3 -5Z'].map((lily) =>
      path(lily, { fill: LEAF_LIGHT, ...THIN, 'stroke-width': 1.6 }),
    ),
  ],
  well: ({ w }) => {
    const joints = Array.from({ length: 12 }, (_none, i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 6) * w, Math.sin((i * Math.PI) / 6) * w];
      return `M${tenth(x * 0.3)} ${tenth(y * 0.3)}L${tenth(x * 0.5)} ${tenth(y * 0.5)}`;
    });
    return [
      circle(0, 0, w / 2, { fill: STONE, ...OUTLINE }),
      stroke(joints.join(''), { 'stroke-width': 2, opacity: 0.6 }),
      circle(0, 0, w * 0.29, { fill: '#1d2b4a', ...OUTLINE, 'stroke-width': 2.6 }),
      path('M-10 -2a10 8 0 0 1 14 -7', { stroke: '#9fb9dd', 'stroke-width': 2.4, fill: 'none' }),
      rect(-w / 2 - 6, -4.5, w + 12, 9, { rx: 3, fill: WOOD, ...THIN }),
      stroke('M0 0v14', { 'stroke-width': 2 }),
      rect(-6, 12, 12, 10, { rx: 2, fill: WOOD_LIGHT, ...THIN, 'stroke-width': 1.8 }),
    ];
  },
  milestone: ({ w }) => [
    path(
      `M${-w / 2} ${w / 2}V${tenth(-w * 0.1)}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${tenth(-w * 0.1)}V${w / 2}Z`,
      {
        fill: '#b9b3a6',
        ...BOLD,
      },
    ),
    stroke('M-4 2h8M-4 7h8', { 'stroke-width': 1.8 }),
  ],
} as const satisfies Record<string, Maker>;

function patch(w: number, h: number, crop: string, random: Random): Shapes {
  const plants: Shapes[number][] = [];
  for (let y = -h / 2 + 12; y < h / 2 - 4; y += 15) {
    plants.push(stroke(`M${-w / 2 + 4} ${y + 7}H${w / 2 - 4}`, { stroke: '#4c3420', 'stroke-width': 2 }));
    for (let x = -w / 2 + 11; x < w / 2 - 6; x += crop === 'leek' ? 10 : 15) {
      plants.push(plant(crop, tenth(x + (random() - 0.5) * 3), y));
    }
  }
  return [rect(-w / 2, -h / 2, w, h, { rx: 5, fill: '#6b4b30', ...BOLD }), plants];
}

function plant(crop: string, x: number, y: number): Shapes[number] {
  switch (crop) {
    case 'cabbage':
      return [
        circle(x, y, 5.5, { fill: LEAF_LIGHT, stroke: LEAF_DARK, 'stroke-width': 2 }),
        circle(x, y, 2, { fill: '#c7dd98' }),
      ];
    case 'leek':
      return stroke(`M${x} ${y + 5}l-3 -11M${x} ${y + 5}v-12M${x} ${y + 5}l3 -11`, { stroke: LEAF_LIGHT });
    case 'rose':
      return [circle(x, y, 5, { fill: LEAF_DARK }), circle(x + 1, y - 1, 2.8, { fill: '#e8819b' })];
    default:
      return path(`M${tenth(x - 5)} ${y + 3}q5 -12 10 0Z`, {
        fill: '#8fae8a',
        stroke: LEAF_DARK,
        'stroke-width': 1.6,
      });
  }
}

function tree({ w, small, wild }: Piece, random: Random): Shapes {
  const radius = w / 2;
  const [dark, middle, light] = wild ? ['#2f5436', '#426c42', '#5f8a52'] : ['#35592d', '#557f3f', '#83ab58'];
  return [
    path(blob(radius * 0.98, random), { fill: dark, ...OUTLINE }),
    at(radius * 0.06, radius * 0.08, path(blob(radius * 0.78, random), { fill: middle })),
    at(radius * 0.16, radius * 0.18, path(blob(radius * 0.46, random), { fill: light, opacity: 0.75 })),
    leaves(0, 0, radius, random, Math.round(radius / 2.6), dark),
    leaves(radius * 0.15, radius * 0.15, radius * 0.7, random, Math.round(radius / 4), light),
    small && !wild ? Array.from({ length: 9 }, () => apple(radius, random)) : [],
  ];
}

function apple(radius: number, random: Random) {
  const angle = random() * Math.PI * 2;
  const far = Math.sqrt(random()) * radius * 0.75;
  return circle(Math.cos(angle) * far, Math.sin(angle) * far, 3.6, {
    fill: '#d2543f',
    stroke: INK,
    'stroke-width': 1.3,
  });
}

/** Clipped hedges in a pattern, a flower in every field. */
function knotGarden(a: number, b: number): Shapes {
  const hedges = (d: string, width: number) => [
    stroke(d, { 'stroke-width': width + 5 }),
    stroke(d, { stroke: '#446f38', 'stroke-width': width }),
    stroke(d, { stroke: '#79a354', 'stroke-width': 3, 'stroke-dasharray': '1 6' }),
  ];
  const flowers: readonly (readonly [number, number, string])[] = [
    [0, 0, '#e8819b'],
    [-a + 22, -b + 20, '#f3cf5c'],
    [a - 22, -b + 20, '#f4ecd6'],
    [-a + 22, b - 20, '#f4ecd6'],
    [a - 22, b - 20, '#bf9aec'],
  ];
  return [
    rect(-a, -b, 2 * a, 2 * b, { rx: 8, fill: '#8a9c58' }),
    hedges(`M${-a + 7} ${-b + 7}H${a - 7}V${b - 7}H${-a + 7}Z`, 11),
    hedges(`M0 ${-b + 22}L${a - 24} 0L0 ${b - 22}L${-a + 24} 0Z`, 8),
    flowers.map(([x, y, tone]) =>
      at(
        x,
        y,
        path(EMBLEMS.daisy(6), { fill: tone, stroke: INK, 'stroke-width': 1.6 }),
        circle(0, 0, 2, { fill: '#c5671f' }),
      ),
    ),
  ];
}
