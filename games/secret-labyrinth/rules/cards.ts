/** The 18 secrets (SL-1). A card is known by its number: treasures, then gnomes, then legendary animals. */

import board from '../data/board.json' with { type: 'json' };

export const SECRETS = [
  'crown',
  'sceptre',
  'sword',
  'goblet',
  'jewel-casket',
  'ring',
  'golden-key',
  'gnome-bearded',
  'gnome-laughing',
  'gnome-sleeping',
  'gnome-lantern',
  'gnome-fiddler',
  'gnome-cook',
  'gnome-miner',
  'dragon',
  'unicorn',
  'griffin',
  'phoenix',
] as const;
export type Secret = (typeof SECRETS)[number];
export type Card = number;

/** What a duel can be fought for, and a game be won with (SL-16, SL-21, SL-25). */
export const PRIZES = ['treasure', 'gnome'] as const;
export type Prize = (typeof PRIZES)[number];

export const CARDS = SECRETS.length;
/** So many treasures there are, and so many gnomes. */
export const OF_A_KIND: number = board.cards.treasure.length;
/** The first card that is a gnome, and the first that is an animal. */
export const GNOMES_FROM: Card = SECRETS.indexOf('gnome-bearded');
export const ANIMALS_FROM: Card = SECRETS.indexOf('dragon');
export const ALL_CARDS: readonly Card[] = SECRETS.map((_secret, card) => card);

const listed = [...board.cards.treasure, ...board.cards.gnome, ...board.cards.animal];
if (listed.length !== CARDS || listed.some((name, card) => SECRETS[card] !== name))
  throw new TypeError('the cards are not those of the board');

export function isAnimal(card: Card): boolean {
  return card >= ANIMALS_FROM;
}

/** The cards of a kind: from `first` up to but not including `end`. */
export const SPAN: Readonly<Record<Prize, { readonly first: Card; readonly end: Card }>> = {
  treasure: { first: 0, end: GNOMES_FROM },
  gnome: { first: GNOMES_FROM, end: ANIMALS_FROM },
};

export const DIE: readonly number[] = board.die;
