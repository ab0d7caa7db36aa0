/** The chapters of the rules page, in order. Every statement of the catalogue is in one of them. */

import type { Move } from '../rules/moves.ts';

export const CHAPTERS = {
  setUp: ['NR-1', 'NR-37', 'NR-2', 'NR-3', 'NR-4', 'NR-R17', 'NR-R18'],
  sequence: ['NR-5', 'NR-6', 'NR-R3'],
  novices: [
    'NR-7',
    'NR-R4',
    'NR-8',
    'NR-9',
    'NR-10',
    'NR-11',
    'NR-12',
    'NR-13',
    'NR-R11',
    'NR-38',
    'NR-39',
    'NR-R1',
    'NR-R10',
  ],
  noise: ['NR-14', 'NR-R2', 'NR-R12', 'NR-26', 'NR-R28', 'NR-R27', 'NR-25'],
  guards: [
    'NR-15',
    'NR-R5',
    'NR-R14',
    'NR-18',
    'NR-16',
    'NR-24',
    'NR-17',
    'NR-R20',
    'NR-19',
    'NR-R7',
    'NR-20',
    'NR-R13',
    'NR-40',
  ],
  sight: ['NR-21', 'NR-22', 'NR-R6', 'NR-R19', 'NR-41'],
  captures: ['NR-23', 'NR-R8', 'NR-R21', 'NR-29', 'NR-27', 'NR-R9', 'NR-28', 'NR-R22', 'NR-R23', 'NR-R24'],
  blessings: ['NR-30', 'NR-42', 'NR-R16', 'NR-R25', 'NR-R26'],
  end: ['NR-31', 'NR-R15', 'NR-32', 'NR-33'],
  secrets: ['NR-43', 'NR-44', 'NR-45', 'NR-46', 'NR-47'],
  examples: ['NR-34', 'NR-35', 'NR-36'],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterKey][number];

/** Where the rules speak of a kind of move; of all others in the chapter on turns. */
const BY_KIND: Readonly<Partial<Record<Move['kind'], ChapterKey>>> = {
  plan: 'novices',
  order: 'noise',
  edge: 'noise',
  bless: 'blessings',
  takePath: 'guards',
  aboutTurn: 'guards',
  lead: 'guards',
  go: 'guards',
  stop: 'guards',
};

/** Its place among the chapters. */
export function chapterOf(kind: Move['kind']): number {
  const keys = Object.keys(CHAPTERS) as ChapterKey[];
  return keys.indexOf(BY_KIND[kind] ?? 'sequence');
}
