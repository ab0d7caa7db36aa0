/** French grammar that the words of all games share. */

import { elide } from '@conclave/engine';
import type { Who } from './words.ts';

/** "de Basile", "d’Alix". */
export const of = (name: string) => elide('de', name);
/** In French nought is singular too. */
export const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
/** A sentence's subject with its verb: "Vous prenez", "Alix prend". */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `Vous ${you}` : `${who.name} ${other}`;
export const object = (who: Who) => (who.you ? 'vous' : who.name);

/** "a", "a et b", "a, b et c". */
export function list(words: readonly string[], joint = 'et'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`;
}
