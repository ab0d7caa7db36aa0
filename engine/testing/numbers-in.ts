/** Reads the numbers of a sentence, for tests that hold what pages say to the rules. */

import type { Language } from '../words.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: {
    two: 2,
    three: 3,
    four: 4,
    six: 6,
    seven: 7,
    nine: 9,
    twelve: 12,
    fourteen: 14,
    'twenty-four': 24,
  },
  fr: {
    deux: 2,
    trois: 3,
    quatre: 4,
    six: 6,
    sept: 7,
    neuf: 9,
    douze: 12,
    quatorze: 14,
    'vingt-quatre': 24,
  },
};
const ROMAN: Readonly<Record<string, number>> = { XV: 15 };

/** In their order. "One" is an article as often as a number, in both languages: it is left out. */
export function numbersIn(text: string, language: Language): readonly number[] {
  return (text.match(/\d+|[\p{L}-]+/gu) ?? []).flatMap((word) => {
    const number = /^\d/.test(word) ? Number(word) : (ROMAN[word] ?? WORDS[language][word.toLowerCase()]);
    return number === undefined || number === 1 ? [] : [number];
  });
}
