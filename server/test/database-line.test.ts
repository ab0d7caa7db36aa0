/** A node loses its connection to PostgreSQL: what it must make good afterwards, and what it may not wait for. */

import { describe, expect, onTestFinished, test } from 'vitest';
import { PostgresStore } from '../store/postgres.ts';
import { postgresOfFile } from './nodes.ts';
import { begun } from './store.contract.ts';
import { eventually } from './table.ts';
import { DatabaseLine } from './troubles/database-line.ts';

const postgres = await postgresOfFile();

async function apart() {
  const url = (await postgres?.newDatabase()) ?? '';
  const line = await DatabaseLine.open(url);
  onTestFinished(() => line.close());
  const here = await PostgresStore.open(line.url, { serves: true });
  const there = await PostgresStore.open(url, { serves: true });
  const { id } = await begun(there, 1);
  const present = async () => (await there.cluster?.heads([id]))?.[0].present;
  return { line, here, there, id, present };
}

describe.skipIf(!postgres)('the line to the database', () => {
  test('whoever left while the line was cut is not taken for present when it is mended', async () => {
    const { line, here, there, id, present } = await apart();
    here.cluster?.arrive(id, 'ann');
    here.cluster?.arrive(id, 'ben');
    await eventually(async () => (await present())?.join() === 'ann,ben');
    line.cut();
    here.cluster?.depart(id, 'ann');
    here.cluster?.arrive(id, 'cleo');
    await eventually(() => here.cluster?.isCutOff === true);
    line.mend();
    await eventually(async () => (await present())?.join() === 'ben,cleo');
    expect(await present()).toEqual(['ben', 'cleo']);
    await Promise.all([here.close(), there.close()]);
  });

  test('where the line of its signs alone is stuck, a node takes another one, however much it has to tell', async () => {
    const { line, here, there, id } = await apart();
    const told: string[] = [];
    there.cluster?.listen({ changed: (match) => told.push(match), signedOut: () => {} });
    line.freezeOldest();
    // Each of them is news.
    for (let n = 0; n < 20; n++)
      await here.say(id, 'players', {
        person: 'ann',
        name: 'Ann',
        seat: 0,
        id: `line-${n}`,
        text: 'x',
        at: n,
      });
    await eventually(() => here.cluster?.isCutOff === true);
    await eventually(() => here.cluster?.isCutOff === false, 15);
    told.length = 0;
    await here.say(id, 'players', { person: 'ann', name: 'Ann', seat: 0, id: 'last', text: 'x', at: 99 });
    await eventually(() => told.length > 0);
    expect(told).toEqual([id]);
    await Promise.all([here.close(), there.close()]);
  });

  test('a node that is told to stop while its line is frozen stops', async () => {
    const { line, here, there } = await apart();
    line.freeze();
    let isClosed = false;
    const closing = here.close().then(() => {
      isClosed = true;
    });
    await eventually(() => isClosed, 20);
    expect(isClosed).toBe(true);
    line.mend();
    await closing;
    await there.close();
  });
});
