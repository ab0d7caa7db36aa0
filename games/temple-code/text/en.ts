import { counted, does, object } from '../../english.ts';
import { capital } from '../../words.ts';
import type { Decoding } from '../rules/decode.ts';
import type { WhyParams } from '../rules/why.ts';
import type { Lexicon } from './lexicon.ts';
import { englishPrimer } from './primer-en.ts';
import { englishRules } from './rules-en.ts';
import { englishTeaching } from './teaching.ts';

const cards = (count: number) => counted(count, 'card', 'cards');

function symbols({ circles, triangles }: Decoding): string {
  const parts: string[] = [];
  if (circles > 0) parts.push(counted(circles, 'blue ring', 'blue rings'));
  if (triangles > 0) parts.push(counted(triangles, 'red triangle', 'red triangles'));
  return parts.length > 0 ? parts.join(' and ') : 'nothing';
}

export const english: Lexicon = {
  name: 'Temple Code',
  tagline: 'Everyone knows your code but you.',
  statuettes: {
    wave: 'Wave',
    tiki: 'Tiki',
    cthulhu: 'Cthulhu',
    axolotl: 'Axolotl',
    narwhal: 'Narwhal',
    penguin: 'Emperor Penguin',
    kraken: 'Kraken',
  },
  options: {
    freeGuess: {
      name: 'Free guessing',
      line: 'A combination may be declared even before any card has been decoded with it.',
    },
  },
  parts: { medallions: 'Half-medallions', combinations: 'Combinations found' },
  titles: {
    novice: 'Novice of the Threshold',
    confirmed: 'Guide of the Galleries',
    expert: 'Expert of the Seals',
    master: 'Master of the Mechanisms',
    voice: 'Voice of the Temple',
    oracle: 'Oracle of the Deep',
    legend: 'Legend of the Seven Statuettes',
  },
  labels: {
    take: (pair, from) =>
      pair ? `Take ${pair.card} from ${from}, who gets ${pair.left}` : `Take a card from ${from}`,
    decodeBoth: (pair) =>
      pair ? `Decode both your cards: ${pair.one}; ${pair.two}` : 'Decode both your cards',
    reveal: (last) => (last ? 'Turn up the last card and decode it' : 'Turn up the next two cards'),
    decode: (pair) =>
      pair ? `Decode ${pair.card}; discard ${pair.other}` : 'Decode one card and discard the other',
    declare: (combination) => `Declare ${combination}`,
    finish: 'Finish the game without declaring',
  },
  sentences: {
    firstPlayer: ({ seat }, { who }) => `${does(who(seat), 'get', 'gets')} the first player’s marker.`,
    combinationDrawn: ({ seat, card }, speak) => {
      const who = speak.who(seat);
      if (card !== null) return `${does(who, 'get', 'gets')} the combination ${speak.card(card)}.`;
      return who.you
        ? 'A combination is put on your stand, its face hidden from you.'
        : `${who.name} gets a hidden combination.`;
    },
    roundBegun: ({ first }, { who }) => `A new round begins; ${object(who(first))} will start.`,
    returned: (event, { who, card }) => {
      const list = event.cards.map((back) => `${card(back.card)} (${object(who(back.seat))})`).join('; ');
      return `Too few cards are left for the round, so these go back to the discard: ${list}.`;
    },
    reshuffled: (event) =>
      `The draw pile is used up: the discard (${cards(event.cards.length)}) is shuffled into a new one.`,
    dealt: (event, { who, card }) => {
      const list = event.cards.map(card).join('; ');
      return `Two cards are dealt in front of ${object(who(event.seat))}: ${list}.`;
    },
    taken: ({ seat, from, card, left }, speak) => {
      const owner = speak.who(from);
      const rest = owner.you ? `; you get ${speak.card(left)}` : `, who gets ${speak.card(left)}`;
      return `${does(speak.who(seat), 'take', 'takes')} ${speak.card(card)} from ${object(owner)}${rest}.`;
    },
    bothTaken: (event, speak) => {
      const list = event.cards.map(speak.card).join('; ');
      const who = speak.who(event.seat);
      return who.you
        ? `Only your own pair is left, so you take both cards: ${list}.`
        : `Only ${who.name}’s own pair is left, so ${who.name} takes both cards: ${list}.`;
    },
    decoded: (event, { who, card }) =>
      `${does(who(event.seat), 'decode', 'decodes')} ${card(event.card)}: ${symbols(event)}.`,
    declared: ({ seat, combination, right, card }, speak) => {
      const said = `${does(speak.who(seat), 'declare', 'declares')} ${speak.combination(combination)}`;
      return right ? `${said}. That is right!` : `${said}. That is wrong: it was ${speak.card(card)}.`;
    },
    medallionGained: ({ seat, count }, { who }) =>
      count === 1
        ? `${does(who(seat), 'gain', 'gains')} a first half-medallion.`
        : `${does(who(seat), 'gain', 'gains')} a second half-medallion: the medallion is whole.`,
    pointScored: ({ seat, count }, { who }) =>
      `${does(who(seat), 'have', 'has')} found ${counted(count, 'combination', 'combinations')} now.`,
    cleared: ({ seat, aside }, { who }) => {
      const kept = aside.length > 0 ? ` and ${counted(aside.length, 'decoded card', 'decoded cards')}` : '';
      return `${does(who(seat), 'discard', 'discards')} the old combination${kept}.`;
    },
    discarded: ({ seat, card }, speak) =>
      `${does(speak.who(seat), 'discard', 'discards')} ${speak.card(card)}.`,
    revealed: (event, { who, card }) => {
      const turned = does(who(event.seat), 'turn', 'turns');
      const list = event.cards.map(card).join('; ');
      return event.cards.length === 1 ? `${turned} up ${list}.` : `${turned} up two cards: ${list}.`;
    },
    laidOpen: ({ combinations }, { who, card }) => {
      if (combinations.length === 1) return `The last combination is laid open: ${card(combinations[0])}.`;
      const list = combinations.map((last, seat) => `${object(who(seat))}: ${card(last)}`).join('; ');
      return `The last combinations are laid open (${list}).`;
    },
  },
  refusals: {
    over: 'The game is over: the medallion is complete.',
    soloOver: 'The game is over: the cards have run out.',
    notDifferent: 'A combination has three different statuettes.',
    nothingDecoded: 'Decode at least one card with this combination before you declare it.',
    notYourTurn: 'It is not your turn.',
    noSuchPlayer: 'There is no such player at this table.',
    notYourself: 'You must name another player.',
    pairUsed: 'This player has no cards left in this round.',
    mustDecodeBoth: 'Only your own pair is left: you must decode both cards.',
    othersHaveCards: 'Another player still has cards: name one of them.',
    notInSolo: 'In the solo game there is nobody to take cards from.',
    soloOnly: 'This belongs to the solo game.',
    chooseFirst: 'Two cards lie open: first choose the one to decode.',
    nothingRevealed: 'No cards lie open: turn up two first.',
    pileEmpty: 'The pile is empty: declare once more or finish.',
    cardsLeft: 'There are still cards to play.',
  },
  teaching: englishTeaching,
  otherRefusal: 'That is not possible now.',
  whys: {
    certain: () => 'Only one combination still fits everything.',
    likely: (left) => `${capital(fitting(left))}: declaring seems worth the risk.`,
    bestSplit: (left) => `${capital(fitting(left))}; of the cards in reach this one should rule out most.`,
    leavesLittle: ({ seat }, { who }) =>
      seat === undefined
        ? 'This card tells enough, and the other one gives no more away.'
        : `This card tells enough, and the other one tells ${object(who(seat))} no more than this one would.`,
    race: () => 'Weighing what everybody learns, this card seems best for the race.',
    goOn: (left) => `${capital(fitting(left))}: to declare now would be a gamble.`,
    random: ({ orders }) =>
      `${orders === undefined ? 'Chosen' : `${remembered(orders)}; chosen`} without comparing the cards.`,
    forced: () => 'The rules leave no choice.',
  },
  describing: {
    table: 'The table',
    you: 'You',
    turn: (who) => (who.you ? 'It is your turn.' : `It is ${who.name}’s turn.`),
    marker: (who) => `${does(who, 'hold', 'holds')} the first player’s marker.`,
    pile: (count) => `Draw pile: ${cards(count)}.`,
    discard: (list) =>
      list.length === 0 ? 'The discard is empty.' : `Discard, ${cards(list.length)}: ${list.join('; ')}.`,
    hidden: (who) => (who.you ? 'Combination: hidden from you.' : 'Combination: hidden.'),
    combination: (card) => `Combination: ${card}.`,
    medallions: (count) => `Half-medallions: ${count} of 2.`,
    medallionsLeft: (count) => `Half-medallions still to be won: ${count} of 5.`,
    points: (count) => `Combinations found: ${count}.`,
    titles: 'Titles to be earned',
    title: (title, from, to) => `${from === to ? from : `${from} to ${to}`}: ${title}.`,
    front: (one, two) => `In front: ${one}; ${two}.`,
    noFront: 'No cards in front any more in this round.',
    revealed: (one, two) => `Turned up, one to decode and one to discard: ${one}; ${two}.`,
    decoded: (card, decoding) => `Decoded ${card}: ${symbols(decoding)}.`,
    nothingDecoded: 'No decoded card set aside.',
    mayDeclare: 'You may declare at any time.',
    mayNotDeclare: 'You may declare once you have decoded a card with this combination.',
    over: 'The game is over.',
  },
  ends: {
    winner: (who) => `${does(who, 'win', 'wins')}: the medallion is whole.`,
    solo: (who, count) =>
      count === 0
        ? `${does(who, 'have', 'has')} found no combination this time.`
        : `${does(who, 'have', 'has')} found ${counted(count, 'combination', 'combinations')}.`,
    title: (title) => `Title earned: ${title}.`,
    nobody: 'The game ended before anybody had won.',
  },
  ask: {
    left: 'Which statuette stands on the left?',
    middle: 'Which statuette stands in the middle?',
    right: 'Which statuette stands on the right?',
  },
  formTitle: 'Declare your combination …',
  chapters: {
    material: 'What is in the box',
    setUp: 'Setting up',
    round: 'A round',
    supply: 'When cards run short',
    declaring: 'Declaring your combination',
    secrets: 'Who sees what',
    notes: 'Crossing out on the note sheet',
    solo: 'The solo game',
  },
  missed: (found, missing) =>
    missing === null
      ? `${counted(found, 'combination', 'combinations')}.`
      : `${counted(found, 'half-medallion', 'half-medallions')}${missing > 0 ? `: ${missing} short` : ''}.`,
  primer: englishPrimer,
  rules: englishRules,
};

/** What is still possible, as far as the bot counts it. */
function fitting({ candidates, orders }: WhyParams): string {
  if (candidates !== undefined)
    return counted(candidates, 'combination still fits', 'combinations still fit');
  if (orders !== undefined)
    return counted(orders, 'order of statuettes fits the answers', 'orders of statuettes fit the answers');
  return 'it is not certain';
}

/** A beginner's crosses, and the counts of its newest decodings. */
function remembered(orders: number): string {
  return counted(
    orders,
    'order of statuettes fits the note sheet and the newest counts',
    'orders of statuettes fit the note sheet and the newest counts',
  );
}
