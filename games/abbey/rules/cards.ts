/** The decks (AB-2). A card is its number in its deck. `data/cards.json` lists the cards. */

import cards from '../data/cards.json' with { type: 'json' };
import type { WindowKind } from './state.ts';

export const MASSES: readonly { readonly passes: number; readonly gentle: number }[] = cards.masses;
export const COMPLINE = MASSES.length - 1;

interface MassTime {
  readonly mass: number;
  readonly options: { readonly gentleMasses: boolean };
}

/** How many cards go to the left at the mass that comes (AB-21, AB-R1). */
export function passesAt({ mass, options }: MassTime): number {
  const { passes, gentle } = MASSES[mass];
  return options.gentleMasses ? gentle : passes;
}

/** How many cards somebody who holds so many has to hand in. */
export function giftOf(kind: WindowKind, at: MassTime, held: number): number {
  switch (kind) {
    case 'pass':
      return Math.min(passesAt(at), held);
    case 'right':
    case 'bishop':
    case 'exchange':
      return 1;
    case 'censure':
    case 'answers':
      return 0;
  }
}

export const EVENT_IDS = [
  'toYourCells',
  'round',
  'plainchant',
  'secondBody',
  'greatSilence',
  'vowOfTruth',
  'bishopsVisit',
  'copyistsAtWork',
  'librarianDozes',
  'search',
  'fever',
  'procession',
  'feastDay',
  'pilgrims',
  'contraryRumour',
  'newConfessors',
  'jubilee',
  'stolenRelics',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const BOOK_IDS = [
  'alchemy',
  'itinerary',
  'secretKey',
  'artOfQuestioning',
  'ruleOfSilence',
  'onHearing',
  'indulgence',
  'onCustody',
  'artOfMemory',
  'letter',
  'clock',
  'gospelOfJudas',
  'bestiary',
  'herbarium',
  'catalogue',
  'penitential',
  'mirror',
  'necrology',
  'censorship',
  'onTheft',
  'onExchange',
  'onTruth',
  'anonymousLetters',
  'apocalypse',
] as const;
export type BookId = (typeof BOOK_IDS)[number];

export const LIBRARY_IDS = [
  'secretArchives',
  'bookCupboard',
  'bookOfRevelations',
  'disputedQuestions',
  'onDiscovery',
  'bookOfSecrets',
  'poetics',
  'labyrinth',
] as const;
export type LibraryId = (typeof LIBRARY_IDS)[number];

/** Books with a star on the seal are kept (AB-15): the first eleven. */
export const STARS = cards.scriptorium.filter(({ star }) => star).length;
export const isStarred = (book: BookId) => BOOK_IDS.indexOf(book) < STARS;
export type StarredId =
  | 'alchemy'
  | 'itinerary'
  | 'secretKey'
  | 'artOfQuestioning'
  | 'ruleOfSilence'
  | 'onHearing'
  | 'indulgence'
  | 'onCustody'
  | 'artOfMemory'
  | 'letter'
  | 'clock';

export const RELICS = cards.crypt.count;

/** Events that stay face up until the next mass; procession only for the first round after it. */
export const LASTING: readonly EventId[] = [
  'plainchant',
  'greatSilence',
  'vowOfTruth',
  'copyistsAtWork',
  'librarianDozes',
  'procession',
  'feastDay',
];

export function isBook(value: unknown): value is BookId {
  return BOOK_IDS.some((book) => book === value);
}
