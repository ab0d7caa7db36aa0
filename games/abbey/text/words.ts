/** Joins a language's words with what happened. */

import type { GameWords, OptionValue, Seat, Voice } from '@conclave/engine';
import { inOrder, isIn, mainSteps, numberAmong, rulesPage, sentenceOf, whoFor } from '../../words.ts';
import type { Abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { renewed } from '../rules/renewed.ts';
import { WHY_NUMBERS, type WhyParams } from '../rules/why.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { describe } from './describe.ts';
import { form } from './form.ts';
import type { LabelSpeaker, Lexicon, Speaker } from './lexicon.ts';
import { refused } from './refused.ts';
import { teach } from './teaching.ts';

export function wordsOf(lexicon: Lexicon): GameWords<Abbey> {
  const speaker = (voice: Voice) => speakerOf(lexicon, voice);
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: lexicon.options,
    parts: lexicon.parts,
    label: (move, view, voice) => label(lexicon, move, { ...speaker(voice), view }),
    advice: (moves, view, voice) =>
      inOrder(
        mainSteps(moves, ['step'], ['halt']).map((move) => label(lexicon, move, { ...speaker(voice), view })),
      ),
    teach: (stage, hint, view, { reader }) =>
      reader === 'gallery' ? null : teach(lexicon.teaching, stage, hint, view, reader),
    sentence: (event, voice) => sentenceOf(lexicon.sentences, renewed(event), speaker(voice)),
    refusal: (refusal, voice) => refused(lexicon, refusal, speaker(voice)),
    describe: (view, voice) => describe(lexicon, view, voice.reader, speaker(voice)),
    ending: (outcome, view, voice) => {
      const speak = speaker(voice);
      const { endings } = lexicon;
      if (outcome.places.length === 0 || view.culprit === null) return [endings.nobody];
      const monk = lexicon.monk(view.culprit);
      const how =
        view.ended?.how === 'found'
          ? endings.found(speak.who(view.ended.finder), monk)
          : endings.compline(monk);
      return [endings.winners(outcome.places[0].map((seat) => speak.who(seat))), how];
    },
    why: (key, params) => (isIn(lexicon.whys, key) ? lexicon.whys[key](whyParams(params)) : ''),
    form: (kind, choices, view, voice) => form(lexicon, kind, choices, view, speaker(voice)),
    formTitle: (kind) => (isIn(lexicon.form.titles, kind) ? lexicon.form.titles[kind] : ''),
    chapterOf,
    primer: lexicon.primer,
    rules: rulesPage(lexicon, CHAPTERS),
  };
}

function whyParams(params: Readonly<Record<string, OptionValue>>): WhyParams {
  return Object.fromEntries(WHY_NUMBERS.map((name) => [name, numberAmong(params, name)]));
}

/** One call for all kinds: only so does each label get the move it is written for. */
function label<Kind extends Move['kind']>(
  { labels }: Lexicon,
  move: Extract<Move, { kind: Kind }>,
  speak: LabelSpeaker,
): string {
  const kind: Kind = move.kind;
  return labels[kind](move, speak);
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
