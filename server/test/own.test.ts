/** A person's own page and file, and being forgotten: no table of the schema is left out. */

import { dirname, join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { DATABASE } from '../config.ts';
import { backup, restoreBackup, verify } from '../maintenance.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { GAMES } from './games.ts';
import {
  type Cells,
  checkFile,
  checkForgotten,
  everything,
  leaveTraces,
  NAME,
  OPTIONS,
  personalTables,
  tracesIn,
} from './own-data.ts';
import { newFile, newFolder, playOut, seat, serve, watchAll } from './table.ts';

const sqliteTables = (db: Database.Database) =>
  (db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]).map(
    ({ name }) => name,
  );

function columnsOf(file: string) {
  const db = new Database(file);
  const columns = sqliteTables(db).flatMap((table) =>
    (db.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[]).map(
      ({ name }) => ({ table, column: name }),
    ),
  );
  db.close();
  return columns;
}

/** As a copy has it: steps that are still in the journal are folded by then. */
function cellsOf(file: string): Cells {
  const db = new Database(file);
  const cells = new Map(
    sqliteTables(db).map((table) => [
      table,
      (db.prepare(`select * from ${table}`).all() as object[]).flatMap((row) =>
        Object.values(row).map(String),
      ),
    ]),
  );
  db.close();
  return cells;
}

test('every table with a person in it is in the file, in a backup and a restored copy, and empty of them once they are forgotten', async () => {
  const file = newFile();
  const store = SqliteStore.open(file);
  const house = await serve(GAMES, { ...OPTIONS, store });
  const traced = await leaveTraces(house);
  const before = tracesIn(cellsOf(file), traced.id);
  // A new table that names persons must be filled above, and so looked at below.
  for (const table of personalTables(columnsOf(file))) expect([...before.keys()]).toContain(table);
  for (const table of ['people', 'kept', 'notebooks', 'drafts']) expect([...before.keys()]).toContain(table);
  checkFile(await everything(traced.person), traced);
  const copy = join(newFolder(), 'copy.db');
  await backup(dirname(file), copy);
  const fresh = newFolder();
  await restoreBackup(copy, fresh);
  expect(tracesIn(cellsOf(join(fresh, DATABASE)), traced.id)).toEqual(before);
  const wrong = await traced.person.request('POST', '/api/me/forget', { name: 'Ben' });
  expect(wrong.status).toBe(403);
  expect(tracesIn(cellsOf(file), traced.id)).toEqual(before);
  await traced.person.call('POST', '/api/me/forget', { name: NAME });
  expect(Object.fromEntries(tracesIn(cellsOf(file), traced.id))).toEqual({});
  await checkForgotten(house, store, traced);
  await house.stop();
  expect(await verify(dirname(file), GAMES)).toMatchObject({ faults: [] });
});

test('one’s own page: matches that are over, the latest first, and strength that only counted ones move', async () => {
  const house = await serve(GAMES);
  const one = await seat(house, 'bids', 2);
  await playOut(await watchAll(one.people, one.id), one.id, 'first');
  const [ann, ben] = one.people;
  const agreed = await ann.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ben.act(agreed.id, 'join', { invite: agreed.invite });
  await ann.act(agreed.id, 'start');
  await ann.act(agreed.id, 'end');
  await ben.act(agreed.id, 'end');
  await house.server.services.ratings.sweep();
  const page = await ann.call('GET', '/api/me/page');
  expect(page).toMatchObject({ name: 'Ann', shows: { strength: false, matches: false }, bots: {} });
  const results = page.results as {
    match: string;
    you: number;
    outcome: { how: string; places: number[][] };
  }[];
  expect(results.map(({ match }) => match).sort()).toEqual([one.id, agreed.id].sort());
  const ratings = page.ratings as { match: string; mu: number; sigma: number }[];
  expect(ratings.map(({ match }) => match)).toEqual([one.id]);
  const { outcome } = results.find(({ match }) => match === one.id) ?? results[0];
  const isShared = outcome.places[0].length > 1;
  const won = outcome.places[0].includes(0);
  if (!isShared) expect(ratings[0].mu > 25).toBe(won);
  expect(ratings[0].sigma).toBeLessThan(25 / 3);
  // Nobody else's, and no stranger's; and none of it in lists.
  expect((await house.client().request('GET', '/api/me/page')).status).toBe(401);
  expect(JSON.stringify(await ben.call('GET', '/api/matches?list=mine'))).not.toMatch(/sigma|"mu"|strength/);
});
