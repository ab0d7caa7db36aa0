/** Joins a language's words with what happened. */

import type { GameWords, OptionValue, Outcome, Voice } from '@conclave/engine';
import { inOrder, isIn, mainSteps, numberAmong, rulesPage, sentenceOf } from '../../words.ts';
import { CARDS } from '../rules/box.ts';
import type { Templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { describe } from './describe.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { namesOf, speakerOf } from './speaker.ts';
import { teach } from './teaching.ts';

type Words = GameWords<Templar>;

export function wordsOf(lexicon: Lexicon): Words {
  const speaker = (voice: Voice) => speakerOf(lexicon, voice);
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: lexicon.options,
    seatsLine: (seats) => (seats === 2 ? lexicon.withRaphael : null),
    parts: lexicon.parts,
    label: (move, view, voice) => label(lexicon, move, speaker(voice), view),
    advice: (moves, view, voice) => advice(lexicon, moves, view, speaker(voice)),
    sentence: (event, voice) => sentenceOf(lexicon.sentences, event, speaker(voice)),
    refusal: ({ reason, params = {} }, voice) => refusal(lexicon, reason, params, speaker(voice)),
    describe: (view, voice) => describe(lexicon, view, voice.reader, speaker(voice)),
    ending: (outcome, _view, voice) => ending(lexicon, outcome, speaker(voice)),
    why: (key, params) => why(lexicon, key, params),
    teach: (stage, hint, view, { reader }) =>
      reader === 'gallery' ? null : teach(lexicon.teaching, stage, hint, view, reader),
    form: () => null,
    formTitle: () => '',
    chapterOf,
    primer: lexicon.primer,
    rules: rulesPage(lexicon, CHAPTERS),
  };
}

/** One call for all kinds: only so does each label get the move it is written for. */
function label<Kind extends Move['kind']>(
  { labels }: Lexicon,
  move: Extract<Move, { kind: Kind }>,
  speak: Speaker,
  view: View,
): string {
  const kind: Kind = move.kind;
  return labels[kind](move, speak, view);
}

/** Each step is called what it is when the steps before it are made. */
function advice(lexicon: Lexicon, moves: readonly Move[], before: View, speak: Speaker): string {
  let view = before;
  const named = moves.map((move) => {
    const words = label(lexicon, move, speak, view);
    view = after(view, move);
    return { kind: move.kind, words };
  });
  return inOrder(mainSteps(named, ['step'], ['end']).map(({ words }) => words));
}

/** As far as labels need it: which card is played, and where the pawn stands. */
function after(view: View, move: Move): View {
  const { turn, players, active } = view;
  switch (move.kind) {
    case 'card':
      return { ...view, turn: { ...turn, card: move.card } };
    case 'step': {
      const leads = turn.card !== 'remigius' && turn.card !== 'severus';
      const moved = { ...players[active], pawn: move.room };
      return leads ? { ...view, players: players.with(active, moved) } : view;
    }
    default:
      return view;
  }
}

function refusal(
  lexicon: Lexicon,
  reason: string,
  { card, seat }: Readonly<Record<string, string | number>>,
  speak: Speaker,
): string {
  if (!isIn(lexicon.refusals, reason)) return lexicon.otherRefusal;
  const named = CARDS.find((known) => known === card);
  const blocker = typeof seat === 'number' ? speak.who(seat) : null;
  return lexicon.refusals[reason](speak, named ? speak.card(named) : '', blocker);
}

function why(lexicon: Lexicon, key: string, params: Readonly<Record<string, OptionValue>>): string {
  if (!isIn(lexicon.whys, key)) return '';
  return lexicon.whys[key]({
    points: numberAmong(params, 'points'),
    turns: numberAmong(params, 'turns'),
    objects: numberAmong(params, 'objects'),
    cards: numberAmong(params, 'cards'),
  });
}

function ending(lexicon: Lexicon, { how, places, scores = [] }: Outcome, speak: Speaker): readonly string[] {
  const { ends } = lexicon;
  if (!isIn(lexicon.ends.how, how) || places.length === 0) return [ends.nobody];
  const [winners] = places;
  const { names, you } = namesOf(winners, lexicon, speak);
  const total = (parts: Readonly<Record<string, number>>) =>
    Object.values(parts).reduce((sum, part) => sum + part, 0);
  return [
    winners.length === 1 ? ends.winner(speak.who(winners[0])) : ends.shared(names, you),
    ends.how[how],
    ...scores.map(({ seat, parts }) => ends.points(speak.who(seat), total(parts))),
  ];
}
