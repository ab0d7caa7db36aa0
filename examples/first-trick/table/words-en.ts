import type { TableWords } from './words.ts';

export const english: TableWords = {
  board: 'The table',
  hand: 'Your hand',
  hidden: 'A hidden card',
  yours: 'You',
  card: (card) => `Card ${card}`,
  helpHidden: 'A card that only its owner sees.',
  helpYours: 'Your own card. Click it to play it.',
  helpPlayed: 'Played in this trick. The highest takes it.',
  helpTricks: 'Tricks taken so far. Most of them win.',
  tricks: (count) => (count === 1 ? '1 trick' : `${count} tricks`),
  play: 'Play a card.',
  wait: (name) => `${name} is to play.`,
};
