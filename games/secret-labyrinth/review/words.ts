/** The sentences of the review, in both languages. */

import { isIndex, isRecord, type Language, type ReviewWords, typeset, typesetAll } from '@conclave/engine';
import { reviewWordsOf } from '../../review-words.ts';
import { CENTRE, PARTS, shorterWay } from '../rules/board.ts';
import { CARDS, type Card, SECRETS } from '../rules/cards.ts';
import { changed, PAIRS } from '../rules/changes.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: ReviewLexicon, { secrets, turning, list }: Lexicon): ReviewWords {
  const card = (number: Card) => secrets[SECRETS[number]];
  const changes = (pair: number) =>
    list(
      changed(
        PARTS.map(() => 0),
        PAIRS[pair],
      ).flatMap((notches, part) => {
        if (notches === 0) return [];
        const way = shorterWay(notches);
        return [
          part === CENTRE
            ? lexicon.turnCentre(way.direction, way.notches)
            : lexicon.shiftCorridor(turning[PARTS[part]], notches),
        ];
      }),
    );
  return reviewWordsOf<Speaker>(lexicon, {
    names: { card, changes },
    question: (ask) => lexicon.question(isRecord(ask) && isIndex(ask.wanted, CARDS) ? card(ask.wanted) : ''),
  });
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
