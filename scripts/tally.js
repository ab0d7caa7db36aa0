/** Adds up the results of the stages of `npm test`. */

import { relative } from 'node:path';

/**
 * The part of Vitest's JSON report that is read here.
 *
 * @typedef {{ title: string, fullName: string, status: string, failureMessages?: string[] }} ReportedTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: ReportedTest[] }} ReportedFile
 * @typedef {{ testResults: ReportedFile[] }} Report
 * @typedef {{ name: string, passed: number, failed: number, note: string }} Stage
 */

/**
 * A stage that is one yes or no.
 *
 * @param {string} name
 * @param {boolean} passed
 * @param {string} [note]
 * @returns {Stage}
 */
export function check(name, passed, note = '') {
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, note };
}

/** @param {ReportedTest} test */
const isSkipped = ({ status }) => status !== 'passed' && status !== 'failed';

/** Here everything can run, so that nothing may be left out. */
export function mustRunAll(system = process.platform, report = process.report.getReport()) {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (report);
  return system === 'linux' && header.glibcVersionRuntime !== undefined;
}

/**
 * A file that broke outside its tests counts as one failure, and so does a run that failed with every test passed.
 *
 * @param {Report | null} report
 * @param {number} exitCode
 * @param {boolean} [allRun] whether a skipped test is a failed one
 * @returns {Stage}
 */
export function tallyTests(report, exitCode, allRun = false) {
  if (!report) return check('tests', false, 'no report');
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  /** @param {string} status */
  const count = (status) => tests.filter((test) => test.status === status).length;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  const skipped = tests.filter(isSkipped).length;
  const failed = count('failed') + broken + (allRun ? skipped : 0);
  return {
    name: 'tests',
    passed: count('passed'),
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    note: skipped > 0 ? `${skipped} skipped` : '',
  };
}

/**
 * The line that names what did not run, file by file.
 *
 * @param {Report | null} report
 * @param {string} root
 */
export function skippedLine(report, root) {
  const files = (report?.testResults ?? []).flatMap(({ name, assertionResults }) => {
    const skipped = assertionResults.filter(isSkipped).length;
    return skipped > 0 ? [`${skipped} of ${relative(root, name)}`] : [];
  });
  return `skipped: ${files.join(', ') || 'nothing'}`;
}

/** More files than this that fail together are no accident of a busy machine. */
const MAX_RETRIED_FILES = 3;

/**
 * The files to run a second time: browsers, processes and sockets can fail for want of a free core.
 *
 * @param {Report | null} report
 * @returns {string[]}
 */
export function filesToRunAgain(report) {
  const failed = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return failed.length > MAX_RETRIED_FILES ? [] : failed.map(({ name }) => name);
}

/**
 * The report with the second run's results in place of the first's.
 *
 * @param {Report} first
 * @param {Report | null} second
 * @returns {Report}
 */
export function withSecondRun(first, second) {
  const again = new Map(second?.testResults.map((file) => [file.name, file]));
  return { ...first, testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

/**
 * What failed, with the first line of its reason: the end of a long log names it.
 *
 * @param {Report | null} report
 * @param {string} root
 * @returns {{ name: string, reason: string }[]}
 */
export function failedTests(report, root) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [{ name: file, reason: firstLine(message) }];
      return tests.map((test) => ({
        name: `${file} > ${test.fullName}`,
        reason: firstLine(test.failureMessages?.[0]),
      }));
    });
}

/** @param {string | undefined} text */
function firstLine(text) {
  return (text ?? '').split('\n')[0]?.slice(0, 200) || 'no reason given';
}

/**
 * A table of the stages, what was skipped, and the line that ends every run.
 *
 * @param {readonly Stage[]} stages
 * @param {string} skipped
 */
export function summary(stages, skipped) {
  const rows = stages.map(({ name, passed, failed, note }) =>
    `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(10)} ${String(passed).padStart(6)} ${String(failed).padStart(6)}  ${note}`.trimEnd(),
  );
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = stages.reduce((sum, stage) => sum + stage.failed, 0);
  return {
    text: [
      '',
      `      ${'stage'.padEnd(10)} passed failed`,
      ...rows,
      '',
      skipped,
      `${passed} passed, ${failed} failed`,
    ].join('\n'),
    failed,
  };
}
