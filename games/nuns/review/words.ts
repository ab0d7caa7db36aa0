/** The sentences of the review, in both languages. */

import { type Language, type ReviewWords, typeset, typesetAll } from '@conclave/engine';
import { reviewWordsOf } from '../../review-words.ts';
import { NOVICE_NAMES } from '../rules/cards.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { isAsked } from './moments.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: ReviewLexicon, { guards, cards }: Lexicon): ReviewWords {
  return reviewWordsOf<Speaker>(lexicon, {
    names: {
      novice: (cell) => NOVICE_NAMES[cell],
      guard: (guard) => guards[guard],
      card: (card) => cards[card],
    },
    question: (ask, speak) => (isAsked(ask) ? lexicon.question(ask, speak) : ''),
  });
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
