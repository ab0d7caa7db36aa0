/** Country, walls, doors. */

import { seededMurmur, seedOf } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { DOORS, GARTH, GROUND, OUTLINES } from '../layout.ts';
import type { Light } from './floors.ts';
import { poly } from './floors.ts';
import { bush, cypress } from './furniture.ts';
import { DROLLERIES } from './ornaments.ts';
import { circle, INK, path, put, rect } from './pen.ts';

export function country(light: Light): string {
  const r = seededMurmur(seedOf('country'));
  const f = [rect(GROUND.x, GROUND.y, GROUND.width, 250, light.sky, 'none')];
  f.push(
    path(
      'M-90 2C-60 10 -40 20 -20 18C120 -30 300 30 470 -16C640 -40 820 30 1020 -10L1090 -14V900H-90Z',
      light.meadow,
      'none',
    ),
  );
  f.push(
    path('M-90 112C-60 104 -40 98 -20 90C60 60 90 20 200 24C300 28 360 -6 470 -2', 'none', light.meadow2, 3),
    path('M670 10C760 50 880 20 1020 60L1090 72', 'none', light.meadow2, 3),
    path(
      'M-90 736C-60 744 -40 752 -20 742C80 700 200 730 300 712C420 690 520 742 640 720C760 700 860 736 1020 700',
      'none',
      light.meadow2,
      3,
    ),
  );
  f.push(
    path('M-100 448C-60 470 -40 466 -20 462C-4 458 12 466 30 468', 'none', INK, 26),
    path('M-100 448C-60 470 -40 466 -20 462C-4 458 12 466 30 468', 'none', '#dcc48d', 22),
  );
  // A thousand flowers, as in a tapestry.
  for (let i = 0; i < 150; i++) {
    const x = -10 + r() * 1020,
      y = 16 + r() * 714,
      c = ['#fbf5e6', '#b3361e', '#24508f', '#e9c46a', '#fbf5e6'][Math.floor(r() * 5)];
    if (x > 0 && x < 1000 && y > 50 && y < 620 && !(x > 990 || x < 8)) {
      if (!(x < 90 && (y < 170 || y > 420)) && !(x > 940 && y < 170)) continue;
    }
    f.push(
      path(`M${tenth(x)} ${tenth(y + 5)}v-4`, 'none', light.meadow2, 1.4) +
        circle(x, y, 2, c, 'rgb(43 33 24 / .55)', 0.8),
    );
  }
  // The cliff below the walls, where Brother Adelmo was found.
  f.push(
    path(
      'M610 910C640 840 680 740 760 690C772 676 800 668 826 660C860 648 930 656 1020 636L1100 626V910Z',
      '#b7a98a',
      INK,
      2,
    ),
    path('M760 690l-10 30M800 670l-6 34M846 656l4 40M900 652l-8 44M956 646l6 46', 'none', '#8d7f62', 2),
    path('M724 742C740 722 780 716 820 700M840 742C860 720 920 716 1010 690', 'none', '#8d7f62', 1.6),
  );
  for (const [x, y, s, k] of [
    [40, 40, 1, 0],
    [66, 66, 0.8, 1],
    [20, 96, 0.9, 0],
    [190, 30, 0.8, 1],
    [300, 36, 1, 0],
    [420, 30, 0.85, 1],
    [760, 36, 0.9, 0],
    [820, 30, 1.1, 1],
    [966, 110, 1.1, 0],
    [980, 150, 0.8, 1],
    [230, 664, 1, 0],
    [270, 690, 0.8, 1],
    [340, 660, 0.9, 0],
    [372, 694, 1, 1],
    [24, 660, 0.9, 1],
    [20, 570, 0.8, 0],
    [214, 636, 0.7, 1],
    [-30, 130, 1, 1],
    [-46, 300, 1.1, 0],
    [-22, 372, 0.8, 1],
    [-40, 590, 1, 1],
    [-56, 690, 1, 0],
    [1036, 60, 1, 0],
    [1030, 230, 0.9, 1],
    [1046, 330, 1.1, 0],
    [1028, 470, 0.9, 1],
    [1040, 580, 1, 0],
    [60, 780, 1, 0],
    [190, 800, 0.9, 1],
    [330, 770, 1, 0],
    [480, 810, 1, 1],
    [560, 780, 0.9, 0],
  ])
    f.push(k ? cypress(x, y, s) : bush(x, y, s, r() > 0.5 ? '#b3361e' : '#e9c46a'));
  return f.join('');
}

