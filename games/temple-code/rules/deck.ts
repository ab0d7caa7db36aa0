/** The 35 combination cards (TC-1, TC-2). A card is known by its number in the deck, 0..34. */

import deck from '../data/deck.json' with { type: 'json' };

export const STATUETTES = ['wave', 'tiki', 'cthulhu', 'axolotl', 'narwhal', 'penguin', 'kraken'] as const;
export type Statuette = (typeof STATUETTES)[number];

export const POSITIONS = ['left', 'middle', 'right'] as const;
export type Position = (typeof POSITIONS)[number];

/** Three statuettes as the statuette side shows them: left, middle, right (TC-R13). */
export type Combination = readonly [Statuette, Statuette, Statuette];
export type Card = number;

export function isStatuette(value: unknown): value is Statuette {
  return STATUETTES.some((statuette) => statuette === value);
}

export function isCombination(value: unknown): value is Combination {
  return Array.isArray(value) && value.length === POSITIONS.length && value.every(isStatuette);
}

export const DECK: readonly Combination[] = deck.cards.map((card) => {
  if (!isCombination(card)) throw new TypeError(`not a combination card: ${card}`);
  return card;
});

export const ALL_CARDS: readonly Card[] = DECK.map((_combination, card) => card);
