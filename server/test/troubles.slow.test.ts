/** The troubles of several nodes in short; `npm run troubles` is the long form, and reports how long people wait. */

import { describe, expect, onTestFinished, test } from 'vitest';
import { postgresOfFile } from './nodes.ts';
import { eventually } from './table.ts';
import { Fleet } from './troubles/fleet.ts';
import { Crowd, TROUBLES, type Trouble } from './troubles/troubles.ts';

const postgres = await postgresOfFile();

async function fleetOf(count: number, env: NodeJS.ProcessEnv = {}): Promise<Fleet> {
  if (!postgres) throw new Error('there is no PostgreSQL');
  const fleet = await Fleet.start(postgres, count, env);
  onTestFinished(() => fleet.stop());
  return fleet;
}

const named = (name: RegExp) => TROUBLES.filter((trouble) => name.test(trouble.name));

/** Several at once, each at a node of its own. */
const together = (...troubles: readonly Trouble[]): Trouble => ({
  name: troubles.map(({ name }) => name).join(' and '),
  happen: async (fleet) => {
    await Promise.all(troubles.map((trouble, n) => trouble.happen(fleet, fleet.nodes[n])));
  },
});

describe.skipIf(!postgres)('troubles', () => {
  test('whatever happens to nodes, lines and database: nothing acknowledged is lost, nothing shown is taken back, and all go on', {
    timeout: 600_000,
  }, async () => {
    const crowd = new Crowd(await fleetOf(3));
    await crowd.sitDown(5);
    const outcomes = [];
    for (const trouble of [
      ...named(/kill/),
      together(...named(/SIGSTOP|blocked/)),
      together(...named(/frozen|cut/)),
      ...named(/upgrade|restarted|crashed/),
    ])
      outcomes.push(await crowd.suffer(trouble, 1, 1500));
    await eventually(() => crowd.acknowledged > 100);
    const report = await crowd.check(outcomes);
    expect(report).toMatchObject({ lost: 0, takenBack: 0, faults: [], stuck: 0 });
  });

  test('a server that acknowledges before its commit is found out', { timeout: 600_000 }, async () => {
    const crowd = new Crowd(await fleetOf(2, { TROUBLE_HASTE: '1' }));
    await crowd.sitDown(5);
    const outcomes = [await crowd.suffer(named(/kill/)[0], 3, 500)];
    const { lost, takenBack, faults } = await crowd.check(outcomes, 0);
    expect(lost + takenBack + faults.length).toBeGreaterThan(0);
  });
});
