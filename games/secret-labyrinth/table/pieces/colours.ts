/** The four seekers' colours, each with its shape: never colour alone. */

import type { Seat } from '@conclave/engine';
import { COLOURS, type Colour } from '../../rules/board.ts';

/** Base, dark, light. */
export type Tones = readonly [base: string, dark: string, light: string];

export const COLOUR_TONES: Readonly<Record<Colour, Tones>> = {
  red: ['#cf4430', '#8f2419', '#f2a08f'],
  blue: ['#3f78cf', '#214a8f', '#a9c8f5'],
  green: ['#36936f', '#1c5c46', '#a6dcc4'],
  yellow: ['#e6b93c', '#a87a12', '#fbe7a6'],
};

/** The grounds of the carpets before their gates: far from the gold that means lit floor. */
export const CARPETS: Readonly<Record<Colour, string>> = {
  red: '#6b1a14',
  blue: '#1a3a74',
  green: '#123f31',
  yellow: '#4f3708',
};

/** Of a colour that nobody plays. */
export const GREY_TONES: Tones = ['#5c6785', '#3c4663', '#8792ad'];

/** The chair whose mark a seat has: that of its colour, once it is chosen. */
export function chairOf(colour: Colour | null, seat: Seat): Seat {
  return colour === null ? seat : COLOURS.indexOf(colour);
}

/** The shapes of the kit's chairs, about 20 wide round 0,0. */
export const MARK_SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M0 -10L10 0L0 10L-10 0Z',
  blue: 'M0 -9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0 -9.5Z',
  green: 'M-8.5 -8.5H8.5V8.5H-8.5Z',
  yellow: 'M0 -9.5L10 8.5H-10Z',
};
