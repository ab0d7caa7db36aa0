/** Signs: the twelve values, the kinds of questions. */

import type { QuestionKind } from '../../rules/question.ts';
import type { Value } from '../../rules/suspects.ts';
import { PRINTS } from './beasts.ts';
import { ORDERS } from './faces.ts';
import { maltese } from './monks.ts';
import { circle, ellipse, group, INK, path, put, rect } from './pen.ts';

const letter = (x: number, y: number, text: string, size: number): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Grenze Gotisch" font-weight="600" font-size="${size}" fill="#24508f">${text}</text>`;

const CLOTH = '#b89c72';
const CLOTH_D = '#8a7049';
const FLESH = '#ecc79d';
const FLESH_D = '#cf9a6c';
const SHIELD = 'M-18 -20H18V2C18 14 8 20 0 23C-8 20 -18 14 -18 2Z';
const raven = (k: number): string =>
  group(
    path(
      'M-13 6C-12 -4 -5 -9 1 -9C1 -15 8 -17 12 -12L18 -10L12 -7C12 2 6 9 -2 9L-16 14C-14 11 -13 9 -13 6Z',
      '#1d1815',
      INK,
      1.4,
    ) +
      circle(8, -11, 1.3, '#fbf5e6', 'none') +
      path('M-2 9V15M3 8V15', 'none', '#1d1815', 1.8) +
      circle(19.5, -8, 3.2, '#fbf5e6', INK, 1.2),
    `scale(${k})`,
  );
/**
 * Values in a box of 48 by 48 about 0 0. Orders are shields, ranks are windows, and the rest are parts of a plain monk.
 */
