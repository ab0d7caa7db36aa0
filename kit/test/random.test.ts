import { expect, test } from 'vitest';
import { type Random, seeded, seededLehmer, seededLinear, seededMurmur, seedOf } from '../random.ts';

/** The first numbers of each, to four digits: pictures that are kept as files were drawn with them. */
const FIRST: readonly (readonly [name: string, make: (seed: number) => Random, readonly number[]])[] = [
  ['seeded', seeded, [0.0117, 0.062, 0.9769]],
  ['seededLinear', seededLinear, [0.2388, 0.9135, 0.6125]],
  ['seededLehmer', seededLehmer, [0.0001, 0.9208, 0.2892]],
  ['seededMurmur', seededMurmur, [0.0968, 0.6007, 0.8108]],
];

test.each(FIRST)('%s draws the same numbers from the same seed', (_name, make, expected) => {
  const random = make(7);
  expect(expected.map(() => Math.round(random() * 10_000) / 10_000)).toEqual(expected);
});

test.each(FIRST)('%s stays between 0 and 1', (_name, make) => {
  const random = make(seedOf('garden') % 1000);
  const drawn = Array.from({ length: 1000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBeGreaterThan(990);
});

test('words have seeds of their own', () => {
  expect(seedOf('')).toBe(2_166_136_261);
  expect(seedOf('a')).toBe(0xe40c292c);
  expect(seedOf('court')).not.toBe(seedOf('tower'));
});
