/** The chapters of the rules page, in order. Every statement of the catalogue is in one of them. */

import type { Move } from '../rules/moves.ts';

export const CHAPTERS = {
  material: ['TC-1', 'TC-2', 'TC-3'],
  setUp: ['TC-4', 'TC-5', 'TC-6', 'TC-R11'],
  round: ['TC-7', 'TC-9', 'TC-21', 'TC-10', 'TC-22', 'TC-R13', 'TC-12', 'TC-R12', 'TC-11', 'TC-R8', 'TC-13'],
  supply: ['TC-8', 'TC-R3', 'TC-R7'],
  declaring: ['TC-14', 'TC-15', 'TC-16', 'TC-R2', 'TC-R4', 'TC-R5', 'TC-R9', 'TC-R14', 'TC-R15'],
  secrets: ['TC-R1', 'TC-R10'],
  notes: ['TC-23', 'TC-24', 'TC-25'],
  solo: ['TC-17', 'TC-18', 'TC-19', 'TC-26', 'TC-R16', 'TC-R17', 'TC-R6', 'TC-20', 'TC-R18'],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterKey][number];

/** Where the rules speak of a kind of move; of all others in the chapter on turns. */
const BY_KIND: Readonly<Partial<Record<Move['kind'], ChapterKey>>> = {
  declare: 'declaring',
  reveal: 'solo',
  decode: 'solo',
  finish: 'solo',
};

/** Its place among the chapters. */
export function chapterOf(kind: Move['kind']): number {
  const keys = Object.keys(CHAPTERS) as ChapterKey[];
  return keys.indexOf(BY_KIND[kind] ?? 'round');
}
