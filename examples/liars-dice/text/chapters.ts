/** The chapters of the rules page, in order. Every statement of the rules is in one of them. */

import type { Move } from '../rules/moves.ts';

export const CHAPTERS = {
  setUp: ['LD-1', 'LD-2'],
  round: ['LD-3', 'LD-4', 'LD-5', 'LD-6', 'LD-7', 'LD-8'],
  lifting: ['LD-9', 'LD-10', 'LD-11', 'LD-12', 'LD-13'],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterKey][number];

/** Where the rules speak of a kind of move, by its place among the chapters. */
export function chapterOf(kind: Move['kind']): number {
  const chapter: ChapterKey = kind === 'challenge' ? 'lifting' : 'round';
  return (Object.keys(CHAPTERS) as ChapterKey[]).indexOf(chapter);
}
