/** The investigators: beasts of the margin in a pilgrim's habit, one silhouette for each colour. */

import { type Beast, LIVERIES } from '../colours.ts';
import { circle, ellipse, INK, path, put } from './pen.ts';

/** All heads look to the right, neck at 0 0, about 40 wide. */
export const HEADS: Readonly<Record<Beast, () => string>> = {
  fox: () =>
    path('M-15 -16C-18 -26 -17 -34 -14 -38C-8 -35 -4 -30 -2 -26Z', '#c9601f', INK, 2.4) +
    path('M-14 -34C-11 -32 -9 -29 -8 -26L-13 -22Z', '#2b2118', 'none') +
    path('M4 -27C6 -33 11 -37 16 -39C18 -33 18 -26 15 -19Z', '#c9601f', INK, 2.4) +
    path('M15 -35C11 -33 9 -30 8 -27L14 -24Z', '#2b2118', 'none') +
    path(
      'M-17 -12C-18 -24 -8 -30 2 -29C12 -28 17 -22 18 -16C24 -13 30 -9 33 -5C30 -2 24 0 17 0C8 5 -8 4 -13 -1C-16 -3 -17 -8 -17 -12Z',
      '#d9772e',
      INK,
      2.4,
    ) +
    path(
      'M-16 -9C-8 -12 -4 -4 2 -5C10 -6 18 -8 31 -5C29 -3 24 -1 17 -1C8 4 -7 3 -12 -1C-15 -3 -16 -6 -16 -9Z',
      '#fbf0dc',
      'none',
    ) +
    circle(32, -5.5, 3, INK, 'none') +
    path('M-1 -16C1 -18 4 -18 6 -15', 'none', INK, 2.8) +
    path('M13 -15C15 -17 17 -17 18 -15', 'none', INK, 2.6) +
    path('M18 -1C14 2 10 2 7 0', 'none', INK, 1.8),
  goose: () =>
    path(
      'M-9 4C-6 -8 -10 -18 -7 -27C-4 -37 8 -40 14 -33C17 -29 16 -24 13 -21C9 -17 6 -10 10 4Z',
      '#fbf5e6',
      INK,
      2.4,
    ) +
    path('M-8 3C-5 -8 -8 -16 -6 -24C-3 -14 -3 -6 -2 3Z', '#d8cdb4', 'none') +
    path('M14 -33C21 -34 28 -31 33 -26C28 -25 20 -23 14 -24C16 -27 16 -30 14 -33Z', '#e08a2c', INK, 2.2) +
    path('M17 -28C22 -28 27 -27 31 -26', 'none', INK, 1.6) +
    circle(8, -31, 2.5, INK, 'none') +
    path('M4 -37C5 -35 12 -36 13 -34', 'none', INK, 1.7),
  hare: () =>
    path('M-8 -22C-16 -34 -18 -50 -12 -55C-5 -54 -3 -38 -2 -26Z', '#b98a58', INK, 2.4) +
    path('M-10 -28C-14 -36 -14 -46 -12 -50C-8 -46 -6 -36 -6 -28Z', '#e9b79a', 'none') +
    path('M2 -26C0 -40 3 -53 10 -56C16 -52 14 -36 8 -24Z', '#b98a58', INK, 2.4) +
    path('M5 -29C4 -40 6 -48 9 -51C12 -47 11 -37 8 -28Z', '#e9b79a', 'none') +
    path(
      'M-14 -10C-15 -22 -6 -28 2 -28C11 -28 18 -22 21 -14C24 -8 21 -2 14 1C5 4 -6 3 -10 0C-13 -3 -14 -6 -14 -10Z',
      '#c79a68',
      INK,
      2.4,
    ) +
    path('M6 1C6 -6 12 -9 21 -9C23 -5 20 -1 14 1C11 2 9 2 6 1Z', '#f3e2c4', 'none') +
    path('M19 -13C22 -13 23 -11 21 -9C19 -9 18 -11 19 -13Z', '#7c4326', INK, 1.4) +
    circle(6, -16, 2.7, INK, 'none') +
    path('M12 -3L28 -6M12 -1L27 1', 'none', INK, 1) +
    path('M20 -8C19 -4 16 -3 13 -4', 'none', INK, 1.5),
  owl: () =>
    path(
      'M-19 -12C-21 -22 -20 -32 -19 -38C-14 -36 -10 -33 -7 -31C-2 -33 4 -33 8 -31C11 -33 15 -36 20 -38C21 -32 22 -22 20 -12C19 0 10 5 0 5C-10 5 -18 0 -19 -12Z',
      '#8b5a2f',
      INK,
      2.4,
    ) +
    path(
      'M-17 -32C-12 -29 -6 -26 0 -20C6 -26 13 -29 18 -32C16 -27 14 -25 11 -23H-10C-13 -25 -15 -27 -17 -32Z',
      '#5f3b1e',
      'none',
    ) +
    circle(-8.5, -16, 8.6, '#f6e7c4', INK, 2) +
    circle(9.5, -16, 8.6, '#f6e7c4', INK, 2) +
    circle(-7.5, -16, 4.2, INK, 'none') +
    circle(10.5, -16, 4.2, INK, 'none') +
    circle(-6, -17.5, 1.4, '#fff', 'none') +
    circle(12, -17.5, 1.4, '#fff', 'none') +
    path('M0.5 -14L4 -8L0.5 -2L-3 -8Z', '#e0a03a', INK, 1.8) +
    path('M-9 -1C-7 1 -5 1 -4 -1M6 -1C8 1 10 1 11 -1', 'none', '#5f3b1e', 2),
  ram: () =>
    path(
      'M-12 -10C-14 -22 -6 -30 3 -30C12 -30 18 -24 19 -16C20 -8 19 2 13 5C6 8 -4 6 -8 1C-11 -3 -12 -6 -12 -10Z',
      '#efe3c8',
      INK,
      2.4,
    ) +
    path('M10 -2C15 -4 19 -3 19 -8C20 -2 18 3 13 5C10 6 8 5 7 4C7 1 8 -1 10 -2Z', '#d9b79a', 'none') +
    path(
      'M-4 -26C-16 -34 -27 -24 -24 -12C-22 -5 -14 -4 -12 -9C-11 -13 -15 -15 -17 -12C-19 -18 -12 -23 -5 -17Z',
      '#a37b4a',
      INK,
      2.4,
    ) +
    path('M-21 -21l4 3M-23 -13l5 0M-14 -28l2 5', 'none', INK, 1.5) +
    path(
      'M11 -27C20 -35 30 -27 28 -15C27 -9 20 -8 19 -12C18 -15 21 -17 23 -14C23 -20 18 -23 12 -18Z',
      '#a37b4a',
      INK,
      2.4,
    ) +
    path('M25 -24l-4 3M27.5 -16l-5 0', 'none', INK, 1.5) +
    path('M-4 -30C-2 -35 2 -33 4 -35C7 -33 10 -34 11 -29C7 -26 0 -26 -4 -30Z', '#fbf5e6', INK, 1.9) +
    circle(3, -16, 2.4, INK, 'none') +
    circle(14, -15, 2.2, INK, 'none') +
    path('M14 -3l2 1M10 1C12 3 15 2 16 0', 'none', INK, 1.7),
  mouse: () =>
    circle(-12, -26, 11, '#a79c90', INK, 2.4) +
    circle(-11, -25, 6.5, '#e3b3a0', 'none') +
    circle(13, -28, 10.5, '#a79c90', INK, 2.4) +
    circle(13, -27, 6.2, '#e3b3a0', 'none') +
    path(
      'M-15 -8C-16 -19 -8 -24 1 -24C10 -24 17 -19 20 -13C25 -10 29 -7 31 -4C28 0 22 1 17 1C9 5 -6 4 -11 0C-14 -3 -15 -5 -15 -8Z',
      '#b9afa3',
      INK,
      2.4,
    ) +
    path('M4 2C8 -4 18 -7 29 -5C27 -1 22 0 17 1C12 3 8 3 4 2Z', '#e6ded1', 'none') +
    circle(30.5, -4.5, 3, '#c2685a', INK, 1.6) +
    circle(6, -13, 2.6, INK, 'none') +
    circle(18, -12, 2.2, INK, 'none') +
    path('M20 -2L36 -10M20 -1L37 0M19 1L34 7', 'none', INK, 1),
};
/** A pawn in a box of 60 by 84, standing on 30 80. */
export function pawn(colour: number, kneel: boolean): string {
  const c = LIVERIES[colour];
  const body = kneel
    ? 'M12 78C10 64 16 50 26 46H36C46 50 54 62 54 78Z'
    : 'M9 78C12 60 17 48 24 43H36C43 48 48 60 51 78C40 82 20 82 9 78Z';
  return (
    `<ellipse cx="30" cy="79" rx="25" ry="6.5" fill="rgb(43 33 24 / .38)"/>` +
    path(body, c.fill, INK, 2.6) +
    path(
      kneel
        ? 'M54 78C54 62 46 50 38 47C44 56 46 68 44 78Z'
        : 'M51 78C48 60 43 48 37 43C41 54 42 66 40 80C44 79.5 48 79 51 78Z',
      c.dark,
      'none',
    ) +
    path('M21 62C19 68 18 74 17 79', 'none', c.dark, 2) +
    path(body, 'none', INK, 2.6) +
    path('M14 63C22 67 38 67 46 63', 'none', '#f0dcae', 2.6) +
    path('M33 66L34 74', 'none', '#f0dcae', 2.4) +
    put(25, 55, path(c.sign, '#fbf5e6', INK, 1.5), 0.68) +
    put(28.5, 44, HEADS[c.beast](), 0.82) +
    path('M17 46C20 40 26 43 30 44C35 43 40 40 43 46C39 51 34 49 30 49C26 49 21 51 17 46Z', c.light, INK, 2.3)
  );
}

