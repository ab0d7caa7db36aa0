/** Puts a language's words together with what happened. */

import type { GameWords, OptionValue, Outcome, Passage, RulesChapter, Voice } from '@conclave/engine';
import { CARDS } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Ending } from '../rules/outcome.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { CHAPTER_KEYS, CHAPTERS } from './chapters.ts';
import { describe } from './describe.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { joined, speakerOf } from './speaker.ts';

type Words = GameWords<View, Move, Event>;

export function wordsOf(lexicon: Lexicon): Words {
  const { typeset } = lexicon;
  const speaker = (voice: Voice) => speakerOf(lexicon, voice);
  return {
    name: lexicon.name,
    tagline: typeset(lexicon.tagline),
    options: lexicon.options,
    parts: lexicon.parts,
    label: (move, view, voice) => typeset(label(lexicon, move, view, speaker(voice))),
    sentence: (event, voice) => typeset(sentence(lexicon, event, speaker(voice))),
    refusal: ({ reason, params = {} }, voice) => typeset(refusal(lexicon, reason, params, speaker(voice))),
    describe: (view, voice) =>
      describe(lexicon, view, voice.reader, speaker(voice)).map(
        (passage): Passage => ({ heading: passage.heading, lines: passage.lines.map(typeset) }),
      ),
    ending: (outcome, _view, voice) => ending(lexicon, outcome, speaker(voice)).map(typeset),
    why: (key, params) => typeset(why(lexicon, key, params)),
    form: () => null,
    formTitle: () => '',
    rules: rulesPage(lexicon),
  };
}

/** One call per kind: only so does each label get the move it is written for. */
function label({ labels }: Lexicon, move: Move, view: View, speak: Speaker): string {
  switch (move.kind) {
    case 'place':
      return labels.place(move, speak, view);
    case 'rings':
      return labels.rings(move, speak, view);
    case 'first':
      return labels.first(move, speak, view);
    case 'turn':
      return labels.turn(move, speak, view);
    case 'withdraw':
      return labels.withdraw(move, speak, view);
    case 'portal':
      return labels.portal(move, speak, view);
    case 'card':
      return labels.card(move, speak, view);
    case 'step':
      return labels.step(move, speak, view);
    case 'hide':
      return labels.hide(move, speak, view);
    case 'pickUp':
      return labels.pickUp(move, speak, view);
    case 'putDown':
      return labels.putDown(move, speak, view);
    case 'warehouse':
      return labels.warehouse(move, speak, view);
    case 'door':
      return labels.door(move, speak, view);
    case 'end':
      return labels.end(move, speak, view);
    case 'announce':
      return labels.announce(move, speak, view);
  }
}

/** One call per type, for the same reason. */
function sentence({ sentences }: Lexicon, event: Event, speak: Speaker): string {
  switch (event.type) {
    case 'startPlayer':
      return sentences.startPlayer(event, speak);
    case 'harbourFilled':
      return sentences.harbourFilled(event, speak);
    case 'figurePlaced':
      return sentences.figurePlaced(event, speak);
    case 'ringsChosen':
      return sentences.ringsChosen(event, speak);
    case 'cardChosen':
      return sentences.cardChosen(event, speak);
    case 'turnChosen':
      return sentences.turnChosen(event, speak);
    case 'answerWithdrawn':
      return sentences.answerWithdrawn(event, speak);
    case 'cardsShown':
      return sentences.cardsShown(event, speak);
    case 'roundBegun':
      return sentences.roundBegun(event, speak);
    case 'raphaelShows':
      return sentences.raphaelShows(event, speak);
    case 'raphaelShuffles':
      return sentences.raphaelShuffles(event, speak);
    case 'leftHarbour':
      return sentences.leftHarbour(event, speak);
    case 'cardPlayed':
      return sentences.cardPlayed(event, speak);
    case 'stepped':
      return sentences.stepped(event, speak);
    case 'vitusFollowed':
      return sentences.vitusFollowed(event, speak);
    case 'objectHidden':
      return sentences.objectHidden(event, speak);
    case 'ringPickedUp':
      return sentences.ringPickedUp(event, speak);
    case 'ringPutDown':
      return sentences.ringPutDown(event, speak);
    case 'wentToHarbour':
      return sentences.wentToHarbour(event, speak);
    case 'supplied':
      return sentences.supplied(event, speak);
    case 'doorMoved':
      return sentences.doorMoved(event, speak);
    case 'pointsGained':
      return sentences.pointsGained(event, speak);
    case 'roomCounted':
      return sentences.roomCounted(event, speak);
    case 'ringTurned':
      return sentences.ringTurned(event, speak);
    case 'turningClosed':
      return sentences.turningClosed(event, speak);
    case 'bellsRung':
      return sentences.bellsRung(event, speak);
    case 'tileArrived':
      return sentences.tileArrived(event, speak);
    case 'chaliceLost':
      return sentences.chaliceLost(event, speak);
    case 'lastRound':
      return sentences.lastRound(event, speak);
    case 'finalCount':
      return sentences.finalCount(event, speak);
  }
}

function isReason(lexicon: Lexicon, reason: string): reason is Reason {
  return Object.hasOwn(lexicon.refusals, reason);
}

function refusal(
  lexicon: Lexicon,
  reason: string,
  { card, seat }: Readonly<Record<string, string | number>>,
  speak: Speaker,
): string {
  if (!isReason(lexicon, reason)) return lexicon.otherRefusal;
  const named = CARDS.find((known) => known === card);
  const blocker = typeof seat === 'number' ? speak.who(seat) : null;
  return lexicon.refusals[reason](speak, named ? speak.card(named) : '', blocker);
}

function isWhy(lexicon: Lexicon, key: string): key is WhyKey {
  return Object.hasOwn(lexicon.whys, key);
}

function why(lexicon: Lexicon, key: string, params: Readonly<Record<string, OptionValue>>): string {
  if (!isWhy(lexicon, key)) return '';
  const number = (name: string) => {
    const value = params[name];
    return typeof value === 'number' ? value : undefined;
  };
  return lexicon.whys[key]({ points: number('points'), turns: number('turns') });
}

function isEnding(lexicon: Lexicon, how: string): how is Ending {
  return Object.hasOwn(lexicon.ends.how, how);
}

function ending(lexicon: Lexicon, { how, places, scores = [] }: Outcome, speak: Speaker): readonly string[] {
  const { ends, and, describing } = lexicon;
  if (!isEnding(lexicon, how) || places.length === 0) return [ends.nobody];
  const [winners] = places;
  const names = winners.map((seat) => {
    const who = speak.who(seat);
    return who.you ? describing.you : who.name;
  });
  const total = (parts: Readonly<Record<string, number>>) =>
    Object.values(parts).reduce((sum, part) => sum + part, 0);
  return [
    ends.how[how],
    winners.length === 1 ? ends.winner(speak.who(winners[0])) : ends.shared(joined(names, and)),
    ...scores.map(({ seat, parts }) => ends.points(speak.who(seat), total(parts))),
  ];
}

function rulesPage(lexicon: Lexicon): readonly RulesChapter[] {
  return CHAPTER_KEYS.map((key) => ({
    title: lexicon.chapters[key],
    paragraphs: CHAPTERS[key].map((id) => ({ id, text: lexicon.typeset(lexicon.rules[id]) })),
  }));
}
