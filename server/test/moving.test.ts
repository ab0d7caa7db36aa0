/** Moves data from a file to a database and back. A backup of either restores into either, and play goes on there. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client as Database } from 'pg';
import { describe, expect, test } from 'vitest';
import { DATABASE } from '../config.ts';
import { backup, exportMatch, importMatch, restoreBackup, verify } from '../maintenance.ts';
import type { BackupItem } from '../store/backup-item.ts';
import { PostgresStore } from '../store/postgres.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { GAMES } from './games.ts';
import { at, postgresOfFile } from './nodes.ts';
import { newFolder, playOut, seat, serve, watchAll } from './table.ts';

const postgres = await postgresOfFile();

async function all(store: { backupItems(): AsyncIterable<BackupItem> }): Promise<string[]> {
  const found: string[] = [];
  // How late it is moves on with every server.
  for await (const item of store.backupItems())
    if (item.kind !== 'kept') found.push(JSON.stringify(sorted(item)));
  return found.sort();
}

const sorted = (item: BackupItem): BackupItem =>
  item.kind === 'match' && item.begun
    ? { ...item, begun: { ...item.begun, names: [...item.begun.names].sort() } }
    : item;

describe.skipIf(!postgres)('moving', () => {
  test('a database in which no Conclave is says so, and is left as it is', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const file = join(newFolder(), 'none.db');
    const record = join(newFolder(), 'record.json');
    const nowhere = '0'.repeat(32);
    const asks = [
      () => verify(url, GAMES),
      () => backup(url, file),
      () => exportMatch(url, nowhere, record, GAMES),
    ];
    for (const ask of asks)
      await expect(ask()).rejects.toThrow(/^There is no Conclave data in postgres:\/\//);
    const client = new Database({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    await client.end();
    expect(rows).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  test('a backup of a file restores into a database, one of a database into a file, and matches go on', async () => {
    const folder = newFolder();
    const first = await serve(GAMES, { store: SqliteStore.open(join(folder, DATABASE)) });
    const over = await seat(first, 'cloister', 3);
    await playOut(await watchAll(over.people, over.id), over.id, 'moving');
    const runs = await seat(first, 'cloister', 3);
    const [ann] = await watchAll(runs.people, runs.id);
    await ann.move(runs.id, { kind: 'show' });
    ann.send({ type: 'say', match: runs.id, id: 'one-line-of-chat', text: 'hello' });
    await ann.settle();
    await first.store.setNotebook(runs.id, 0, 'a note, \u0000 included');
    await first.store.setDrafts(runs.id, 1, 'a draft, \u0000 included');
    await first.store.pack(1e15, 10);
    await first.server.services.ratings.sweep();
    await first.stop();

    const file = join(newFolder(), 'one.db');
    await backup(folder, file);
    const url = (await postgres?.newDatabase()) ?? '';
    // Whoever has looked at the empty house first may move in all the same, once nobody serves it.
    const early = await serve(GAMES, { store: await PostgresStore.open(url, { serves: true }) });
    await expect(restoreBackup(file, url)).rejects.toThrow(/a server runs on this database/i);
    await early.stop();
    await restoreBackup(file, url);
    await expect(restoreBackup(file, url)).rejects.toThrow(/data in this database already/);
    const original = SqliteStore.open(join(folder, DATABASE));
    const moved = await PostgresStore.open(url, { serves: true });
    expect(await all(moved)).toEqual(await all(original));
    // People, matches, strengths, who joined, a line of chat, a note and a draft.
    expect(await all(moved)).toHaveLength(6 + 2 + 3 + 4 + 1 + 1 + 1);
    const was = Number(await original.kept('alive at'));
    // The time of the house goes on from where it stopped.
    expect(Math.abs((moved.cluster?.now() ?? 0) - was)).toBeLessThan(60_000);
    await original.close();
    expect((await verify(url, GAMES)).faults).toEqual([]);

    const second = await serve(GAMES, { store: moved });
    const [ben] = await watchAll([at(second, runs.people[1])], runs.id);
    const sat = (name: string) => ({ news: { what: 'sat', names: [name] } });
    expect(ben.last('said')?.lines).toMatchObject([sat('Ben'), sat('Cléo'), { text: 'hello' }]);
    expect(await ben.move(runs.id, { kind: 'show' })).toBeNull();
    const record = join(newFolder(), 'record.json');
    await exportMatch(url, over.id, record, GAMES);
    const imported = await importMatch(url, record, GAMES, 1000);
    expect((await second.client().request('GET', `/api/matches/${imported}/record`)).status).toBe(200);
    // Also while it runs.
    const back = join(newFolder(), 'two.db');
    await backup(url, back);
    await expect(backup(url, back)).rejects.toThrow(/already there/);
    await second.stop();

    const fresh = newFolder();
    await restoreBackup(back, fresh);
    const { matches, faults } = await verify(fresh, GAMES);
    expect({ matches, faults }).toEqual({ matches: 3, faults: [] });
    const third = await serve(GAMES, { store: SqliteStore.open(join(fresh, DATABASE)) });
    const [cleo] = await watchAll([at(third, runs.people[2])], runs.id);
    expect(await cleo.move(runs.id, { kind: 'show' })).toBeNull();
  });
});
