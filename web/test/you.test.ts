/** What a player's own page works out: sums, the course of a strength, and where it lies beside the bots. */

import type { OwnPage, OwnResult } from '@conclave/wire';
import { expect, test } from 'vitest';
import { besideBots, type Course, coursesOf } from '../pages/you/strength.ts';
import { byBots, byPeople, bySide, sumOf } from '../pages/you/sums.ts';

const DAY = 24 * 3_600_000;

const result = (n: number, rest: Partial<OwnResult> = {}): OwnResult => ({
  ...{ match: `m${n}`, game: 'nuns', at: n * DAY, you: 1, clock: { kind: 'none' } },
  seats: [
    { name: 'Ben', who: 1, level: null, resigned: false },
    { name: 'Ann', who: 0, level: null, resigned: false },
    { name: null, who: null, level: 'fair', resigned: false },
  ],
  sides: ['guards', 'novice', 'novice'],
  outcome: { places: [[1], [0, 2]], how: 'won' },
  ...rest,
});

const page = (rest: Partial<OwnPage>): OwnPage => ({
  ...{
    name: 'Ann',
    since: 5 * DAY,
    shows: { strength: false, matches: false },
    results: [],
    ratings: [],
    bots: {},
  },
  ...rest,
});

test('sums count people once whatever they are called, and leave out what nobody won', () => {
  const lost = result(2, { outcome: { places: [[0], [1, 2]], how: 'won' } });
  const renamed = result(3, {
    seats: [{ name: 'Benno', who: 1, level: null, resigned: false }, ...result(3).seats.slice(1)],
  });
  const agreed = result(4, { outcome: { places: [[0, 1, 2]], how: 'agreed' } });
  const results = [agreed, renamed, lost, result(1)];
  expect(sumOf(page({ results }))).toEqual({ won: 2, of: 3, since: DAY, games: 1, people: 1, bots: 1 });
  expect(byPeople([renamed, lost, result(1)])).toEqual([{ name: 'Benno', won: 2, of: 3 }]);
  expect(bySide([lost, result(1)])).toEqual([{ name: 'novice', won: 1, of: 2 }]);
  expect(byBots([lost])).toEqual([{ level: 'fair', won: 0, of: 1 }]);
});

test('each side of a game has a course of its own; the game played last comes first; rest widens the band', () => {
  const step = (game: string, role: string, at: number) => ({ game, role, match: 'm', at, mu: 26, sigma: 3 });
  const ratings = [step('abbey', '', 1), step('nuns', 'novice', 5 * DAY), step('nuns', 'guards', 2)];
  const courses = coursesOf(page({ ratings }), 65 * DAY);
  expect(courses.map(({ game, role }) => `${game} ${role}`.trim())).toEqual([
    'nuns guards',
    'nuns novice',
    'abbey',
  ]);
  expect(courses[1].points).toEqual([{ at: 5 * DAY, points: 1040, band: 154 }]);
  expect(courses[1].now.sigma).toBeCloseTo(3 * 1.02 ** 2, 6);
});

test('beside the bots: near one, between two, beyond all, or not to be said', () => {
  const skill = (mu: number) => ({ mu, sigma: 1 });
  const bots = { easy: skill(20), fair: skill(25), strong: skill(30) };
  const at = (mu: number, sigma = 1, known: Course['bots'] = bots): Course => ({
    ...{ game: 'abbey', role: '', now: { mu, sigma }, points: [], bots: known },
  });
  const places = [15, 20, 22.5, 25.2, 27.5, 29.9, 36].map((mu) => besideBots(at(mu)));
  expect(places).toEqual(['belowEasy', 'easy', 'easyFair', 'fair', 'fairStrong', 'strong', 'aboveStrong']);
  // Nearer the fair bot than the band is wide, and not about it.
  expect(besideBots(at(27, 1.8))).toBe('aboveFair');
  expect(besideBots(at(25, 8))).toBe('unsure');
  expect(besideBots(at(25, 1, null))).toBe('none');
});
