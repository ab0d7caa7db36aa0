/** The same server on its two stores: a file of its own, and a PostgreSQL that it may share. */

import { startPostgres } from '@conclave/server/test/postgres';
import { spreadOf } from '../measure.ts';
import { conclave } from './conclave.ts';
import { type Contender, type Dialect, launch } from './contender.ts';
import { saturated, saturatedInTurn } from './load.ts';

const MATCHES = 50;
const ROUNDS = 5;
const MILLISECONDS = 2000;
const NODES = 3;
/** PostgreSQL's moves a second to SQLite's. */
const GOAL = 0.7;

const onPostgres: Dialect = { ...conclave, name: 'Conclave on PostgreSQL' };

export async function stores(): Promise<Record<string, string>> {
  const postgres = await startPostgres();
  if (!postgres) return { skipped: 'no PostgreSQL is to be had' };
  try {
    const database = await postgres.newDatabase();
    const rounds = await inTurn([await launch(conclave), await launch(onPostgres, [database])]);
    const [file, server] = [0, 1].map((store) => spreadOf(rounds.rates.map((rates) => rates[store])).median);
    const ratio = spreadOf(rounds.rates.map(([sqlite, other]) => other / sqlite)).median;
    return {
      'moves/s on SQLite': file.toFixed(0),
      'moves/s on PostgreSQL, one node': server.toFixed(0),
      'PostgreSQL to SQLite, median of rounds': `${ratio.toFixed(2)} (goal ${GOAL}: ${ratio >= GOAL ? 'met' : 'NOT MET'})`,
      'node’s CPU a move on SQLite, us': rounds.cpu[0].toFixed(0),
      'node’s CPU a move on PostgreSQL, us': rounds.cpu[1].toFixed(0),
      [`moves/s on PostgreSQL, ${NODES} nodes on this machine`]: (await manyNodes(database)).toFixed(0),
    };
  } finally {
    await postgres.stop();
  }
}

/** By round the moves a second of each, and the microseconds of CPU each has used for a move in all. */
async function inTurn(contenders: readonly Contender[]): Promise<{ rates: number[][]; cpu: number[] }> {
  try {
    const rates = await saturatedInTurn(contenders, MATCHES, MILLISECONDS, ROUNDS, (round, now) =>
      console.error(`round ${round}: ${now.map(Math.round).join(' and ')} moves/s`),
    );
    const cpu: number[] = [];
    for (const contender of contenders) {
      const before = (await contender.usage()).cpu;
      const perSecond = await saturated(contender, MATCHES, (ROUNDS + 1) * MATCHES, MILLISECONDS);
      const used = (await contender.usage()).cpu - before;
      // What comes before is as fast as what is counted.
      cpu.push((used * 1000) / (perSecond * (MILLISECONDS / 1000) * 1.25));
    }
    return { rates, cpu };
  } finally {
    for (const contender of contenders) await contender.stop();
  }
}

async function manyNodes(database: string): Promise<number> {
  const nodes = await Promise.all(Array.from({ length: NODES }, () => launch(onPostgres, [database])));
  try {
    const share = Math.ceil(MATCHES / NODES);
    const rates = await Promise.all(nodes.map((node) => saturated(node, share, 0, MILLISECONDS)));
    return rates.reduce((sum, rate) => sum + rate, 0);
  } finally {
    for (const node of nodes) await node.stop();
  }
}
