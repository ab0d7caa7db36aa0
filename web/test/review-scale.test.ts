import type { Review, ReviewLine } from '@conclave/engine';
import { expect, test } from 'vitest';
import { scaleOf, spread } from '../pages/review/scale.ts';

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

test('no seal lies over another, in their order and within the curve', () => {
  const gap = 0.1;
  for (const places of [
    [0, 0, 0],
    [0.5, 0.5, 0.52],
    [0.97, 0.98, 1],
    [0.2, 0.6],
  ]) {
    const spaced = spread(places, gap);
    spaced.forEach((left, index) => {
      expect(left).toBeLessThanOrEqual(1);
      if (index > 0) expect(left - spaced[index - 1]).toBeGreaterThan(gap - 1e-9);
    });
  }
  expect(spread([0.2, 0.6], gap)).toEqual([0.2, 0.6]);
});
