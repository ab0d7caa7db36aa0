import { expect, test } from 'vitest';
import { findFrenchFaults } from '../checks/french.ts';
import { readSources, type Source } from '../checks/syntax.ts';
import { ROOT } from '../prepare.js';

const found = (...sources: Source[]) => findFrenchFaults(sources);

test.each([
  ["l'abbé", 'a straight apostrophe'],
  ['Prêt?', 'a sign without its space'],
  ['50%', 'a sign without its space'],
  ['Le dé:', 'a sign without its space'],
  ['«Oui\u00a0»', 'a sign without its space'],
  ['deux  mots', 'two spaces'],
  ['Attendez...', 'three dots for an ellipsis'],
  ['la carte que Alix et lui ne ont pas', 'no elision'],
  ['Prêt ?', 'a space that breaks'],
  ['« oui', 'a space that breaks'],
])('%s: %s', (text, fault) => {
  const line = `export const words = { en: "isn't it?", fr: { title: ${JSON.stringify(text)} } };`;
  expect(found({ path: 'a.ts', text: line })).toEqual([`a.ts:1 ${fault}: ${text}`]);
});

test('what is right, and what is not French, passes', () => {
  const text =
    "const a = { en: `Ready?  It's ${1}`, fr: [`L’abbé, prêt\u00a0? 50\u00a0%`, `de ${least} à ${most}`] };";
  expect(found({ path: 'a.ts', text })).toEqual([]);
});

test('a name after "de" or "que" is elided by a function', () => {
  const text =
    'export const words = { a: (name) => `la main de ${name}`, b: () => `plus que ${voice.name(2)}` };';
  expect(found({ path: 'words-fr.ts', text })).toEqual([
    'words-fr.ts:1 elide the name: la main de ',
    'words-fr.ts:1 elide the name: plus que ',
  ]);
});

test('a space that breaks is mended where the words are set, in that file or in one that reads it', () => {
  const words = { path: 'words/fr.ts', text: "export const french = { ask: 'Prêt ?' };" };
  const set = {
    path: 'words/index.ts',
    text: "import { french } from './fr.ts'; export const fr = typesetAll(french, typeset.fr);",
  };
  expect(found(words)).toEqual(['words/fr.ts:1 a space that breaks: Prêt ?']);
  expect(found(words, set)).toEqual([]);
});

test('every French text of this house', () => {
  const sources = readSources(ROOT).filter(({ path }) => !/\/test\/|\.test\.|^scripts\//.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(findFrenchFaults(sources)).toEqual([]);
});
