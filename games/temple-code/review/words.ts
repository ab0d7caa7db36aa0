/** The sentences of the review, in both languages. */

import { isRecord, type Language, type ReviewWords, typeset, typesetAll } from '@conclave/engine';
import { reviewWordsOf } from '../../review-words.ts';
import { DECK, type Statuette } from '../rules/deck.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: ReviewLexicon, statuettes: Readonly<Record<Statuette, string>>): ReviewWords {
  const combination = (names: readonly Statuette[]) => names.map((name) => statuettes[name]).join(' · ');
  return reviewWordsOf<Speaker>(lexicon, {
    names: { combination, card: (card) => combination(DECK[card]) },
    question: (ask, { me }) =>
      lexicon.question(isRecord(ask) && Array.isArray(ask.orders) ? ask.orders.length : 0, me),
  });
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText.statuettes),
  fr: typesetAll(wordsOf(french, frenchText.statuettes), typeset.fr),
};
