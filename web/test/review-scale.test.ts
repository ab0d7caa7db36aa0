import type { Review, ReviewLine } from '@conclave/engine';
import { expect, test } from 'vitest';
import { scaleOf, spread, upTo } from '../pages/review/scale.ts';

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

test('while something is asked, the scale does not tell what came after it', () => {
  const turns = [10, 40, 4000].map((points, at) => ({ at, turn: at, values: { points } }));
  const line: ReviewLine = { id: 'points', basis: 'exact', scale: 'log' };
  const review = { ...reviewOf([line], {}), turns };
  const asked = upTo(review, 1);
  expect(asked.turns.map(({ at }) => at)).toEqual([0, 1, 2]);
  expect(scaleOf(asked, line).ticks.at(-1)).toBe(40);
  expect(asked.turns.map(({ values }) => scaleOf(asked, line).height(values.points))).toEqual([
    expect.any(Number),
    1,
    null,
  ]);
  expect(upTo(review, null)).toBe(review);
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
