/** Puts a language's words together with what happened. */

import type { GameWords, OptionValue, Seat, Voice } from '@conclave/engine';
import { isIn, rulesPage, whoFor } from '../../words.ts';
import type { Abbey } from '../rules/game.ts';
import { CHAPTERS } from './chapters.ts';
import { form } from './form.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

export function wordsOf(lexicon: Lexicon): GameWords<Abbey> {
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: lexicon.options,
    parts: lexicon.parts,
    label: (move, view, voice) => lexicon.label(move, view, speakerOf(lexicon, voice)),
    sentence: (event, voice) => lexicon.sentence(event, speakerOf(lexicon, voice)),
    refusal: ({ reason }) =>
      isIn(lexicon.refusals, reason) ? lexicon.refusals[reason] : lexicon.otherRefusal,
    describe: (view, voice) => lexicon.describe(view, speakerOf(lexicon, voice), voice.reader),
    ending: (outcome, view, voice) => {
      const speak = speakerOf(lexicon, voice);
      const { endings } = lexicon;
      if (outcome.places.length === 0 || view.culprit === null) return [endings.nobody];
      const monk = lexicon.monk(view.culprit);
      const finder = view.ended?.finder ?? -1;
      const how = outcome.how === 'found' ? endings.found(speak.who(finder), monk) : endings.compline(monk);
      return [how, endings.winners(outcome.places[0].map((seat) => speak.who(seat)))];
    },
    why: (key, params) => (isIn(lexicon.whys, key) ? lexicon.whys[key](whyParams(params)) : ''),
    form: (kind, choices, view, voice) => form(lexicon, kind, choices, view, speakerOf(lexicon, voice)),
    formTitle: (kind) =>
      kind === 'ask' || kind === 'askAll' || kind === 'say' ? lexicon.form.titles[kind] : '',
    rules: rulesPage(lexicon, CHAPTERS),
  };
}

function whyParams(params: Readonly<Record<string, OptionValue>>) {
  const { percent, room } = params;
  return {
    ...(typeof percent === 'number' && { percent }),
    ...(typeof room === 'number' && { room }),
  };
}

function speakerOf(lexicon: Lexicon, voice: Voice): Speaker {
  const name = (seat: Seat) => voice.name(seat);
  return {
    name,
    who: whoFor(voice),
    monk: lexicon.monk,
    monks: (suspects) => lexicon.list(suspects.map(lexicon.monk)),
    question: (question, asker) => lexicon.question(question, asker, { name, monk: lexicon.monk }),
    answer: lexicon.answer,
  };
}
