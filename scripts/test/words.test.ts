import { expect, test } from 'vitest';
import { readSources } from '../checks/syntax.ts';
import { BANNED, findBannedWords } from '../checks/words.ts';
import { ROOT } from '../prepare.js';

const found = (text: string, path = 'a.ts') => findBannedWords([{ path, text }]);

test.each(Object.entries(BANNED))('%s is called %s', (banned, instead) => {
  expect(found(`const ${banned} = 1;`)).toEqual([`a.ts:1 ${banned}: ${instead}`]);
  expect(found(`const ${instead.replace(/\W/g, '')} = 1;`)).toEqual([]);
});

test('a bound is a maximum', () => {
  expect(found('const MOST_STEPS = 9;')).toEqual(['a.ts:1 MOST_STEPS: MAX_STEPS']);
});

test('files have names that say what they do', () => {
  expect(found('', 'kit/utils.ts')).toEqual(['kit/utils.ts: a name that says what it does']);
  expect(found('', 'server/store/step-line.ts')).toEqual(['server/store/step-line.ts: entry-line']);
});

test('words in comments and texts are no names', () => {
  expect(found("// utter\nconst a = 'park';")).toEqual([]);
});

test('no name of this project is one of them', () => {
  const sources = readSources(ROOT);
  expect(sources.length).toBeGreaterThan(500);
  expect(findBannedWords(sources)).toEqual([]);
});
