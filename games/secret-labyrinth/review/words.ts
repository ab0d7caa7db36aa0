/** The sentences of the review, in both languages. */

import {
  isIndex,
  isRecord,
  type Language,
  type ReviewVoice,
  type ReviewWords,
  typeset,
  typesetAll,
} from '@conclave/engine';
import { capital, isIn, keyed, whoFor } from '../../words.ts';
import { CENTRE, PARTS, shorterWay } from '../rules/board.ts';
import { CARDS, type Card, SECRETS } from '../rules/cards.ts';
import { changed, PAIRS } from '../rules/changes.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { Summary } from './keys.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: ReviewLexicon, text: Lexicon): ReviewWords {
  const card = (number: Card) => text.secrets[SECRETS[number]];
  const changes = (pair: number) =>
    text.list(
      changed(
        PARTS.map(() => 0),
        PAIRS[pair],
      ).flatMap((notches, part) => {
        if (notches === 0) return [];
        const way = shorterWay(notches);
        return [
          part === CENTRE
            ? lexicon.turnCentre(way.direction, way.notches)
            : lexicon.shiftCorridor(text.turning[PARTS[part]], notches),
        ];
      }),
    );
  const speaker = (voice: ReviewVoice): Speaker => {
    const who = whoFor(voice);
    return { who, me: who(voice.seat), card, changes };
  };
  return {
    heading: (voice) => lexicon.heading(speaker(voice).me),
    summary: (params, voice) => lexicon.summary(speaker(voice).me, params as Summary),
    turn: (turn) => ({ short: String(turn), long: lexicon.turn(turn) }),
    moment: (key, params, voice) => capital(keyed(lexicon.moments, key, params, speaker(voice))),
    title: (key) => (isIn(lexicon.titles, key) ? lexicon.titles[key] : ''),
    statement: (key, params, voice) => capital(keyed(lexicon.statements, key, params, speaker(voice))),
    line: () => lexicon.line,
    scale: lexicon.scale,
    luck: ({ expected, came }, voice) => lexicon.luck(expected, came, speaker(voice).me),
    question: (ask, voice) =>
      lexicon.question(
        isRecord(ask) && isIndex(ask.wanted, CARDS) ? card(ask.wanted) : '',
        speaker(voice).me,
      ),
  };
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
