/** What a language asks of every text, whatever it says. */

import type { Language } from './words.ts';

const NO_BREAK = '\u00a0';

/** The last touch to a text: French sets spaces before and after some signs at which no line may break. */
export const typeset: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => text,
  fr: (text) => text.replace(/ ([:;?!»%])/g, `${NO_BREAK}$1`).replace(/« /g, `«${NO_BREAK}`),
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
