/** The store in PostgreSQL keeps every promise of the one in SQLite, and some more. */

import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../store/postgres/schema.ts';
import { PostgresStore } from '../store/postgres.ts';
import { postgresOfFile } from './nodes.ts';
import { appendTo, begun, storeContract } from './store.contract.ts';

const postgres = await postgresOfFile();

const databases = new Map<string, string>();

/** The database that stands for a file. */
async function databaseOf(file: string): Promise<string> {
  const url = databases.get(file) ?? (await postgres?.newDatabase()) ?? '';
  databases.set(file, url);
  return url;
}

describe.skipIf(!postgres)('PostgreSQL', () => {
  storeContract('as a store', async (file) => PostgresStore.open(await databaseOf(file), { serves: true }));

  test('a database of a newer Conclave is refused, and left as it is', async () => {
    const url = await databaseOf('newer');
    await (await PostgresStore.open(url, { serves: false })).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('update conclave set format = $1', [MIGRATIONS.length + 1]);
    const opening = PostgresStore.open(url, { serves: false });
    await expect(opening).rejects.toThrow(`written by a newer Conclave (format ${MIGRATIONS.length + 1}`);
    const { rows } = await client.query('select format from conclave');
    expect(rows).toEqual([{ format: MIGRATIONS.length + 1 }]);
    await client.end();
  });

  test('a step that builds on another clock is a conflict, where the clock may change without a step', async () => {
    const store = await PostgresStore.open(await databaseOf('clocks'), { serves: true });
    const { id } = await begun(store, 1);
    const onClock = (await store.load(id))?.clock.data ?? '';
    const later = { deadline: 1, shift: 0, data: '{"more":"time"}' };
    expect(await store.park(id, { at: 0, clock: onClock }, null, later)).toBe(true);
    expect(await store.append(appendTo(id, 0, { onClock }))).toBe('conflict');
    expect(await store.append(appendTo(id, 0, { onClock: later.data }))).toBe('stored');
    expect(await store.append(appendTo(id, 1))).toBe('stored');
    await store.close();
  });

  test('servers that start at once make the tables once', async () => {
    const url = await databaseOf('at once');
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => PostgresStore.open(url, { serves: true })),
    );
    const keys = await Promise.all(stores.map((store, n) => store.keepFirst('key', String(n))));
    expect(new Set(keys).size).toBe(1);
    for (const store of stores) await store.close();
  });

  test('a database that cannot be reached is named without its password', async () => {
    const opening = PostgresStore.open('postgres://somebody:secret@127.0.0.1:1/nowhere', { serves: true });
    await expect(opening).rejects.toThrow(
      /^The database postgres:\/\/127\.0\.0\.1:1\/nowhere cannot be used: /,
    );
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});
