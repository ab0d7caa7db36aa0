/**
 * Runs the tests in two pools at once: tests that mostly wait (browsers, servers, disks) and tests that compute. The
 * computing pool has a lower priority, so that it uses the time the other leaves.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from './prepare.js';

/** @typedef {import('./tally.js').Report} Report */

/** The packages whose tests wait. */
const WAITING = 'cli,server,web';

/** @type {readonly { name: string, args: string[], niceness: number }[]} */
const POOLS = [
  {
    name: 'waiting',
    args: ['--maxWorkers=3', `--exclude=!(${WAITING.replaceAll(',', '|')})/**`],
    niceness: 0,
  },
  { name: 'computing', args: [`--exclude={${WAITING}}/**`], niceness: 10 },
];

/**
 * One run of Vitest and what it reports; `null` where it came to no report.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {number} [niceness]
 * @returns {Promise<{ code: number, report: Report | null }>}
 */
export async function vitest(name, args, niceness = 0) {
  const file = join(ROOT, `reports/vitest-${name}.json`);
  rmSync(file, { force: true });
  const code = await runTool(
    'vitest/vitest.mjs',
    [
      ...args,
      '--run',
      // The files of a worker share what they import: to load it anew for each costs a third of the whole run.
      '--no-isolate',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // Two that write to one terminal may not move its cursor.
    { stdio: ['ignore', 'pipe', 'pipe'] },
    (child) => {
      if (niceness > 0 && child.pid) setPriority(child.pid, niceness);
      child.stdout?.pipe(process.stdout, { end: false });
      child.stderr?.pipe(process.stderr, { end: false });
    },
  );
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

/**
 * All pools at once, and their reports in one.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, report: Report | null }>}
 */
export async function runPools(args) {
  const runs = await Promise.all(
    POOLS.map((pool) => vitest(pool.name, [...args, ...pool.args], pool.niceness)),
  );
  const reports = runs.flatMap(({ report }) => (report ? [report] : []));
  return {
    code: Math.max(...runs.map(({ code }) => code)),
    report:
      reports.length === runs.length
        ? { testResults: reports.flatMap(({ testResults }) => testResults) }
        : null,
  };
}
