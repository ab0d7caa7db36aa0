import { type Manner, Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { arena } from '../arena.ts';
import { mannerOf } from '../manners.ts';
import { inThisProcess } from '../series.ts';
import { SHOUT_BOTS } from './toy-bots.ts';
import { nim } from './toys.ts';

const MANNERS: readonly Manner[] = ['bold', 'careful'];
const told = (seed: string, watcher: number | 'gallery') =>
  Match.open(nim(9), 3, {}, stretchSeed(seed)).perspective(watcher).told;

test('a seat keeps its manner through a match, and everybody knows it', () => {
  for (const seat of [0, 1, 2]) {
    const known = mannerOf(told('one', seat), seat, MANNERS);
    expect(MANNERS).toContain(known);
    expect(mannerOf(told('one', 'gallery'), seat, MANNERS)).toBe(known);
  }
});

test('from match to match and from seat to seat it differs, each as often', () => {
  const all = Array.from({ length: 200 }, (_none, i) => mannerOf(told(`m${i}`, 0), i % 3, MANNERS));
  const bold = all.filter((manner) => manner === 'bold').length;
  expect(bold).toBeGreaterThan(70);
  expect(bold).toBeLessThan(130);
  const table = told('one', 0);
  expect(new Set(Array.from({ length: 8 }, (_none, seat) => mannerOf(table, seat, MANNERS))).size).toBe(2);
});

test('without manners, or before the match is opened, there is none', () => {
  expect(mannerOf(told('one', 0), 0, [])).toBeNull();
  expect(mannerOf([], 0, MANNERS)).toBeNull();
});

test('the arena says how each manner did', async () => {
  const bots = { ...SHOUT_BOTS, manners: MANNERS };
  const contest = { game: 'shout', seats: 3, bots: ['easy', 'strong'] as const, games: 30, seed: 1 };
  const { manners } = await arena(contest, inThisProcess(bots));
  expect(manners.map(({ manner }) => manner)).toEqual(['bold', 'careful']);
  // Of strong nobody asks: it has none.
  expect(manners.reduce((sum, { games }) => sum + games, 0)).toBe(60);
  for (const { share } of manners) expect(share).toBeCloseTo(1 / 3);
});
