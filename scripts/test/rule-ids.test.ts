import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeFinding, findUnproven, namesId, readCatalogues } from '../rule-ids.js';

const CATALOGUE = [{ game: 'abbey', ids: ['AB-1', 'AB-2', 'AB-R3'] }];

type Reported = readonly [title: string, status: string];

function reportOf(...tests: readonly Reported[]) {
  return { testResults: [{ assertionResults: tests.map(([title, status]) => ({ title, status })) }] };
}

function missing(...tests: readonly Reported[]) {
  return findUnproven(reportOf(...tests), CATALOGUE)[0].missing;
}

test('an id is proven by one passed test, whatever else there is of it', () => {
  expect(
    missing(
      ['AB-1 deals six cards', 'passed'],
      ['AB-1 deals five cards', 'failed'],
      ['the pile runs out (AB-2, AB-R3)', 'passed'],
    ),
  ).toEqual([]);
});

test('an id without a test is missing', () => {
  expect(missing(['AB-1 deals', 'passed'], ['AB-R3 ends', 'passed'])).toEqual([
    { id: 'AB-2', why: 'no test' },
  ]);
});

test.each(['skipped', 'pending', 'todo', 'failed'])('a test that is %s proves nothing', (status) => {
  expect(missing(['AB-1 deals', 'passed'], ['AB-2 passes', status], ['AB-R3 ends', 'passed'])).toEqual([
    { id: 'AB-2', why: status },
  ]);
});

test('tests of every file count', () => {
  const report = {
    testResults: [
      ...reportOf(['AB-1', 'passed']).testResults,
      ...reportOf(['AB-2, AB-R3', 'passed']).testResults,
    ],
  };
  expect(findUnproven(report, CATALOGUE)).toEqual([{ game: 'abbey', total: 3, missing: [] }]);
});

test.each([
  ['AB-1 deals', true],
  ['deals (AB-1)', true],
  ['AB-1: deals', true],
  ['AB-2,AB-1', true],
  ['AB-12 deals', false],
  ['XAB-1 deals', false],
  ['AB-1b deals', false],
  ['AB-1-2 deals', false],
  ['AB 1 deals', false],
])('"%s" names AB-1: %s', (title, expected) => {
  expect(namesId(title, 'AB-1')).toBe(expected);
});

test('prints how many of how many, and each id that is missing', () => {
  expect(describeFinding({ game: 'abbey', total: 3, missing: [{ id: 'AB-2', why: 'skipped' }] })).toBe(
    'abbey: 2 of 3 rule ids proven\n  AB-2 (skipped)',
  );
});

function projectWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'conclave-rule-ids-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('reads the ids of the games that are there', () => {
  const root = projectWith({
    'games/entries.ts': '',
    'games/test/entries.test.ts': '',
    'games/abbey/rules/game.ts': '',
    'games/abbey/test/rule-ids.json': '["AB-1","AB-2"]',
  });
  expect(readCatalogues(root)).toEqual([{ game: 'abbey', ids: ['AB-1', 'AB-2'] }]);
});

test.each([
  ['no list', {}, 'is missing'],
  ['an empty list', { 'games/abbey/test/rule-ids.json': '[]' }, 'not a list'],
  ['something else', { 'games/abbey/test/rule-ids.json': '{"AB-1":1}' }, 'not a list'],
  ['an id twice', { 'games/abbey/test/rule-ids.json': '["AB-1","AB-1"]' }, 'twice'],
])('refuses a game with %s', (_what, files, message) => {
  const root = projectWith({ 'games/abbey/rules/game.ts': '', ...files });
  expect(() => readCatalogues(root)).toThrow(message);
});
