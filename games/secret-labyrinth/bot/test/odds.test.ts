import { expect, test } from 'vitest';
import duels from '../../data/duel-endgame.json' with { type: 'json' };
import { allTaken, hasWon } from '../coded-hands.ts';
import { solveDuels } from '../duel-endgame.ts';
import { FINEST, Odds } from '../odds.ts';

const hold = (...hands: [number, number][]) => hands.map(([treasure, gnome]) => ({ treasure, gnome }));
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

test('chances to win add up, and whoever has all of a kind has won', () => {
  const all = (seats: number, hands: ReturnType<typeof hold>) =>
    sum(hands.map((_hand, seat) => Odds.among(seats, 7).chance(hands, seat)));
  expect(all(2, hold([3, 0], [2, 5]))).toBeCloseTo(1, 9);
  expect(all(4, hold([2, 2], [0, 5], [3, 0], [2, 0]))).toBeCloseTo(1, 9);
  expect(Odds.among(3, 7).chance(hold([0, 0], [0, 0], [0, 0]), 1)).toBeCloseTo(1 / 3, 9);
  expect(Odds.among(2, 7).chance(hold([7, 0], [0, 6]), 0)).toBe(1);
  expect(Odds.among(2, 6).chance(hold([1, 0], [6, 0]), 0)).toBe(0);
  expect(Odds.among(3, 6).chance(hold([6, 0], [0, 6], [0, 0]), 1)).toBe(0.5);
});

test('more cards are worth more', () => {
  const [less, more] = [hold([3, 1], [1, 2]), hold([4, 1], [1, 2])];
  expect(Odds.among(2, 7).chance(more, 0)).toBeGreaterThan(Odds.among(2, 7).chance(less, 0));
});

test('one treasure short or one gnome short is the same, and better than anything less', () => {
  expect(Odds.among(2, 7).chance(hold([6, 1], [1, 6]), 0)).toBeCloseTo(0.5, 9);
  expect(Odds.among(2, 7).chance(hold([6, 2], [1, 5]), 0)).toBeGreaterThan(0.5);
});

test('there are as many ways to divide all cards as counting them seat by seat gives', () => {
  // Two seats: 8 * 8 divisions in order; those that differ by an exchange of seats are one, and none is its own mirror.
  expect(allTaken(2)).toHaveLength(32);
  // Four seats: C(10, 3) divisions of a kind in order; Burnside over the 24 orders of the seats.
  expect(allTaken(4)).toHaveLength(703);
});

test.each(duels)('the table for $seats seats and goal $goal is what value iteration gives', (table) => {
  const { seats, goal, chances } = table;
  expect(chances).toEqual(
    solveDuels(seats, goal).flatMap((position) => position.map((chance) => Math.round(chance / FINEST))),
  );
  const undecided = allTaken(seats).filter((hands) => !hands.some((hand) => hasWon(hand, goal)));
  expect(chances).toHaveLength(undecided.length * seats);
});
