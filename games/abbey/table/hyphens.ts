/** Where the long words of books break on a narrow card. */

const PARTS = [
  'Itine-rarium',
  'interro-gandi',
  'Indul-gentia',
  'Horo-logium',
  'question-ing',
  'Indul-gence',
] as const;

const SOFT_HYPHEN = '\u00ad';

const BROKEN = new Map(PARTS.map((part) => [part.replace('-', ''), part.replace('-', SOFT_HYPHEN)]));

/** A name with its soft hyphens: they show only where a line ends there. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => BROKEN.get(word) ?? word);
}
