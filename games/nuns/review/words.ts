/** The sentences of the review, in both languages. */

import { type Language, type ReviewVoice, type ReviewWords, typeset, typesetAll } from '@conclave/engine';
import { capital, isIn, keyed, whoFor } from '../../words.ts';
import { NOVICE_NAMES } from '../rules/cards.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { Summary } from './keys.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: ReviewLexicon, text: Lexicon): ReviewWords {
  const speaker = (voice: ReviewVoice): Speaker => {
    const who = whoFor(voice);
    return {
      who,
      me: who(voice.seat),
      novice: (cell) => NOVICE_NAMES[cell],
      guard: (guard) => text.guards[guard],
      card: (card) => text.cards[card],
    };
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
    luck: () => '',
    question: () => '',
  };
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
