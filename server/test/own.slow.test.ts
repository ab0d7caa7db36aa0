/** On PostgreSQL, and with two servers: nobody is left out, and a person sees one notice. */

import { Client as Connection } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NOTICE_CLAIM } from '../notices/notices.ts';
import { PostgresStore } from '../store/postgres.ts';
import { GAMES } from './games.ts';
import { postgresOfFile } from './nodes.ts';
import {
  checkFile,
  checkForgotten,
  everything,
  leaveTraces,
  NAME,
  OPTIONS,
  personalTables,
  tracesIn,
} from './own-data.ts';
import { PushService, reachHere } from './push-service.ts';
import { Failing } from './stores.ts';
import { eventually, serve, Time } from './table.ts';

const postgres = await postgresOfFile();

describe.skipIf(!postgres)('PostgreSQL', () => {
  test('every table with a person in it is in the file, and empty of them once they are forgotten', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const store = await PostgresStore.open(url, { serves: true });
    const house = await serve(GAMES, { ...OPTIONS, store });
    const client = new Connection({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const columns = async () =>
      (
        await client.query<{ table: string; column: string }>(
          `select table_name as table, column_name as column from information_schema.columns
           where table_schema = 'public'`,
        )
      ).rows;
    const cells = async () => {
      const found = new Map<string, string[]>();
      for (const table of new Set((await columns()).map(({ table }) => table))) {
        const { rows } = await client.query(`select * from ${table}`);
        found.set(
          table,
          rows.flatMap((row) => Object.values(row).map(String)),
        );
      }
      return found;
    };
    const traced = await leaveTraces(house);
    const before = tracesIn(await cells(), traced.id);
    for (const table of personalTables(await columns())) expect([...before.keys()]).toContain(table);
    checkFile(await everything(traced.person), traced);
    const again = (await postgres?.newDatabase()) ?? '';
    const copy = await PostgresStore.open(again, { serves: false });
    await copy.fill(store.backupItems());
    for (const [table, count] of before) {
      if (table === 'presence' || table === 'allowances') continue;
      const other = new Connection({ connectionString: again });
      await other.connect();
      const { rows } = await other.query(`select * from ${table}`);
      await other.end();
      const texts = rows.flatMap((row) => Object.values(row).map(String));
      expect([table, tracesIn(new Map([[table, texts]]), traced.id).get(table)]).toEqual([table, count]);
    }
    await copy.close();
    await traced.person.call('POST', '/api/me/forget', { name: NAME });
    await eventually(async () => tracesIn(await cells(), traced.id).size === 0);
    await checkForgotten(house, store, traced);
  });

  test('a server that dies between claiming and marking: another one sends again, and it is one notice', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const time = new Time();
    const service = await PushService.start();
    const dying = new Failing(await PostgresStore.open(url, { serves: true }), ['settleNotice']);
    dying.broken = true;
    const options = { now: time.now, reach: reachHere };
    const one = await serve(GAMES, { ...options, store: dying.store });
    const people = [await one.guest('Ann'), await one.guest('Ben')];
    const browsers = [await service.browser(people[0], '/0'), await service.browser(people[1], '/1')];
    const wish = { game: 'bids', seats: [{ kind: 'me' } as const, { kind: 'invited' } as const] };
    const { id, invite } = await people[0].create({ ...wish, clock: { kind: 'days', days: 3 } });
    await people[1].act(id, 'join', { invite });
    await people[0].act(id, 'start');
    await eventually(() => service.delivered.length === 2 && dying.failures === 2);
    await one.stop();
    const two = await serve(GAMES, { ...options, store: await PostgresStore.open(url, { serves: true }) });
    const { notices } = two.server.services;
    await notices.sweep();
    await notices.finish();
    expect(service.delivered).toHaveLength(2);
    time.at += NOTICE_CLAIM;
    await eventually(() => service.delivered.length === 4);
    time.at += NOTICE_CLAIM;
    await notices.sweep();
    await notices.finish();
    expect(service.delivered).toHaveLength(4);
    // The push service keeps one of a topic, the screen one of a tag.
    for (const { path, notices: got } of browsers) {
      expect(got).toEqual([got[0], got[0]]);
      expect(new Set(service.at(path).map(({ headers }) => headers.topic))).toEqual(new Set([got[0].tag]));
    }
  });
});
