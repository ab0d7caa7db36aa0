import type { Review, ReviewLine } from '@conclave/engine';
import { expect, test } from 'vitest';
import { scaleOf } from '../pages/review/scale.ts';

const OWN: ReviewLine = { id: 'own', basis: 'exact', scale: 'points' };
const BEST: ReviewLine = { id: 'best', basis: 'exact', scale: 'points' };

function reviewOf(lines: readonly ReviewLine[], values: Readonly<Record<string, number>>): Review {
  return {
    game: 'templar',
    version: 1,
    review: 1,
    seat: 0,
    lines,
    turns: [{ at: 0, turn: 0, values }],
    moments: [],
    luck: [],
    summary: {},
  };
}

test('lines that count the same share their scale', () => {
  const review = reviewOf([OWN, BEST], { own: 25, best: 50 });
  expect(scaleOf(review, OWN).height(25)).toBe(0.5);
  expect(scaleOf(review, BEST).height(50)).toBe(1);
  expect(scaleOf(review, OWN).ticks).toContain(50);
});

test('a line that counts something else has its own', () => {
  const chance: ReviewLine = { id: 'chance', basis: 'belief', scale: 'share' };
  const review = reviewOf([OWN, chance], { own: 25, chance: 0.5 });
  expect(scaleOf(review, OWN).height(25)).toBe(1);
  expect(scaleOf(review, chance).height(0.5)).toBe(0.5);
});