export const VALUE_SIGNS: Readonly<Record<Value, () => string>> = {
  hospitaller: () =>
    path(SHIELD, ORDERS.hospitaller.habit, INK, 2.4) +
    path('M9 -20H18V2C18 14 8 20 0 23C6 12 9 0 9 -20Z', ORDERS.hospitaller.dark, 'none') +
    put(0, -1, maltese(14, '#fbf5e6')) +
    path(SHIELD, 'none', INK, 2.4),
  franciscan: () =>
    path(SHIELD, ORDERS.franciscan.habit, INK, 2.4) +
    path('M9 -20H18V2C18 14 8 20 0 23C6 12 9 0 9 -20Z', ORDERS.franciscan.dark, 'none') +
    path('M-13 -13H13V-6H4.500V15H-4.500V-6H-13Z', '#f0dcae', INK, 2) +
    path(SHIELD, 'none', INK, 2.4),
  benedictine: () =>
    path(SHIELD, '#e2b654', INK, 2.4) +
    path('M9 -20H18V2C18 14 8 20 0 23C6 12 9 0 9 -20Z', '#c08f2f', 'none') +
    put(-2, -1, raven(0.82)) +
    path(SHIELD, 'none', INK, 2.4),
  father: () =>
    path('M-19 22V-4C-19 -12 -9 -17 0 -23C9 -17 19 -12 19 -4V22Z', '#f6ead0', INK, 2.4) +
    path(
      'M-4 -8C-10 -8 -12 -4 -12 2V19H-4V4C-4 0 -2 -2 0 -2C2 -2 4 0 4 4V19H12V2C12 -4 10 -8 4 -8C2 -6 -2 -6 -4 -8Z',
      '#e9c46a',
      INK,
      2.2,
    ) +
    path('M-8 7v7M-11 10h6M8 7v7M5 10h6', 'none', '#8f2a14', 2.2),
  brother: () =>
    path('M-19 22V-4A19 18 0 0 1 19 -4V22Z', '#f6ead0', INK, 2.4) +
    ellipse(0, 2, 12.5, 14, FLESH, INK, 2.2) +
    path(
      'M-12.5 4C-15 -8 -8 -13 0 -13C8 -13 15 -8 12.5 4C11 -1 9 -4 7 -4L4 -1.500L0 -4L-4 -1.500L-7 -4C-9 -4 -11 -1 -12.5 4Z',
      '#6f4827',
      INK,
      2,
    ) +
    ellipse(0, -9.5, 6.5, 3.4, '#f7dcb8', INK, 1.8) +
    circle(-4.5, 4, 1.7, INK, 'none') +
    circle(4.5, 4, 1.7, INK, 'none') +
    path('M-3 10Q0 11.5 3 10', 'none', INK, 1.8),
  novice: () =>
    path('M-19 22V-18A4 4 0 0 1 -15 -22H15A4 4 0 0 1 19 -18V22Z', '#f6ead0', INK, 2.4) +
    path('M-13 22C-13 12 -8 6 0 6C8 6 13 12 13 22Z', CLOTH_D, INK, 2) +
    ellipse(0, -3, 10, 11.5, FLESH, INK, 2.2) +
    path(
      'M-11.5 0C-14 -13 -7 -18 0 -18C7 -18 14 -13 11.5 0C10 -2 10 -5 9 -7C6 -6 3 -8 0 -6C-3 -8 -6 -6 -9 -7C-10 -5 -10 -2 -11.5 0Z',
      '#d39a3d',
      INK,
      2,
    ) +
    path('M-9 8C-4 12 4 12 9 8L7.5 17C3 20 -3 20 -7.5 17Z', '#fffaf0', INK, 1.9) +
    circle(-3.8, -2, 1.6, INK, 'none') +
    circle(3.8, -2, 1.6, INK, 'none'),
  hooded: () =>
    path(
      'M2 -24C16 -18 19 -4 19 6C19 13 20 18 23 22H-23C-20 18 -19 13 -19 6C-19 -6 -12 -18 2 -24Z',
      CLOTH,
      INK,
      2.4,
    ) +
    path(
      'M0 -13C9 -13 12 -3 12 5C12 15 6 21 0 21C-6 21 -12 15 -12 5C-12 -3 -9 -13 0 -13Z',
      '#1d1511',
      INK,
      2,
    ) +
    path('M-8.5 6C-9 -2 -4 -5 0 -5C4 -5 9 -2 8.5 6C8 13 4 18 0 18C-4 18 -8 13 -8.5 6Z', FLESH, INK, 1.7) +
    circle(-3.5, 5, 1.6, INK, 'none') +
    circle(3.5, 5, 1.6, INK, 'none') +
    path('M15 -8C17 0 16 8 18 15', 'none', CLOTH_D, 2.6),
  bareheaded: () =>
    path('M-23 22C-21 13 -13 9 0 9C13 9 21 13 23 22Z', CLOTH, INK, 2.4) +
    ellipse(0, -4, 12.5, 15, FLESH, INK, 2.3) +
    path('M6 -18C12 -13 12 5 4 10C11 8 12.5 0 12.5 -4C12.5 -11 10 -16 6 -18Z', FLESH_D, 'none') +
    path('M-6 -14C-3 -17 2 -17.5 5 -15.5', 'none', '#fff6e6', 2.6) +
    circle(-4.5, -2, 1.8, INK, 'none') +
    circle(4.5, -2, 1.8, INK, 'none') +
    path('M-3.5 5Q0 6.5 3.5 5', 'none', INK, 1.9) +
    path('M-17 17C-11 10 -4 13 0 15C4 13 11 10 17 17C10 22 4 20 0 19C-4 20 -10 22 -17 17Z', CLOTH_D, INK, 2),
  bearded: () =>
    path('M-14 -18C-14 -6 -15 2 -12 10C-8 20 -3 23 0 23C3 23 8 20 12 10C15 2 14 -6 14 -18Z', FLESH, 'none') +
    path(
      'M-15 -12C-16 2 -14 13 -7 20C-4 23 4 23 7 20C14 13 16 2 15 -12C12 -6 9 -5 5 -6C2 -7 -2 -7 -5 -6C-9 -5 -12 -6 -15 -12Z',
      '#6f4827',
      INK,
      2.4,
    ) +
    path('M-6 6C-7 11 -5 15 -3 18M6 6C7 11 5 15 3 18M0 7V19', 'none', '#4e3018', 2) +
    path('M-15 -12V-20M15 -12V-20', 'none', INK, 2.4) +
    path('M0 -4C-3 -7 -8 -5 -10 0C-6 -1 -3 1 0 -1C3 1 6 -1 10 0C8 -5 3 -7 0 -4Z', '#8d5f38', INK, 1.8) +
    path('M-3 3.500Q0 5 3 3.5', 'none', '#f0c9a0', 2) +
    path('M-2 -20C3 -14 6 -11 3 -9.500C1 -9 -1 -9.5 -2 -10', 'none', INK, 2),
  shaven: () =>
    path('M-15 -20C-15 -4 -14 8 -8 16C-4 21 4 21 8 16C14 8 15 -4 15 -20', FLESH, INK, 2.4) +
    path('M9 -20C10 -4 8 10 1 19.500C4 19.5 6 18 8 16C14 8 15 -4 15 -20Z', FLESH_D, 'none') +
    path('M-15 -20C-15 -4 -14 8 -8 16C-4 21 4 21 8 16C14 8 15 -4 15 -20', 'none', INK, 2.4) +
    path('M-2 -20C3 -14 6 -9 3 -7C1 -6.5 -1 -7 -2 -7.5', 'none', INK, 2.1) +
    path('M-6 2Q0 5 6 1.5', 'none', INK, 2.3) +
    path('M-3 11Q0 13 3 11', 'none', INK, 1.8) +
    path('M-20 8L-17 11M-22 14H-18M-19 20L-16.5 17', 'none', '#b8862b', 2.2),
  fat: () =>
    path('M-8 -9C-20 -5 -24 8 -22 22H22C24 8 20 -5 8 -9Z', CLOTH, INK, 2.4) +
    path('M12 -6C18 2 18 14 15 22H22C24 8 20 -2 12 -6Z', CLOTH_D, 'none') +
    path('M-8 -9C-20 -5 -24 8 -22 22H22C24 8 20 -5 8 -9Z', 'none', INK, 2.4) +
    path('M-21 12C-10 18 10 18 21 12', 'none', '#f6ead0', 2.6) +
    ellipse(0, -14, 11, 9.5, FLESH, INK, 2.2) +
    path('M-5 -7Q0 -4 5 -7', 'none', INK, 1.7) +
    circle(-4, -15, 1.5, INK, 'none') +
    circle(4, -15, 1.5, INK, 'none'),
  thin: () =>
    path('M-4 -6C-8 -3 -9 10 -9 22H9C9 10 8 -3 4 -6Z', CLOTH, INK, 2.4) +
    path('M3 -5C5 4 5 14 4 22H9C9 10 8 -2 3 -5Z', CLOTH_D, 'none') +
    path('M-4 -6C-8 -3 -9 10 -9 22H9C9 10 8 -3 4 -6Z', 'none', INK, 2.4) +
    path('M-9 10C-4 12 4 12 9 10', 'none', '#f6ead0', 2.4) +
    ellipse(0, -14, 6, 9.5, FLESH, INK, 2.2) +
    circle(-2.3, -15, 1.4, INK, 'none') +
    circle(2.3, -15, 1.4, INK, 'none') +
    path('M-1.5 -9.500H1.5', 'none', INK, 1.5),
};

