import { expect, test } from 'vitest';
import { chronicleLines } from '../table/chronicle.ts';

const words = {
  sentence: ({ type }: { readonly type: string }) => (type === 'silent' ? '' : type),
};
const told = (...types: string[]) => types.map((type) => ({ type }));
const texts = (types: readonly string[], part: Partial<Parameters<typeof chronicleLines>[2]> = {}) =>
  chronicleLines(told(...types), words, { seen: 0, ...part }).map(({ number, text }) => `${number} ${text}`);

test('what has no sentence has no line', () => {
  expect(texts(['a', 'silent', 'b'])).toEqual(['0 a', '2 b']);
});

test('the latest lines are so many, however much was told in between', () => {
  expect(texts(['a', 'b', 'silent', 'c', 'silent'], { most: 2 })).toEqual(['1 b', '3 c']);
  expect(texts(['a', 'b', 'c'], { from: 1 })).toEqual(['1 b', '2 c']);
});

test('several of a kind are one line where they have one, and one alone is said as it is', () => {
  const merging = {
    ...words,
    together: ({ type }: { readonly type: string }) => (type === 'dealt' ? 'all' : null),
  };
  const lines = (...types: string[]) =>
    chronicleLines(told(...types), merging, { seen: 0 }).map(({ number, text }) => `${number} ${text}`);
  expect(lines('a', 'dealt', 'dealt', 'dealt', 'b', 'b')).toEqual(['0 a', '3 all', '4 b', '5 b']);
  expect(lines('dealt', 'a')).toEqual(['0 dealt', '1 a']);
});

test('a walk is told by its end, whatever silent things happen on it', () => {
  const walking = {
    ...words,
    isPassed: (event: { readonly type: string }, next: { readonly type: string }) =>
      event.type === 'step' && next.type === 'step',
  };
  const lines = chronicleLines(told('step', 'silent', 'step', 'a', 'step'), walking, { seen: 0 });
  expect(lines.map(({ number }) => number)).toEqual([2, 3, 4]);
});

test('a step taken back is struck out, and news is marked', () => {
  const lines = chronicleLines(
    [{ type: 'a' }, { type: 'b' }, { type: 'house.takenBack', seat: 0, from: 1, count: 1 }],
    words,
    { seen: 2 },
  );
  expect(lines.map(({ gone, fresh }) => [gone, fresh])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});
