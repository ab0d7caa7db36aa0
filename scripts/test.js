/**
 * `npm test`: prepares the checkout, then runs every check. The last line is `N passed, M failed`.
 *
 * `npm run quick` leaves out the slow tests and plays few random games. `npm test -- --changed` runs the tests that
 * depend on uncommitted changes; `--changed=main` compares with that commit instead.
 * A failing stage does not stop the later ones.
 */

import { setPriority } from 'node:os';
import { allTests, changedFiles, toTest } from './changed.js';
import { runPools, vitest } from './pools.js';
import { prepare, ROOT, runTool, SetupError } from './prepare.js';
import { describeFinding, findUnproven, readCatalogues } from './rule-ids.js';
import {
  check,
  failedTests,
  filesToRunAgain,
  mustRunAll,
  skippedLine,
  summary,
  tallyTests,
  withSecondRun,
} from './tally.js';

const allRun = mustRunAll();
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
const quick = process.argv.includes('--quick');
if (quick) process.env.CONCLAVE_GAMES ??= '10';

/** @type {import('./tally.js').Stage[]} */
const stages = [];
/** @type {ReturnType<typeof failedTests>} */
let failures = [];
/** What failed in the first run and passed in the second. @type {ReturnType<typeof failedTests>} */
let unsteady = [];
/** @type {import('./tally.js').Report | null} */
let report = null;

/** @param {string} name */
function heading(name) {
  console.log(`\n== ${name}`);
}

/**
 * Runs tools one after the other beside the tests, in the time that these leave. What they say stands together.
 *
 * @param {string} name
 * @param {readonly (readonly [tool: string, ...args: string[]])[]} calls
 */
async function toolStage(name, calls) {
  let said = '';
  let passed = true;
  for (const [tool, ...args] of calls) {
    const code = await runTool(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] }, (child) => {
      if (child.pid) setPriority(child.pid, 10);
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
    });
    passed = code === 0 && passed;
  }
  heading(name);
  process.stdout.write(said);
  stages.push(check(name, passed));
}

async function tools() {
  // What the build did not compile: the packages of the browser, which Vite builds, and these scripts.
  await toolStage('types', [
    ['typescript/bin/tsc', '-b', 'tsconfig.types.json'],
    ['typescript/bin/tsc', '-p', 'scripts'],
  ]);
  await toolStage('biome', [['@biomejs/biome/bin/biome', 'check', '--error-on-warnings']]);
  await toolStage('knip', [['knip/bin/knip.js', '--no-progress', '--no-config-hints']]);
}

/** Arguments for Vitest; `null`: nothing is to be tested. */
function whatToTest() {
  const slow = quick ? ['--exclude=**/*.slow.test.*'] : [];
  if (!changed) return ['run', ...slow];
  const files = toTest(changedFiles(changed.split('=')[1] ?? 'HEAD'), allTests());
  if (files === null) return ['run', ...slow];
  return files.length === 0 ? null : ['related', '--passWithNoTests', ...files, ...slow];
}

/**
 * What fails runs once more, alone: a test that fails twice is red. One that failed once is named at the end,
 * as nothing here may stay unsteady.
 */
async function tests() {
  heading('tests');
  const what = whatToTest();
  if (what === null) return;
  const first = await runPools(what);
  report = first.report;
  const files = filesToRunAgain(first.report);
  if (!first.report || files.length === 0) {
    stages.push(tallyTests(first.report, first.code, allRun));
    failures = failedTests(first.report, ROOT);
    return;
  }
  heading('failed tests, once more and alone');
  const second = await vitest('again', ['run', '--maxWorkers=1', ...files]);
  report = withSecondRun(first.report, second.report);
  stages.push(tallyTests(report, second.code, allRun));
  failures = failedTests(report, ROOT);
  const red = new Set(failures.map(({ name }) => name));
  unsteady = failedTests(first.report, ROOT).filter(({ name }) => !red.has(name));
}

function ruleIds() {
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
  await Promise.all([tools(), tests()]);
  if (!changed) ruleIds();
}

try {
  await everything();
} catch (error) {
  console.error(`\n${error instanceof SetupError ? error.message : error}`);
  stages.push(check('set-up', false));
}
for (const { name, reason } of unsteady) console.log(`\nunsteady: ${name}\n  ${reason}`);
for (const { name, reason } of failures) console.log(`\nfailed: ${name}\n  ${reason}`);
const { text, failed } = summary(stages, skippedLine(report, ROOT));
console.log(text);
process.exitCode = failed > 0 ? 1 : 0;
