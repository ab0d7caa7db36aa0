/** The sentences of the review, in both languages. */

import { isRecord, type Language, type ReviewWords, typeset, typesetAll } from '@conclave/engine';
import { reviewWordsOf } from '../../review-words.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: ReviewLexicon, { monk, list, values, question }: Lexicon): ReviewWords {
  return reviewWordsOf<Speaker>(lexicon, {
    names: {
      monk,
      monks: (suspects) => list(suspects.map(monk)),
      value: (value) => values[value],
      // The bot asks about nobody but who is asked.
      question: (asked) => question(asked, null, { name: String, monk }),
    },
    question: (ask, { me }) =>
      lexicon.question(isRecord(ask) && Array.isArray(ask.unseen) ? ask.unseen.length : 0, me),
  });
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
