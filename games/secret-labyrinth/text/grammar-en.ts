/** Words and forms for English sentences. */

import { counted } from '../../english.ts';
import type { Direction } from '../rules/board.ts';
import type { Prize } from '../rules/cards.ts';

export const cards = (count: number) => counted(count, 'card', 'cards');
export const prizes = (count: number, prize: Prize) =>
  prize === 'treasure' ? counted(count, 'treasure', 'treasures') : counted(count, 'gnome', 'gnomes');
export const PLURAL: Readonly<Record<Prize, string>> = { treasure: 'treasures', gnome: 'gnomes' };

/** Where a pawn stands or a secret lies: "in the corridor", "on the ring". */
export const on = (place: string) =>
  /^the (centre|\w+ corridor)/.test(place) ? `in ${place}` : `on ${place}`;

const by = (notches: number) => (notches === 1 ? 'one notch' : `${notches} notches`);
/** "turn the centre 3 notches clockwise" */
export const turnCentre = (direction: Direction, notches: number) =>
  `turn the centre ${by(notches)} ${direction}`;
/** Corridors go clockwise only. */
export const shiftCorridor = (corridor: string, notches: number) => `shift ${corridor} ${by(notches)}`;
