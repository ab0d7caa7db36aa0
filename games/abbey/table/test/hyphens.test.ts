/** Names of books that can be kept: no word of them is wider than a card. */

import { LANGUAGES } from '@conclave/engine';
import { expect, test } from 'vitest';
import { BOOK_IDS, isStarred } from '../../rules/cards.ts';
import { hyphenated } from '../hyphens.ts';
import { bookWords } from '../names.ts';

/** Letters that a card holds. */
const ROOM = 9;

test.each(LANGUAGES)('every word of a kept book breaks at a hyphen before it is too wide, %s', (language) => {
  for (const book of BOOK_IDS.filter(isStarred)) {
    const { name } = bookWords(language, book);
    const shown = hyphenated(name);
    expect(shown.replaceAll('\u00ad', '')).toBe(name);
    for (const part of shown.split(/[\s’\u00ad]/)) expect(part.length).toBeLessThanOrEqual(ROOM);
  }
});
