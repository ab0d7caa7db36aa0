/** English grammar that the words of all games share. */

import type { Who } from './words.ts';

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
/** A sentence's subject with its verb: "You take", "Alix takes". */
export const does = (who: Who, you: string, other: string) =>
  who.you ? `You ${you}` : `${who.name} ${other}`;
export const object = (who: Who) => (who.you ? 'you' : who.name);
export const possessive = (who: Who) => (who.you ? 'your' : `${who.name}’s`);

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`;
}
