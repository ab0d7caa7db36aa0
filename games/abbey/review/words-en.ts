import { counted, does, object, possessive } from '../../english.ts';
import { capital, type Who } from '../../words.ts';
import type { ReviewLexicon } from './lexicon.ts';

const subject = (who: Who) => (who.you ? 'you' : who.name);
const were = (count: number) => (count === 1 ? 'was' : 'were');
const turns = (count: number) => counted(count, 'turn', 'turns');
const suspects = (count: number) => counted(count, 'suspect', 'suspects');

/** In tenths. */
const chances = (t: number) =>
  t === 0
    ? 'had hardly a chance of being the culprit'
    : t >= 10
      ? 'was almost certainly the culprit'
      : `had ${counted(t, 'chance', 'chances')} in 10 of being the culprit`;

export const english: ReviewLexicon = {
  heading: (me) => `${capital(possessive(me))} inquiry`,
  summary: (me, { left, n, hasNamed }) => {
    const named = hasNamed ? `${does(me, 'named', 'named')} the culprit.` : '';
    const known =
      n > 0
        ? `From turn ${n} on one suspect was left for ${object(me)}.`
        : `In the end logic left ${suspects(left)} for ${object(me)}.`;
    return [known, named].filter(Boolean).join(' ');
  },
  turn: (turn) => `turn ${turn}`,
  moments: {
    followed: ({ n, monk }, { me, monk: name }) =>
      `From turn ${n} on only ${name(monk)} was left for ${object(me)}.`,
    knewNot: ({ k, who, m }, { me, who: other }) =>
      `One was left for ${object(me)} for ${turns(k)}; ${subject(other(who))} named him in turn ${m}.`,
    pencil: ({ k, m }) => `Crossing out left ${k}; counting hands left ${m}.`,
    followedOther: ({ who, n }, { who: other }) =>
      `${capital(subject(other(who)))} could know it in turn ${n}.`,
    struckMost: ({ cause, who, k }, { me, who: other }) => {
      const from = other(who);
      const by = {
        mass: 'The mass',
        answer: from.you ? 'Your question to all' : `${capital(possessive(from))} answer`,
        shown: from.you ? 'What you saw' : `What ${from.name} showed ${object(me)}`,
        card: from.you ? 'A card' : `The card from ${from.name}`,
        drawn: 'A card from the pile',
        other: 'What was seen then',
      }[cause];
      return `${by}: ${suspects(k)} fewer for ${object(me)}.`;
    },
    gaveAway: ({ how, who, k }, { me, who: other }) => {
      const by = {
        answer: `${capital(possessive(me))} answer`,
        shown: `What ${subject(me)} showed`,
        passed: `The cards ${subject(me)} passed on`,
      }[how];
      return `${by} struck out ${suspects(k)} for ${object(other(who))}.`;
    },
    named: ({ monk }, { me, monk: name }) => `Only ${name(monk)} was left, and ${subject(me)} named him.`,
    dared: ({ k, monk }, { me, monk: name }) =>
      `${does(me, 'named', 'named')} ${name(monk)} with ${k} left: one in ${k} by logic, and right.`,
    tooSoon: ({ k, monk }, { me, monk: name }) =>
      `${does(me, 'accused', 'accused')} ${name(monk)} with ${k} left.`,
    ruledOut: ({ monk }, { me, monk: name }) =>
      `${does(me, 'accused', 'accused')} ${name(monk)}, whom logic had ruled out.`,
    against: ({ value }, { value: name }) => `Logic had ruled this out: ${name(value)}.`,
    boldly: ({ who, k, monk }, { who: other, monk: name }) =>
      `${does(other(who), 'named', 'named')} ${name(monk)} with ${k} left by logic.`,
    foundBy: ({ who, monk }, { who: other, monk: name }) =>
      `${does(other(who), 'named', 'named')} ${name(monk)}; by logic no other was left.`,
    askedBetter: ({ who, question }, { who: other, question: words }) =>
      `The strong bot would have asked ${object(other(who))}: “${words(question)}”`,
    won: (_none, { me }) => `${does(me, 'won', 'won')} the inquiry.`,
    wonBy: ({ who }, { who: other }) => `${does(other(who), 'won', 'won')} the inquiry.`,
  },
  titles: {
    followed: 'Only one was left',
    knewNot: 'One was left',
    pencil: 'Whoever counts hands',
    followedOther: 'Another could know it',
    struckMost: 'A telling hour',
    gaveAway: 'What it told others',
    named: 'Named',
    dared: 'Named boldly',
    tooSoon: 'An early accusation',
    ruledOut: 'Who could it still be?',
    against: 'What could it still be?',
    boldly: 'Named by another',
    foundBy: 'Named by another',
    askedBetter: 'Another question',
    won: 'The end',
    wonBy: 'The end',
  },
  statements: {
    counts: ({ pencil, logic }, { me }) =>
      pencil === logic
        ? `${capital(suspects(pencil))} ${were(pencil)} left for ${object(me)}, by pencil and by counting hands alike.`
        : `${capital(suspects(pencil))} ${were(pencil)} never seen by ${object(me)}. Whoever counts every hand had ${logic}.`,
    left: ({ monks }, speak) => `Left: ${speak.monks(monks)}.`,
    struck: ({ monks }, speak) => `Struck out: ${speak.monks(monks)}.`,
    longLook: ({ monk, t }, speak) =>
      `All that could have happened weighed at length, ${speak.monk(monk)} ${chances(t)}.`,
    asked: ({ who, question }, { me, who: other, question: words }) =>
      `${does(me, 'asked', 'asked')} ${object(other(who))}: “${words(question)}”`,
    toldMore: () => 'By its reckoning the answer would have told at least twice as much about the culprit.',
    botSame: () => 'The strong bot would have done the same.',
    botAccuses: ({ monk }, speak) => `The strong bot would have accused ${speak.monk(monk)}.`,
    botReveals: ({ value }, speak) => `The strong bot would have said: ${speak.value(value)}.`,
    botWaits: () => 'The strong bot would have waited.',
    holder: ({ who, monk }, speak) => `${does(speak.who(who), 'held', 'held')} ${speak.monk(monk)}.`,
  },
  lines: {
    logic: 'left by logic',
    pencil: 'left by crossing out alone',
    belief: 'what a long look gave the culprit',
  },
  scale: 'suspects left',
  question: (count, me) => `${count} suspects had never been seen by ${object(me)}. Who could it still be?`,
};
