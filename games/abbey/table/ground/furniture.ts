/** Drawings of the furniture in the rooms. */

import { CELLS } from '../../rules/rooms.ts';
import { LIVERIES } from '../colours.ts';
import { OUTLINES } from '../layout.ts';
import { circle, ellipse, INK, path, put, rect } from './pen.ts';

const W1 = '#a8743d';
const W2 = '#7d5228';
const W3 = '#c9985a';
const SHADOW = 'rgb(43 33 24 / .28)';
const table = (x: number, y: number, w: number, h: number): string =>
  rect(x + 3, y + 5, w, h, SHADOW, 'none', 0, 3) +
  rect(x, y, w, h, W1, INK, 2, 3) +
  path(`M${x + 4} ${y + h * 0.5}H${x + w - 4}`, 'none', W2, 1.2);
const plate = (x: number, y: number): string =>
  circle(x, y, 5, '#f4ead2', INK, 1.4) + circle(x, y, 2.6, '#d8a15c', 'none');
const bookOpen = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    path(
      'M0 -6C-5 -9 -11 -8 -14 -6V6C-11 4 -5 3 0 6C5 3 11 4 14 6V-6C11 -8 5 -9 0 -6Z',
      '#fbf5e6',
      INK,
      1.7,
    ) +
      path('M0 -6V6M-11 -3H-4M-11 1H-5M4 -3H11M5 1H11', 'none', '#8a734a', 1.1) +
      path('M-12 -5h4v4h-4z', '#b3361e', 'none'),
    s,
  );
const candle = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    circle(0, -9, 15, 'url(#candle)', 'none') +
      rect(-2.4, -6, 4.8, 12, '#fbf5e6', INK, 1.4, 1) +
      path('M0 -6C-4 -10 0 -14 0 -17C2 -13 4 -10 0 -6Z', '#f3b83e', '#b3361e', 1),
    s,
  );
export const bush = (x: number, y: number, s: number, fruit = '#b3361e'): string =>
  put(
    x,
    y,
    ellipse(2, 13, 13, 4, 'rgb(43 33 24 / .3)', 'none') +
      rect(-2.5, 2, 5, 11, '#7d5228', INK, 1.6) +
      path(
        'M0 -20C10 -22 16 -14 13 -8C19 -4 15 6 7 5C4 9 -4 9 -7 5C-15 6 -19 -4 -13 -8C-16 -14 -10 -22 0 -20Z',
        '#5c8f4f',
        INK,
        2,
      ) +
      path('M8 -14C12 -8 10 0 4 4C10 3 14 -2 11 -8C13 -11 11 -14 8 -14Z', '#43713a', 'none') +
      [
        [-6, -10],
        [3, -13],
        [6, -4],
        [-3, -2],
        [-9, -3],
      ]
        .map(([a, b]) => circle(a, b, 2, fruit, INK, 0.8))
        .join(''),
    s,
  );
export const cypress = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    ellipse(2, 13, 9, 3, 'rgb(43 33 24 / .3)', 'none') +
      rect(-2, 6, 4, 8, '#7d5228', INK, 1.4) +
      path('M0 -30C6 -20 9 -8 7 2C6 8 -6 8 -7 2C-9 -8 -6 -20 0 -30Z', '#3f6f4c', INK, 2) +
      path('M2 -22C5 -12 6 -4 4 4C7 2 8 -6 2 -22Z', '#2d5438', 'none'),
    s,
  );
const hive = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    ellipse(2, 12, 14, 3.5, 'rgb(43 33 24 / .3)', 'none') +
      path('M-12 12C-13 -2 -7 -14 0 -14C7 -14 13 -2 12 12Z', '#dcae4c', INK, 2) +
      path('M-12 5C-6 8 6 8 12 5M-11 -2C-5 1 5 1 11 -2M-8 -8C-4 -6 4 -6 8 -8', 'none', '#a97c25', 1.6) +
      path('M-4 12C-4 7 4 7 4 12Z', INK, 'none'),
    s,
  );
const bed = (x: number, y: number, w: number, h: number, blanket: string, pillowTop = true): string =>
  rect(x + 2, y + 4, w, h, SHADOW, 'none', 0, 3) +
  rect(x, y, w, h, W1, INK, 2, 3) +
  rect(x + 3, y + 3, w - 6, h - 6, '#fbf5e6', INK, 1.3, 2) +
  (pillowTop
    ? rect(x + 3, y + h * 0.36, w - 6, h * 0.64 - 3, blanket, INK, 1.5, 2) +
      rect(x + 6, y + 6, w - 12, h * 0.18, '#fffaf0', INK, 1.2, 3)
    : rect(x + w * 0.34, y + 3, w * 0.66 - 3, h - 6, blanket, INK, 1.5, 2) +
      rect(x + 6, y + 6, w * 0.2, h - 12, '#fffaf0', INK, 1.2, 3));
