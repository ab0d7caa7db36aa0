import type { Decoding } from '../rules/decode.ts';
import type { TableWords } from './words.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const cards = (count: number) => counted(count, 'card', 'cards');
const NUMBERS = ['no', 'one', 'two', 'three'];

function listed(names: readonly string[], last: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

function symbols({ circles, triangles }: Decoding): string {
  const parts = [];
  if (circles > 0) parts.push(`${NUMBERS[circles]} blue ${circles === 1 ? 'ring' : 'rings'}`);
  if (triangles > 0) parts.push(`${NUMBERS[triangles]} red ${triangles === 1 ? 'triangle' : 'triangles'}`);
  return parts.length > 0 ? parts.join(' and ') : 'nothing';
}

export const english: TableWords = {
  board: 'The temple',
  you: 'You',
  positions: { left: 'left', middle: 'middle', right: 'right' },
  symbols,

  pile: (count) => ({
    title: `Draw pile: ${cards(count)}`,
    text: 'Nobody knows its order. When it runs out, the discard is shuffled into a new one (not in the solo game).',
  }),
  discard: (list) => ({
    title: `Discard: ${cards(list.length)}`,
    text: list.length > 0 ? `${list.join('; ')}.` : 'Used combinations and decoded cards, open to all.',
  }),
  front: {
    title: 'Two cards in front of a player',
    text: 'On your turn, take one of the two cards in front of another player. You decode it, they decode the one that is left.',
  },
  ownFront: 'your pair',

  marker: { title: 'First player', text: 'Whoever has it begins the round. Then it passes to the left.' },
  halves: (count) => ({
    title: `Half-medallions: ${count} of 2`,
    text: 'A right declaration earns a half. The second one wins at once.',
  }),
  broken: (tries) => ({
    title: tries.length === 1 ? 'A broken tablet: a wrong declaration' : `${tries.length} wrong declarations`,
    text: `${tries.map(({ said, was }) => `Said: ${said}. It was: ${was}.`).join(' ')} It costs the combination and nothing else; the broken tablet stays for all to see.`,
  }),
  found: (count) => counted(count, 'combination found', 'combinations found'),

  stand: (name) => ({
    title: `${name}’s combination`,
    text: 'You see it, its owner does not. No card is there twice, so it cannot be yours.',
  }),
  hidden: 'hidden',
  decodedBy: (who) => (who.you ? 'decoded by you' : `decoded by ${who.name}`),
  nothingDecoded: 'nothing decoded yet',
  row: {
    title: 'A decoded card',
    text: 'Blue ring: one of its statuettes is in the combination, at this very place. Red triangle: in it, but elsewhere. It does not say which.',
  },
  folded: (count) => counted(count, 'older card', 'older cards'),
  decoded: (count) => `${count} decoded`,
  open: (name, count) => `${name}: ${count} decoded`,
  andReads: (decoding) => ` and reads ${symbols(decoding)}`,

  doors: {
    title: 'Your combination',
    text: 'Everybody knows it but you. Chalk on the doors comes from your notebook; nobody else sees it.',
  },
  door: (position, chalk) =>
    chalk.length === 0 ? `${position}: shut` : `${position}: shut; by your notebook ${listed(chalk, 'or')}`,
  declare: 'Declare',
  declareHelp: {
    title: 'Declare',
    text: 'Say your combination at any time, also when it is not your turn, once you have decoded a card. Right or wrong, you get a new one.',
  },
  sayIt: 'Say it',
  said: 'Said',
  say: (combination) => `Say it: ${combination}`,
  whatChalkSays: 'Say what the chalk says',
  sayChalk: (combination) => `Say what the chalk says: ${combination}`,
  beginAgain: 'Begin again',
  notNow: 'Not now',
  pick: (statuette, position) => `${statuette}, to the ${position}`,
  full: 'All three niches are filled: empty one first, or say it.',
  empty: (position) => `Empty niche: ${position}`,
  remove: (statuette, position) => `Take ${statuette} out (${position})`,
  against: (statuette, card, answer) => `${statuette} does not fit here. Look at ${card}: ${answer}.`,
  rowAgainst: 'That one does not fit here: look at your decoded cards again.',

  brow: {
    title: 'The idol’s brow',
    text: 'Its last answer, and for whom it was: rings first, then triangles; a cross for nothing.',
  },
  headdress: (left) => ({
    title: `Half-medallions left: ${left} of 5`,
    text: 'Enough for one each of four players, and the second one of whoever wins.',
  }),
  titleHelp: { title: 'A title', text: 'How many combinations you find before the cards run out.' },
  noTitle: 'no title yet',
  ladder: 'Titles to be earned',

  finish: 'Finish',
  decodeBoth: 'Decode both',

  right: 'Right!',
  wrong: 'Wrong.',
  firstHalf: (who) =>
    who.you ? 'the first half of your medallion' : `the first half of ${who.name}’s medallion`,
  secondHalf: (who) => (who.you ? 'your medallion is whole' : `${who.name}’s medallion is whole`),
  point: (count) => counted(count, 'combination found', 'combinations found'),
  newCombination: (who) =>
    who.you
      ? 'the tablet breaks, and you get a new combination'
      : `the tablet breaks, and ${who.name} gets a new combination`,
  lastTry: 'the cards have run out',
  itWas: 'it was',
  wins: (who) => (who.you ? 'You win' : `${who.name} wins`),
  whole: 'the medallion is whole',
  nobody: 'Nobody wins',
  nobodyLine: 'the game ended before its time',
  unsaid: 'Unsaid',

  instruction: {
    yourTurn: 'Your turn:',
    takeOne: (name) => `take one of ${name}’s two cards.`,
    takeAmong: (names) => `take a card from ${listed(names, 'or')}.`,
    decodeBoth: 'only your own two cards are left, so decode both.',
    reveal: 'Turn up the next two cards.',
    revealLast: 'Turn up the last card.',
    decode: 'Decode one of the two.',
    thrown: 'The other is thrown away.',
    finish: 'The pile is used up: declare once more, or finish.',
    wait: (name) => `It is ${name}’s turn.`,
    mayDeclare: 'You may declare at any time.',
    compose: {
      left: 'Declare: who stands on the left?',
      middle: 'Declare: who stands in the middle?',
      right: 'Declare: who stands on the right?',
    },
    composed: 'Declare: say it, or change a statuette.',
    either: 'Right or wrong, you get a new combination.',
    declares: (who, combination) => `${who.you ? 'You declare' : `${who.name} declares`} ${combination}.`,
    answers: 'The idol answers …',
    decodes: (who, card) => `${who.you ? 'You decode' : `${who.name} decodes`} ${card} …`,
    pointTake: (name, reads) =>
      reads === null
        ? `This one? Then ${name} gets the other.`
        : `This one? Then ${name} reads ${symbols(reads)} on the other.`,
    pointDecode: 'This one? Then the other is thrown away.',
    leaves: (answers) =>
      `You would be left ${listed(
        answers.map(({ signs, count }) => `${count} (${signs})`),
        'or',
      )}.`,
  },

  statuette: 'Statuette',
  marks: { none: 'open', crossed: 'crossed out', sure: 'ringed' },
  cell: (statuette, position, mark) => `${statuette}, ${position}: ${mark}`,
  fits: (count) => (count === 1 ? 'Only one combination still fits.' : `${count} combinations still fit.`),
  byHelp: {
    off: 'A click crosses a box out, a second one rings it, a third one clears it. What you ring shows in chalk on the door.',
    seen: 'Grey crosses follow from your decodings one by one. A click crosses a box out, a second one rings it. On a card that can be taken stands what its owner would read there.',
    follows: 'Grey marks follow from everything you see. A click crosses a box out, a second one rings it.',
  },
};
