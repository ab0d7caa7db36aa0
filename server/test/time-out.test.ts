/** A time-out is told once, to those who may know it, and only by nodes that all understand it. */

import { Client as Database } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PostgresStore } from '../store/postgres.ts';
import type { Line } from './client.ts';
import { GAMES } from './games.ts';
import { postgresOfFile } from './nodes.ts';
import { eventually, seat, serve, Time, watchAll } from './table.ts';

const LIVE = { kind: 'live', turn: 10, bank: 0 } as const;
const lateAt = (line: Line, id: string) => line.of(id).told.filter(({ type }) => type === 'house.late');

async function table(game: string) {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now });
  const { id, people } = await seat(running, game, 3, { clock: LIVE });
  const lines = await watchAll([...people, await running.guest('Gail')], id);
  return { time, id, lines };
}

test('all are told whose time was up, where all knew who was waited for', async () => {
  const { time, id, lines } = await table('cloister');
  time.pass(10);
  for (const line of lines) {
    await line.until(() => lateAt(line, id).length > 0);
    expect(lateAt(line, id)).toEqual([{ type: 'house.late', seat: 0 }]);
  }
});

test('in a window whoever did not answer in time is told, and nobody else', async () => {
  const { time, id, lines } = await table('bids');
  const [ann] = lines;
  await ann.move(id, { kind: 'pass' });
  time.pass(10);
  for (const line of lines) await line.until(() => line.of(id).told.some(({ type }) => type === 'closed'));
  expect(lines.map((line) => lateAt(line, id))).toEqual([
    [],
    [{ type: 'house.late', seat: 1 }],
    [{ type: 'house.late', seat: 2 }],
    [],
  ]);
});

test('a window that needs several steps of a seat says it once', async () => {
  const { time, id, lines } = await table('passing');
  time.pass(10);
  const [ann] = lines;
  await ann.until(() => (ann.of(id).view as { passing: boolean }).passing === false);
  expect(lateAt(ann, id)).toEqual([{ type: 'house.late', seat: 0 }]);
});

const postgres = await postgresOfFile();

describe.skipIf(!postgres)('beside another node', () => {
  /** How the clock's entry was made while a node was signed in beside ours under this name. */
  async function madeBeside(node: string): Promise<string> {
    const time = new Time();
    const url = (await postgres?.newDatabase()) ?? '';
    const store = await PostgresStore.open(url, { serves: true });
    const running = await serve(GAMES, { now: time.now, store });
    const database = new Database(url);
    await database.connect();
    onTestFinished(() => database.end());
    const alive = '(extract(epoch from clock_timestamp()) * 1000 + 4000)::bigint';
    await database.query(`insert into nodes select $1, ${alive}`, [node]);
    await eventually(() => store.cluster?.others === 1);
    const { id } = await seat(running, 'cloister', 3, { clock: LIVE });
    time.pass(10);
    await eventually(async () => ((await store.load(id))?.logged.length ?? 0) > 0);
    const [first] = (await store.load(id))?.logged ?? [];
    return JSON.parse(first).entry.by;
  }

  test('of an older version, nothing is written that it could not follow', async () => {
    for (const node of ['0123456789abcdef', 'late-0123456789abcdef'])
      expect(await madeBeside(node)).toBe('clock');
  });

  test('of this version, time-outs are said', async () => {
    expect(await madeBeside('late-still-0123456789abcdef')).toBe('late');
  });
});
