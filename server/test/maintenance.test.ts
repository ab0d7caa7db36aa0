/** What an operator does with the data, on a running server too. */

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DATABASE } from '../config.ts';
import { backup, exportMatch, importMatch, restoreBackup, verify } from '../maintenance.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { CLOISTER, GAMES } from './games.ts';
import { newFile, newFolder, playOut, seat, serve, watchAll } from './table.ts';
import { tamper } from './tamper.ts';

async function playedServer() {
  const file = newFile();
  const running = await serve(GAMES, { store: SqliteStore.open(file) });
  const finished = await seat(running, 'cloister', 3);
  await playOut(await watchAll(finished.people, finished.id), finished.id, 'kept');
  const under = await seat(running, 'cloister', 3);
  const [line] = await watchAll(under.people, under.id);
  await line.move(under.id, { kind: 'show' });
  return { running, data: dirname(file), finished, under, line };
}

test('a backup of a running server is a whole, and is restored only where nothing is', async () => {
  const { data, finished, under, line, running } = await playedServer();
  const copy = join(newFolder(), 'copy.db');
  await backup(data, copy);
  await expect(backup(data, copy)).rejects.toThrow(/already there/);
  // The server plays on.
  expect(await line.move(under.id, { kind: 'show' })).toMatchObject({ reason: 'notNow' });
  const folder = newFolder();
  await restoreBackup(copy, folder);
  await expect(restoreBackup(copy, folder)).rejects.toThrow(/already there/);
  await expect(restoreBackup(join(folder, 'nothing.db'), newFolder())).rejects.toThrow(/is not there/);
  expect(await verify(folder, GAMES)).toMatchObject({ matches: 2, faults: [] });
  const second = await serve(GAMES, { store: SqliteStore.open(join(folder, DATABASE)) });
  const ben = second.client();
  ben.cookie = under.people[1].cookie;
  const [again] = await watchAll([ben], under.id);
  expect(await again.move(under.id, { kind: 'show' })).toBeNull();
  expect((await running.store.load(under.id))?.logged).toHaveLength(1);
  const record = `/api/matches/${finished.id}/record`;
  expect(await ben.call('GET', record)).toEqual(await running.client().call('GET', record));
});

test('a finished match leaves as a record and comes in again as the same match; one that runs stays secret', async () => {
  const { data, finished, under, running } = await playedServer();
  const file = join(newFolder(), 'record.json');
  await expect(exportMatch(data, under.id, file, GAMES)).rejects.toThrow(/still secret/);
  await expect(exportMatch(data, '0'.repeat(32), file, GAMES)).rejects.toThrow(/no match/);
  await exportMatch(data, finished.id, file, GAMES);
  await expect(exportMatch(data, finished.id, file, GAMES)).rejects.toThrow(/EEXIST/);
  const id = await importMatch(data, file, GAMES, 5000);
  const record = (match: string) => running.client().call('GET', `/api/matches/${match}/record`);
  expect(await record(id)).toEqual(await record(finished.id));
  const [line] = await watchAll([running.client()], id);
  expect(line.of(id).outcome).not.toBeNull();
  writeFileSync(file, '{"format":"another"}');
  await expect(importMatch(data, file, GAMES, 5000)).rejects.toThrow(/no record/);
  writeFileSync(file, JSON.stringify({ ...(await record(id)), end: null, entries: [] }));
  await expect(importMatch(data, file, GAMES, 5000)).rejects.toThrow(/not over/);
  writeFileSync(file, readFileSync(file, 'utf8').slice(1));
  await expect(importMatch(data, file, GAMES, 5000)).rejects.toThrow(/JSON/);
});

test('verify finds a match whose log does not lead where it stands', async () => {
  const { data, finished, running } = await playedServer();
  await running.stop();
  expect(await verify(data, GAMES)).toMatchObject({ matches: 2, faults: [] });
  // Before the last snapshot, where a server no longer looks.
  tamper(join(data, DATABASE), finished.id, 0, (line) =>
    line.replace(/"move":\{[^}]*\}/, '"move":{"kind":"ask"}'),
  );
  const { faults } = await verify(data, [CLOISTER]);
  expect(faults.map(({ match }) => match)).toEqual([finished.id]);
  await expect(verify(newFolder(), GAMES)).rejects.toThrow(/no Conclave data/);
});
