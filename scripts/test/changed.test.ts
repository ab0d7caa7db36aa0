import { expect, test } from 'vitest';
import { allTests, toTest } from '../changed.js';

const TESTS = [
  'engine/test/match.test.ts',
  'games/abbey/test/fixtures.test.ts',
  'games/nuns/test/fixtures.test.ts',
  'server/test/limits.test.ts',
  'web/test/local.slow.test.ts',
  'cli/test/deploy.test.ts',
  'scripts/test/packages.test.ts',
];

test('a changed module stands for itself, and for those that read it or start what is built of it', () => {
  expect(toTest(['kit/form.ts'], TESTS)).toEqual([
    'kit/form.ts',
    'web/test/local.slow.test.ts',
    'scripts/test/packages.test.ts',
  ]);
  expect(toTest(['server/room.ts'], TESTS)).toEqual([
    'server/room.ts',
    'server/test/limits.test.ts',
    'cli/test/deploy.test.ts',
    'scripts/test/packages.test.ts',
  ]);
});

test('a changed test stands for itself, and starts nothing else', () => {
  expect(toTest(['games/nuns/test/fixtures.test.ts'], TESTS)).toEqual([
    'games/nuns/test/fixtures.test.ts',
    'scripts/test/packages.test.ts',
  ]);
});

test('data that nobody imports stands for the tests of its game, or of its package', () => {
  expect(toTest(['games/abbey/test/fixtures/three.json'], TESTS)).toEqual([
    'games/abbey/test/fixtures.test.ts',
  ]);
  expect(toTest(['deploy/nginx.conf'], TESTS)).toEqual(['cli/test/deploy.test.ts']);
});

test('what everything stands on stands for everything', () => {
  expect(toTest(['package-lock.json', 'kit/form.ts'], TESTS)).toBeNull();
});

test('nothing changed, nothing to test', () => {
  expect(toTest([], TESTS)).toEqual([]);
  expect(toTest(['README.md'], TESTS)).toEqual([]);
});

test('tests are found, those too that no commit knows yet', () => {
  expect(allTests()).toContain('scripts/test/changed.test.ts');
});
