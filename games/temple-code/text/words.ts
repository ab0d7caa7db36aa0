/** Joins a language's words with what happened. */

import type { FormStep, GameWords, OptionValue, Outcome, Seat, Voice } from '@conclave/engine';
import { isIn, numberAmong, rulesPage, sentenceOf, whoFor } from '../../words.ts';
import { DECK, isStatuette, POSITIONS, STATUETTES, type Statuette } from '../rules/deck.ts';
import { TO_WIN } from '../rules/declare.ts';
import type { TempleCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { titleOf } from '../rules/titles.ts';
import type { View } from '../rules/view.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { describe } from './describe.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { teach } from './teaching.ts';

type Words = GameWords<TempleCode>;

export function wordsOf(lexicon: Lexicon): Words {
  const speaker = (voice: Voice) => speakerOf(lexicon, voice);
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: lexicon.options,
    parts: lexicon.parts,
    label: (move, view, voice) => label(lexicon, move, view, speaker(voice)),
    sentence: (event, voice) => sentenceOf(lexicon.sentences, event, speaker(voice)),
    refusal: ({ reason }) =>
      isIn(lexicon.refusals, reason) ? lexicon.refusals[reason] : lexicon.otherRefusal,
    describe: (view, voice) => describe(lexicon, view, voice.reader, speaker(voice)),
    ending: (outcome, _view, voice) => ending(lexicon, outcome, speaker(voice)),
    why: (key, params, voice) => why(lexicon, key, params, speaker(voice)),
    teach: (stage, hint, view, { reader, name }) =>
      reader === 'gallery' ? null : teach(lexicon.teaching, stage, hint, view, { seat: reader, name }),
    form: (kind, choices) => (kind === 'declare' ? declareForm(lexicon, choices) : null),
    formTitle: () => lexicon.formTitle,
    missed: (seat, { players }) => {
      const { found } = players[seat];
      return lexicon.missed(found, players.length === 1 ? null : Math.max(0, TO_WIN - found));
    },
    chapterOf,
    primer: lexicon.primer,
    rules: rulesPage(lexicon, CHAPTERS),
  };
}

function speakerOf(lexicon: Lexicon, voice: Voice): Speaker {
  const combination = (statuettes: readonly Statuette[]) =>
    statuettes.map((statuette) => lexicon.statuettes[statuette]).join(' · ');
  return {
    who: whoFor(voice),
    card: (card) => combination(DECK[card]),
    combination,
  };
}

function label(lexicon: Lexicon, move: Move, view: View, speak: Speaker): string {
  const { labels } = lexicon;
  const pairOf = (seat: Seat) => {
    const front = seat < view.players.length ? view.players[seat].front : [];
    return front.length === 2 ? front.map(speak.card) : null;
  };
  switch (move.kind) {
    case 'take': {
      const pair = pairOf(move.from);
      const who = speak.who(move.from);
      const from = who.you ? lexicon.describing.you : who.name;
      return labels.take(pair && { card: pair[move.card], left: pair[1 - move.card] }, from);
    }
    case 'decodeBoth': {
      const pair = pairOf(view.active);
      return labels.decodeBoth(pair && { one: pair[0], two: pair[1] });
    }
    case 'reveal':
      return labels.reveal(view.pile.count === 1);
    case 'decode': {
      const pair = pairOf(view.active);
      return labels.decode(pair && { card: pair[move.card], other: pair[1 - move.card] });
    }
    case 'declare':
      return labels.declare(speak.combination(move.combination));
    case 'finish':
      return labels.finish;
  }
}

function why(
  lexicon: Lexicon,
  key: string,
  params: Readonly<Record<string, OptionValue>>,
  speak: Speaker,
): string {
  if (!isIn(lexicon.whys, key)) return '';
  return lexicon.whys[key](
    {
      candidates: numberAmong(params, 'candidates'),
      orders: numberAmong(params, 'orders'),
      seat: numberAmong(params, 'seat'),
    },
    speak,
  );
}

function ending({ ends, titles }: Lexicon, outcome: Outcome, speak: Speaker): readonly string[] {
  switch (outcome.how) {
    case 'secondMedallion':
      return outcome.places[0].map((seat) => ends.winner(speak.who(seat)));
    case 'cardsUsed': {
      const seat = outcome.places[0][0];
      const count = outcome.scores?.[0].parts.combinations ?? 0;
      const title = titleOf(count);
      const found = ends.solo(speak.who(seat), count);
      return title ? [found, ends.title(titles[title])] : [found];
    }
    default:
      return [ends.nobody];
  }
}

/** Three questions: left, middle, right, without what was already chosen (TC-R5). */
function declareForm(lexicon: Lexicon, choices: readonly string[]): FormStep<Move> | null {
  const chosen = choices.filter(isStatuette);
  if (chosen.length !== choices.length || new Set(chosen).size !== chosen.length) return null;
  if (chosen.length > POSITIONS.length) return null;
  const [left, middle, right] = chosen;
  if (right !== undefined) return { move: { kind: 'declare', combination: [left, middle, right] } };
  const free = STATUETTES.filter((statuette) => !chosen.includes(statuette));
  return {
    field: {
      prompt: lexicon.ask[POSITIONS[chosen.length]],
      choices: free.map((value) => ({ value, label: lexicon.statuettes[value] })),
    },
  };
}
