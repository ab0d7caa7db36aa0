/** Outside the walls: grass, paths to the portals, trees. Also small animals on the floors. */

import { seededLehmer } from '@conclave/kit/random';
import { placed } from '@conclave/kit/svg-text';
import { LAYOUT } from '../layout.ts';
import { circle, ellipse, path, rect, scaled } from './ink.ts';

export const GRASS_DEF =
  '<pattern id="grass" width="60" height="46" patternUnits="userSpaceOnUse"><rect width="60" height="46" fill="#a7b573"/>' +
  path('M6 12L8 6L9 12M9 12L12 8M34 30L36 24L38 30M50 10L52 5L53 10M20 40L21 35L24 40', {
    stroke: '#8a9b58',
    width: 1.3,
    cap: 'round',
  }) +
  circle(27, 14, 1.3, { fill: '#f3e6c6' }) +
  circle(46, 38, 1.3, { fill: '#d98c6a' }) +
  '</pattern>';

export function bush(x: number, y: number, scale = 1, fill = '#6d8a4c'): string {
  return placed(
    x,
    y,
    ellipse(2, 2, 11, 3.5, { fill: '#2a1604', opacity: 0.28 }) +
      path('M-11 1C-13 -5 -8 -9 -5 -8C-3 -13 5 -13 6 -8C11 -9 13 -3 10 1C5 3 -6 3 -11 1Z', {
        fill,
        ink: 1.5,
      }) +
      path('M-6 -4C-4 -6 -2 -6 0 -5M3 -7C5 -7 6 -5 6 -4', { stroke: '#a9bf7c', width: 1.3, cap: 'round' }),
    scaled(scale),
  );
}

function cypress(x: number, y: number, scale = 1): string {
  return placed(
    x,
    y,
    ellipse(3, 2, 11, 4, { fill: '#2a1604', opacity: 0.3 }) +
      path('M-2 2V-6H2V2Z', { fill: '#5b3d20', ink: 1.4 }) +
      path('M0 -44C7 -30 10 -18 8 -8C4 -4 -4 -4 -8 -8C-10 -18 -7 -30 0 -44Z', { fill: '#4f7146', ink: 1.7 }) +
      path('M0 -44C-3 -30 -4 -18 -2 -5.5C-4.5 -5.6 -6.6 -6.6 -8 -8C-10 -18 -7 -30 0 -44Z', {
        fill: '#38573a',
      }),
    scaled(scale),
  );
}

function paths(): string {
  const edge = { stroke: '#a88f5c', width: 1.6 } as const;
  const shake = seededLehmer(9);
  const pebbles = Array.from({ length: 26 }, (_none, i) => {
    const [x, y] =
      i < 12 ? [-20 + shake() * 84, 458 + shake() * 54] : [506 + shake() * 176, 568 + shake() * 34];
    return ellipse(x, y, 3 + shake() * 4, 1.6 + shake() * 1.5, { fill: '#c9b07c' });
  });
  return (
    path('M-40 452C-10 452 20 452 72 462V512C40 520 -10 520 -40 516Z', { fill: '#dcc79a' }) +
    path('M-40 452C-10 452 20 452 72 462M-40 516C-10 520 40 520 72 512', edge) +
    path('M500 566H684C690 590 704 600 740 606V660H470V610Z', { fill: '#dcc79a' }) +
    path('M500 566C500 586 490 604 474 616M684 566C690 590 704 600 740 606', edge) +
    pebbles.join('')
  );
}

export function drawGarden(): string {
  const { width, height } = LAYOUT.size;
  return (
    rect({ x: 0, y: 0, w: width, h: height }, { fill: 'url(#grass)' }) +
    paths() +
    bush(24, 366) +
    bush(52, 372, 0.8, '#7f9a55') +
    cypress(18, 428) +
    cypress(50, 436, 0.85) +
    bush(22, 602, 0.9) +
    bush(54, 604, 0.8) +
    bush(50, 392, 0.7, '#8a9b58')
  );
}

function sheet(x: number, y: number, angle: number): string {
  return placed(
    x,
    y,
    rect({ x: -6, y: -8, w: 12, h: 16 }, { fill: '#fbf3dc', ink: 1 }) +
      path('M-3.5 -4H3.5M-3.5 -1H3.5M-3.5 2H1.5', { stroke: '#8a734a', width: 0.9 }) +
      path('M-3.5 -5.5H-1V-3H-3.5Z', { fill: '#b3361e' }),
    `rotate(${angle})`,
  );
}

const cat = placed(
  470,
  497,
  path('M-7 4C-10 -2 -5 -6 0 -5L2 -9L4 -6L7 -9L8 -3C9 0 7 3 4 4Z', { fill: '#4a4038', ink: 1.2 }) +
    path('M-7 3C-13 4 -12 -3 -9 -2', { ink: 2 }) +
    circle(4, -3, 0.9, { fill: '#f0cb62' }) +
    circle(6.5, -3, 0.9, { fill: '#f0cb62' }),
);

const mouse =
  placed(
    566,
    440,
    path('M-4 2C-5 -2 0 -4 3 -2L6 0C5 2 3 3 0 3Z', { fill: '#8d8577', ink: 1 }) +
      path('M-4 2C-8 2 -9 -1 -11 1', { ink: 1 }) +
      circle(1.5, -3, 1.5, { fill: '#b9af9d', ink: 1 }),
  ) + path('M578 443L587 439V445H578Z', { fill: '#e9c46a', ink: 1 });

const dog = placed(
  155,
  401,
  path('M-9 3C-11 -3 -5 -6 1 -5C3 -9 9 -8 9 -4L11 -2C10 1 7 2 5 2C3 4 -6 5 -9 3Z', {
    fill: '#b98c5a',
    ink: 1.2,
  }) +
    path('M2 -5C1 -2 3 0 5 -1C6 -3 5 -6 3 -7Z', { fill: '#7a5330', ink: 1.2 }) +
    path('M-9 2C-12 0 -12 -4 -9 -5', { ink: 1.8 }) +
    path('M8 -4.5H9', { ink: 1.4 }),
);

const bird = placed(
  290,
  520,
  path('M-4 2C-4 -2 0 -3 2 -2L5 -3L3 0C3 3 0 4 -4 2Z', { fill: '#5f86b0', ink: 1 }) +
    path('M-4 2L-8 3', { ink: 1.6 }),
);

const bucket = placed(
  30,
  326,
  path('M-8 0V-12H8V0C4 3 -4 3 -8 0Z', { fill: '#a8733c', ink: 1.3 }) +
    ellipse(0, -12, 8, 3, { fill: '#5f97a6', ink: 1.3 }) +
    path('M-8 -5H8', { stroke: '#3a3531', width: 1.6 }),
);

/** Nothing that could be taken for a piece. */
export function drawCompany(): string {
  return sheet(436, 96, -18) + sheet(450, 108, 22) + cat + mouse + dog + bird + bucket;
}
