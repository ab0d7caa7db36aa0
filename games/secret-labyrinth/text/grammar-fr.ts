/** Words and forms that French sentences are made of. */

import type { Colour, Part } from '../rules/board.ts';
import type { Prize } from '../rules/cards.ts';
import type { Who } from './lexicon.ts';

/** In French nought and one are singular. */
export const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
export const cards = (count: number) => counted(count, 'carte', 'cartes');
export const notches = (count: number) => counted(count, 'cran', 'crans');
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
export const WEAPONS = { stone: 'la pierre', scissors: 'les ciseaux', paper: 'le papier' } as const;

/** A sentence's subject with its verb: "Vous prenez", "Alix prend". */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `Vous ${you}` : `${who.name} ${other}`;
export const object = (who: Who) => (who.you ? 'vous' : who.name);
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

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} et ${words[words.length - 1]}`;
}
