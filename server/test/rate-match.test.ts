/** What a match says about strength, and how that is shown. */

import { chanceAgainst, rested, strengthOf } from '@conclave/wire';
import { expect, test } from 'vitest';
import { rateMatch, type Standings } from '../ratings/rate-match.ts';
import type { MatchRow, SeatHolder } from '../store/store.ts';
import { rowOf } from './store.contract.ts';

const FIRST = { mu: 25, sigma: 25 / 3 };
const person = (name: string, rest: object = {}): SeatHolder => ({
  kind: 'person',
  person: name,
  name,
  ...rest,
});
const bot: SeatHolder = { kind: 'bot', level: 'strong' };

const over = (seats: SeatHolder[], places: number[][], how = 'won'): MatchRow =>
  rowOf(1, { seats, status: 'finished', outcome: { places, how } });

const alone = (count: number): Standings => ({
  sides: Array.from({ length: count }, () => ({ name: '', isTeam: false })),
  ofPerson: () => FIRST,
  ofBot: () => ({ mu: 40, sigma: 2 }),
});

const after = (row: MatchRow, standings = alone(row.seats.length)) =>
  Object.fromEntries(rateMatch(row, standings).map((one) => [one.person, one.after]));

test('everybody begins at 1000, four times in five within 427', () => {
  expect(strengthOf(FIRST)).toEqual({ points: 1000, band: 427 });
  expect(strengthOf({ mu: 28, sigma: 2 })).toEqual({ points: 1120, band: 102 });
});

test('who comes before another gains, who comes after loses, and both are better known', () => {
  const rated = after(over([person('a'), person('b'), person('c')], [[1], [0], [2]]));
  expect(rated.b.mu).toBeGreaterThan(25);
  expect(rated.a.mu).toBeLessThan(rated.b.mu);
  expect(rated.a.mu).toBeGreaterThan(rated.c.mu);
  expect(rated.c.mu).toBeLessThan(25);
  for (const { sigma } of Object.values(rated)) expect(sigma).toBeLessThan(25 / 3);
  const shared = after(over([person('a'), person('b')], [[0, 1]]));
  expect(shared.a.mu).toBeCloseTo(shared.b.mu, 6);
});

test('to lose against a strong bot costs little, to win against it gains much; its own rating never moves', () => {
  const won = after(over([person('a'), bot], [[0], [1]]));
  const lost = after(over([person('a'), bot], [[1], [0]]));
  expect(Object.keys(won)).toEqual(['a']);
  expect(won.a.mu - 25).toBeGreaterThan(3 * (25 - lost.a.mu));
});

test('whoever resigned comes last, however the bot went on', () => {
  const rated = after(over([person('a', { resigned: true }), person('b'), person('c')], [[0], [1], [2]]));
  expect(rated.a.mu).toBeLessThan(rated.c.mu);
});

test('alone, agreed, abandoned, and against bots that nobody has measured: it does not count', () => {
  const pair = [person('a'), person('b')];
  expect(rateMatch(over([person('a')], [[0]]), alone(1))).toEqual([]);
  for (const how of ['agreed', 'abandoned'])
    expect(rateMatch(over(pair, [[0], [1]], how), alone(2))).toEqual([]);
  expect(rateMatch(over([person('a'), bot], [[0], [1]]), { ...alone(2), ofBot: () => null })).toEqual([]);
  // Of somebody who was forgotten nothing is known.
  expect(rateMatch(over([person('a'), person('')], [[0], [1]]), alone(2))).toEqual([]);
});

test('a team wins and loses together, and is rated apart from the other side', () => {
  const guards = { name: 'guards', isTeam: true };
  const novice = { name: 'novice', isTeam: false };
  const standings = { ...alone(4), sides: [guards, guards, novice, novice] };
  const row = over(
    [person('g'), person('h'), person('n'), person('m')],
    [
      [0, 1],
      [2, 3],
    ],
  );
  const rated = rateMatch(row, standings);
  expect(rated.map(({ side }) => side)).toEqual(['guards', 'guards', 'novice', 'novice']);
  const by = after(row, standings);
  expect(by.g).toEqual(by.h);
  expect(by.g.mu).toBeGreaterThan(25);
  expect(by.n.mu).toBeLessThan(25);
});

test('who stays away keeps their strength; the band grows by a fiftieth a month, to where everybody begins', () => {
  const month = 30 * 24 * 3_600_000;
  expect(rested({ mu: 30, sigma: 2 }, month)).toEqual({ mu: 30, sigma: 2.04 });
  expect(rested({ mu: 30, sigma: 8 }, 1000 * month).sigma).toBe(25 / 3);
});

test('the chance to win follows from both strengths', () => {
  expect(chanceAgainst(FIRST, FIRST)).toBe(0.5);
  expect(chanceAgainst({ mu: 30, sigma: 1 }, { mu: 25, sigma: 1 })).toBeGreaterThan(0.75);
});
