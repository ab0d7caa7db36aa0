/** What stands in the chapel. */

import { tenth } from '@conclave/kit/svg-text';
import { block, circle, ellipse, INK, OUTLINE, path, rect, type Shapes, stroke, THIN } from '../draw.ts';
import { flame } from './flame.ts';
import { BRASS, CLOTH, LINEN, STONE, STONE_DARK, WATER, WOOD, WOOD_DARK, WOOD_LIGHT } from './materials.ts';
import type { Maker } from './piece.ts';

export const CHAPEL = {
  aisle: ({ w, h }) => [
    rect(-w / 2, -h / 2, w, h, { fill: '#9c352f', stroke: '#4e1717', 'stroke-width': 2 }),
    rect(-w / 2 + 6, -h / 2, w - 12, h, { fill: 'none', stroke: '#e0b25a', 'stroke-width': 2.2 }),
  ],
  pews: ({ w, h, rows = 4 }) =>
    Array.from({ length: rows }, (_none, row) => {
      const y = -h / 2 + (h * (row + 0.5)) / rows;
      return [
        rect(-w / 2, y - 6.5, w, 13, { rx: 2, fill: WOOD, ...THIN, 'stroke-width': 2.4 }),
        rect(-w / 2, y + 2.5, w, 4, { fill: WOOD_DARK, ...THIN, 'stroke-width': 1.4 }),
      ];
    }),
  altar: ({ w, h }) => altar(w, h),
  column: ({ w }) => [
    circle(0, 0, w / 2 + 3, { fill: STONE_DARK, ...OUTLINE }),
    circle(0, 0, w / 2 - 2, { fill: '#efe6d0', ...THIN }),
    path(
      `M${tenth(-w * 0.22)} ${tenth(w * 0.1)}a${tenth(w * 0.25)} ${tenth(w * 0.25)} 0 0 0 ${tenth(w * 0.4)} ${tenth(w * 0.08)}`,
      { stroke: '#b7a888', 'stroke-width': 3, fill: 'none', 'stroke-linecap': 'round' },
    ),
  ],
  stall: ({ w, h }) => {
    const seats = Math.round(h / 20);
    const deep = (h - 6) / seats;
    return [
      block(w, h, { fill: WOOD_DARK }),
      Array.from({ length: seats }, (_none, i) =>
        rect(-w / 2 + 3, -h / 2 + 3 + i * deep, w - 6, deep - 3, {
          rx: 2,
          fill: WOOD_LIGHT,
          ...THIN,
          'stroke-width': 1.5,
        }),
      ),
    ];
  },
  font: ({ w }) => [
    path(regular(8, w / 2, 0.5), { fill: '#e3d8bf', ...OUTLINE }),
    circle(0, 0, w * 0.31, { fill: WATER, ...THIN }),
    path('M-6 -3a7 5 0 0 1 9 -3', { stroke: '#dbeaf3', 'stroke-width': 2.2, fill: 'none' }),
  ],
  pulpit: ({ w }) => [
    path(regular(6, w / 2), { fill: WOOD, ...OUTLINE }),
    path(regular(6, w * 0.31), { fill: WOOD_LIGHT, ...THIN, 'stroke-width': 1.4 }),
    rect(-7, -5, 14, 9, { fill: CLOTH, ...THIN, 'stroke-width': 1.4 }),
  ],
  stoup: ({ w, h }) => [
    ellipse(w / 2, h / 2, { fill: STONE, ...THIN }),
    ellipse(w / 3, h / 4, { fill: WATER }),
  ],
  kneeler: ({ w, h }) => [
    block(w, h, { fill: WOOD_DARK }),
    rect(-w / 2 + 3, -h / 2 + 5, w - 6, h - 10, { rx: 2, fill: '#6d2b4a', ...THIN, 'stroke-width': 1.6 }),
  ],
} as const satisfies Record<string, Maker>;

/** A regular polygon; `turn` in parts of a side. */
function regular(sides: number, radius: number, turn = 0): string {
  const corners = Array.from({ length: sides }, (_none, i) => {
    const angle = ((i + turn) * Math.PI * 2) / sides;
    return `${tenth(Math.cos(angle) * radius)} ${tenth(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

function altar(w: number, h: number): Shapes {
  const cross = 'M0 -1v20M-7 5h14';
  return [
    rect(-w / 2, -h / 2, w, h, { fill: '#d8c9a6', ...OUTLINE, 'stroke-width': 5 }),
    rect(-w / 2 + 7, -h / 2 + 6, w - 14, 22, { fill: '#b08d43', ...THIN }),
    ['#44639c', '#a63f34', '#dcae45', '#a63f34', '#44639c'].map((tone, i) =>
      path(`M${i * 33 - 75} ${-h / 2 + 27}v-10a9 9 0 0 1 18 0v10Z`, {
        fill: tone,
        ...THIN,
        'stroke-width': 1.8,
      }),
    ),
    rect(-52, -4, 104, 36, { rx: 2, fill: LINEN, ...OUTLINE, 'stroke-width': 3 }),
    path('M-52 22H52', { stroke: '#a63f34', 'stroke-width': 5 }),
    path('M-52 27h104', { stroke: BRASS, 'stroke-width': 3, 'stroke-dasharray': '3 3' }),
    stroke(cross, { stroke: BRASS, 'stroke-width': 4.6 }),
    stroke(cross, { stroke: '#7a5a16', 'stroke-width': 1 }),
    [-42, -30, -18, 18, 30, 42].map((x) => [
      circle(x, 6, 4, { fill: BRASS, stroke: INK, 'stroke-width': 1.4 }),
      flame(x, 3, 3.8),
    ]),
    [-w / 2 + 20, w / 2 - 20].map((x) => [circle(x, 18, 9, { fill: '#a63f34', ...THIN }), flame(x, 18, 4)]),
  ];
}
