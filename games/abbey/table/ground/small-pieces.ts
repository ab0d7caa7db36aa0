/** Cards, dice, the bell, the hours. */

import { LIVERIES } from '../colours.ts';
import { circle, INK, path, put, rect } from './pen.ts';

/** Backs of the decks. */
export const BACKS = {
  suspect: () =>
    rect(-15, -21, 30, 42, '#a3311b', INK, 2, 3) +
    rect(-12, -18, 24, 36, 'none', '#e9c46a', 1.2, 2) +
    path(
      'M0 -12C7 -9 9 -2 9 4C9 8 10 11 12 13H-12C-10 11 -9 8 -9 4C-9 -2 -7 -9 0 -12Z',
      '#5f1a0d',
      INK,
      1.3,
    ) +
    path('M0 -5C4 -5 6 0 6 4C6 9 3 12 0 12C-3 12 -6 9 -6 4C-6 0 -4 -5 0 -5Z', '#1d1511', 'none') +
    circle(-2.2, 4, 1, '#e9c46a', 'none') +
    circle(2.2, 4, 1, '#e9c46a', 'none'),
  book: () =>
    rect(-15, -21, 30, 42, '#2f6b4f', INK, 2, 3) +
    rect(-15, -21, 6, 42, '#1f4c37', INK, 1.4, 2) +
    rect(-6, -17, 18, 34, 'none', '#e9c46a', 1.2, 2) +
    put(3, 0, path('M0 -7L2 -2L7 -2L3 1L5 7L0 3L-5 7L-3 1L-7 -2L-2 -2Z', '#e9c46a', INK, 1)) +
    rect(11, -4, 6, 8, '#d9a441', INK, 1.2, 1),
  library: () =>
    rect(-15, -21, 30, 42, '#24508f', INK, 2, 3) +
    rect(-15, -21, 6, 42, '#173762', INK, 1.4, 2) +
    rect(-6, -17, 18, 34, 'none', '#e9c46a', 1.2, 2) +
    put(
      3,
      0,
      circle(0, 0, 7, 'none', '#e9c46a', 1.6) + path('M-4 0A4 4 0 0 1 4 0M0 0V4', 'none', '#e9c46a', 1.4),
    ) +
    rect(11, -4, 6, 8, '#d9a441', INK, 1.2, 1),
  relic: () =>
    rect(-15, -21, 30, 42, '#5b5663', INK, 2, 3) +
    rect(-12, -18, 24, 36, 'none', '#cfc7b4', 1.2, 2) +
    path('M-7 8V-4L0 -11L7 -4V8Z', '#e9c46a', INK, 1.4) +
    path('M-3 8V0H3V8', '#5b5663', INK, 1.2) +
    path('M0 -11V-15M-2 -13.500H2', 'none', '#e9c46a', 1.6),
  event: () =>
    rect(-15, -21, 30, 42, '#6d3a66', INK, 2, 3) +
    rect(-12, -18, 24, 36, 'none', '#e9c46a', 1.2, 2) +
    path('M-9 8V-3L-5 -7L-1 -3V-8L3 -13L7 -8V8Z', '#e9c46a', INK, 1.3) +
    path('M-6 8V2H-3V8M2 8V1H5V8', '#6d3a66', INK, 1),
};
export const bell = (): string =>
  path('M-11 7C-7 4 -8 -4 -6 -8C-4 -13 4 -13 6 -8C8 -4 7 4 11 7Z', '#e9c46a', INK, 2) +
  path('M3 -10C6 -6 4 2 7 7H11C7 4 8 -4 6 -8C5.5 -9 4 -10 3 -10Z', '#b8862b', 'none') +
  path('M-11 7C-7 4 -8 -4 -6 -8C-4 -13 4 -13 6 -8C8 -4 7 4 11 7Z', 'none', INK, 2) +
  circle(0, 9.5, 2.8, '#b8862b', INK, 1.6) +
  path('M-2.5 -11V-15H2.500V-11', 'none', INK, 1.8);