const barrel = (x: number, y: number): string =>
  ellipse(x + 2, y + 3, 9, 9, SHADOW, 'none') + circle(x, y, 9, W1, INK, 2) + circle(x, y, 5.5, W3, W2, 1.4);
const shelf = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, W2, INK, 1.8, 1) +
  Array.from({ length: Math.floor((w - 4) / 4.2) }, (_n, i) =>
    rect(
      x + 2.4 + i * 4.2,
      y + 2,
      3.2,
      h - 4,
      ['#b3361e', '#24508f', '#2f7a63', '#d6a72f', '#6d3a66', '#fbf5e6'][(i * 7 + w) % 6],
      'none',
    ),
  ).join('');
const stain = (x: number, y: number, r: number): string =>
  Array.from({ length: 8 }, (_n, i) =>
    path(
      `M0 0C${-r * 0.34} ${-r * 0.4} ${-r * 0.26} ${-r * 0.9} 0 ${-r}C${r * 0.26} ${-r * 0.9} ${r * 0.34} ${-r * 0.4} 0 0Z`,
      ['#24508f', '#b3361e', '#2f7a63', '#d9a441'][i % 4],
      'none',
      0,
      `opacity=".42" transform="translate(${x} ${y}) rotate(${i * 45})"`,
    ),
  ).join('') + circle(x, y, r * 0.2, '#e9c46a', 'none', 0, 'opacity=".6"');

