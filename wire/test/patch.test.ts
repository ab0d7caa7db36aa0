/** Patches: what was patched is what it stands for, to the byte, and a patch of something else is noticed. */

import { sameJson } from '@conclave/engine';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint, patch, patched, patchOf } from '../patch.ts';

/** Small values of few names, so that two of them often have something in common. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2, '', 'a', '__proto__', 'é'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', 'toString'), tie('value'), { maxKeys: 4 }),
  ),
}));

/** A value with one place in it changed. */
const similar = fc.tuple(value, value, fc.nat()).map(([whole, other, place]) => {
  let left = place % 7;
  const changed = (part: unknown): unknown => {
    if (left-- === 0) return other;
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, changed(inner)]));
  };
  return [whole, changed(whole)] as const;
});

test('what was patched is written like what it stands for, and what it was made from stays as it was', () => {
  fc.assert(
    fc.property(fc.oneof(similar, fc.tuple(value, value)), ([before, after]) => {
      const [was, wanted] = [JSON.stringify(before), JSON.stringify(after)];
      const change = patchOf(before, after);
      if (change === null) return sameJson(before, after);
      const sent = patch.parse(JSON.parse(JSON.stringify(change)));
      expect(JSON.stringify(patched(before, sent))).toBe(wanted);
      expect(JSON.stringify(before)).toBe(was);
      return !sameJson(before, after);
    }),
    { numRuns: 2000 },
  );
});

test('what did not change is shared', () => {
  const before = { hand: ['a', 'b'], board: { guests: [1, 2, 3] } };
  const after = patched(before, patchOf(before, { ...before, hand: ['a', 'b', 'c'] }) ?? {});
  expect((after as typeof before).board).toBe(before.board);
});

test('a list that lost or gained something says where; one as long as before says what became of its items', () => {
  expect(patchOf(['a', 'b', 'c', 'd'], ['a', 'x', 'y', 'd'])).toEqual({ 1: ['x'], 2: ['y'] });
  expect(patchOf(['a', 'b', 'c'], ['a', 'c'])).toEqual([1, 1, []]);
  expect(patchOf(['a', 'a'], ['a', 'a', 'a'])).toEqual([2, 0, ['a']]);
  expect(patchOf([{ at: 1, of: 2 }], [{ at: 3, of: 2 }])).toEqual({ 0: { at: [3] } });
});

test.each([
  ['a member that is not there', { a: 1 }, { b: [1] }],
  ['an item that is not there', [1], { 1: [2] }],
  ['members of a number', 1, { a: [1] }],
  ['items of a record', { a: 1 }, [0, 0, []]],
  ['more items than there are', [1], [0, 2, []]],
  ['what every record inherits', {}, { toString: [1] }],
] as const)('a patch of something else is noticed: %s', (_what, before, change) => {
  expect(() => patched(before, patch.parse(change))).toThrow(RangeError);
});

test('a fingerprint is FNV-1a', () => {
  expect(fingerprint('')).toBe(0x811c9dc5);
  expect(fingerprint('a')).toBe(0xe40c292c);
  expect(fingerprint('foobar')).toBe(0xbf9cf968);
});
