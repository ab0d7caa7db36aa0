/** The cards of the box: wishes, blessings, movement cards, and the novices they belong to. */

import data from '../data/cards.json' with { type: 'json' };

export const WISHES = [
  'plumWine',
  'birthdayCake',
  'romance',
  'bookOfSpells',
  'medicine',
  'roseWater',
  'kitten',
  'letter',
] as const;
export type WishName = (typeof WISHES)[number];
/** A wish is known by its number, 0..7: one less than its key's (NR-R18). */
export type Wish = number;

export const KEY_AT: readonly number[] = data.wishes.map(({ keyAt }) => keyAt);
export const WISH_AT: readonly number[] = data.wishes.map(({ wishAt }) => wishAt);
export const KEY_COLOUR: readonly string[] = data.wishes.map(({ keyColour }) => keyColour);

export const BLESSINGS = ['falseNoise', 'adjust', 'fast', 'reroll'] as const;
export type Blessing = (typeof BLESSINGS)[number];
/** NR-30: every kind twice. */
export const BLESSING_COPIES = 2;
export const BLESSING_CARDS: readonly Blessing[] = BLESSINGS.flatMap((kind) =>
  new Array<Blessing>(BLESSING_COPIES).fill(kind),
);

export const CARDS = ['stand', 'sneak', 'walk', 'run'] as const;
export type Card = (typeof CARDS)[number];

/** NR-7 */
export const NOISE: Readonly<Record<Card, number>> = { stand: -3, sneak: -2, walk: -1, run: 0 };

export interface Range {
  readonly min: number;
  readonly max: number;
}

const RANGES: Readonly<Record<Card, Range>> = {
  stand: { min: 0, max: 0 },
  sneak: { min: 1, max: 2 },
  walk: { min: 3, max: 4 },
  run: { min: 1, max: 5 },
};
/** NR-R16 */
const FAST_RANGES: Readonly<Record<Card, Range>> = {
  stand: { min: 0, max: 0 },
  sneak: { min: 2, max: 3 },
  walk: { min: 4, max: 5 },
  run: { min: 1, max: 6 },
};
/** NR-33 */
const EXACT_RUN: Range = { min: 5, max: 5 };
const EXACT_FAST_RUN: Range = { min: 6, max: 6 };

/** How many points one move of a novice may have. */
export function rangeOf(card: Card, fast: boolean, exactRun: boolean): Range {
  if (exactRun && card === 'run') return fast ? EXACT_FAST_RUN : EXACT_RUN;
  return (fast ? FAST_RANGES : RANGES)[card];
}

/** By cell 1..6. */
export const NOVICE_NAMES: readonly string[] = data.novices.reduce<string[]>((names, { cell, name }) => {
  names[cell] = name;
  return names;
}, []);