/** The cloister's columns, in pairs along the lawn. */
function columns(light: Light): string {
  const [[x1, y1], , [x2, y2]] = GARTH;
  const f: string[] = [];
  for (let i = 0; i <= 12; i++)
    for (const y of [y1, y2]) f.push(circle(x1 + ((x2 - x1) * i) / 12, y, 5.2, light.stone, light.ink, 1.7));
  for (let i = 1; i < 8; i++)
    for (const x of [x1, x2]) f.push(circle(x, y1 + ((y2 - y1) * i) / 8, 5.2, light.stone, light.ink, 1.7));
  return f.join('');
}
/** Vault ribs over the walks: what tells a cloister from a corridor. */
export function ribs(): string {
  const bay = (x: number, y: number, w: number, h: number) =>
    `M${x} ${y}L${x + w} ${y + h}M${x + w} ${y}L${x} ${y + h}`;
  let d = '';
  for (let i = 0; i < 4; i++) d += bay(340 + i * 59, 180, 59, 64);
  for (let i = 0; i < 6; i++) d += bay(276 + i * (364 / 6), 388, 364 / 6, 64);
  for (let i = 0; i < 3; i++)
    d += bay(276, 180 + i * (208 / 3), 64, 208 / 3) + bay(576, 180 + i * (208 / 3), 64, 208 / 3);
  return path(d, 'none', '#c8ad6e', 3.4) + path(d, 'none', '#f6e9c6', 1.6);
}
/** Walls: ink, stone, joints; then the doors are cut into them. */
export function walls(light: Light): string {
  const d = OUTLINES.map(poly).join('');
  const arcade = poly(GARTH);
  return (
    put(596, -4, DROLLERIES.bird(), 0.9) +
    `<g fill="none" stroke-linejoin="miter"><path d="${d}" stroke="${light.ink}" stroke-width="15"/><path d="${d}" stroke="${light.stone}" stroke-width="10.5"/><path d="${d}" stroke="${light.stoneEdge}" stroke-width="10.5" stroke-dasharray="1.6 16"/><path d="${d}" stroke="${light.stoneEdge}" stroke-width="1.2" /><path d="${d}" stroke="rgb(255 255 255 / .35)" stroke-width="1.8" transform="translate(-2.4 -2.6)"/></g>` +
    path(arcade, 'none', light.ink, 9) +
    path(arcade, 'none', light.stone, 5.5) +
    columns(light)
  );
}
/** Where a wall is open, and the threshold in it; the walks of the cloister run into each other without one. */
export function doorways(): string {
  return DOORS.map(({ between, x, y, wall, width }) => {
    const open = between.every((id) => id.startsWith('claustrum'));
    const h = width / 2;
    const inner =
      rect(-h, -8.5, width, 17, open ? '#e6d09a' : '#dcc394', 'none') +
      (open ? '' : path(`M${-h} -3H${h}M${-h} 3H${h}`, 'none', '#a98c58', 1.3)) +
      rect(-h - 3.5, -9, 5.5, 18, '#9a7648', INK, 1.5, 1) +
      rect(h - 2, -9, 5.5, 18, '#9a7648', INK, 1.5, 1);
    return put(x, y, inner, 1, wall === 'vertical' ? 90 : 0);
  }).join('');
}
