import { expect, test } from 'vitest';
import { check, summary, tallyTests } from '../tally.js';

function file(status: string, ...statuses: readonly string[]) {
  return { status, assertionResults: statuses.map((each) => ({ status: each })) };
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

test('the last line is the sum, alone', () => {
  const stages = [
    check('types', true),
    check('biome', false),
    { name: 'tests', passed: 40, failed: 2, note: '' },
  ];
  const { text, failed } = summary(stages);
  expect(text.split('\n').at(-1)).toBe('41 passed, 3 failed');
  expect(failed).toBe(3);
});
