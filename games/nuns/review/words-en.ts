import { counted, does, list, object, possessive } from '../../english.ts';
import type { ReviewLexicon } from './lexicon.ts';

const places = (k: number) => counted(k, 'place', 'places');
const times = (k: number) => `${k} ${k === 1 ? 'time' : 'times'} in six`;

export const english: ReviewLexicon = {
  heading: (me) => (me.you ? 'Your night' : `${me.name}’s night`),
  summary: (me, { turns, captures, guards }) =>
    guards
      ? `${counted(turns, 'turn', 'turns')} of the hunt, and ${captures === 0 ? 'no capture' : counted(captures, 'capture', 'captures')}.`
      : `${counted(turns, 'turn', 'turns')} of ${possessive(me)} night; ${captures === 0 ? 'never caught' : captures === 1 ? 'caught once' : `caught ${captures} times`}.`,
  turn: (turn) => `turn ${turn}`,
  moments: {
    fewest: ({ cell, k }, { novice }) =>
      `The guards could know that ${novice(cell)} was at one of ${places(k)}.`,
    quieter: ({ card, k, m }, speak) =>
      `${speak.card(card)} goes as far and is heard ${times(k)} instead of ${m}.`,
    seenForNothing: ({ way }) => `${way.join('–')} leads to the same place unseen.`,
    nearlyHeard: ({ guard }, speak) =>
      `One pip more, and ${speak.guard(guard)} had heard ${object(speak.me)}.`,
    heard: ({ guard, k }, speak) =>
      `${speak.guard(guard)} heard ${object(speak.me)}: it happens ${times(k)}.`,
    caught: ({ cell, guard, at }, speak) => `${speak.guard(guard)} caught ${speak.novice(cell)} at ${at}.`,
    tookWish: ({ cell, at }, { novice }) => `${novice(cell)} took what she longed for, at ${at}.`,
    sureMissed: ({ cell, at }, speak) =>
      `${speak.novice(cell)} could be nowhere but at ${at}, and ${object(speak.me)} could be there.`,
    catches: ({ cell, guard, at }, speak) => `${speak.guard(guard)} caught ${speak.novice(cell)} at ${at}.`,
    won: (_none, { me }) => `${does(me, 'won', 'won')} the match.`,
    wonBy: ({ who }, speak) => `The match went to ${list(who.map((seat) => object(speak.who(seat))))}.`,
  },
  titles: {
    fewest: 'Few places left',
    quieter: 'As far, and quieter',
    seenForNothing: 'Another way round',
    nearlyHeard: 'One pip',
    heard: 'Heard',
    caught: 'Caught',
    tookWish: 'What she longed for',
    sureMissed: 'Nowhere else',
    catches: 'Caught',
    won: 'The end of the night',
    wonBy: 'The end of the night',
  },
  statements: {
    possible: ({ cell, k }, { novice }) =>
      `By the rules and all that the guards were told, ${places(k)} ${k === 1 ? 'was' : 'were'} left for ${novice(cell)}: whoever keeps count of cards, lights and markers could know.`,
    sixths: ({ k }) => `With this card and this end she is heard ${times(k)}.`,
    hides: () => 'A run hides how far she went.',
    sameEnd: () => 'It takes the same card, and no light falls on it.',
  },
  lines: { points: 'places where an unseen novice could be' },
  scale: 'possible places',
};
