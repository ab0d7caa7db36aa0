/** Joins a language's words with what happened. */

import type { GameWords, Outcome, Seat, Voice } from '@conclave/engine';
import { inOrder, isIn, mainSteps, rulesPage, sentenceOf, whoFor } from '../../words.ts';
import {
  COLOURS,
  FACTS,
  SECRET_AT,
  SECTORS,
  type Sector,
  type Square,
  START,
  sectorOf,
  ZONES,
} from '../rules/board.ts';
import { GNOMES_FROM, isAnimal, SECRETS } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CHAPTERS, chapterOf } from './chapters.ts';
import { describe } from './describe.ts';
import type { LabelSpeaker, Lexicon, Speaker } from './lexicon.ts';
import { teach } from './teaching.ts';

type Words = GameWords<SecretLabyrinth>;

export function wordsOf(lexicon: Lexicon): Words {
  const speaker = (voice: Voice) => speakerOf(lexicon, voice);
  return {
    name: lexicon.name,
    tagline: lexicon.tagline,
    options: lexicon.options,
    parts: lexicon.parts,
    label: (move, view, voice) => label(lexicon, move, labelSpeaker(lexicon, view, voice)),
    advice: (moves, view, voice) =>
      inOrder(
        mainSteps(moves, [], ['done']).map((move) =>
          label(lexicon, move, labelSpeaker(lexicon, view, voice)),
        ),
      ),
    sentence: (event, voice) => sentenceOf(lexicon.sentences, event, speaker(voice)),
    teach: (stage, hint, view) => teach(lexicon.teaching, stage, hint, view),
    refusal: ({ reason }) =>
      isIn(lexicon.refusals, reason) ? lexicon.refusals[reason] : lexicon.otherRefusal,
    describe: (view, voice) =>
      describe(lexicon, view, voice.reader, speaker(voice), (move) =>
        label(lexicon, move, labelSpeaker(lexicon, view, voice)),
      ),
    ending: (outcome, view, voice) => ending(lexicon, outcome, view, speaker(voice)),
    why: (key) => (isIn(lexicon.whys, key) ? lexicon.whys[key] : ''),
    form: () => null,
    formTitle: () => '',
    missed: (seat, view) => {
      const cards = view.players[seat].cards ?? [];
      const treasures = cards.filter((card) => card < GNOMES_FROM).length;
      const gnomes = cards.filter((card) => card >= GNOMES_FROM && !isAnimal(card)).length;
      return lexicon.missed(treasures, gnomes, Math.max(0, view.goal - Math.max(treasures, gnomes)));
    },
    chapterOf,
    primer: lexicon.primer,
    rules: rulesPage(lexicon, CHAPTERS),
  };
}

function speakerOf(lexicon: Lexicon, voice: Voice): Speaker {
  const card = (number: number) => lexicon.secrets[SECRETS[number]];
  return {
    who: whoFor(voice),
    card,
    cards: (cards) => lexicon.list(cards.map(card)),
    place: (square, sector) => placeOf(lexicon, square, sector),
  };
}

/** By the dial on the outer wall: XII at the top. */
function placeOf(lexicon: Lexicon, square: Square, sector: Sector): string {
  return lexicon.at(lexicon.zones[ZONES[FACTS[square].zone]], sector || SECTORS);
}

function labelSpeaker(lexicon: Lexicon, view: View, voice: Voice): LabelSpeaker {
  const speaker = speakerOf(lexicon, voice);
  const name = (seat: Seat) => (seat === voice.reader ? lexicon.describing.you : voice.name(seat));
  const here = (square: Square) => speaker.place(square, sectorOf(square, view.turned));
  const { duel } = view;
  return {
    ...speaker,
    name,
    wanted: view.wanted === null ? null : speaker.card(view.wanted),
    start: (colour) => here(START[COLOURS.indexOf(colour)]),
    loser:
      duel === null || duel.victor === null
        ? null
        : name(duel.victor === duel.challenger ? duel.rival : duel.challenger),
    square(square) {
      const secret = SECRET_AT[square];
      const there = [
        ...(secret < 0 ? [] : [speaker.card(secret)]),
        ...view.players.flatMap(({ pawn }, seat) =>
          pawn === square && seat !== voice.reader ? [voice.name(seat)] : [],
        ),
      ];
      return there.length === 0 ? here(square) : `${here(square)} (${there.join(', ')})`;
    },
  };
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

function ending({ ends }: Lexicon, outcome: Outcome, view: View, speak: Speaker): readonly string[] {
  switch (outcome.how) {
    case 'allOfAKind': {
      const [winner] = outcome.places[0];
      const { treasures = 0, gnomes = 0 } = outcome.scores?.find(({ seat }) => seat === winner)?.parts ?? {};
      return treasures >= view.goal
        ? [ends.allOfAKind(speak.who(winner), treasures, 'treasure')]
        : [ends.allOfAKind(speak.who(winner), gnomes, 'gnome')];
    }
    case 'roundsOver':
      return [ends.roundsOver(outcome.places[0].map(speak.who))];
    default:
      return [ends.nobody];
  }
}
