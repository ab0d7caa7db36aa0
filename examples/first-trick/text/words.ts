/** Joins a language's words with what happened. */

import type { GameWords } from '@conclave/engine';
import { isIn, rulesPage, sentenceOf, whoFor } from '@conclave/games/words';
import type { FirstTrick } from '../rules/game.ts';
import { CHAPTERS } from './chapters.ts';
import { describe } from './describe.ts';
import type { Lexicon } from './lexicon.ts';

export function wordsOf(lexicon: Lexicon): GameWords<FirstTrick> {
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: {},
    parts: { tricks: lexicon.tricks },
    label: ({ card }) => lexicon.play(card),
    sentence: (event, voice) => sentenceOf(lexicon.sentences, event, { who: whoFor(voice) }),
    refusal: ({ reason }) =>
      isIn(lexicon.refusals, reason) ? lexicon.refusals[reason] : lexicon.otherRefusal,
    describe: (view, voice) => describe(lexicon, view, voice),
    ending: ({ how, places }, _view, voice) => [
      how === 'mostTricks' ? lexicon.won(places[0].map(whoFor(voice))) : lexicon.nobody,
    ],
    why: (key) => (isIn(lexicon.whys, key) ? lexicon.whys[key] : ''),
    form: () => null,
    formTitle: () => '',
    chapterOf: () => Object.keys(CHAPTERS).indexOf('tricks'),
    primer: lexicon.primer,
    rules: rulesPage(lexicon, CHAPTERS),
  };
}
