/** Words and forms that English sentences are made of. */

import type { Prize } from '../rules/cards.ts';
import type { Who } from './lexicon.ts';

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
export const cards = (count: number) => counted(count, 'card', 'cards');
export const prizes = (count: number, prize: Prize) =>
  prize === 'treasure' ? counted(count, 'treasure', 'treasures') : counted(count, 'gnome', 'gnomes');
export const PLURAL: Readonly<Record<Prize, string>> = { treasure: 'treasures', gnome: 'gnomes' };

/** A sentence's subject with its verb: "You take", "Alix takes". */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `You ${you}` : `${who.name} ${other}`;
export const object = (who: Who) => (who.you ? 'you' : who.name);
export const possessive = (who: Who) => (who.you ? 'your' : `${who.name}’s`);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a pawn stands or a secret lies: "in the corridor", "on the ring". */
export const on = (place: string) =>
  /^the (centre|\w+ corridor)/.test(place) ? `in ${place}` : `on ${place}`;

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
