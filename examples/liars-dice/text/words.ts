/** Joins a language's words with what happened. */

import type { GameWords } from '@conclave/engine';
import { isIn, numberAmong, rulesPage, sentenceOf, whoFor } from '@conclave/games/words';
import type { LiarsDice } from '../rules/game.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { describe } from './describe.ts';
import type { Lexicon } from './lexicon.ts';

export function wordsOf(lexicon: Lexicon): GameWords<LiarsDice> {
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: lexicon.options,
    parts: {},
    label: (move, view) =>
      move.kind === 'bid' ? lexicon.labels.bid(move) : lexicon.labels.challenge(view.bid),
    sentence: (event, voice) => sentenceOf(lexicon.sentences, event, { who: whoFor(voice) }),
    refusal: ({ reason }) =>
      isIn(lexicon.refusals, reason) ? lexicon.refusals[reason] : lexicon.otherRefusal,
    describe: (view, voice) => describe(lexicon, view, voice),
    ending: ({ how, places }, _view, voice) =>
      how === 'lastDice' ? [lexicon.ends.lastDice(whoFor(voice)(places[0][0]))] : [lexicon.ends.nobody],
    missed: (seat, { players }) => lexicon.missed(players[seat].dice),
    why: (key, params) =>
      isIn(lexicon.whys, key) ? lexicon.whys[key](numberAmong(params, 'percent') ?? 0) : '',
    // No move of this game is composed.
    form: () => null,
    formTitle: () => '',
    chapterOf,
    primer: lexicon.primer,
    rules: rulesPage(lexicon, CHAPTERS),
  };
}
