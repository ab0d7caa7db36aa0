/**
 * `npm test`: sets up what is missing, then checks everything. `npm run quick` leaves the slow tests out
 * and plays few random games.
 * Every stage runs, whatever the earlier ones found; the last line is `N passed, M failed`.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, ROOT, runTool, SetupError } from './prepare.js';
import { describeFinding, findUnproven, readCatalogues } from './rule-ids.js';
import { check, summary, tallyTests } from './tally.js';

const REPORT = join(ROOT, 'reports/vitest.json');
const quick = process.argv.includes('--quick');
if (quick) process.env.CONCLAVE_GAMES ??= '10';

/** @type {import('./tally.js').Stage[]} */
const stages = [];

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

async function tests() {
  heading('tests');
  rmSync(REPORT, { force: true });
  const args = [
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ];
  if (quick) args.push('--exclude=**/*.slow.test.*');
  const code = await runTool('vitest/vitest.mjs', args);
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null;
  stages.push(tallyTests(report, code));
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
const { text, failed } = summary(stages);
console.log(text);
process.exitCode = failed > 0 ? 1 : 0;
