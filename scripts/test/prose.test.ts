import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { findProseFaults, headersOf, sentencesOf } from '../checks/prose.ts';
import { readSources } from '../checks/syntax.ts';
import { ROOT } from '../prepare.js';

const NO_SOURCES = new Set(['node_modules', 'dist', 'reports', 'coverage']);

/** Those of a folder and of so many levels below it. */
function documentsIn(folder: string, levels: number): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NO_SOURCES.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return levels > 0 ? documentsIn(path, levels - 1) : [];
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const DOCUMENTS = documentsIn('.', 2);

test('sentences end with a dot, a list item or a heading', () => {
  expect(
    sentencesOf('# Title\n\nOne `a.b c` here. Two,\nover lines!\n\n- an item\n- e.g. One more.'),
  ).toEqual(['Title', 'One code here.', 'Two, over lines!', 'an item', 'e.g. One more.']);
});

test('code and tables are no prose', () => {
  expect(sentencesOf('Before.\n\n```\nnpm test. Never.\n```\n\n| a. B | c |\n|---|---|\n\nAfter.')).toEqual([
    'Before.',
    'After.',
  ]);
});

test('a sentence too long, and sentences too long on average, are found', () => {
  const words = (count: number) => `${'word '.repeat(count).trim()}.`;
  const path = 'a.md';
  expect(findProseFaults({ path, text: `${words(40)} Short one. Short two.` })).toEqual([]);
  expect(findProseFaults({ path, text: `Short one. ${words(41).replace('word', 'Word')}` })).toEqual([
    expect.stringContaining('a.md: 41 words'),
  ]);
  expect(findProseFaults({ path, text: words(23) })).toEqual(['a.md: 23.0 words a sentence']);
});

test.each(DOCUMENTS)('%s is in plain sentences', (path) => {
  expect(findProseFaults({ path, text: readFileSync(join(ROOT, path), 'utf8') })).toEqual([]);
});

test('the headers of a folder are read together, without the code below them', () => {
  const sources = [
    {
      path: 'a/b.ts',
      text: "/**\n * Cuts bread.\n * It is fresh.\n */\n\n/** No header. */\nexport const a = 'b. c';",
    },
    { path: 'a/c.ts', text: 'export const c = 1;' },
    { path: 'ab/d.ts', text: '/** Another folder. */' },
  ];
  expect(sentencesOf(headersOf('a', sources).text)).toEqual(['Cuts bread.', 'It is fresh.']);
});

const SOURCES = readSources(ROOT);
const FOLDERS = [
  ...new Set(
    SOURCES.map(({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('games/') ? 2 : 1)
        .join('/'),
    ),
  ),
].filter((folder) => !/\.tsx?$/.test(folder));

test.each(FOLDERS)('the header comments of %s are in plain sentences', (folder) => {
  const headers = headersOf(folder, SOURCES);
  expect(sentencesOf(headers.text).length).toBeGreaterThan(0);
  expect(findProseFaults(headers)).toEqual([]);
});

test('all documents are read', () => {
  expect(DOCUMENTS.length).toBeGreaterThanOrEqual(13);
});
