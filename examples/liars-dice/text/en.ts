import { counted, does, list, object, possessive } from '@conclave/games/english';
import type { Lexicon, Told } from './lexicon.ts';
import { englishPrimer } from './primer-en.ts';
import { englishRules } from './rules-en.ts';

const ONE = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const MANY = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const bid = ({ count, face }: Told) => counted(count, ONE[face], MANY[face]);
const dice = (count: number) => counted(count, 'die', 'dice');

export const english: Lexicon = {
  name: 'Liar’s Dice',
  tagline: 'Say what lies under all cups. Somebody is lying.',
  options: {
    wild: { name: 'Wild ones', line: 'A one counts as every other face too.' },
    dice: { name: 'Dice each', line: 'Fewer dice make a shorter match.' },
  },
  bid,
  dice: (cup) => list(cup.map(String)),
  labels: {
    bid: (move) => `Bid ${bid(move)}`,
    challenge: (told) => (told ? `Doubt the ${bid(told)}: lift the cups` : 'Doubt the bid: lift the cups'),
  },
  sentences: {
    roundBegun: ({ round, first }, { who }) =>
      `Round ${round}: everybody rolls. ${does(who(first), 'begin', 'begins')}.`,
    rolled: ({ seat, cup }, { who }) =>
      `Under ${possessive(who(seat))} cup ${cup.length === 1 ? 'lies' : 'lie'} ${list(cup.map(String))}.`,
    bid: (event, { who }) => `${does(who(event.seat), 'bid', 'bids')} ${bid(event)}.`,
    challenged: ({ seat, bid: doubted }, { who }) =>
      `${does(who(seat), 'doubt', 'doubts')} the ${bid(doubted)} of ${object(who(doubted.seat))}.`,
    lifted: ({ bid: told, found }) =>
      `All cups are lifted: ${found === 0 ? 'not one die counts' : `${counted(found, 'die counts', 'dice count')}`}, ${dice(told.count)} ${told.count === 1 ? 'was' : 'were'} bid.`,
    lost: ({ seat, left }, { who }) =>
      left === 0
        ? `${does(who(seat), 'lose your', 'loses the')} last die and ${who(seat).you ? 'are' : 'is'} out.`
        : `${does(who(seat), 'lose', 'loses')} a die and ${who(seat).you ? 'have' : 'has'} ${left} left.`,
  },
  refusals: {
    over: 'The match is over.',
    notYourTurn: 'It is somebody else’s turn.',
    notHigher: 'A bid must be higher: more dice, or as many of a higher face.',
    tooMany: 'There are not so many dice on the table.',
    nothingBid: 'There is no bid to doubt yet.',
  },
  otherRefusal: 'This is not possible now.',
  describing: {
    table: 'The table',
    you: 'You',
    turn: (who) => `${does(who, 'are', 'is')} to bid or to doubt.`,
    noBid: 'Nothing is bid yet.',
    bid: (told, who) => `The bid of ${object(who)}: ${bid(told)}.`,
    total: (count) => `${dice(count)} in all.`,
    wild: 'Ones count as every face.',
    left: (count) => `${dice(count)}.`,
    cup: (faces) => `Under the cup: ${faces}.`,
    out: 'Out of the match.',
  },
  ends: {
    lastDice: (who) => `${does(who, 'win', 'wins')}: the last one with dice.`,
    nobody: 'The match was ended; nobody has won.',
  },
  missed: (count) => (count > 0 ? `${dice(count)} left` : 'no dice left'),
  whys: {
    likely: (percent) => `This bid is true at least ${percent} times in a hundred.`,
    unlikely: (percent) => `The bid is true only ${percent} times in a hundred.`,
    bluff: (percent) => `No bid is safe any more; this one is true ${percent} times in a hundred.`,
    random: () => 'By chance.',
  },
  chapters: { setUp: 'Setting up', round: 'A round', lifting: 'Lifting the cups' },
  rules: englishRules,
  primer: englishPrimer,
};
