import { counted, does, list, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import { english as text } from '../text/en.ts';
import { PLURAL, prizes, shiftCorridor, turnCentre } from '../text/grammar-en.ts';
import type { ReviewLexicon } from './lexicon.ts';

const some = (k: number) => (k === 1 ? 'One' : String(k));
const turns = (count: number) => counted(count, 'turn', 'turns');

export const english: ReviewLexicon = {
  heading: (me) => (me.you ? 'Your night in the castle' : `${me.name}’s night in the castle`),
  summary: (me, { turns: all, could, took }) =>
    `In ${could} of ${possessive(me)} ${turns(all)} the castle led to the wanted secret. ${does(me, 'took', 'took')} ${counted(took, 'card', 'cards')} from the board.`,
  turn: (turn) => `turn ${turn}`,
  turnCentre,
  shiftCorridor,
  moments: {
    cardMissed: ({ k, card }, speak) => `${some(k)} of 25 turns of the castle led to ${speak.card(card)}.`,
    winMissed: ({ k }) => `${some(k)} of 25 would have won at once.`,
    narrow: ({ k, card }, speak) =>
      `${some(k)} of 25 turns of the castle led to ${speak.card(card)}, and ${speak.me.you ? 'you' : speak.me.name} found it.`,
    opened: ({ who, card }, speak) =>
      `${speak.me.you ? 'Your' : `${speak.me.name}’s`} changes opened the way to ${speak.card(card)} for ${object(speak.who(who))}.`,
    nothingThere: ({ who, prize }, speak) =>
      `${does(speak.who(who), 'held', 'held')} no ${PLURAL[prize]}: it followed from what ${object(speak.me)} had seen.`,
    duel: ({ winner, weapon, loser, beaten, prize, count }, speak) =>
      `${capital(text.weapons[weapon])} against ${text.weapons[beaten]}: ${prizes(count, prize)} from ${object(speak.who(loser))} to ${object(speak.who(winner))}.`,
    won: (_none, { me }) => `${does(me, 'won', 'won')} the match.`,
    wonBy: ({ who }, speak) => `${does(speak.who(who), 'won', 'won')} the match.`,
  },
  titles: {
    cardMissed: 'Within reach',
    winMissed: 'The last card, within reach',
    narrow: 'The way was narrow',
    opened: 'A way opened',
    nothingThere: 'Nothing to win there',
    duel: 'A duel',
    won: 'All of a kind',
    wonBy: 'The end',
  },
  statements: {
    ways: ({ k }) =>
      `Of the 25 results of a turn, ${k === 1 ? 'one' : k} joined pawn and secret: anybody who tried them could know.`,
    example: ({ pair }, { changes }) => `One of them: ${changes(pair)}.`,
    wayOpened: ({ who, k }, speak) =>
      `Before these changes none of the 25 led ${object(speak.who(who))} there, after them ${k} did.`,
    botTakes: () => 'The strong bot would have taken the card.',
    botLeaves: () => 'The strong bot would have left it too.',
    seenOf: ({ who, prize }, speak) =>
      `Whoever remembers every card that changed hands could know that ${object(speak.who(who))} held no ${PLURAL[prize]}.`,
    holdings: ({ who, prize, least, most, sure, divisions, more }, speak) => {
      if (more) return `More than ${divisions} divisions of the cards fitted: nobody could count them.`;
      const range = least === most ? prizes(most, prize) : `${least} to ${most} ${PLURAL[prize]}`;
      const count = most === 0 ? `no ${PLURAL[prize]}` : range;
      const certain = sure.length > 0 ? `, for certain ${list(sure.map(speak.card))}` : '';
      const fitted = divisions === 1 ? 'every card was known' : `${divisions} divisions of the cards fitted`;
      return `Whoever remembers every card that changed hands could know: ${object(speak.who(who))} held ${count}${certain}; ${fitted}.`;
    },
    evenChance: () => 'The weapons are chosen in secret: it went one way, and might have gone the other.',
  },
  lines: { ways: 'results that led to the secret', chance: 'guessed chance to win' },
  scale: 'of 25 results',
  luck: (expected, came, me) =>
    came === expected
      ? `Duels over cards. ${came} won by ${object(me)}, just as many as were to be expected.`
      : `Duels over cards. ${came} won by ${object(me)} where ${expected} ${expected === 1 ? 'was' : 'were'} to be expected: luck was ${came > expected ? 'with' : 'against'} ${object(me)}.`,
  question: (card) => `Which two changes lead to ${card}?`,
};
