/**
 * `npm run troubles -- --minutes 10`: everything that can happen to several nodes, again and again, and a table of it.
 * `--only upgrade` runs those whose name contains the word.
 */

import { parseArgs } from 'node:util';
import { type Postgres, startPostgres } from '../postgres.ts';
import { Crowd, type Outcome, type Report } from './crowd.ts';
import { Fleet } from './fleet.ts';
import { TROUBLES, type Trouble } from './troubles.ts';

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
process.exit((await withFleet(postgres, suffer)) ? 0 : 1);

/** Whatever comes of it, and whoever interrupts it: neither nodes nor database stay behind. */
async function withFleet(database: Postgres, work: (fleet: Fleet) => Promise<boolean>): Promise<boolean> {
  let fleet: Fleet | null = null;
  const stop = async () => {
    await fleet?.stop();
    await database.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    fleet = await Fleet.start(database, NODES);
    return await work(fleet);
  } finally {
    await stop();
  }
}

/** `true`: all went well. */
async function suffer(fleet: Fleet): Promise<boolean> {
  const crowd = new Crowd(fleet);
  await crowd.sitDown(TABLES);
  const outcomes: Outcome[] = [];
  for (const trouble of troubles) {
    const outcome = await again(crowd, trouble, (Number(values.minutes) * 60_000) / troubles.length);
    console.error(row(outcome));
    outcomes.push(outcome);
  }
  return tell(outcomes, await crowd.check());
}

/** At every node, and again as long as there is time. */
async function again(crowd: Crowd, trouble: Trouble, milliseconds: number): Promise<Outcome> {
  const end = performance.now() + milliseconds;
  let sum = await crowd.suffer(trouble, NODES, PEACE);
  while (performance.now() < end) {
    const one = await crowd.suffer(trouble, NODES, PEACE);
    sum = {
      name: trouble.name,
      times: sum.times + one.times,
      acknowledged: sum.acknowledged + one.acknowledged,
      worst: sum.worst === null || one.worst === null ? null : Math.max(sum.worst, one.worst),
      back: Math.max(sum.back, one.back),
      calm: Math.max(sum.calm, one.calm),
    };
  }
  return sum;
}

function row({ name, times, acknowledged, worst, back, calm }: Outcome): string {
  const slowest = worst === null ? 'nobody moved' : seconds(worst);
  return `| ${name} | ${times} | ${acknowledged} | ${slowest} | ${seconds(back)} | ${seconds(calm)} |`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function tell(outcomes: readonly Outcome[], report: Report): boolean {
  const { matches, acknowledged, lost, faults, takenBack, late, stuck } = report;
  console.log(
    '| trouble | times | acknowledged steps | slowest step | everybody back after | and when nothing happens |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const outcome of outcomes) console.log(row(outcome));
  console.log(
    `\n${acknowledged} steps acknowledged in ${matches} matches: ${lost} lost, ${takenBack} taken back, ${faults.length} matches that do not replay, ${late.length} times a table was not back in time, ${stuck.length} of ${TABLES} tables that do not go on.`,
  );
  for (const fault of faults) console.log(`does not replay: ${fault}`);
  for (const table of late) console.log(`not back in time: ${table}`);
  for (const table of stuck) console.log(`does not go on: ${table}`);
  const moved = outcomes.every(({ worst }) => worst !== null);
  return moved && lost + takenBack + faults.length + late.length + stuck.length === 0;
}
