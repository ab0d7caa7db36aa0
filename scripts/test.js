/**
 * `npm test`: sets up what is missing, then checks everything. `npm run quick` leaves the slow tests out
 * and plays few random games.
 * Every stage runs, whatever the earlier ones found; the last line is `N passed, M failed`.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, ROOT, runTool, SetupError } from './prepare.js';
import { describeFinding, findUnproven, readCatalogues } from './rule-ids.js';
import { check, failedTests, filesToRunAgain, summary, tallyTests, withSecondRun } from './tally.js';

const REPORT = join(ROOT, 'reports/vitest.json');
const SECOND_REPORT = join(ROOT, 'reports/vitest-again.json');
const quick = process.argv.includes('--quick');
if (quick) process.env.CONCLAVE_GAMES ??= '10';

/** @type {import('./tally.js').Stage[]} */
const stages = [];
/** @type {ReturnType<typeof failedTests>} */
let failures = [];
/** What failed in the first run and passed in the second. @type {ReturnType<typeof failedTests>} */
let unsteady = [];

/** @param {string} name */
function heading(name) {
  console.log(`\n== ${name}`);
}

/**
 * @param {string} name
 * @param {string} tool
 * @param {readonly string[]} args
 */
async function toolStage(name, tool, args) {
  heading(name);
  stages.push(check(name, (await runTool(tool, args)) === 0));
}

/** What the build did not compile: the rooms of the browser, which Vite builds, and these scripts. */
async function types() {
  heading('types');
  const browser = await runTool('typescript/bin/tsc', ['-b', 'tsconfig.types.json']);
  const scripts = await runTool('typescript/bin/tsc', ['-p', 'scripts']);
  stages.push(check('types', browser === 0 && scripts === 0));
}

/**
 * @param {string} reportFile
 * @param {readonly string[]} more
 */
async function vitest(reportFile, more) {
  rmSync(reportFile, { force: true });
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...more,
  ]);
  /** @type {import('./tally.js').Report | null} */
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;
  return { code, report };
}

/**
 * What fails runs once more, alone: a test that fails twice is red. One that failed once is named at the end,
 * as nothing here may stay unsteady.
 */
async function tests() {
  heading('tests');
  const first = await vitest(REPORT, quick ? ['--exclude=**/*.slow.test.*'] : []);
  const files = filesToRunAgain(first.report);
  if (!first.report || files.length === 0) {
    stages.push(tallyTests(first.report, first.code));
    failures = failedTests(first.report, ROOT);
    return first.report;
  }
  heading('failed tests, once more and alone');
  const second = await vitest(SECOND_REPORT, ['--maxWorkers=1', ...files]);
  const report = withSecondRun(first.report, second.report);
  stages.push(tallyTests(report, second.code));
  failures = failedTests(report, ROOT);
  const red = new Set(failures.map(({ name }) => name));
  unsteady = failedTests(first.report, ROOT).filter(({ name }) => !red.has(name));
  return report;
}

/** @param {import('./rule-ids.js').Report | null} report */
function ruleIds(report) {
  heading('rule ids');
  try {
    const findings = findUnproven(report ?? { testResults: [] }, readCatalogues(ROOT));
    for (const finding of findings) console.log(describeFinding(finding));
    const missing = findings.reduce((sum, finding) => sum + finding.missing.length, 0);
    stages.push(check('rule ids', missing === 0, missing > 0 ? `${missing} without a passed test` : ''));
  } catch (error) {
    console.log(String(error));
    stages.push(check('rule ids', false));
  }
}

async function everything() {
  await prepare();
  await types();
  await toolStage('biome', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']);
  await toolStage('knip', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']);
  ruleIds(await tests());
}

try {
  await everything();
} catch (error) {
  console.error(`\n${error instanceof SetupError ? error.message : error}`);
  stages.push(check('set-up', false));
}
for (const { name, reason } of unsteady) console.log(`\nunsteady: ${name}\n  ${reason}`);
for (const { name, reason } of failures) console.log(`\nfailed: ${name}\n  ${reason}`);
const { text, failed } = summary(stages);
console.log(text);
process.exitCode = failed > 0 ? 1 : 0;
