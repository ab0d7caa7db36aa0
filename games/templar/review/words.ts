/** The sentences of the review, in both languages. */

import { isRecord, type Language, type ReviewWords, typeset, typesetAll } from '@conclave/engine';
import { reviewWordsOf } from '../../review-words.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(
  lexicon: ReviewLexicon,
  { rooms, cards, warehouse }: Pick<Lexicon, 'rooms' | 'cards' | 'warehouse'>,
): ReviewWords {
  return reviewWordsOf<Speaker>(lexicon, {
    names: { room: (room) => rooms[room - 1].the, card: (card) => cards[card], warehouse },
    question: (ask, { room }) =>
      lexicon.question(isRecord(ask) && typeof ask.room === 'number' ? room(ask.room) : ''),
  });
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
