/** What an operator does with the data, on a running server too. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DATABASE } from '../config.ts';
import { backup, exportMatch, importMatch, restoreBackup, verify } from '../maintenance.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { StoreError } from '../store/store.ts';
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
  expect(faults.map(({ match }) => match)).toContain(finished.id);
  await expect(verify(newFolder(), GAMES)).rejects.toThrow(/no Conclave data/);
});

test('a restore never mixes with what an older database has left', async () => {
  const { data } = await playedServer();
  const copy = join(newFolder(), 'copy.db');
  await backup(data, copy);
  for (const left of ['-wal', '-shm', '-mark']) {
    const folder = newFolder();
    writeFileSync(join(folder, `${DATABASE}${left}`), 'left over');
    await expect(restoreBackup(copy, folder)).rejects.toThrow(/already there/);
    expect(existsSync(join(folder, DATABASE))).toBe(false);
  }
  const torn = join(newFolder(), 'torn.db');
  writeFileSync(torn, readFileSync(copy).subarray(0, 5000));
  const folder = newFolder();
  await expect(restoreBackup(torn, folder)).rejects.toThrow(/cannot be opened/);
  expect(existsSync(join(folder, DATABASE))).toBe(false);
});

test('a record that does not play is refused in words', async () => {
  const { data, finished, running } = await playedServer();
  const file = join(newFolder(), 'record.json');
  await running.stop();
  await exportMatch(data, finished.id, file, GAMES);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  for (const entries of [[{ seat: 0, move: { kind: 'no' }, by: 'player' }], record.entries.slice(3), [{}]]) {
    writeFileSync(file, JSON.stringify({ ...record, entries }));
    await expect(importMatch(data, file, GAMES, 1)).rejects.toThrow(StoreError);
  }
});

test('losses are said by verify, and by the server whatever it logs', async () => {
  const { data, running, under } = await playedServer();
  await running.stop();
  const file = join(data, DATABASE);
  tamper(file, under.id, 0, () => '{');
  writeFileSync(`${file}-mark`, '99999'.padStart(16));
  const said: string[] = [];
  const second = await serve(GAMES, { store: SqliteStore.open(file), alert: (text) => said.push(text) });
  expect((await second.client().request('GET', `/api/matches/${under.id}`)).json).toEqual({
    error: 'setAside',
  });
  expect(said.join('\n')).toMatch(/has lost \d+ of 99999 entries/);
  expect(said.join('\n')).toMatch(new RegExp(`Match ${under.id} was set aside`));
  await second.stop();
  const { faults } = await verify(data, GAMES);
  expect(faults.map(({ why }) => why).join('\n')).toMatch(/damaged in entries/);
});

test('notes keep every letter, or are refused', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const write = (text: string) =>
    people[0].request('PUT', `/api/matches/${id}/notebook`, JSON.stringify({ text }));
  const odd = 'before\u0000after \ufeff \u2028 😀';
  expect((await write(odd)).status).toBe(200);
  expect((await people[0].call('GET', `/api/matches/${id}/notebook`)).text).toBe(odd);
  expect((await write('half \ud800 a letter')).status).toBe(400);
});
