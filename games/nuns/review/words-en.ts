import { counted, does, list, object, possessive } from '../../english.ts';
import { capital, type Who } from '../../words.ts';
import { type ReviewLexicon, she } from './lexicon.ts';

const SIX = 6;
const places = (k: number) => counted(k, 'place', 'places');
const times = (k: number) => `${k === 1 ? 'once' : k === 2 ? 'twice' : `${k} times`} in six`;
const was = (who: Who) => (who.you ? 'you were' : `${who.name} was`);

export const english: ReviewLexicon = {
  heading: (me) => (me.you ? 'Your night' : `${me.name}’s night`),
  summary: (me, { turns, captures, guards }) =>
    guards
      ? `${counted(turns, 'turn', 'turns')} of the hunt, and ${captures === 0 ? 'no capture' : counted(captures, 'capture', 'captures')}.`
      : `${counted(turns, 'turn', 'turns')} of ${possessive(me)} night; ${captures === 0 ? 'never caught' : captures === 1 ? 'caught once' : `caught ${captures} times`}.`,
  turn: (turn) => `turn ${turn}`,
  moments: {
    fewest: ({ k, ...her }, speak) =>
      k === 1
        ? `The guards could know where ${was(she(her, speak))}.`
        : `The guards could know that ${was(she(her, speak))} at one of ${places(k)}.`,
    cornered: ({ cell, k }, { novice }) =>
      k === 1
        ? `${novice(cell)} could be at one place alone.`
        : `Only ${places(k)} were left for ${novice(cell)}.`,
    cardTold: ({ card, k, other, m }, speak) =>
      `${capital(speak.card(card))} told too much: it left ${places(k)}; ${speak.card(other)} would have left ${m}.`,
    seenKnown: ({ guard, at, k, m }, speak) =>
      `Seen at ${at}. ${capital(speak.guard(guard))} was bound to her path, and ${k === m ? 'all' : k} of her ${m} ways looked there.`,
    seenUnknown: ({ guard, at, cell }, speak) =>
      `Seen at ${at}. ${speak.novice(cell)} had set ${speak.guard(guard)} free: ${does(speak.me, 'could', 'could').replace('You', 'you')} not know.`,
    escaped: ({ guard, k, m }, speak) =>
      `${m} of ${speak.guard(guard)}’s ${k} ways led to ${object(speak.me)}; she took another.`,
    hot: ({ k, p, ...her }, speak) => {
      const who = she(her, speak);
      return `${possessive(who)} hottest hour: ${places(k)}, and a good hunter would have put ${p} % on ${who.you ? 'yours' : 'hers'}.`;
    },
    chanceMissed: ({ way, cell, p, q }, { novice }) =>
      `${way.join('–')} would have swept ${p} % of what a good hunter guessed of ${novice(cell)}; the way taken, ${q} %.`,
    cold: ({ cell, p }, { novice }) =>
      `In ${possessive({ you: false, name: novice(cell) })} last four turns a good hunter would have put ${p} % on her at most.`,
    quieter: ({ card, k, m }, speak) =>
      k === 0
        ? `${speak.card(card)} goes as far and could not be heard, instead of ${times(m)}.`
        : `${speak.card(card)} goes as far and is heard ${times(k)}, instead of ${times(m)}.`,
    seenForNothing: ({ way }) => `${way.join('–')} leads to the same place unseen.`,
    nearlyHeard: ({ guard }, speak) =>
      `One pip more, and ${speak.guard(guard)} had heard ${object(speak.me)}.`,
    heard: ({ guard, k }, speak) =>
      k === SIX
        ? `${speak.guard(guard)} heard ${object(speak.me)}: no roll could have hidden it.`
        : `${speak.guard(guard)} heard ${object(speak.me)}: it happens ${times(k)}.`,
    caught: ({ guard, at, ...her }, speak) =>
      `${speak.guard(guard)} caught ${object(she(her, speak))} at ${at}.`,
    tookWish: ({ at, ...her }, speak) => {
      const who = she(her, speak);
      return `${does(who, 'took what you', 'took what she')} longed for, at ${at}.`;
    },
    sureMissed: ({ cell, at }, speak) =>
      `${speak.novice(cell)} could be nowhere but at ${at}, and ${object(speak.me)} could be there.`,
    catches: ({ cell, guard, at }, speak) => `${speak.guard(guard)} caught ${speak.novice(cell)} at ${at}.`,
    won: (_none, { me }) => `${does(me, 'won', 'won')} the match.`,
    wonBy: ({ who }, speak) => `The match went to ${list(who.map((seat) => object(speak.who(seat))))}.`,
  },
  titles: {
    fewest: 'Few places left',
    cornered: 'Few places left',
    cardTold: 'What a card tells',
    seenKnown: 'In her path',
    seenUnknown: 'Seen by chance',
    escaped: 'Passed by',
    hot: 'The hottest hour',
    chanceMissed: 'Another way round',
    cold: 'Not looked for',
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
    possible: ({ k, ...her }, speak) =>
      `By the rules and all that the guards were told, ${places(k)} ${k === 1 ? 'was' : 'were'} left for ${object(she(her, speak))}: whoever keeps count of cards, lights and markers could know.`,
    cardsLeave: ({ cards }, speak) =>
      `Places left after each card that goes as far: ${list(cards.map(({ card, k }) => `${speak.card(card)} ${k}`))}.`,
    pathLooks: ({ guard, k, m }, speak) =>
      `When it was planned, ${speak.guard(guard)} had ${counted(m, 'way', 'ways')} along her path, with nobody else about; ${k} of them looked there.`,
    waysMet: ({ guard, k, m }, speak) =>
      `Of ${speak.guard(guard)}’s ${counted(k, 'way', 'ways')} ${m} met ${object(speak.me)}.`,
    otherWay: ({ k, m }) => `She chose among ${counted(k, 'way', 'ways')}, and ${m} met.`,
    freed: ({ guard, cell }, speak) => `${speak.novice(cell)} was heard or seen by ${speak.guard(guard)}.`,
    notKnown: () => 'Nothing that was told spoke of it.',
    hunter: ({ p, ...her }, speak) =>
      `Knowing how novices usually go, a good hunter would have put ${p} % on ${possessive(she(her, speak))} true place.`,
    botSame: () => 'The strong bot would have done the same.',
    botPlans: ({ card, to }, speak) =>
      to === 0
        ? `The strong bot would have played: ${speak.card(card)}.`
        : `The strong bot would have played: ${speak.card(card)}, to ${to}.`,
    botGoes: ({ guard, way }, speak) =>
      `The strong bot would have sent ${speak.guard(guard)} along ${way.join('–')}, as things looked.`,
    swept: () => 'It is the share of the points gone over. It rests on how novices usually go.',
    sixths: ({ k }) => `With this card and this end she is heard ${times(k)}.`,
    hides: () => 'A run hides how far she went.',
    sameEnd: () => 'It takes the same card, and no light falls on it.',
  },
  lines: {
    points: 'places where an unseen novice could be',
    hunter: 'a good hunter’s share of the true place',
  },
  scale: 'possible places',
  question: (ask, { novice }) =>
    ask.about === 'where'
      ? `Where can ${novice(ask.cell)} be?`
      : 'Which of these cards, all of which go as far, gives least away?',
};
