/** The sentences of the review, in both languages. */

import {
  isRecord,
  type Language,
  type ReviewVoice,
  type ReviewWords,
  typeset,
  typesetAll,
} from '@conclave/engine';
import { isIn, keyed, whoFor } from '../../words.ts';
import { DECK, type Statuette } from '../rules/deck.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { LineId, Summary } from './keys.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

type Statuettes = Readonly<Record<Statuette, string>>;

function speakerOf(statuettes: Statuettes, voice: ReviewVoice): Speaker {
  const who = whoFor(voice);
  const combination = (names: readonly Statuette[]) => names.map((name) => statuettes[name]).join(' · ');
  return { who, me: who(voice.seat), combination, card: (card) => combination(DECK[card]) };
}

function wordsOf(lexicon: ReviewLexicon, statuettes: Statuettes): ReviewWords {
  const speaker = (voice: ReviewVoice) => speakerOf(statuettes, voice);
  return {
    heading: (voice) => lexicon.heading(speaker(voice).me),
    summary: (params, voice) => {
      const { found, wrong } = params as Summary;
      return lexicon.summary(speaker(voice).me, found, wrong);
    },
    turn: (turn) => ({ short: String(turn), long: lexicon.move(turn) }),
    moment: (key, params, voice) => keyed(lexicon.moments, key, params, speaker(voice)),
    title: (key) => (isIn(lexicon.titles, key) ? lexicon.titles[key] : ''),
    statement: (key, params, voice) => keyed(lexicon.statements, key, params, speaker(voice)),
    line: (id) => lexicon.lines[id as LineId] ?? '',
    scale: lexicon.scale,
    luck: ({ expected, came }, voice) =>
      lexicon.luck(Math.round(expected * 10) / 10, came, speaker(voice).me),
    question: (ask, voice) =>
      lexicon.question(isRecord(ask) && Array.isArray(ask.orders) ? ask.orders.length : 0, speaker(voice).me),
  };
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText.statuettes),
  fr: typesetAll(wordsOf(french, frenchText.statuettes), typeset.fr),
};
