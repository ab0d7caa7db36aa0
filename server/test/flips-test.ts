/** One flipped byte anywhere in the data: nothing aborts, and every damage is named. */

import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { workerFile } from '@conclave/bots/pool';
import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import { CLOISTER } from './games.ts';
import { newFile, playOut, seat, serve, watchAll } from './table.ts';

const run = promisify(execFile);

const LONG = 10 * 60_000;

export function flipsTest(flips: number): void {
  test(`of ${flips} flipped bytes none ends the process, and every one that changes anything is named`, {
    timeout: LONG,
  }, async () => {
    const file = newFile();
    const running = await serve([CLOISTER], { store: SqliteStore.open(file) });
    for (let n = 0; n < 3; n++) {
      const { id, people } = await seat(running, 'cloister', 3);
      const lines = await watchAll(people, id);
      await people[0].call('POST', '/api/me/recovery');
      await people[0].request('PUT', `/api/matches/${id}/notebook`, { text: 'éèà '.repeat(200) });
      await running.store.setDrafts(id, 0, JSON.stringify({ for: 'turn 1', drafts: [{ kind: 'éèà' }] }));
      lines[0].send({ type: 'say', match: id, id: 'a-line-of-chat', text: 'très bien' });
      if (n < 2) await playOut(lines, id, `flips ${n}`);
    }
    // One of those that are over lies packed.
    expect(await running.store.pack(Infinity, 1)).toBe(1);
    await running.stop();
    const entry = workerFile('@conclave/server/test/flips').pathname;
    const { stdout } = await run(process.execPath, [entry, dirname(file), String(flips), 'flips'], {
      maxBuffer: 1 << 24,
    });
    const { damaged, unnoticed } = JSON.parse(stdout) as { damaged: number; unnoticed: string[] };
    expect(damaged).toBeGreaterThan(flips / 10);
    expect(unnoticed).toEqual([]);
  });
}
