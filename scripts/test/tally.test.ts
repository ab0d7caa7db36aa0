import { expect, test } from 'vitest';
import {
  check,
  failedTests,
  filesToRunAgain,
  mustRunAll,
  skippedLine,
  summary,
  tallyTests,
  withSecondRun,
} from '../tally.js';

function file(status: string, ...statuses: readonly string[]) {
  return named('/x/some.test.ts', status, ...statuses);
}

function named(name: string, status: string, ...statuses: readonly string[]) {
  const assertionResults = statuses.map((each, i) => ({
    status: each,
    title: `statement ${i + 1}`,
    fullName: `statement ${i + 1}`,
    ...(each === 'failed' ? { failureMessages: [`wanted ${i}\n  at a line`] } : {}),
  }));
  return { name, status, assertionResults };
}

test('counts the tests of a report', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'skipped')],
  };
  expect(tallyTests(report, 1)).toEqual({ name: 'tests', passed: 3, failed: 1, note: '1 skipped' });
});

test('a file that cannot be loaded is a failure', () => {
  expect(tallyTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('a run that fails although every test passed is a failure', () => {
  expect(tallyTests({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 });
  expect(tallyTests({ testResults: [file('passed', 'passed')] }, 0)).toMatchObject({ passed: 1, failed: 0 });
});

test('a run without a report is a failure', () => {
  expect(tallyTests(null, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('where everything can run, a skipped test is a failed one', () => {
  const report = { testResults: [file('passed', 'passed', 'skipped', 'todo')] };
  expect(tallyTests(report, 0, false)).toMatchObject({ passed: 1, failed: 0 });
  expect(tallyTests(report, 0, true)).toMatchObject({ passed: 1, failed: 2, note: '2 skipped' });
});

test('everything can run on Linux with glibc, and perhaps nowhere else', () => {
  const glibc = { header: { glibcVersionRuntime: '2.36' } };
  expect(mustRunAll('linux', glibc)).toBe(true);
  expect(mustRunAll('linux', { header: {} })).toBe(false);
  expect(mustRunAll('darwin', { header: {} })).toBe(false);
});

test('what was skipped is named by its file', () => {
  const report = {
    testResults: [
      named('/x/server/a.test.ts', 'passed', 'skipped', 'skipped'),
      named('/x/b.test.ts', 'passed', 'passed'),
      named('/x/c.test.ts', 'passed', 'todo', 'passed'),
    ],
  };
  expect(skippedLine(report, '/x')).toBe('skipped: 2 of server/a.test.ts, 1 of c.test.ts');
  expect(skippedLine({ testResults: [named('/x/b.test.ts', 'passed', 'passed')] }, '/x')).toBe(
    'skipped: nothing',
  );
});

test('the last line is the sum, alone; the line before it says what was skipped', () => {
  const stages = [
    check('types', true),
    check('biome', false),
    { name: 'tests', passed: 40, failed: 2, note: '' },
  ];
  const { text, failed } = summary(stages, 'skipped: nothing');
  expect(text.split('\n').slice(-2)).toEqual(['skipped: nothing', '41 passed, 3 failed']);
  expect(failed).toBe(3);
});

test('what failed is named with its file and the first line of the reason', () => {
  const report = {
    testResults: [
      named('/x/kit/a.test.ts', 'passed', 'passed'),
      named('/x/kit/b.test.ts', 'failed', 'passed', 'failed'),
      { ...named('/x/c.test.ts', 'failed'), message: 'cannot be loaded\nmore' },
    ],
  };
  expect(failedTests(report, '/x')).toEqual([
    { name: 'kit/b.test.ts > statement 2', reason: 'wanted 1' },
    { name: 'c.test.ts', reason: 'cannot be loaded' },
  ]);
});

test('few failed files run again, and their second results count: red twice is red', () => {
  const first = {
    testResults: [
      named('/x/a.test.ts', 'failed', 'failed', 'passed'),
      named('/x/b.test.ts', 'failed', 'failed'),
      named('/x/c.test.ts', 'passed', 'passed'),
    ],
  };
  expect(filesToRunAgain(first)).toEqual(['/x/a.test.ts', '/x/b.test.ts']);
  const second = {
    testResults: [
      named('/x/a.test.ts', 'passed', 'passed', 'passed'),
      named('/x/b.test.ts', 'failed', 'failed'),
    ],
  };
  expect(tallyTests(withSecondRun(first, second), 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(tallyTests(withSecondRun(first, null), 1)).toMatchObject({ passed: 2, failed: 2 });
});

test('many failed files are no accident and do not run again', () => {
  const report = { testResults: [1, 2, 3, 4].map((i) => named(`/x/${i}.test.ts`, 'failed', 'failed')) };
  expect(filesToRunAgain(report)).toEqual([]);
});
