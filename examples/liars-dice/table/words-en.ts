import { english as text } from '../text/en.ts';
import type { TableWords } from './words.ts';

export const english: TableWords = {
  cups: 'The cups',
  yours: 'Your dice',
  choices: 'Your bid',
  dice: (count) => (count === 1 ? '1 die' : `${count} dice`),
  die: (face) => `A die that shows ${face}`,
  noBid: 'No bid yet',
  bids: (name) => `Bid by ${name}`,
  found: (count, told) => `${text.bid(told)}? ${count} found`,
  out: 'out',
  fewer: 'Fewer dice',
  more: 'More dice',
  count: (count) => `${count} dice or more`,
  doubt: 'Doubt',
  help: {
    cup: 'Dice that only their owner sees. How many they are is open to all.',
    hand: 'Your own dice. Nobody else sees them.',
    bid: 'At least so many dice under all cups show this face. The next bid must be higher.',
    face: 'Bid this face, with the number that stands beside the faces.',
    count: 'How many dice your bid says, under all cups together.',
    doubt: 'Lift all cups. If the bid is true you lose a die, otherwise its bidder does.',
  },
  begin: 'Begin the round: choose how many, then a face.',
  raise: (told) => `Bid more than ${text.bid(told)}, or doubt.`,
  wait: (name) => `${name} is thinking.`,
  likely: (percent) => `By your dice alone this bid is true ${percent} times in a hundred.`,
};
