/** Puts a language's words together with what happened. */

import type { GameWords, Outcome, Passage, RulesChapter, Seat, Voice } from '@conclave/engine';
import { FACTS, SECRET_AT, SECTORS, type Sector, type Square, sectorOf, ZONES } from '../rules/board.ts';
import { SECRETS } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Reason } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { CHAPTER_KEYS, CHAPTERS } from './chapters.ts';
import { describe } from './describe.ts';
import type { LabelSpeaker, Lexicon, Speaker } from './lexicon.ts';

type Words = GameWords<View, Move, Event>;

export function wordsOf(lexicon: Lexicon): Words {
  const { typeset } = lexicon;
  const speaker = (voice: Voice) => speakerOf(lexicon, voice);
  return {
    name: lexicon.name,
    tagline: typeset(lexicon.tagline),
    options: lexicon.options,
    parts: lexicon.parts,
    label: (move, view, voice) => typeset(label(lexicon, move, labelSpeaker(lexicon, view, voice))),
    sentence: (event, voice) => typeset(sentence(lexicon, event, speaker(voice))),
    refusal: ({ reason }) =>
      typeset(isReason(lexicon, reason) ? lexicon.refusals[reason] : lexicon.otherRefusal),
    describe: (view, voice) =>
      describe(lexicon, view, voice.reader, speaker(voice)).map(
        (passage): Passage => ({ heading: passage.heading, lines: passage.lines.map(typeset) }),
      ),
    ending: (outcome, _view, voice) => ending(lexicon, outcome, speaker(voice)).map(typeset),
    why: (key) => (isWhy(lexicon, key) ? typeset(lexicon.whys[key]) : ''),
    form: () => null,
    formTitle: () => '',
    rules: rulesPage(lexicon),
  };
}

function speakerOf(lexicon: Lexicon, voice: Voice): Speaker {
  const card = (number: number) => lexicon.secrets[SECRETS[number]];
  return {
    who: (seat: Seat) => (seat === voice.reader ? { you: true } : { you: false, name: voice.name(seat) }),
    card,
    cards: (cards) => lexicon.list(cards.map(card)),
    place: (square, sector) => placeOf(lexicon, square, sector),
  };
}

/** Hours of a clock: 12 at the top. */
function placeOf(lexicon: Lexicon, square: Square, sector: Sector): string {
  return lexicon.at(lexicon.zones[ZONES[FACTS[square].zone]], sector || SECTORS);
}

function labelSpeaker(lexicon: Lexicon, view: View, voice: Voice): LabelSpeaker {
  const speaker = speakerOf(lexicon, voice);
  return {
    ...speaker,
    name: (seat) => (seat === voice.reader ? lexicon.describing.you : voice.name(seat)),
    wanted: view.wanted === null ? null : speaker.card(view.wanted),
    square(square) {
      const secret = SECRET_AT[square];
      const there = [
        ...(secret < 0 ? [] : [speaker.card(secret)]),
        ...view.players.flatMap(({ pawn }, seat) =>
          pawn === square && seat !== voice.reader ? [voice.name(seat)] : [],
        ),
      ];
      const place = speaker.place(square, sectorOf(square, view.turned));
      return there.length === 0 ? place : `${place} (${there.join(', ')})`;
    },
  };
}

/** One call per kind: only so does each label get the move it is written for. */
function label({ labels }: Lexicon, move: Move, speak: LabelSpeaker): string {
  switch (move.kind) {
    case 'colour':
      return labels.colour(move, speak);
    case 'turn':
      return labels.turn(move, speak);
    case 'shift':
      return labels.shift(move, speak);
    case 'claim':
      return labels.claim(move, speak);
    case 'run':
      return labels.run(move, speak);
    case 'done':
      return labels.done(move, speak);
    case 'animal':
      return labels.animal(move, speak);
    case 'give':
      return labels.give(move, speak);
    case 'from':
      return labels.from(move, speak);
    case 'challenge':
      return labels.challenge(move, speak);
    case 'rival':
      return labels.rival(move, speak);
    case 'stake':
      return labels.stake(move, speak);
    case 'weapon':
      return labels.weapon(move, speak);
    case 'anyWeapon':
      return labels.anyWeapon(move, speak);
    case 'place':
      return labels.place(move, speak);
    case 'jump':
      return labels.jump(move, speak);
    case 'decline':
      return labels.decline(move, speak);
  }
}

function sentence({ sentences }: Lexicon, event: Event, speak: Speaker): string {
  switch (event.type) {
    case 'firstPlayer':
      return sentences.firstPlayer(event, speak);
    case 'colourChosen':
      return sentences.colourChosen(event, speak);
    case 'turnedUp':
      return sentences.turnedUp(event, speak);
    case 'turnBegun':
      return sentences.turnBegun(event, speak);
    case 'turned':
      return sentences.turned(event, speak);
    case 'ran':
      return sentences.ran(event, speak);
    case 'jumped':
      return sentences.jumped(event, speak);
    case 'declined':
      return sentences.declined(event, speak);
    case 'taken':
      return sentences.taken(event, speak);
    case 'putUnder':
      return sentences.putUnder(event, speak);
    case 'leftLying':
      return sentences.leftLying(event, speak);
    case 'animalPlayed':
      return sentences.animalPlayed(event, speak);
    case 'giftChosen':
      return sentences.giftChosen(event, speak);
    case 'exchanged':
      return sentences.exchanged(event, speak);
    case 'challenged':
      return sentences.challenged(event, speak);
    case 'cardDuel':
      return sentences.cardDuel(event, speak);
    case 'staked':
      return sentences.staked(event, speak);
    case 'dieThrown':
      return sentences.dieThrown(event, speak);
    case 'weaponChosen':
      return sentences.weaponChosen(event, speak);
    case 'weaponsShown':
      return sentences.weaponsShown(event, speak);
    case 'paid':
      return sentences.paid(event, speak);
    case 'placed':
      return sentences.placed(event, speak);
    case 'won':
      return sentences.won(event, speak);
    case 'roundsOver':
      return sentences.roundsOver(event, speak);
  }
}

function isReason(lexicon: Lexicon, reason: string): reason is Reason {
  return Object.hasOwn(lexicon.refusals, reason);
}

function isWhy(lexicon: Lexicon, key: string): key is WhyKey {
  return Object.hasOwn(lexicon.whys, key);
}

function ending({ ends }: Lexicon, outcome: Outcome, speak: Speaker): readonly string[] {
  switch (outcome.how) {
    case 'allOfAKind':
      return [ends.allOfAKind(speak.who(outcome.places[0][0]))];
    case 'roundsOver':
      return [ends.roundsOver(outcome.places[0].map(speak.who))];
    default:
      return [ends.nobody];
  }
}

function rulesPage(lexicon: Lexicon): readonly RulesChapter[] {
  return CHAPTER_KEYS.map((key) => ({
    title: lexicon.chapters[key],
    paragraphs: CHAPTERS[key].map((id) => ({ id, text: lexicon.typeset(lexicon.rules[id]) })),
  }));
}
