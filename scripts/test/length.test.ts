import { expect, test } from 'vitest';
import { findLongFiles, MAX_LINES } from '../checks/length.ts';
import { readSources } from '../checks/syntax.ts';
import { ROOT } from '../prepare.js';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

test('a file of logic that is a line too long is found, with its length', () => {
  expect(findLongFiles([{ path: 'server/a.ts', text: lines(MAX_LINES) }])).toEqual([]);
  expect(findLongFiles([{ path: 'server/a.ts', text: lines(MAX_LINES + 1) }])).toEqual([
    'server/a.ts: 401 lines',
  ]);
});

test.each(['games/a/data/cards.ts', 'games/a/text/en.ts', 'server/test/a.test.ts', 'web/words/fr.ts'])(
  '%s may be long',
  (path) => {
    expect(findLongFiles([{ path, text: lines(1000) }])).toEqual([]);
  },
);

test('a drawing is no longer than it was when it was let through', () => {
  const found = findLongFiles([{ path: 'games/abbey/table/ground/monks.ts', text: lines(1000) }]);
  expect(found).toEqual(['games/abbey/table/ground/monks.ts: 1000 lines']);
});

test('no file of logic of this house is too long', () => {
  const sources = readSources(ROOT);
  expect(sources.length).toBeGreaterThan(500);
  expect(findLongFiles(sources)).toEqual([]);
});
