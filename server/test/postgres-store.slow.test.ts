/** The store in PostgreSQL keeps every promise of the one in SQLite, and some more. */

import { HOUR } from '@conclave/engine/time-units';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../store/postgres/schema.ts';
import { PostgresStore } from '../store/postgres.ts';
import { logContract } from './log.contract.ts';
import { postgresOfFile } from './nodes.ts';
import { personalContract } from './personal.contract.ts';
import { appendTo, begun, storeContract } from './store.contract.ts';
import { eventually } from './table.ts';

const postgres = await postgresOfFile();

const databases = new Map<string, string>();

/** The database that stands for a file. */
async function databaseOf(file: string): Promise<string> {
  const url = databases.get(file) ?? (await postgres?.newDatabase()) ?? '';
  databases.set(file, url);
  return url;
}

/** Straight to it. */
async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.skipIf(!postgres)('PostgreSQL', () => {
  storeContract('as a store', async (file) => PostgresStore.open(await databaseOf(file), { serves: true }));
  logContract('as a store', async (file) => PostgresStore.open(await databaseOf(file), { serves: true }));

  personalContract('of persons', async (file) =>
    PostgresStore.open(await databaseOf(file), { serves: true }),
  );

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
    expect(await store.saveIdle(id, { at: 0, clock: onClock }, null, later)).toBe(true);
    expect(await store.append(appendTo(id, 0, { onClock }))).toBe('conflict');
    expect(await store.append(appendTo(id, 0, { onClock: later.data }))).toBe('stored');
    expect(await store.append(appendTo(id, 1))).toBe('stored');
    await store.close();
  });

  test('a step by older rules never follows one by newer rules', async () => {
    const store = await PostgresStore.open(await databaseOf('rules'), { serves: true });
    const { id } = await begun(store, 1);
    expect(await store.append(appendTo(id, 0, { rules: 2 }))).toBe('stored');
    expect(await store.append(appendTo(id, 1, { rules: 1 }))).toBe('conflict');
    expect(await store.append(appendTo(id, 1, { rules: 2 }))).toBe('stored');
    // Nor one that newer rules have put into a snapshot of theirs; a clock alone takes it from nobody.
    const clock = async () => (await store.load(id))?.clock ?? { deadline: null, shift: 0, data: '' };
    const saveIdle = async (rules: number, snapshot: string | null) =>
      store.saveIdle(id, { at: 2, clock: (await clock()).data, rules }, snapshot, await clock());
    expect(await saveIdle(3, null)).toBe(true);
    expect(await saveIdle(2, '{"by":2}')).toBe(true);
    expect(await saveIdle(3, '{"by":3}')).toBe(true);
    expect(await saveIdle(2, '{"by":2}')).toBe(false);
    expect(await store.append(appendTo(id, 2, { rules: 2 }))).toBe('conflict');
    expect((await store.load(id))?.snapshot).toBe('{"by":3}');
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

  test('a database of every older Conclave is taken over with all that is in it', async () => {
    for (let format = 1; format < MIGRATIONS.length; format++) {
      const url = await databaseOf(`format ${format}`);
      const client = await connected(url);
      for (const step of MIGRATIONS.slice(0, format)) await client.query(step);
      await client.query('create table conclave (format integer not null)');
      await client.query('insert into conclave values ($1)', [format]);
      const id = '1'.padStart(32, '0');
      const row = JSON.stringify({
        id,
        game: 'cloister',
        version: 1,
        seats: [],
        status: 'running',
        public: true,
      });
      await client.query("insert into matches values ($1, 'cloister', '', 1, $2, 'seed', '[]')", [id, row]);
      await client.query(
        "insert into heads (match, status, public, length, changed_at, listed_at) values ($1, 'running', true, 1, 1, 0)",
        [id],
      );
      await client.query("insert into steps values ($1, 0, '0 first-step', '{\"entry\":0}')", [id]);
      await client.query('insert into snapshots values ($1, \'{"root":0}\')', [id]);
      const store = await PostgresStore.open(url, { serves: true });
      expect((await store.load(id))?.logged).toEqual(['{"entry":0}']);
      expect(await store.append(appendTo(id, 1))).toBe('stored');
      expect(await store.hasStep(id, 0, 'first-step')).toBe(true);
      expect((await store.list('running', null, 10)).map((listed) => listed.row.id)).toEqual([id]);
      const { rows } = await client.query('select format from conclave');
      expect(rows).toEqual([{ format: MIGRATIONS.length }]);
      await store.close();
    }
  });

  test('the row that every step changes stays on its page, whoever may see the step', async () => {
    const url = await databaseOf('pages');
    const store = await PostgresStore.open(url, { serves: true });
    const rows = await Promise.all([1, 2, 3, 4, 5].map((n) => begun(store, n)));
    for (let at = 0; at < 40; at++)
      await Promise.all(rows.map(({ id }) => store.append(appendTo(id, at, { changedAt: 60_000_000 + at }))));
    await store.close();
    const client = await connected(url);
    const updates = async () => {
      const { rows: found } = await client.query(
        "select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'heads'",
      );
      return found[0] as { all: number; hot: number };
    };
    // Counted when a connection ends.
    await eventually(async () => (await updates()).all >= 200);
    const { all, hot } = await updates();
    expect(hot / all).toBeGreaterThan(0.8);
  });

  test('somebody is there only while their node lives', async () => {
    const url = await databaseOf('presence');
    const [store, other] = [
      await PostgresStore.open(url, { serves: true }),
      await PostgresStore.open(url, { serves: true }),
    ];
    const { id } = await begun(store, 1);
    const client = await connected(url);
    const present = async () => (await store.cluster?.heads([id]))?.[0].present.join();
    const wall = store.cluster?.wall() ?? 0;
    // One that died long ago, and one that died before the clock was set back.
    await client.query("insert into nodes values ('dead', $1), ('gone', $2)", [wall - HOUR, wall + HOUR]);
    await client.query("insert into presence values ($1, 'ben', 'dead'), ($1, 'cleo', 'gone')", [id]);
    other.cluster?.arrive(id, 'ann');
    await eventually(async () => (await present()) !== '');
    expect(await present()).toBe('ann');
    await other.close();
    expect(await present()).toBe('');
    await store.close();
  });

  test('where the clock of the database is set back, the time of the house goes on, and nobody is locked out', async () => {
    const url = await databaseOf('set back');
    const store = await PostgresStore.open(url, { serves: true });
    const { cluster } = store;
    if (!cluster) throw new Error('it serves');
    const client = await connected(url);
    expect(await cluster.take('tables ann', 10, 20)).toBe(true);
    const before = cluster.now();
    // As if it had been an hour later when all of this was written.
    await client.query('update house_time set alive_at = alive_at + $1::bigint', [HOUR]);
    await client.query('update allowances set filled_at = filled_at + $1::bigint', [HOUR]);
    await eventually(() => cluster.now() >= before + HOUR);
    const { rows } = await client.query<{ ahead: number }>(
      'select (alive_at - extract(epoch from clock_timestamp()) * 1000)::int as ahead from house_time',
    );
    expect(rows[0].ahead).toBeLessThan(60_000);
    expect(cluster.now() - before).toBeLessThan(2 * HOUR);
    expect(await cluster.take('tables ann', 10, 20)).toBe(true);
    expect(await cluster.take('tables ann', 10, 20)).toBe(false);
    await store.close();
  });

  test('an address that makes no sense is refused in words, and without its password', async () => {
    const opening = PostgresStore.open('postgres://somebody:%zzsecret@127.0.0.1:1/nowhere', { serves: true });
    await expect(opening).rejects.toThrow(
      /^The database postgres:\/\/127\.0\.0\.1:1\/nowhere cannot be used: /,
    );
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  test('a database that cannot be reached is named without its password', async () => {
    const opening = PostgresStore.open('postgres://somebody:secret@127.0.0.1:1/nowhere', { serves: true });
    await expect(opening).rejects.toThrow(
      /^The database postgres:\/\/127\.0\.0\.1:1\/nowhere cannot be used: /,
    );
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});
