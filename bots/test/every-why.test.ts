import { expect, test } from 'vitest';
import { everyWhy, type WhyCheck } from '../testing/every-why.ts';
import { nimBots } from './toy-bots.ts';
import type { Nim } from './toys.ts';

const NIM = nimBots(9);
const so: WhyCheck<Nim> = () => true;
const ALL = { random: so, searched: so, onlyMove: so, planned: so };

test('what is so passes, and it is counted how often each reason was heard', () => {
  const { checked, untrue } = everyWhy<Nim>(NIM, ALL, { seats: [2, 3], seed: 'nim' });
  expect(untrue).toEqual([]);
  expect(checked.random).toBeGreaterThan(3);
});

test('what is not so, and what nobody checks, is named', () => {
  const few: Record<string, WhyCheck<Nim>> = { ...ALL, random: ({ state }) => state.stones > 4 };
  expect(everyWhy<Nim>(NIM, few, { seats: [2], seed: 'nim' }).untrue.join()).toMatch(/random/);
  expect(everyWhy<Nim>(NIM, {}, { seats: [2], seed: 'nim' }).untrue.join()).toMatch(/nobody checks it/);
});

test('promises are held against what came', () => {
  const promising: WhyCheck<Nim> = ({ state }) => ({ promised: 0.5, came: state.stones % 2 === 0 });
  const { promises } = everyWhy<Nim>(NIM, { ...ALL, random: promising }, { seats: [2, 3, 4], seed: 'nim' });
  expect(promises.random.promised).toBeCloseTo(0.5);
  expect(promises.random.came).toBeGreaterThan(0);
  expect(promises.random.came).toBeLessThan(1);
});

test('what cannot be told is not counted', () => {
  const { checked } = everyWhy<Nim>(NIM, { ...ALL, random: () => null }, { seats: [2], seed: 'nim' });
  expect(checked.random).toBeUndefined();
});
