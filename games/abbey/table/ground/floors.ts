/** Floors of the rooms, and the two lights in which the plan is painted. */

import { LIVERIES } from '../colours.ts';
import { circle, ellipse, INK, path, put } from './pen.ts';

export interface Light {
  readonly stone: string;
  readonly stoneEdge: string;
  readonly ink: string;
  readonly sky: string;
  readonly meadow: string;
  readonly meadow2: string;
  readonly shadow: string;
  /** Lies over floors and furniture. */
  readonly veil: string | null;
}

export const DAY: Light = {
  stone: '#efe0bb',
  stoneEdge: '#cdb688',
  ink: INK,
  meadow: '#b9c58a',
  meadow2: '#a3b374',
  sky: '#dfe9e6',
  veil: null,
  shadow: 'rgb(43 33 24 / .30)',
};
export const NIGHT: Light = {
  stone: '#8d7a58',
  stoneEdge: '#6d5c40',
  ink: '#17110b',
  meadow: '#3c4630',
  meadow2: '#333d2a',
  sky: '#1d2438',
  veil: 'rgb(20 14 26 / .52)',
  shadow: 'rgb(0 0 0 / .5)',
};

/** By id of the room; cells have the colour of their owner. */
export const FLOORS: Readonly<Record<string, string>> = {
  ecclesia: 'tiles',
  crypta: 'slate',
  confessorium1: 'dark-wood',
  confessorium2: 'dark-wood',
  aula: 'cobbles',
  porta: 'cobbles',
  parlatorium: 'planks',
  claustrum_n: 'flags-a',
  claustrum_s: 'flags-a',
  claustrum_w: 'flags-b',
  claustrum_e: 'flags-b',
  capitulum: 'stars',
  sacristia: 'rose',
  hortus: 'grass',
  infirmaria: 'mint',
  scriptorium: 'blue',
  bibliotheca: 'carpet',
  refectorium: 'planks-light',
  culina: 'brick',
  ambulacrum_w: 'stone',
  ambulacrum_e: 'stone',
};
export function floorDefs(): string {
  const pat = (id: string, w: number, h: number, inner: string) =>
    `<pattern id="fl-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inner}</pattern>`;
  const tile = (w: number, h: number, f: string) => `<rect width="${w}" height="${h}" fill="${f}"/>`;
  return [
    pat(
      'tiles',
      32,
      32,
      tile(32, 32, '#f4e7c6') +
        path('M16 0L32 16L16 32L0 16Z', '#d79a72', 'none') +
        path('M16 8L24 16L16 24L8 16Z', '#f4e7c6', 'none') +
        circle(16, 16, 2.4, '#8f3a2c', 'none') +
        circle(0, 0, 2, '#8f3a2c', 'none') +
        circle(32, 0, 2, '#8f3a2c', 'none') +
        circle(0, 32, 2, '#8f3a2c', 'none') +
        circle(32, 32, 2, '#8f3a2c', 'none'),
    ),
    pat(
      'slate',
      30,
      22,
      tile(30, 22, '#716c76') + path('M0 0H30M0 11H30M10 0V11M24 11V22', 'none', '#5a5560', 1.6),
    ),
    pat(
      'dark-wood',
      14,
      60,
      tile(14, 60, '#8a5c35') + path('M0 0V60M7 0V30M0 30H14', 'none', '#6a4426', 1.5),
    ),
    pat(
      'cobbles',
      26,
      20,
      tile(26, 20, '#d9c79c') +
        ellipse(6, 5, 6, 4.2, '#e6d6ae', '#bfa877', 1.2) +
        ellipse(19, 5, 6, 4, '#cfbb8d', '#bfa877', 1.2) +
        ellipse(13, 15, 6, 4.2, '#e0cfa5', '#bfa877', 1.2) +
        ellipse(0, 15, 6, 4, '#d3c093', '#bfa877', 1.2) +
        ellipse(26, 15, 6, 4, '#d3c093', '#bfa877', 1.2),
    ),
    pat(
      'planks',
      60,
      22,
      tile(60, 22, '#c79a62') +
        path('M0 0H60M0 11H60M20 0V11M48 11V22', 'none', '#a67a45', 1.5) +
        path('M4 5H14M30 6H44M6 17H30', 'none', '#b98a52', 1.1),
    ),
    pat(
      'planks-light',
      22,
      60,
      tile(22, 60, '#dfb87c') +
        path('M0 0V60M11 0V60M0 20H11M11 46H22', 'none', '#bf9556', 1.5) +
        path('M5 28V40M16 8V26', 'none', '#cfa668', 1.1),
    ),
    pat(
      'flags-a',
      40,
      32,
      tile(40, 32, '#ecd9a6') + path('M0 0H40M0 16H40M14 0V16M34 16V32', 'none', '#d3bb81', 1.5),
    ),
    pat(
      'flags-b',
      32,
      40,
      tile(32, 40, '#e0c88e') + path('M0 0V40M16 0V40M0 14H16M16 34H32', 'none', '#c6ab6b', 1.5),
    ),
    pat(
      'stone',
      34,
      28,
      tile(34, 28, '#ddd0b2') + path('M0 0H34M0 14H34M12 0V14M28 14V28', 'none', '#c3b390', 1.4),
    ),
    pat(
      'stars',
      36,
      36,
      tile(36, 36, '#9fb6cf') +
        path('M18 3L22 14L33 18L22 22L18 33L14 22L3 18L14 14Z', '#f1e4c3', '#6f8bab', 1.2) +
        circle(18, 18, 2.6, '#b3361e', 'none') +
        circle(0, 0, 5, '#6f8bab', 'none') +
        circle(36, 0, 5, '#6f8bab', 'none') +
        circle(0, 36, 5, '#6f8bab', 'none') +
        circle(36, 36, 5, '#6f8bab', 'none'),
    ),
    pat(
      'rose',
      24,
      24,
      tile(24, 24, '#e6bfa6') +
        tile(12, 12, '#d9a58a') +
        `<rect x="12" y="12" width="12" height="12" fill="#d9a58a"/>` +
        circle(6, 6, 1.8, '#a85c43', 'none') +
        circle(18, 18, 1.8, '#a85c43', 'none'),
    ),
    pat(
      'grass',
      40,
      40,
      tile(40, 40, '#a9c483') +
        path('M6 10l2 -5l2 5M26 30l2 -5l2 5M30 12l1.5 -4l2 4M10 32l1.5 -4l2 4', 'none', '#86a663', 1.4),
    ),
    pat(
      'mint',
      28,
      28,
      tile(28, 28, '#d3dfc4') +
        path('M0 0H28M0 0V28', 'none', '#b3c5a0', 1.5) +
        path('M14 9L19 14L14 19L9 14Z', '#b9cda8', 'none'),
    ),
    pat(
      'blue',
      30,
      30,
      tile(30, 30, '#c3d0d2') +
        tile(15, 15, '#aebfc4') +
        `<rect x="15" y="15" width="15" height="15" fill="#aebfc4"/>` +
        path('M0 15H30M15 0V30', 'none', '#98abb1', 1),
    ),
    pat(
      'carpet',
      24,
      24,
      tile(24, 24, '#93402f') +
        path('M12 2L22 12L12 22L2 12Z', 'none', '#d9a441', 1.6) +
        circle(12, 12, 2, '#e9c46a', 'none') +
        circle(0, 0, 2, '#e9c46a', 'none') +
        circle(24, 0, 2, '#e9c46a', 'none') +
        circle(0, 24, 2, '#e9c46a', 'none') +
        circle(24, 24, 2, '#e9c46a', 'none'),
    ),
    pat(
      'brick',
      32,
      20,
      tile(32, 20, '#d79b70') + path('M0 0H32M0 10H32M8 0V10M24 10V20', 'none', '#b8774c', 1.7),
    ),
    ...LIVERIES.map((c, i) =>
      pat(
        `cell-${i}`,
        26,
        26,
        tile(26, 26, c.fill) +
          `<rect x="0" y="0" width="13" height="13" fill="${c.light}"/><rect x="13" y="13" width="13" height="13" fill="${c.light}"/>` +
          put(6.5, 6.5, path(c.sign, '#fbf5e6', 'none'), 0.55) +
          put(19.5, 19.5, path(c.sign, '#fbf5e6', 'none'), 0.55),
      ),
    ),
    `<radialGradient id="candle"><stop offset="0" stop-color="#ffd98a" stop-opacity=".95"/><stop offset=".45" stop-color="#f4b65a" stop-opacity=".42"/><stop offset="1" stop-color="#f4b65a" stop-opacity="0"/></radialGradient>`,
  ].join('');
}
export const poly = (outline: readonly (readonly number[])[]): string =>
  `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
