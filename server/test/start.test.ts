/** The whole server as the operator starts it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, DATABASE, readConfig } from '../config.ts';
import { startServer } from '../start.ts';
import { Client } from './client.ts';
import { newFolder, playOn, watchAll } from './table.ts';
import { rngOf } from './think.ts';

const configOf = (data: string, port = 0): Config => ({
  data,
  port,
  host: '127.0.0.1',
  metricsToken: null,
  behindProxy: false,
  keepDays: null,
  key: null,
  programs: false,
  noticeUrl: null,
  origin: null,
  database: null,
});

async function start(config: Config) {
  const started = await startServer(config, { logger: false });
  onTestFinished(() => started.stop());
  return started;
}

test('a person plays Temple Code with the game’s own bots, in their threads', async () => {
  const { url } = await start(configOf(newFolder()));
  const ann = await new Client(url).signIn('Ann');
  const { games } = (await ann.call('GET', '/api/games')) as { games: { id: string }[] };
  expect(games.map(({ id }) => id)).toContain('temple-code');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'fair' }] as const;
  const { id } = await ann.create({ game: 'temple-code', seats: [...seats] });
  await ann.act(id, 'start');
  const [line] = await watchAll([ann], id);
  await playOn(line, id, rngOf('start'), 3);
  const by = () => line.of(id).told.flatMap((event) => ('seat' in event ? [event.seat] : []));
  await line.until(() => by().includes(1) && by().includes(2));
  await ann.act(id, 'end');
  await line.until(() => line.of(id).outcome !== null);
  const record = (await ann.call('GET', `/api/matches/${id}/record`)) as { entries: { by?: string }[] };
  expect(record.entries.filter((entry) => entry.by === 'bot').length).toBeGreaterThan(1);
  expect(record.entries.filter((entry) => entry.by === 'clock')).toEqual([]);
});

test('a port that is taken is named, with what to do', async () => {
  const { url } = await start(configOf(newFolder()));
  const port = Number(new URL(url).port);
  await expect(start(configOf(newFolder(), port))).rejects.toThrow(
    new RegExp(`Port ${port} is taken.*--port`),
  );
});

test('data that cannot be used are named, with the reason', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, DATABASE));
  await expect(start(configOf(folder))).rejects.toThrow(/conclave\.db cannot be opened for writing/);
  const file = join(newFolder(), 'a file');
  writeFileSync(file, '');
  await expect(start(configOf(file))).rejects.toThrow(/cannot be opened for writing/);
  const newer = newFolder();
  await (await startServer(configOf(newer), { logger: false })).stop();
  const db = new Database(join(newer, DATABASE));
  db.exec('pragma user_version = 99');
  db.close();
  await expect(start(configOf(newer))).rejects.toThrow(/written by a newer Conclave \(format 99/);
});

test('settings: flags before the environment before defaults, and nonsense is named', () => {
  expect(readConfig({}, {})).toMatchObject({ port: 4004, host: '127.0.0.1', metricsToken: null });
  expect(readConfig({ port: '1' }, { CONCLAVE_PORT: '2', PORT: '3' }).port).toBe(1);
  expect(readConfig({}, { CONCLAVE_PORT: '2', PORT: '3' }).port).toBe(2);
  expect(readConfig({}, { PORT: '3', CONCLAVE_DATA: '/srv/conclave' })).toMatchObject({
    port: 3,
    data: '/srv/conclave',
  });
  expect(readConfig({}, {}).behindProxy).toBe(false);
  expect(readConfig({}, { CONCLAVE_BEHIND_PROXY: '1' }).behindProxy).toBe(true);
  for (const port of ['65536', '-1', 'http', '80a', ''])
    expect(() => readConfig({ port }, {})).toThrow(/port/);
});

test('a second server on the same folder refuses to start, also one of the same number in another container', async () => {
  const folder = newFolder();
  const first = await startServer(configOf(folder), { logger: false });
  await expect(start(configOf(folder))).rejects.toThrow(/already serves the data.*--data/);
  await first.stop();
  await expect(start(configOf(folder))).resolves.toBeDefined();
});

test('a folder whose server was killed is free at once, whoever has its number now', async () => {
  const folder = newFolder();
  const lock = `
    const Database = require('libsql');
    const db = new Database(${JSON.stringify(join(folder, 'serving.db'))});
    db.exec('begin immediate');
    console.log('serving');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--eval', lock], { cwd: import.meta.dirname });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  await expect(start(configOf(folder))).rejects.toThrow(/already serves/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(start(configOf(folder))).resolves.toBeDefined();
});
