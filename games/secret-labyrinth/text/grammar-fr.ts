/** Words and forms for French sentences. */

import { counted } from '../../french.ts';
import type { Colour, Direction, Part } from '../rules/board.ts';
import type { Prize } from '../rules/cards.ts';

export const cards = (count: number) => counted(count, 'carte', 'cartes');
/** "d’un cran dans le sens horaire", "de 3 crans dans le sens antihoraire" */
export const turning = ({
  direction,
  notches,
}: {
  readonly direction: Direction;
  readonly notches: number;
}) =>
  `${notches === 1 ? 'd’un cran' : `de ${notches} crans`} dans le sens ${direction === 'clockwise' ? 'horaire' : 'antihoraire'}`;
export const prizes = (count: number, prize: Prize) =>
  prize === 'treasure' ? counted(count, 'trésor', 'trésors') : counted(count, 'gnome', 'gnomes');
export const ONE: Readonly<Record<Prize, string>> = { treasure: 'trésor', gnome: 'gnome' };
export const PLURAL: Readonly<Record<Prize, string>> = { treasure: 'des trésors', gnome: 'des gnomes' };
export const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
  yellow: 'jaune',
};
export const TURNING: Readonly<Record<Part, string>> = {
  centre: 'le centre',
  innerCorridor: 'le couloir intérieur',
  outerCorridor: 'le couloir extérieur',
};
export const WEAPONS = { stone: 'la pierre', scissors: 'les ciseaux', paper: 'la feuille' } as const;

/** "à" with an article: "au centre", "à l’anneau". */
export const to = (text: string) =>
  text.startsWith('le ')
    ? `au ${text.slice(3)}`
    : text.startsWith('les ')
      ? `aux ${text.slice(4)}`
      : `à ${text}`;

/** Where a pawn stands or a secret lies: "au centre", "dans le couloir", "sur l’anneau". */
export const on = (place: string) =>
  place.startsWith('le centre')
    ? to(place)
    : place.startsWith('le couloir')
      ? `dans ${place}`
      : `sur ${place}`;

/** « tourner le centre de 3 crans dans le sens horaire » */
export const turnCentre = (direction: Direction, notches: number) =>
  `tourner le centre ${turning({ direction, notches })}`;
/** Corridors go clockwise only. */
export const shiftCorridor = (corridor: string, notches: number) =>
  `décaler ${corridor} ${notches === 1 ? 'd’un cran' : `de ${notches} crans`}`;