/** Footprints, pointing up. */
export const PRINTS: Readonly<Record<Beast, () => string>> = {
  fox: () =>
    ellipse(0, 2, 2.6, 2.2, 'currentColor', 'none') +
    circle(-2.8, -1.5, 1.2, 'currentColor', 'none') +
    circle(0, -3, 1.3, 'currentColor', 'none') +
    circle(2.8, -1.5, 1.2, 'currentColor', 'none'),
  goose: () =>
    path('M0 4L-4 -4M0 4V-5M0 4L4 -4', 'none', 'currentColor', 1.8) +
    path('M-4 -4L0 -2L4 -4L0 4Z', 'currentColor', 'none', 0, 'opacity=".5"'),
  hare: () =>
    ellipse(-2, -1, 1.5, 4, 'currentColor', 'none') + ellipse(2, -1, 1.5, 4, 'currentColor', 'none'),
  owl: () => path('M0 4V-4M0 0L-4 -4M0 0L4 -4', 'none', 'currentColor', 2),
  ram: () =>
    ellipse(-1.8, 0, 1.6, 3.6, 'currentColor', 'none') + ellipse(1.8, 0, 1.6, 3.6, 'currentColor', 'none'),
  mouse: () =>
    ellipse(0, 2, 1.9, 1.7, 'currentColor', 'none') +
    circle(-2.2, -1, 1, 'currentColor', 'none') +
    circle(0, -2.4, 1, 'currentColor', 'none') +
    circle(2.2, -1, 1, 'currentColor', 'none'),
};
