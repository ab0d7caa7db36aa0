/** The chapters of the rules page, in order. Every statement of the rules is in one of them. */

export const CHAPTERS = {
  setUp: ['FT-1', 'FT-2'],
  tricks: ['FT-3', 'FT-4', 'FT-5'],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterKey][number];