const hoodlet = path(
  'M0 -6C4 -4 5 0 5 3C5 5 6 6 7 7H-7C-6 6 -5 5 -5 3C-5 0 -4 -4 0 -6Z',
  '#8a5a33',
  INK,
  1.2,
);
const miniCard = (x: number, y: number, turn: number): string =>
  put(
    x,
    y,
    rect(-9, -13, 18, 26, '#fbf5e6', INK, 1.8, 2) +
      rect(-6.5, -10.5, 13, 21, 'none', '#d9a441', 1, 1) +
      hoodlet,
    1,
    turn,
  );
const listLeaf = (marks: string): string =>
  rect(-13, -16, 26, 32, '#fbf5e6', INK, 1.8, 2) +
  [-9, -1, 7]
    .map(
      (y, i) =>
        path(`M-3 ${y + 2}H9`, 'none', '#8a734a', 1.6) +
        (marks[i] === 'x'
          ? path(`M-10 ${y - 2}l6 6M-4 ${y - 2}l-6 6`, 'none', '#b3361e', 2)
          : rect(-10, y - 1.5, 5, 5, 'none', INK, 1.2)),
    )
    .join('');
/** Kinds of questions in a box of 48 by 44. */
export const KIND_SIGNS: Readonly<Record<QuestionKind, () => string>> = {
  count: () => miniCard(-11, 1, -16) + miniCard(0, -2, 0) + miniCard(11, 1, 16),
  hold: () =>
    miniCard(0, 0, 0) +
    `<text x="15" y="1" font-family="Grenze Gotisch" font-weight="600" font-size="26" fill="#24508f">?</text>`,
  compare: () =>
    path('M0 -17V14M-9 16H9M-18 -12C-8 -15 8 -9 18 -12', 'none', INK, 2.2) +
    path('M-25 2L-18 -12L-11 2C-14 8 -22 8 -25 2Z', '#e9c46a', INK, 1.7) +
    path('M11 2L18 -12L25 2C22 8 14 8 11 2Z', '#e9c46a', INK, 1.7),
  crossedCount: () => listLeaf('xx '),
  crossed: () =>
    rect(-12, -16, 24, 32, '#fbf5e6', INK, 1.8, 2) +
    put(0, 0, hoodlet, 1.25) +
    path('M-8 -10L8 11M8 -10L-8 11', 'none', '#b3361e', 2.6),
  leftCount: () => listLeaf('  x'),
  atMost: () => put(-11, 0, listLeaf('   ')) + letter(14, 8, '≤n', 21),
  allShare: () =>
    [-15, 0, 15].map((x) => put(x, -4, hoodlet, 1.2)).join('') +
    path('M-10 10H10M-10 15H10', 'none', '#24508f', 2.4),
  visited: () =>
    `<g style="color:#5d4c39">${[
      [-12, 12],
      [-5, 3],
      [3, -4],
      [11, -12],
    ]
      .map(
        ([x, y], i) =>
          `<g transform="translate(${x} ${y}) rotate(40) translate(${i % 2 ? 4 : -4} 0) scale(1.7)">${PRINTS.mouse()}</g>`,
      )
      .join('')}</g>`,
  willGo: () =>
    path('M-14 16V-4A14 14 0 0 1 14 -4V16Z', '#c9b187', INK, 2) +
    path('M-8 16V-3A8 8 0 0 1 8 -3V16Z', '#3b2a1c', INK, 1.6) +
    path('M-22 6H0M-6 0L1 6L-6 12', 'none', '#b8862b', 3),
  received: () =>
    put(
      3,
      -3,
      rect(-9, -13, 18, 26, '#a3311b', INK, 1.8, 2) + path('M0 -5L4 0L0 5L-4 0Z', '#e9c46a', 'none'),
      1,
      14,
    ) +
    path(
      'M-24 12C-18 8 -14 8 -8 10L4 8C8 8 8 12 4 13L-4 14M-24 18C-16 20 -6 20 6 17L16 11',
      'none',
      INK,
      2.2,
    ),
  atLeast: () => miniCard(-13, 2, -10) + miniCard(-2, 0, 4) + letter(18, 8, '≥n', 21),
  most: () =>
    [
      [-16, 8],
      [-4, 22],
      [8, 13],
    ]
      .map(([x, high]) => rect(x, 15 - high, 9, high, high === 22 ? '#e9c46a' : '#d9c394', INK, 1.7, 1))
      .join('') +
    path('M-20 16H21', 'none', INK, 2.2) +
    path('M-6 -10L-3 -15L0.5 -11L4 -15L7 -10', 'none', '#b3361e', 2.2),
  shownBy: () =>
    put(10, 3, rect(-9, -13, 18, 26, '#fbf5e6', INK, 1.8, 2) + hoodlet, 1, 10) +
    path('M-26 0C-20 -9 -8 -9 -2 0C-8 9 -20 9 -26 0Z', '#fffaf0', INK, 1.9) +
    circle(-14, 0, 4.4, '#24508f', INK, 1.5),
  stillHold: () =>
    put(
      0,
      -4,
      rect(-9, -13, 18, 26, '#a3311b', INK, 1.8, 2) + path('M0 -5L4 0L0 5L-4 0Z', '#e9c46a', 'none'),
      1,
      -8,
    ) +
    path(
      'M-16 4C-14 14 -8 17 0 17C9 17 14 13 16 4M-16 4C-14 1 -11 2 -11 6M16 4C14 1 11 2 11 6',
      'none',
      INK,
      2.4,
    ) +
    letter(22, -2, '?', 24),
  stillSo: () =>
    path(
      'M-13 -14H13M-13 15H13M-10 -14C-10 -4 -2 -3 -2 0.5C-2 4 -10 5 -10 15M10 -14C10 -4 2 -3 2 0.5C2 4 10 5 10 15',
      '#fbf5e6',
      INK,
      2.2,
    ) +
    path('M-7 13C-6 8 -2 7 0 5C2 7 6 8 7 13Z', '#d9a441', 'none') +
    path('M-5 -8H5L0 -3Z', '#d9a441', 'none'),
};
