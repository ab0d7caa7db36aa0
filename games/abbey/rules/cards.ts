/** The decks (AB-2). A card is its number in its deck; names and provenance are in data/cards.json. */

import cards from '../data/cards.json' with { type: 'json' };

export const MASSES: readonly { readonly passes: number; readonly gentle: number }[] = cards.masses;
export const COMPLINE = MASSES.length - 1;

export const EVENT_IDS = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
  'E16',
  'E17',
  'E18',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const BOOK_IDS = [
  'S01',
  'S02',
  'S03',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
  'S16',
  'S17',
  'S18',
  'S19',
  'S20',
  'S21',
  'S22',
  'S23',
  'S24',
] as const;
export type BookId = (typeof BOOK_IDS)[number];

export const LIBRARY_IDS = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'] as const;
export type LibraryId = (typeof LIBRARY_IDS)[number];

/** Books with a star on the seal are kept (AB-15): the first eleven. */
export const STARS = cards.scriptorium.filter(({ star }) => star).length;
export const isStarred = (book: BookId) => BOOK_IDS.indexOf(book) < STARS;
export type StarredId = 'S01' | 'S02' | 'S03' | 'S04' | 'S05' | 'S06' | 'S07' | 'S08' | 'S09' | 'S10' | 'S11';

export const RELICS = cards.crypt.count;

/** Events that stay face up until the next mass; E12 only for the first round after it. */
export const LASTING: readonly EventId[] = ['E03', 'E05', 'E06', 'E08', 'E09', 'E12', 'E13'];

export function isBook(value: unknown): value is BookId {
  return BOOK_IDS.some((book) => book === value);
}
