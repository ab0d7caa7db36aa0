/** The title of a solo score (TC-20, TC-R18). */

export const TITLES = ['novice', 'confirmed', 'expert', 'master', 'voice', 'oracle', 'legend'] as const;
export type Title = (typeof TITLES)[number];

const BY_SCORE: readonly (Title | null)[] = [
  null,
  'novice',
  'novice',
  'confirmed',
  'expert',
  'master',
  'voice',
  'oracle',
  'legend',
];

export function titleOf(score: number): Title | null {
  return BY_SCORE[Math.min(score, BY_SCORE.length - 1)];
}
