/** Adds up what the stages of `npm test` found. */

/**
 * The part of Vitest's JSON report that is read here.
 *
 * @typedef {{ status: string, assertionResults: { status: string }[] }} ReportedFile
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

/**
 * A file that broke outside its tests counts as one failure, and so does a run that failed with every test passed.
 *
 * @param {Report | null} report
 * @param {number} exitCode
 * @returns {Stage}
 */
export function tallyTests(report, exitCode) {
  if (!report) return check('tests', false, 'no report');
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  /** @param {string} status */
  const count = (status) => tests.filter((test) => test.status === status).length;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  const passed = count('passed');
  const failed = count('failed') + broken;
  const skipped = tests.length - passed - count('failed');
  return {
    name: 'tests',
    passed,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    note: skipped > 0 ? `${skipped} skipped` : '',
  };
}

/**
 * A table of the stages, and the line that ends every run.
 *
 * @param {readonly Stage[]} stages
 */
export function summary(stages) {
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
      `${passed} passed, ${failed} failed`,
    ].join('\n'),
    failed,
  };
}
