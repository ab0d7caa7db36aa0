import { describe, expect, test } from 'vitest';
import { trusted } from '../mind/calibration.ts';

const OPEN = 0b11;
const [ONE, OTHER] = [0, 1].map((culprit) => Array.from({ length: 24 }, (_none, n) => Number(n === culprit)));
const times = <Item>(count: number, of: (i: number) => Item) =>
  Array.from({ length: count }, (_none, i) => of(i));

describe('how far samples are trusted', () => {
  test('suspects whom logic clears stay at nothing, and the rest makes one', () => {
    const { chances } = trusted([ONE, ONE, OTHER], OPEN);
    expect(chances.slice(2).every((chance) => chance === 0)).toBe(true);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('many samples are believed more than few', () => {
    const of = (count: number) =>
      trusted(
        times(count, (i) => (i % 4 === 0 ? OTHER : ONE)),
        OPEN,
      ).chances[0];
    expect(of(240)).toBeGreaterThan(of(24));
    expect(of(240)).toBeLessThan(0.75);
  });

  test('samples that come in clumps count as fewer, and a few clumps are no ground to speak of chances', () => {
    const mixed = trusted(
      times(120, (i) => (i % 4 === 0 ? OTHER : ONE)),
      OPEN,
    );
    const clumps = trusted(
      times(120, (i) => (i < 30 ? OTHER : ONE)),
      OPEN,
    );
    expect(clumps.chances[0]).toBeLessThan(mixed.chances[0]);
    expect([mixed.isFirm, clumps.isFirm]).toEqual([true, false]);
  });

  test('where one is left it is him, from however little', () => {
    expect(trusted([ONE], 0b1)).toEqual({ chances: ONE, isFirm: true });
  });
});
