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
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { LineId, Summary } from './keys.ts';
import type { ReviewLexicon, Speaker } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: ReviewLexicon, { rooms }: Pick<Lexicon, 'rooms'>): ReviewWords {
  const speaker = (voice: ReviewVoice): Speaker => {
    const who = whoFor(voice);
    return { who, me: who(voice.seat), room: (room) => rooms[room - 1].the };
  };
  return {
    heading: (voice) => lexicon.heading(speaker(voice).me),
    summary: (params, voice) => lexicon.summary(params as Summary, speaker(voice).me),
    turn: (turn) => ({ short: String(turn), long: lexicon.turn(turn) }),
    moment: (key, params, voice) => keyed(lexicon.moments, key, params, speaker(voice)),
    title: (key) => (isIn(lexicon.titles, key) ? lexicon.titles[key] : ''),
    statement: (key, params, voice) => keyed(lexicon.statements, key, params, speaker(voice)),
    line: (id) => lexicon.lines[id as LineId] ?? '',
    scale: lexicon.scale,
    luck: () => '',
    question: (ask, voice) =>
      lexicon.question(speaker(voice).who(isRecord(ask) && typeof ask.who === 'number' ? ask.who : 0)),
  };
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