export function furniture(): string {
  const f: string[] = [];
  /* Church: columns, a runner to the altar, coloured light from the east window. */
  f.push(
    rect(306, 520, 284, 26, '#9c2f1c', INK, 2),
    rect(306, 524, 284, 18, 'none', '#e9c46a', 1.6),
    Array.from({ length: 11 }, (_n, i) =>
      put(322 + i * 26, 533, path('M0 -5L5 0L0 5L-5 0Z', '#e9c46a', 'none'), 0.8),
    ).join(''),
  );
  f.push(
    path('M668 462H624C604 478 592 504 592 532C592 560 604 586 624 602H668Z', '#e7cf98', INK, 2),
    path('M668 476H634C618 490 608 510 608 532C608 554 618 574 634 588H668Z', '#f1e0b4', INK, 1.6),
    stain(606, 566, 30),
    stain(606, 498, 22),
  );
  f.push(
    rect(637, 508, 24, 52, SHADOW, 'none', 0, 2),
    rect(634, 504, 24, 52, '#fffaf0', INK, 2, 2),
    rect(634, 504, 24, 9, '#b3361e', INK, 1.4),
    rect(634, 547, 24, 9, '#b3361e', INK, 1.4),
    path('M646 517V543M640 524H652', 'none', '#b8862b', 3.4),
    candle(646, 500, 0.9),
    candle(646, 572, 0.9),
  );
  for (const x of [372, 432, 492, 552])
    for (const y of [492, 586])
      if (!(x === 372 && y === 492))
        f.push(
          rect(x - 8, y - 6, 18, 18, SHADOW, 'none'),
          rect(x - 9, y - 9, 18, 18, '#e2cf9f', INK, 1.8, 2),
          circle(x, y, 6.4, '#f6ebcd', INK, 1.8),
        );
  /* Cloister garth: lawn, paths, well, trees; arches folded outwards as on old plans. */
  f.push(
    rect(340, 244, 236, 144, '#9fbf78', INK, 2),
    path('M458 244V388M340 316H576', 'none', '#e4cf99', 18),
    path('M458 244V388M340 316H576', 'none', '#c9b17a', 1.2, 'stroke-dasharray="3 7"'),
    rect(352, 256, 92, 46, 'none', '#7fa05b', 1.4, 6),
    rect(472, 256, 92, 46, 'none', '#7fa05b', 1.4, 6),
    rect(352, 330, 92, 46, 'none', '#7fa05b', 1.4, 6),
    rect(472, 330, 92, 46, 'none', '#7fa05b', 1.4, 6),
  );
  f.push(
    circle(458, 316, 24, '#e4cf99', INK, 2),
    circle(458, 316, 17, '#d9c38c', INK, 1.4),
    path('M447 306H469V328H447Z', '#efe0bb', INK, 2),
    circle(458, 317, 8, '#6f9bb8', INK, 1.8),
    path('M453 315q2 -2 4 0t4 0t3 0', 'none', '#dbe9f0', 1.2),
  );
  f.push(
    bush(398, 280, 0.95),
    bush(520, 280, 0.95, '#e9c46a'),
    bush(398, 352, 0.95, '#e9c46a'),
    bush(520, 352, 0.95),
  );
  for (const [x, y, c] of [
    [362, 266, '#b3361e'],
    [432, 292, '#fbf5e6'],
    [484, 268, '#fbf5e6'],
    [556, 294, '#b3361e'],
    [366, 368, '#24508f'],
    [428, 340, '#b3361e'],
    [488, 366, '#24508f'],
    [552, 342, '#fbf5e6'],
  ] as const)
    f.push(circle(x, y, 2.6, c, INK, 1), circle(x + 8, y + 4, 2.2, c, INK, 1));
  /* Courtyard: well, cart, hens. */
  f.push(
    put(
      268,
      500,
      ellipse(3, 6, 19, 16, SHADOW, 'none') +
        circle(0, 0, 17, '#cdb98c', INK, 2) +
        circle(0, 0, 10.5, '#4f7690', INK, 1.8) +
        path('M-18 -8H18', 'none', '#7d5228', 4) +
        path('M0 -8V1', 'none', INK, 1.2) +
        rect(-3, 0, 6, 6, W1, INK, 1.4),
    ),
  );
  f.push(
    put(
      76,
      548,
      ellipse(4, 14, 26, 6, SHADOW, 'none') +
        path('M-24 -8H20L24 8H-20Z', W1, INK, 2) +
        path('M-20 -8C-16 -20 14 -22 18 -8Z', '#dcae4c', INK, 1.8) +
        path('M-12 -12l4 -4M-2 -13l3 -6M8 -12l3 -4', 'none', '#a97c25', 1.4) +
        circle(-12, 10, 8, W3, INK, 2) +
        circle(12, 10, 8, W3, INK, 2) +
        path('M-12 2V18M-20 10H-4M12 2V18M4 10H20M22 0L38 -6', 'none', INK, 1.4),
    ),
  );
  const hen = (x: number, y: number, k: number) =>
    put(
      x,
      y,
      `<g transform="scale(${k} 1)">${path('M-7 0C-9 -5 -5 -8 -1 -5C1 -9 6 -9 6 -5L9 -4L6 -2C5 3 -4 4 -7 0Z', '#fbf5e6', INK, 1.5)}${path('M3 -8C4 -10 6 -9 6 -7', '#b3361e', '#b3361e', 1)}${path('M-1 3V6M2 3V6', 'none', '#c07a25', 1.3)}</g>`,
    );
  f.push(hen(140, 546, 1), hen(162, 534, -1), hen(64, 596, 1));
  /* Gatehouse: the gate in the west wall. */
  f.push(
    rect(28, 446, 18, 46, '#5b4630', INK, 2),
    path('M32 448V490M38 448V490M44 448V490M28 458H46M28 470H46M28 482H46', 'none', '#c9b187', 2),
    barrel(138, 452),
    barrel(138, 474),
  );
  /* Parlour: a table with a grille, benches. */
  f.push(
    table(168, 364, 96, 22),
    rect(176, 352, 80, 7, W2, INK, 1.6, 2),
    rect(176, 391, 80, 7, W2, INK, 1.6, 2),
    put(192, 374, path('M-5 4C-6 -2 -3 -4 0 -8C3 -4 6 -2 5 4Z', '#8aa4ad', INK, 1.5)),
    plate(216, 375),
    candle(242, 374, 0.7),
  );
  f.push(
    rect(150, 336, 12, 34, '#4f3a26', INK, 1.6),
    path('M150 344H162M150 352H162M150 361H162M156 336V370', 'none', '#d9c089', 1.4),
  );
  /* Refectory: two long tables laid for supper, a pulpit. */
  for (const y of [104, 138])
    f.push(
      rect(256, y - 12, 156, 6, W2, INK, 1.4, 2),
      table(252, y - 4, 164, 15),
      Array.from({ length: 7 }, (_n, i) => plate(268 + i * 22, y + 3.5)).join(''),
    );
  f.push(put(434, 84, path('M-12 -10H12V10L0 16L-12 10Z', W1, INK, 2) + bookOpen(0, 0, 0.6)));
  /* Kitchen: hearth, cauldron, chopping table. */
  f.push(
    path('M160 66H226V92C214 100 172 100 160 92Z', '#6d5a4a', INK, 2),
    path('M172 92C170 80 180 82 182 72C188 78 194 74 196 70C200 78 212 80 212 92Z', '#e8792b', INK, 1.4),
    path('M182 92C182 84 190 84 192 78C196 84 202 84 202 92Z', '#f6c544', 'none'),
    circle(193, 90, 40, 'url(#candle)', 'none'),
  );
  f.push(
    put(
      193,
      106,
      ellipse(2, 6, 16, 10, SHADOW, 'none') +
        ellipse(0, 0, 15, 11, '#3a3532', INK, 2) +
        ellipse(0, -2, 11, 6.5, '#9aa35a', INK, 1.4) +
        circle(-3, -3, 1.8, '#d8dc9a', 'none') +
        circle(4, -1, 1.4, '#d8dc9a', 'none'),
    ),
    table(106, 116, 40, 30),
    ellipse(118, 128, 7, 5, '#d8a15c', INK, 1.4),
    path('M132 122l8 12M128 138h12', 'none', INK, 2),
    barrel(108, 162),
  );
  /* Scriptorium: sloping desks under the windows. */
  for (const [x, y] of [
    [488, 112],
    [532, 112],
    [576, 112],
    [620, 112],
  ])
    f.push(
      put(
        x,
        y,
        rect(-16, -10, 36, 26, 'rgb(43 33 24 / .25)', 'none', 0, 2) +
          rect(-18, -13, 36, 26, W1, INK, 1.8, 2) +
          bookOpen(0, 0, 0.92) +
          circle(15, -9, 2.6, '#24508f', INK, 1),
      ),
    );
  /* Library: a tower of books round a labyrinth. */
  f.push(
    shelf(506, 12, 44, 12),
    shelf(592, 12, 44, 12),
    shelf(497, 34, 30, 11),
    put(
      571,
      34,
      circle(0, 0, 19, '#f1e0b4', INK, 2) +
        path(
          'M-13 0A13 13 0 0 1 12 -5M13 0A13 13 0 0 1 -12 6M-8 0A8 8 0 0 1 7 -4M8 0A8 8 0 0 1 -7 4',
          'none',
          '#8f3a2c',
          2,
        ) +
        circle(0, 0, 2.6, '#8f3a2c', 'none'),
    ),
  );
  /* Infirmary: three beds, a brazier, herbs drying. */
  f.push(
    bed(708, 96, 34, 52, '#8fb3c9'),
    bed(756, 96, 34, 52, '#c98f7c'),
    bed(804, 96, 34, 52, '#b7c98c'),
    put(
      862,
      122,
      circle(2, 4, 15, SHADOW, 'none') +
        circle(0, 0, 14, '#4a433d', INK, 2) +
        circle(0, 0, 9, '#e8792b', INK, 1.2) +
        circle(0, 0, 4.5, '#f6c544', 'none') +
        circle(0, 0, 26, 'url(#candle)', 'none'),
    ),
  );
  f.push(
    path('M884 76H926', 'none', W2, 3),
    [890, 904, 918]
      .map((x) =>
        path(
          `M${x} 77C${x - 5} 86 ${x - 3} 94 ${x} 96C${x + 3} 94 ${x + 5} 86 ${x} 77Z`,
          '#7fa05b',
          INK,
          1.4,
        ),
      )
      .join(''),
    shelf(884, 112, 42, 13),
  );
  /* Chapter house: a ring of seats, the abbot's chair. */
  f.push(
    path('M652 344L676 332H736L760 344V404', 'none', INK, 11),
    path('M652 344L676 332H736L760 344V404M652 344V404', 'none', INK, 11),
    path('M652 344L676 332H736L760 344V404M652 344V404', 'none', W1, 7.5),
    path('M652 344L676 332H736L760 344V404M652 344V404', 'none', W3, 1.4, 'stroke-dasharray="1 11"'),
  );
  f.push(
    put(
      706,
      352,
      rect(-11, -8, 26, 28, SHADOW, 'none', 0, 3) +
        rect(-13, -12, 26, 28, '#9c2f1c', INK, 2, 4) +
        path('M-13 -12C-8 -20 8 -20 13 -12Z', '#d9a441', INK, 2) +
        rect(-8, -4, 16, 15, '#b94a33', INK, 1.4, 2),
    ),
  );
  /* Sacristy: chest, vestments, chalices. */
  f.push(
    put(
      720,
      502,
      rect(-24, -8, 54, 28, SHADOW, 'none', 0, 3) +
        rect(-27, -12, 54, 28, W1, INK, 2, 3) +
        path('M-27 -1H27', 'none', INK, 1.6) +
        rect(-5, -5, 10, 10, '#d9a441', INK, 1.5, 1),
    ),
    put(
      800,
      500,
      path('M-10 16L-16 -4L-6 -12H6L16 -4L10 16Z', '#6d3a66', INK, 2) +
        path('M0 -12V16M-6 0H6', 'none', '#e9c46a', 2.6),
    ),
    put(
      834,
      500,
      path('M-7 -10H7C7 0 3 3 1.5 4V10L6 14H-6L-1.5 10V4C-3 3 -7 0 -7 -10Z', '#e9c46a', INK, 1.8),
    ),
    put(
      690,
      546,
      path('M-6 -12H6C6 -3 3 0 1.5 1V7L5 11H-5L-1.5 7V1C-3 0 -6 -3 -6 -12Z', '#cfd3d6', INK, 1.8),
    ),
  );
  /* Garden: beds in rows, trees, hives. */
  const rows = (x: number, y: number, w: number, h: number, leaf: string) =>
    rect(x, y, w, h, '#8a6a45', INK, 1.8, 3) +
    Array.from({ length: Math.floor(w / 11) }, (_n, i) =>
      Array.from({ length: Math.floor(h / 12) }, (_m, j) =>
        path(`M${x + 7 + i * 11} ${y + 10 + j * 12}c-4 -2 -4 -7 0 -7c4 0 4 5 0 7Z`, leaf, INK, 0.9),
      ).join(''),
    ).join('');
  f.push(
    rows(872, 228, 40, 30, '#7fb069'),
    rows(928, 228, 40, 30, '#c96b4b'),
    rows(872, 368, 34, 26, '#b9c56a'),
    rows(930, 372, 40, 30, '#7fb069'),
    rows(872, 452, 30, 26, '#9a6fb0'),
    hive(962, 482, 0.9),
    hive(938, 490, 0.8),
    bush(884, 572, 1.1),
    bush(950, 584, 1.1, '#e9c46a'),
    cypress(968, 312, 0.9),
    bush(812, 438, 0.75),
  );
  /* Crypt: stair, tombs, the reliquary. */
  f.push(
    path('M462 612H496V634H462Z', '#4b4752', INK, 1.6),
    path('M462 618H496M462 624H496M462 630H496', 'none', '#8b8694', 1.6),
    put(
      426,
      640,
      rect(-12, -16, 28, 40, 'rgb(0 0 0 / .35)', 'none', 0, 3) +
        rect(-14, -19, 28, 40, '#a9a3a8', INK, 2, 4) +
        path('M0 -12V12M-6 -5H6', 'none', '#5a5560', 2.6),
    ),
  );
  /* Confessionals: booth, curtain, lattice. */
  for (const [x, y] of [
    [570, 612],
    [58, 612],
  ])
    f.push(
      rect(x + 70, y + 14, 42, 24, '#5f3b1e', INK, 1.8, 2),
      path(
        `M${x + 76} ${y + 14}v24M${x + 83} ${y + 14}v24M${x + 90} ${y + 14}v24M${x + 97} ${y + 14}v24M${x + 104} ${y + 14}v24M${x + 70} ${y + 22}h42M${x + 70} ${y + 30}h42`,
        'none',
        '#c9985a',
        1.3,
      ),
      path(
        `M${x + 8} ${y + 12}H${x + 34}C${x + 30} ${y + 30} ${x + 34} ${y + 40} ${x + 28} ${y + 50}H${x + 8}Z`,
        '#9c2f1c',
        INK,
        1.8,
      ),
      path(
        `M${x + 15} ${y + 14}V${y + 48}M${x + 22} ${y + 14}V${y + 46}M${x + 28} ${y + 14}V${y + 36}`,
        'none',
        '#6f1e10',
        1.5,
      ),
    );
  /* Corridors: candles in niches. */
  for (const [x, y] of [
    [100, 200],
    [148, 396],
    [196, 190],
    [652, 274],
    [770, 274],
    [846, 314],
  ])
    f.push(candle(x, y, 0.75));
  /* Cells: bed, cross, chest. */
  CELLS.forEach((room, colour) => {
    const [[x, y], [right]] = OUTLINES[room];
    f.push(
      bed(x + 8, y + 9, 22, 38, LIVERIES[colour].fill),
      path(`M${right - 14} ${y + 8}v12M${right - 19} ${y + 12}h10`, 'none', '#5b3a1e', 3),
    );
  });
  return f.join('');
}
