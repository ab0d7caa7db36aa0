/**
 * `npm run troubles -- --minutes 10`: everything that can happen to several nodes, again and again, and a table of it.
 * `--only upgrade`: those whose name has this in it.
 */

import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres.ts';
import { Fleet } from './fleet.ts';
import { Crowd, type Outcome, TROUBLES } from './troubles.ts';

const NODES = 3;
const TABLES = 10;
/** Milliseconds after each. */
const PEACE = 3000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
});
const troubles = TROUBLES.filter(({ name }) => name.includes(values.only));
if (troubles.length === 0) throw new Error(`no trouble is called ${values.only}`);
const postgres = await startPostgres();
if (!postgres?.restart) throw new Error('the troubles need a PostgreSQL of their own');
const fleet = await Fleet.start(postgres, NODES);
const crowd = new Crowd(fleet);
await crowd.sitDown(TABLES);
const each = (Number(values.minutes) * 60_000) / troubles.length;
const outcomes: Outcome[] = [];
for (const trouble of troubles) {
  const began = performance.now();
  let sum: Outcome = { name: trouble.name, times: 0, acknowledged: 0, worst: 0 };
  do {
    const one = await crowd.suffer(trouble, NODES, PEACE);
    sum = {
      name: trouble.name,
      times: sum.times + one.times,
      acknowledged: sum.acknowledged + one.acknowledged,
      worst: Math.max(sum.worst, one.worst),
    };
  } while (performance.now() - began < each);
  console.error(`${sum.name}: ${sum.times} times, worst wait ${(sum.worst / 1000).toFixed(1)} s`);
  outcomes.push(sum);
}
const report = await crowd.check(outcomes);
await fleet.stop();
await postgres.stop();
console.log('| trouble | times | acknowledged steps | worst wait |\n|---|---|---|---|');
for (const { name, times, acknowledged, worst } of report.outcomes)
  console.log(`| ${name} | ${times} | ${acknowledged} | ${(worst / 1000).toFixed(1)} s |`);
const { matches, acknowledged, lost, faults, takenBack, stuck } = report;
console.log(
  `\n${acknowledged} steps acknowledged in ${matches} matches: ${lost} lost, ${takenBack} taken back, ${faults.length} matches that do not replay, ${stuck} of ${TABLES} tables that do not go on.`,
);
for (const fault of faults) console.log(fault);
process.exit(lost + takenBack + faults.length + stuck > 0 ? 1 : 0);
