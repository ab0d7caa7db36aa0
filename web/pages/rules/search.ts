/** Which statements hold the words that somebody looks for, in either language, or have that id. */

import { type AnyText, LANGUAGES, type Language, type RulesChapter } from '@conclave/engine/words';

/** `clé` finds `cle`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’\u00a0\u202f]/g, (sign) => (sign === '’' ? "'" : ' '))
    .toLowerCase();
}

/** Every word must be there; nothing looked for is everything. */
export function found(text: AnyText, language: Language, wanted: string): readonly RulesChapter[] {
  const words = plain(wanted).split(' ').filter(Boolean);
  return text[language].rules.flatMap((chapter, c) => {
    const paragraphs = chapter.paragraphs.filter(({ id }, p) => {
      const all = LANGUAGES.map((one) => {
        const { title, paragraphs: told } = text[one].rules[c];
        return `${title} ${told[p].text}`;
      });
      const written = plain(`${id} ${all.join(' ')}`);
      return words.every((word) => written.includes(word));
    });
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs }] : [];
  });
}
