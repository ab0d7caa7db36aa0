/** The chapters of the rules page, in order. Every statement of the catalogue is in one of them. */

import type { Move } from '../rules/moves.ts';

export const CHAPTERS = {
  material: ['SL-1'],
  setUp: ['SL-2', 'SL-R1', 'SL-3'],
  turn: [
    'SL-4',
    'SL-5',
    'SL-6',
    'SL-7',
    'SL-R9',
    'SL-8',
    'SL-9',
    'SL-10',
    'SL-11',
    'SL-12',
    'SL-23',
    'SL-24',
  ],
  animals: ['SL-13', 'SL-14', 'SL-R8', 'SL-R2', 'SL-25'],
  duel: ['SL-15', 'SL-16', 'SL-R4', 'SL-27', 'SL-17', 'SL-R10', 'SL-18', 'SL-R5', 'SL-19', 'SL-R6', 'SL-28'],
  cardDuel: ['SL-20', 'SL-R7', 'SL-26'],
  end: ['SL-21', 'SL-R3'],
  secrets: ['SL-22', 'SL-29', 'SL-30'],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterKey][number];

/** Where the rules speak of a kind of move; of all others in the chapter on turns. */
const BY_KIND: Readonly<Partial<Record<Move['kind'], ChapterKey>>> = {
  colour: 'setUp',
  animal: 'animals',
  give: 'animals',
  from: 'animals',
  jump: 'animals',
  decline: 'animals',
  challenge: 'duel',
  stake: 'duel',
  weapon: 'duel',
  anyWeapon: 'duel',
  withdraw: 'duel',
  place: 'duel',
  rival: 'cardDuel',
};

/** Its place among the chapters. */
export function chapterOf(kind: Move['kind']): number {
  const keys = Object.keys(CHAPTERS) as ChapterKey[];
  return keys.indexOf(BY_KIND[kind] ?? 'turn');
}