/** A wooden die with a player's sign. */
export const die = (colour: number): string =>
  rect(-11, -9, 26, 26, 'rgb(43 33 24 / .3)', 'none', 0, 5) +
  rect(-13, -13, 26, 26, '#d9b27a', INK, 2, 5) +
  path('M-13 7H13V8A5 5 0 0 1 8 13H-8A5 5 0 0 1 -13 8Z', '#b98a52', 'none') +
  rect(-13, -13, 26, 26, 'none', INK, 2, 5) +
  circle(0, 0, 9, LIVERIES[colour].fill, INK, 1.5) +
  put(0, 0, path(LIVERIES[colour].sign, '#fbf5e6', INK, 1), 0.72);
/** The token of a player: colour and sign. */
export const token = (colour: number, r: number): string =>
  circle(0, 0, r, LIVERIES[colour].fill, INK, 1.7) +
  put(0, 0, path(LIVERIES[colour].sign, '#fbf5e6', INK, 0.9), r / 13);

/** Eight hours of the day, each a little sky. */
const SKY: readonly (readonly [string, string])[] = [
  ['#1d2b52', '#101a38'],
  ['#6f6aa0', '#3f4a7c'],
  ['#f0b27a', '#c96b4b'],
  ['#bcd6e6', '#8fb3c9'],
  ['#8fc4ea', '#5d9ccf'],
  ['#a9cfe8', '#e6d39a'],
  ['#e58b52', '#8c4567'],
  ['#2a2350', '#15122e'],
];
export function hour(i: number, r: number): string {
  const [a, b] = SKY[i];
  const sun = (
    [null, [0.55, 0.55], [0.4, 0.3], [0.2, -0.1], [0, -0.35], [-0.25, -0.1], [-0.45, 0.3], null] as const
  )[i];
  return `<clipPath id="h${i}-${r}"><circle r="${r}"/></clipPath><g clip-path="url(#h${i}-${r})"><rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" fill="${a}"/><rect x="${-r}" y="${r * 0.15}" width="${2 * r}" height="${r}" fill="${b}"/>${sun ? circle(sun[0] * r, sun[1] * r, r * 0.34, '#f6d667', INK, 1.2) : path(`M${r * 0.1} ${-r * 0.5}A${r * 0.42} ${r * 0.42} 0 1 0 ${r * 0.45} ${r * 0.1}A${r * 0.34} ${r * 0.34} 0 0 1 ${r * 0.1} ${-r * 0.5}Z`, '#f6ead0', INK, 1) + circle(-r * 0.5, -r * 0.3, 1.1, '#f6ead0', 'none') + circle(r * 0.5, -r * 0.5, 0.9, '#f6ead0', 'none')}<path d="M${-r} ${r}V${r * 0.62}L${-r * 0.5} ${r * 0.62}V${r * 0.3}L${-r * 0.25} ${r * 0.05}L0 ${r * 0.3}V${r * 0.55}H${r * 0.4}V${r * 0.4}H${r * 0.7}V${r * 0.65}H${r}V${r}Z" fill="#2b2118"/></g>${circle(0, 0, r, 'none', INK, 2)}${circle(0, 0, r - 2.2, 'none', '#e9c46a', 1.6)}`;
}
export const cardIcon = (): string =>
  rect(-6, -8.5, 12, 17, '#a3311b', INK, 1.5, 2) + path('M0 -4L3 0L0 4L-3 0Z', '#e9c46a', 'none');
export const bookIcon = (): string =>
  rect(-7, -8, 14, 16, '#2f6b4f', INK, 1.5, 1.5) +
  path('M-3.5 -8V8', 'none', INK, 1.2) +
  path('M2 -3L3 -1L5 -1L3.5 0.500L4 3L2 1.500L0 3L0.5 0.500L-1 -1L1 -1Z', '#e9c46a', 'none');
export const relicIcon = (): string =>
  path('M-6 8V-2L0 -8L6 -2V8Z', '#e9c46a', INK, 1.5) + path('M-2.5 8V2H2.500V8', '#5b5663', INK, 1.1);
/** Cards handed in: tied and sealed. */
export const packet = (): string =>
  put(4, -4, BACKS.suspect()) +
  put(0, 0, BACKS.suspect()) +
  path('M-15 0H15M0 -21V21', 'none', '#e9c46a', 3) +
  circle(0, 0, 7, '#27694f', INK, 1.6) +
  path('M-3.5 0L-1 3L4 -3', 'none', '#fbf5e6', 2);
