/**
 * `npm run long [part ...]`: the checks that take too long for `npm test`. The last line is `N passed, M failed`.
 *
 * Parts: `tests` (full numbers of random games and dates, long noise, many kills, the matrix of drawn tables), `examples`
 * (the games beside the shelf, by everything that follows the list of games), `bench` (a short run, to see that it works) and `troubles` (ten minutes).
 */

import { vitest } from './pools.js';
import { command, prepareBench, ROOT, run, SetupError } from './prepare.js';
import { check, failedTests, mustRunAll, skippedLine, summary, tallyTests } from './tally.js';

/** @typedef {import('./tally.js').Stage} Stage */
/** @typedef {import('./tally.js').Report} Report */

/** @type {Report | null} */
let report = null;

/**
 * @param {string} name
 * @param {readonly (readonly string[])[]} programs
 */
async function programs(name, programs) {
  let passed = true;
  for (const [script, ...args] of programs)
    passed = (await run(process.execPath, [script, ...args])) === 0 && passed;
  return check(name, passed);
}

/** @type {Readonly<Record<string, () => Promise<Stage>>>} */
const PARTS = {
  tests: async () => {
    const ran = await vitest('long', ['run', '--config', 'vitest.long.config.ts']);
    report = ran.report;
    return tallyTests(ran.report, ran.code, mustRunAll());
  },
  examples: () =>
    programs('examples', [
      ['scripts/tables.js', '--games', 'examples', 'liars-dice', 'first-trick'],
      ['scripts/beside.js', 'liars-dice', 'first-trick'],
    ]),
  bench: () =>
    programs('bench', [
      ['bench/dist/main.js', '--quick'],
      ['bench/dist/main.js', '--wire'],
    ]),
  troubles: () => programs('troubles', [['server/dist/test/troubles/main.js', '--minutes', '10']]),
};

await command(async () => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new SetupError(`No part ${unknown.join(', ')}: there are ${Object.keys(PARTS).join(', ')}.`);
  await prepareBench();
  /** @type {Stage[]} */
  const stages = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n== ${name}`);
    stages.push(await part());
  }
  for (const { name, reason } of failedTests(report, ROOT)) console.log(`\nfailed: ${name}\n  ${reason}`);
  const { text, failed } = summary(stages, skippedLine(report, ROOT));
  console.log(text);
  process.exitCode = failed > 0 ? 1 : 0;
});
