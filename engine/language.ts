/** The typography and elisions of each language. */

import type { Language } from './words.ts';

const NO_BREAK = '\u00a0';

/** The last touch to a text: French sets spaces before and after some signs at which no line may break. */
export const typeset: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  fr: (text) =>
    text
      // Lists are joined with '; ' in any language.
      .replace(/(?<=\S);(?=\s)/g, ' ;')
      .replace(/ ([:;?!»%])/g, `${NO_BREAK}$1`)
      .replace(/« /g, `«${NO_BREAK}`),
};

/** Names of French usage whose h is mute: "d’Hélène", but "de Hans". */
const MUTE_H =
  /^h(?:é|[eè]l[eèé]n|elo[iï]s|enri|erman[cd]|ermin|ermè|ervé|ilair|ippolyt|om[eè]r|onor|ortens|ubert|ugu|yacinth|yppolit)/i;

/** Whether a short word is elided before this name. A y counts as a vowel before a consonant alone: Yves, not Yann. */
function isElided(name: string): boolean {
  const text = name.normalize('NFC');
  return /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouyàâäæéèêëîïôöœùûü])/i.test(text) || MUTE_H.test(text);
}

/** "de Basile", "d’Alix"; "que Basile", "qu’Alix". */
export function elide(word: 'de' | 'que', name: string): string {
  return isElided(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** Puts that touch to every text of a book of words, however deep, and to those that its functions will speak. */
export function typesetAll<Words>(words: Words, touch: (text: string) => string): Words {
  return typesetValue(words, touch) as Words;
}

function typesetValue(value: unknown, touch: (text: string) => string): unknown {
  if (typeof value === 'string') return touch(value);
  if (Array.isArray(value)) return value.map((item: unknown) => typesetValue(item, touch));
  if (typeof value === 'function')
    return (...args: unknown[]) => typesetValue(Reflect.apply(value, undefined, args), touch);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetValue(inner, touch)]));
}
