/** The chapters of the rules page, in order. Every statement of the catalogue is in one of them. */

import type { Move } from '../rules/moves.ts';

export const CHAPTERS = {
  material: ['AB-1', 'AB-2', 'AB-3', 'AB-34'],
  setUp: ['AB-4', 'AB-5', 'AB-6', 'AB-35'],
  turn: ['AB-36', 'AB-7', 'AB-8', 'AB-37', 'AB-R17', 'AB-9', 'AB-10', 'AB-R12', 'AB-R2'],
  questions: [
    'AB-11',
    'AB-12',
    'AB-38',
    'AB-39',
    'AB-40',
    'AB-41',
    'AB-42',
    'AB-43',
    'AB-69',
    'AB-70',
    'AB-71',
    'AB-72',
    'AB-73',
    'AB-74',
    'AB-75',
    'AB-R10',
  ],
  squares: [
    'AB-13',
    'AB-R6',
    'AB-14',
    'AB-R5',
    'AB-R14',
    'AB-44',
    'AB-15',
    'AB-16',
    'AB-R7',
    'AB-17',
    'AB-45',
    'AB-18',
    'AB-R13',
    'AB-19',
    'AB-20',
    'AB-R11',
    'AB-R18',
  ],
  mass: ['AB-21', 'AB-R3', 'AB-R1', 'AB-22', 'AB-23', 'AB-46'],
  chapter: ['AB-24', 'AB-25', 'AB-26', 'AB-27', 'AB-R8', 'AB-28', 'AB-R9'],
  penance: ['AB-29', 'AB-47', 'AB-48', 'AB-R4', 'AB-R15', 'AB-R16'],
  variants: ['AB-30', 'AB-31', 'AB-49'],
  secrets: ['AB-32', 'AB-33', 'AB-50'],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterKey][number];

/** Where the rules speak of a kind of move; of all others in the chapter on turns. */
const BY_KIND: Readonly<Partial<Record<Move['kind'], ChapterKey>>> = {
  ask: 'questions',
  askAll: 'questions',
  pledge: 'questions',
  request: 'squares',
  reveal: 'chapter',
  accuse: 'chapter',
  give: 'mass',
  show: 'squares',
  cross: 'secrets',
};

/** Its place among the chapters. */
export function chapterOf(kind: Move['kind']): number {
  const keys = Object.keys(CHAPTERS) as ChapterKey[];
  return keys.indexOf(BY_KIND[kind] ?? 'turn');
}
