import { expect, test } from 'vitest';
import { findNondeterminism, isDeterministic } from '../checks/determinism.ts';
import { readSources } from '../checks/syntax.ts';
import { ROOT } from '../prepare.js';

function names(text: string): string[] {
  const prefix = 'engine/sample.ts:1 ';
  return findNondeterminism({ path: 'engine/sample.ts', text }).map((found) => found.slice(prefix.length));
}

test.each([
  ['const a = Math.random();', 'Math.random'],
  ["const a = Math['random']();", 'Math.random'],
  ['const a = Math[name]();', 'Math[...]'],
  ['const { floor } = Math;', 'Math as a value'],
  ['const a = Math.hypot(1, 2);', 'Math.hypot'],
  ['const a = Math.sin(1);', 'Math.sin'],
  ['const a = Math.atan2(1, 2);', 'Math.atan2'],
  ['const a = Math.exp(1);', 'Math.exp'],
  ['const a = Math.log2(8);', 'Math.log2'],
  ['const a = Math.pow(2, 0.5);', 'Math.pow'],
  ['const a = b ** 0.5;', 'a power that is not whole'],
  ['const a = b ** (1 / 3);', 'a power that is not whole'],
  ['a **= -1;', 'a power that is not whole'],
  ['const a = new Date();', 'Date'],
  ['const a = Date.now();', 'Date'],
  ['let a: Date;', 'Date'],
  ['const a = new Intl.Collator();', 'Intl'],
  ['const a = performance.now();', 'performance'],
  ['const a = process.env.HOME;', 'process'],
  ['const a = { process };', 'process'],
  ['const { b = process } = c;', 'process'],
  ['const a = globalThis.b;', 'globalThis'],
  ['a[process] = 1;', 'process'],
  ['setTimeout(a, 1);', 'setTimeout'],
  ['queueMicrotask(a);', 'queueMicrotask'],
  ['crypto.randomUUID();', 'crypto'],
  ['a.localeCompare(b);', 'localeCompare'],
  ["a['localeCompare'](b);", 'localeCompare'],
  ['const { localeCompare } = a;', 'localeCompare'],
  ['a?.toLocaleUpperCase();', 'toLocaleUpperCase'],
  ['a.toLocaleString();', 'toLocaleString'],
  ["import { a } from 'node:fs';", 'node:fs'],
  ["export * from 'node:fs';", 'node:fs'],
  ["const a = import('node:fs');", 'node:fs'],
  ["const a = require('fs');", 'require'],
  ['const a = import.meta.url;', 'import.meta'],
])('%s names %s', (text, name) => {
  expect(names(text)).toEqual([name]);
});

test.each([
  '// Math.random() and new Date()',
  '/* process.env, crypto */',
  "const a = 'Math.random';",
  'const a = `the Date of ${b}`;',
  'const a = /Date|process/;',
  'const a = Math.floor(b / c) + Math.max(d, e) + Math.imul(f, g);',
  'const a = b ** 2 + c ** 3n + d ** k;',
  'const a = { process: 1, Date: 2 };',
  'a.process(b.crypto);',
  'interface A { process: string; performance(): void }',
  'class A { process = 1; crypto() { return this.process; } }',
  'const { process: step } = a;',
  'const randomly = 1; const updated = mandate;',
  'a.sort((b, c) => (b < c ? -1 : 1));',
])('%s is fine', (text) => {
  expect(names(text)).toEqual([]);
});

test('gives the line', () => {
  expect(findNondeterminism({ path: 'engine/a.ts', text: '\n\nDate;' })).toEqual(['engine/a.ts:3 Date']);
});

test.each([
  ['engine/match.ts', true],
  ['engine/deep/match.ts', true],
  ['games/abbey/rules/game.ts', true],
  ['games/abbey/on-view/reach.ts', true],
  ['engine/testing/examine.ts', false],
  ['engine/test/match.test.ts', false],
  ['engine/match.test.ts', false],
  ['games/abbey/bot/strong.ts', false],
  ['bots/search.ts', false],
])('%s must be deterministic: %s', (path, expected) => {
  expect(isDeterministic(path)).toBe(expected);
});

test('engine and rules of this house name nothing non-deterministic', () => {
  const sources = readSources(ROOT).filter(({ path }) => isDeterministic(path));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.flatMap(findNondeterminism)).toEqual([]);
});
