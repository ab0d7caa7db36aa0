/** The six investigators in the order of the rules: each has a colour and a sign of its own. */

export type Beast = 'fox' | 'goose' | 'hare' | 'owl' | 'ram' | 'mouse';

export interface Livery {
  readonly beast: Beast;
  readonly fill: string;
  readonly dark: string;
  readonly light: string;
  /** About 14 wide round 0,0. */
  readonly sign: string;
}

export const LIVERIES: readonly Livery[] = [
  { beast: 'fox', fill: '#b3361e', dark: '#7f2413', light: '#d5593d', sign: 'M0 -7L7 0L0 7L-7 0Z' },
  {
    beast: 'goose',
    fill: '#24508f',
    dark: '#173762',
    light: '#4a77b8',
    sign: 'M0 -6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0 -6.5Z',
  },
  { beast: 'hare', fill: '#2f7a63', dark: '#1d5343', light: '#53a188', sign: 'M-6 -6H6V6H-6Z' },
  { beast: 'owl', fill: '#d6a72f', dark: '#9a7417', light: '#f0cb66', sign: 'M0 -7L7 6H-7Z' },
  {
    beast: 'ram',
    fill: '#6d3a66',
    dark: '#472443',
    light: '#935e8b',
    sign: 'M-2.3 -7H2.3V-2.3H7V2.3H2.3V7H-2.3V2.3H-7V-2.3H-2.3Z',
  },
  {
    beast: 'mouse',
    fill: '#6a6a68',
    dark: '#454543',
    light: '#92928f',
    sign: 'M0 -7.5L2 -2.4L7.5 -2.3L3.2 1.1L4.8 6.5L0 3.4L-4.8 6.5L-3.2 1.1L-7.5 -2.3L-2 -2.4Z',
  },
];
