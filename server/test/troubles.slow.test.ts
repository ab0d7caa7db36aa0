/**
 * A short run of the troubles of several nodes. `npm run troubles` is the long one and reports how long people wait.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postgresOfFile } from './nodes.ts';
import { eventually } from './table.ts';
import { Crowd } from './troubles/crowd.ts';
import { Fleet, NODE } from './troubles/fleet.ts';
import { TROUBLES, type Trouble } from './troubles/troubles.ts';

// On a disk: what it takes for a commit is when the troubles come.
const postgres = await postgresOfFile((prefix) => mkdtempSync(join(tmpdir(), prefix)));

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
    for (const trouble of [
      ...named(/kill/),
      together(...named(/SIGSTOP|blocked/)),
      together(...named(/frozen|cut/)),
      ...named(/upgrade|restarted|crashed/),
    ])
      await crowd.suffer(trouble, 1, 1500);
    await eventually(() => crowd.acknowledged > 100);
    const report = await crowd.check();
    expect(report).toMatchObject({ lost: 0, takenBack: 0, faults: [], late: [], stuck: [] });
  });

  test('a table that does not go on is named, with what went wrong there last', {
    timeout: 600_000,
  }, async () => {
    const fleet = await fleetOf(1);
    const crowd = new Crowd(fleet);
    await crowd.sitDown(1);
    await fleet.stop();
    const [stuck] = (await crowd.check(3000)).stuck;
    expect(stuck).toMatch(/^temple-code .* seat [01] is connecting, node 1: .*ECONNREFUSED/);
  });

  test('a node ends with those who started it, however they end', { timeout: 600_000 }, async () => {
    const database = (await postgres?.newDatabase()) ?? '';
    const node = spawn(process.execPath, [NODE, database], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void node.kill('SIGKILL'));
    await once(node.stdout, 'data');
    expect(node.exitCode).toBeNull();
    node.stdin.end();
    await eventually(() => node.exitCode !== null);
  });

  test('a server that acknowledges before its commit is found out', { timeout: 600_000 }, async () => {
    const crowd = new Crowd(await fleetOf(2, { TROUBLE_HASTE: '1' }));
    await crowd.sitDown(5);
    await crowd.suffer(named(/kill/)[0], 3, 500);
    const { lost, takenBack, faults } = await crowd.check(0);
    expect(lost + takenBack + faults.length).toBeGreaterThan(0);
  });
});
