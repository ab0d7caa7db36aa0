import { describe, expect, test } from 'vitest';
import { count, MASK_OF } from '../../rules/suspects.ts';
import { gainFrom, leak, leakOfAnswer, maskOfFilter } from '../information.ts';

const [NOBODY, FOUR] = [{ seen: 0, own: 0, weight: 1 }, 0b1111];
const flat = Array.from({ length: 24 }, () => 1 / 24);
const guilty = (...suspects: number[]) =>
  flat.map((_share, n) => (suspects.includes(n) ? 1 / suspects.length : 0));

describe('what an answer tells those who hear it', () => {
  test('more where it comes as a surprise than where it is what chance would give', () => {
    const spread = 0b1 | (1 << 6) | (1 << 12) | (1 << 18);
    expect(leak(NOBODY, FOUR, FOUR)).toBeGreaterThan(leak(NOBODY, FOUR, spread));
    expect(leak(NOBODY, MASK_OF.hospitaller, 0)).toBeCloseTo(0, 12);
  });

  test('nothing to those who have seen these cards', () => {
    expect(leak({ ...NOBODY, seen: FOUR }, FOUR, FOUR)).toBe(0);
  });

  test('only questions about the hand are weighed, and only those that need no card of the past', () => {
    const same = { kind: 'same', feature: 'rank', reference: { kind: 'taken', by: 'me' } } as const;
    expect(leakOfAnswer({ kind: 'atMost', n: 6 }, FOUR, 0, [NOBODY])).toBeNull();
    expect(leakOfAnswer({ kind: 'count', filter: [[same]] }, FOUR, 0, [NOBODY])).toBeNull();
    expect(
      leakOfAnswer({ kind: 'hold', filter: [[{ kind: 'among', suspects: [0] }]] }, FOUR, 0, [NOBODY]),
    ).toBeCloseTo(leak(NOBODY, 1, FOUR), 12);
  });

  test('AB-69 AB-73 a threshold or the greatest number is no way round the number itself', () => {
    const filter = [[{ kind: 'among', suspects: [0, 1, 2, 3] }]] as const;
    const number = leakOfAnswer({ kind: 'count', filter }, FOUR, 0, [NOBODY]);
    expect(number).toBeGreaterThan(0);
    expect(leakOfAnswer({ kind: 'atLeast', n: 2, filter }, FOUR, 0, [NOBODY])).toBe(number);
    const other = [[{ kind: 'among', suspects: [9] }]] as const;
    expect(leakOfAnswer({ kind: 'compare', filter: other, than: filter }, FOUR, 0, [NOBODY])).toBe(number);
    expect(leakOfAnswer({ kind: 'most', feature: 'order' }, FOUR, 0, [NOBODY])).toBe(
      Math.max(
        ...(['hospitaller', 'franciscan', 'benedictine'] as const).map((value) =>
          leak(NOBODY, MASK_OF[value], FOUR),
        ),
      ),
    );
  });
});

test('a filter says whom it means: all of a clause, or either of two', () => {
  const [fat, novice] = [
    { kind: 'is', value: 'fat' },
    { kind: 'isNot', value: 'novice' },
  ] as const;
  expect(maskOfFilter([[fat, novice]])).toBe(MASK_OF.fat & ~MASK_OF.novice);
  expect(maskOfFilter([[fat], [{ kind: 'among', suspects: [2, 5] }]])).toBe(MASK_OF.fat | 0b100100);
});

describe('what is learnt from a number', () => {
  const world = (hand: number, suspect: number) => ({
    hands: [0, hand],
    crossed: [0, hand],
    guilt: guilty(suspect),
  });
  const belief = { guilt: guilty(0, 1), worlds: [world(0b001, 1), world(0b010, 0)], isFirm: true };
  const number = (mask: number) => ({ parts: [mask], answer: (hand: number) => count(hand & mask) });

  test('a whole bit where it decides between two suspects, none where it is known before', () => {
    expect(gainFrom(belief, 1, number(0b101))).toEqual({ cards: 1, culprit: 1 });
    expect(gainFrom(belief, 1, number(0b011))).toEqual({ cards: 0, culprit: 0 });
  });

  test('a name that is held is innocent', () => {
    expect(gainFrom(belief, 1, number(0b001))).toEqual({ cards: 1, culprit: 1 });
  });
});
