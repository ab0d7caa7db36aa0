/** Servers of newer rules beside servers of older ones: everybody's match goes on, and is at one of them at a time. */

import type { AnyGame } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Append, Store } from '../store/store.ts';
import type { Client, Line } from './client.ts';
import { CLOISTER, GAMES } from './games.ts';
import { at, postgresOfFile, withCluster } from './nodes.ts';
import { eventually, newFile, type Running, seat, serve, watchAll } from './table.ts';

const SHOW = { kind: 'show' };
const postgres = await postgresOfFile();

const NEWER: AnyGame = { ...CLOISTER, version: CLOISTER.version + 1, migrate: (state) => state };
/** Old steps tell something else by them. */
const OTHERWISE: AnyGame = {
  ...NEWER,
  play: (state, player, move, effects) => {
    NEWER.play(state, player, move, effects);
    effects.tell({ type: 'and more' });
  },
};

async function snapshotAt(store: Store, id: string): Promise<number> {
  const { root, now } = JSON.parse((await store.load(id))?.snapshot ?? '');
  return (now ?? root).at;
}

const look = async (running: Running, person: Client, id: string) =>
  (await at(running, person).request('GET', `/api/matches/${id}`)).json;
const WAITS = { error: 'unavailable' };

/** A match at a server of the older rules, with one step that is in no snapshot. */
async function played(
  url: string,
): Promise<{ old: Running; id: string; people: readonly Client[]; ann: Line }> {
  const old = await serve(GAMES, { store: await PostgresStore.open(url, { serves: true }) });
  const { id, people } = await seat(old, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  expect(await ann.move(id, SHOW)).toBeNull();
  expect(await snapshotAt(old.store, id)).toBe(0);
  return { old, id, people, ann };
}

async function next(url: string, game: AnyGame): Promise<Running> {
  return serve([game], { store: await PostgresStore.open(url, { serves: true }) });
}

describe.skipIf(!postgres)('newer rules', () => {
  test('leave a match to the servers of the older ones as long as somebody is at the table there', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const { old, id, people, ann } = await played(url);
    const newer = await next(url, NEWER);
    await eventually(async () => (await newer.store.cluster?.look([id]))?.[0].present.length === 1);
    expect(await look(newer, people[1], id)).toEqual(WAITS);
    // Nor do they where it was put away in between.
    await old.server.services.rooms.close();
    expect(await snapshotAt(old.store, id)).toBe(1);
    expect(await look(newer, people[1], id)).toEqual(WAITS);
    ann.close();
    await eventually(async () => (await newer.store.cluster?.look([id]))?.[0].present.length === 0);
    const [ben] = await watchAll([at(newer, people[1])], id);
    expect(await ben.move(id, SHOW)).toBeNull();
  });

  test('go on from entries that nobody has put away', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const { old, id, people, ann } = await played(url);
    ann.close();
    const newer = await next(url, NEWER);
    await eventually(async () => (await newer.store.cluster?.look([id]))?.[0].present.length === 0);
    expect(newer.store.cluster?.others).toBe(1);
    const [ben] = await watchAll([at(newer, people[1])], id);
    expect(ben.of(id).told.map(({ type }) => type)).toEqual(ann.of(id).told.map(({ type }) => type));
    expect(await ben.move(id, SHOW)).toBeNull();
    expect(await snapshotAt(old.store, id)).toBe(1);
    expect(await look(old, people[2], id)).toEqual(WAITS);
    const [cleo] = await watchAll([at(newer, people[2])], id);
    expect(await cleo.move(id, SHOW)).toBeNull();
  });

  test('that would have told something else wait until a server of the older ones has put it away', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const { old, id, people, ann } = await played(url);
    ann.close();
    const newer = await next(url, OTHERWISE);
    await eventually(async () => (await newer.store.cluster?.look([id]))?.[0].present.length === 0);
    expect(await look(newer, people[1], id)).toEqual(WAITS);
    await old.server.services.rooms.close();
    const [ben] = await watchAll([at(newer, people[1])], id);
    expect(await ben.move(id, SHOW)).toBeNull();
  });

  test('that have not moved a match leave its snapshot to the older ones', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const { old, id, people, ann } = await played(url);
    ann.close();
    const newer = await next(url, NEWER);
    await eventually(async () => (await newer.store.cluster?.look([id]))?.[0].present.length === 0);
    expect(await look(newer, people[1], id)).toMatchObject({ table: { id } });
    await newer.server.services.rooms.close();
    expect(JSON.parse((await old.store.load(id))?.snapshot ?? '').version).toBe(CLOISTER.version);
    const [ben] = await watchAll([people[1]], id);
    expect(await ben.move(id, SHOW)).toBeNull();
  });

  test('an older server leaves a match of newer rules to the others, and sets nothing aside', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const newer = await next(url, NEWER);
    const { id, people } = await seat(newer, 'cloister', 3);
    const older = await serve(GAMES, { store: await PostgresStore.open(url, { serves: true }) });
    expect(await look(older, people[2], id)).toEqual(WAITS);
    expect((await newer.store.row(id))?.status).toBe('running');
    // Nor when it is alone for a while.
    const alone = await serve(GAMES, {
      store: withCluster(await PostgresStore.open(url, { serves: true }), () => ({ others: 0 })),
    });
    expect(await look(alone, people[2], id)).toEqual(WAITS);
    expect((await newer.store.row(id))?.status).toBe('running');
    const [ann] = await watchAll([people[0]], id);
    expect(await ann.move(id, SHOW)).toBeNull();
  });

  test('a server puts a match away before it leaves it to the others, unless they have moved it on', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const { old, id, people, ann } = await played(url);
    ann.close();
    await eventually(async () => !(await old.server.services.rooms.isWatched(id)));
    const other = await serve(GAMES, { store: await PostgresStore.open(url, { serves: true }) });
    const [ben] = await watchAll([at(other, people[1])], id);
    await eventually(() => old.server.services.rooms.loaded === 0);
    expect(await snapshotAt(old.store, id)).toBe(1);
    expect(await ben.move(id, SHOW)).toBeNull();
  });
});

test('the only server, killed and started again with newer rules, goes on with what it had not put away', async () => {
  const file = newFile();
  const old = await serve([CLOISTER], { store: SqliteStore.open(file) });
  const { id, people } = await seat(old, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  expect(await ann.move(id, SHOW)).toBeNull();
  // As after a crash: a graceful stop would put it away.
  const copy = newFile();
  await old.store.backup(copy);
  const newer = await serve([NEWER], { store: SqliteStore.open(copy) });
  expect(await snapshotAt(newer.store, id)).toBe(0);
  const [ben] = await watchAll([at(newer, people[1])], id);
  expect(await ben.move(id, SHOW)).toBeNull();
});

test('a step that was stored, though the store said otherwise, is put away with the rest', async () => {
  const store = SqliteStore.open(newFile());
  const append = store.append.bind(store);
  let isInDoubt = false;
  store.append = async (one: Append) => {
    const stored = await append(one);
    if (isInDoubt) throw new Error('nobody has answered');
    return stored;
  };
  const running = await serve([CLOISTER], { store, alert: () => {} });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  isInDoubt = true;
  await expect(ann.move(id, SHOW)).rejects.toThrow('notStored');
  await running.server.services.rooms.close();
  expect((await store.load(id))?.logged.length).toBe(1);
  expect(await snapshotAt(store, id)).toBe(1);
});
