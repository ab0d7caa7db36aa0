import { counted, does, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import type { ReviewLexicon } from './lexicon.ts';

const number = (value: number) => String(value);

export const english: ReviewLexicon = {
  heading: (me) => `${capital(possessive(me))} codes`,
  summary: (me, { found, wrong }) => {
    const right = found === 0 ? 'found none' : `found ${counted(found, 'combination', 'combinations')}`;
    const missed = wrong === 0 ? '' : ` and declared wrongly ${wrong === 1 ? 'once' : `${wrong} times`}`;
    return `${me.you ? 'You' : me.name} ${right}${missed}.`;
  },
  turn: (turn) => `move ${turn}`,
  moments: {
    oneLeft: ({ n }) => `From move ${n} on one card fitted.`,
    oneByNotes: ({ n }, { me }) => `From move ${n} on ${possessive(me)} decodings left one order.`,
    atOnce: (_none, { me }) => `One card was left, and ${me.you ? 'you' : me.name} declared it.`,
    late: ({ n, m }, { me }) =>
      `${does(me, 'could', 'could')} know it at move ${n} and declared at move ${m}.`,
    never: ({ who }, { who: name }) => `One card fitted; ${object(name(who))} was faster.`,
    impossible: ({ card }, speak) =>
      `${capital(possessive(speak.me))} decoding of ${speak.card(card)} spoke against it.`,
    layOpen: ({ where, who }, { who: name, me }) => {
      switch (where) {
        case 'before':
          return `That trio lay before ${object(name(who))}.`;
        case 'discard':
          return 'That trio lay on the discard.';
        case 'own':
          return `That trio had been ${me.you ? 'your own' : `${possessive(me)} own`}.`;
        case 'gone':
          return 'That trio had lain open while this combination stood.';
      }
    },
    noSuchCard: ({ card }, speak) => `That trio is in the deck in another order: ${speak.card(card)}.`,
    guessRight: ({ k }) => `One in ${k}, and right.`,
    guessWrong: ({ k, card }, speak) => `One in ${k}; it was ${speak.card(card)}.`,
    betterCard: ({ card, a, b }, speak) =>
      `${speak.card(card)} would have left ${number(a)} on average, ${speak.me.you ? 'yours' : 'the other'} left ${number(b)}.`,
    toldMuch: ({ k, a }) => `${k} ${k === 1 ? 'was' : 'were'} left, ${number(a)} were to be expected.`,
    toldLittle: ({ k, a }) => `${k} were left, ${number(a)} were to be expected.`,
    won: (_none, { me }) => `${does(me, 'found', 'found')} a second combination.`,
    finished: ({ k }) => `The cards are used up: ${counted(k, 'combination', 'combinations')} found.`,
    wonBy: ({ who, m }, { who: name }) =>
      `${does(name(who), 'found', 'found')} a second combination in move ${m}.`,
  },
  titles: {
    oneLeft: 'One card fitted',
    oneByNotes: 'Notes were enough',
    atOnce: 'At once',
    late: 'It could be known sooner',
    never: 'One card fitted',
    impossible: 'What could it still be?',
    layOpen: 'What could it still be?',
    noSuchCard: 'What could it still be?',
    guessRight: 'A guess',
    guessWrong: 'A guess',
    betterCard: 'The other card',
    toldMuch: 'A telling answer',
    toldLittle: 'An answer that told little',
    won: 'The medallion',
    finished: 'The last card',
    wonBy: 'The medallion',
  },
  statements: {
    counts: ({ notes, sight, deck }, { me }) =>
      [
        `${counted(notes, 'order', 'orders')} fitted ${possessive(me)} decodings.`,
        ...(sight < notes
          ? [`Without trios that lay open ${sight} ${sight === 1 ? 'was' : 'were'} left.`]
          : []),
        ...(deck < sight ? [`Whoever knows the deck had ${deck}.`] : []),
      ].join(' '),
    left: ({ card }, speak) => `The one that was left: ${speak.card(card)}.`,
    was: ({ card }, speak) => `It was ${speak.card(card)}.`,
    noChance: () => 'Nothing in this move.',
    expected: ({ a }) => `This card parts what is left; its parts are ${number(a)} on average.`,
    botSame: (_none, { me }) => `The strong bot, knowing what ${object(me)} knew, does the same.`,
    botDeclares: ({ combination }, speak) =>
      `The strong bot would have declared ${speak.combination(combination)}.`,
    botTakes: ({ card }, speak) => `The strong bot would have decoded ${speak.card(card)}.`,
    botWaits: () => 'The strong bot would not have declared yet.',
  },
  lines: { notes: 'by the decodings', sight: 'and the cards in sight', deck: 'and the deck' },
  scale: 'orders that fitted',
  luck: (expected, came, me) => {
    const sides = `luck was ${came < expected ? 'with' : 'against'} ${object(me)}`;
    return came === expected
      ? `The answers. ${came} left in all, just as many as were to be expected.`
      : `The answers. ${came} left in all where ${number(expected)} were to be expected: ${sides}.`;
  },
  question: (count, me) =>
    `${counted(count, 'order fits', 'orders fit')} ${possessive(me)} decodings. Which could it still be?`,
};
