/** The chapters of the rules page, in order. Every statement of the catalogue is in one of them. */

import type { Move } from '../rules/moves.ts';

export const CHAPTERS = {
  material: ['TP-1', 'TP-2', 'TP-3', 'TP-4', 'TP-5', 'TP-46', 'TP-47'],
  setUp: [
    'TP-48',
    'TP-6',
    'TP-7',
    'TP-R14',
    'TP-8',
    'TP-R4',
    'TP-R16',
    'TP-9',
    'TP-10',
    'TP-R17',
    'TP-11',
    'TP-R15',
  ],
  round: ['TP-12', 'TP-13', 'TP-R1', 'TP-14', 'TP-49', 'TP-15', 'TP-R18', 'TP-R20'],
  movement: ['TP-16', 'TP-17', 'TP-R6', 'TP-18', 'TP-19', 'TP-50'],
  hiding: ['TP-20', 'TP-R10', 'TP-21', 'TP-51', 'TP-52'],
  cards: [
    'TP-22',
    'TP-23',
    'TP-24',
    'TP-25',
    'TP-53',
    'TP-26',
    'TP-R21',
    'TP-27',
    'TP-R19',
    'TP-28',
    'TP-29',
    'TP-R22',
    'TP-34',
    'TP-35',
    'TP-R5',
    'TP-36',
    'TP-R2',
  ],
  counting: ['TP-30', 'TP-31', 'TP-R9', 'TP-32', 'TP-33', 'TP-R7', 'TP-R8'],
  goods: ['TP-37', 'TP-38', 'TP-54', 'TP-39', 'TP-55', 'TP-R11'],
  end: ['TP-40', 'TP-R3', 'TP-R23', 'TP-41', 'TP-56', 'TP-57', 'TP-42', 'TP-R12', 'TP-R24', 'TP-R25'],
  two: ['TP-43', 'TP-58', 'TP-44', 'TP-45', 'TP-59', 'TP-R13'],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterKey][number];

/** Where the rules speak of a kind of move; of all others in the chapter on turns. */
const BY_KIND: Readonly<Partial<Record<Move['kind'], ChapterKey>>> = {
  place: 'setUp',
  rings: 'setUp',
  turn: 'counting',
  portal: 'movement',
  card: 'cards',
  step: 'movement',
  hide: 'hiding',
  pickUp: 'cards',
  putDown: 'hiding',
  warehouse: 'cards',
  door: 'cards',
  announce: 'end',
};

/** Its place among the chapters. */
export function chapterOf(kind: Move['kind']): number {
  const keys = Object.keys(CHAPTERS) as ChapterKey[];
  return keys.indexOf(BY_KIND[kind] ?? 'round');
}
