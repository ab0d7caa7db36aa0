import { counted, does, list, object } from '@conclave/games/english';
import type { Lexicon } from './lexicon.ts';
import { englishPrimer } from './primer-en.ts';
import { englishRules } from './rules-en.ts';

export const english: Lexicon = {
  name: 'First Trick',
  tagline: 'Three cards each, three tricks.',
  tricks: 'Tricks',
  play: (card) => `Play ${card}`,
  sentences: {
    dealt: ({ seat, hand }, { who }) => `${does(who(seat), 'are', 'is')} dealt ${list(hand.map(String))}.`,
    played: ({ seat, card }, { who }) => `${does(who(seat), 'play', 'plays')} ${card}.`,
    taken: ({ seat, card }, { who }) => `${does(who(seat), 'take', 'takes')} the trick with ${card}.`,
  },
  refusals: { notYourTurn: 'It is not your turn.', notYours: 'You do not hold this card.' },
  otherRefusal: 'This is not possible now.',
  table: 'The table',
  you: 'You',
  turn: (who) => `${does(who, 'are', 'is')} to play.`,
  has: (cards, tricks) => `${counted(cards, 'card', 'cards')}, ${counted(tricks, 'trick', 'tricks')}.`,
  hand: (cards) => `In hand: ${list(cards.map(String))}.`,
  played: (card) => `Played: ${card}.`,
  won: (who) =>
    who.length === 1 ? `${does(who[0], 'win', 'wins')}.` : `It is a tie between ${list(who.map(object))}.`,
  nobody: 'The match was ended; nobody has won.',
  whys: { wins: 'It takes the trick as it lies.', saves: 'A better card is saved.', random: 'By chance.' },
  chapters: { setUp: 'Setting up', tricks: 'The tricks' },
  rules: englishRules,
  primer: englishPrimer,
};
