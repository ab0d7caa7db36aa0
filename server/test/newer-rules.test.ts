/** Servers of newer and older rules side by side: every match goes on, at one of them at a time. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, Match, parseRecord } from '@conclave/engine';
import { ballot } from '@conclave/engine/testing/ballot';
import { describe, expect, test } from 'vitest';
import { exportMatch, importMatch, verify } from '../maintenance.ts';
import { PostgresStore } from '../store/postgres.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Append, Store } from '../store/store.ts';
import type { Client, Line } from './client.ts';
import { CLOISTER, GAMES } from './games.ts';
import { at, postgresOfFile, withCluster } from './nodes.ts';
import { eventually, newFile, newFolder, type Running, seat, serve, watchAll } from './table.ts';

const SHOW = { kind: 'show' };
const postgres = await postgresOfFile();

const NEWER: AnyGame = {
  ...CLOISTER,
  records: { version: CLOISTER.records.version + 1, migrate: (state) => state },
};
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
    await eventually(async () => (await newer.store.cluster?.heads([id]))?.[0].present.length === 1);
    expect(await look(newer, people[1], id)).toEqual(WAITS);
    // Nor do they where it was put away in between.
    await old.server.services.rooms.close();
    expect(await snapshotAt(old.store, id)).toBe(1);
    expect(await look(newer, people[1], id)).toEqual(WAITS);
    ann.close();
    await eventually(async () => (await newer.store.cluster?.heads([id]))?.[0].present.length === 0);
    const [ben] = await watchAll([at(newer, people[1])], id);
    expect(await ben.move(id, SHOW)).toBeNull();
  });

  test('go on from entries that nobody has put away', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const { old, id, people, ann } = await played(url);
    ann.close();
    const newer = await next(url, NEWER);
    await eventually(async () => (await newer.store.cluster?.heads([id]))?.[0].present.length === 0);
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
    await eventually(async () => (await newer.store.cluster?.heads([id]))?.[0].present.length === 0);
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
    await eventually(async () => (await newer.store.cluster?.heads([id]))?.[0].present.length === 0);
    expect(await look(newer, people[1], id)).toMatchObject({ table: { id } });
    await newer.server.services.rooms.close();
    expect(JSON.parse((await old.store.load(id))?.snapshot ?? '').version).toBe(CLOISTER.records.version);
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

describe.skipIf(!postgres)('a rolling upgrade to rules under which strokes are drafts', () => {
  const STROKES: AnyGame = ballot(true);
  const PLAIN: AnyGame = ballot(false);
  const DECISIONS: AnyGame = {
    ...PLAIN,
    records: {
      version: STROKES.records.version + 1,
      // What was handed in is kept, the rest is blank.
      migrate: (state) => {
        const { votes, ...rest } = state as { votes: readonly (readonly unknown[])[] };
        return { ...rest, votes, pencilled: votes.map((own) => own.map(() => null)) };
      },
      upgrade: (record) => {
        const entries = record.entries.filter((entry) => !('move' in entry && isStroke(entry.move)));
        return { ...record, version: DECISIONS.records.version, entries };
      },
    },
  };
  const isStroke = (move: unknown) => (move as { kind: string }).kind === 'pencil';
  const vote = (figure: number, choice: number) => ({ kind: 'vote', figure, choice });
  const hand = async (line: Line, id: string, figure: number, choice: number) => {
    await line.move(id, { kind: 'pencil', figure, choice });
    return line.move(id, vote(figure, choice));
  };

  test('with pages left open and a hand half drawn: nothing handed in is lost, and the match is ended, verified, exported and imported', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const nodeOf = async (game: AnyGame) =>
      serve([game], { store: await PostgresStore.open(url, { serves: true }) });
    const [one, two] = [await nodeOf(STROKES), await nodeOf(STROKES)];
    const { id, people } = await seat(one, 'ballot', 2, { clock: { kind: 'live', turn: 3600, bank: 0 } });
    const [ann] = await watchAll([people[0]], id);
    const [ben] = await watchAll([at(two, people[1])], id);
    expect(await hand(ben, id, 0, 2)).toBeNull();
    expect(await hand(ben, id, 1, 1)).toBeNull();
    expect(await hand(ann, id, 0, 3)).toBeNull();
    await ann.move(id, { kind: 'pencil', figure: 1, choice: 3 });
    // The first is replaced. Whoever was there goes on beside Ben, at the one that is still of the old rules.
    await one.stop();
    expect(ann.closedWith).not.toBeNull();
    const first = await nodeOf(DECISIONS);
    await eventually(async () => (await first.store.cluster?.heads([id]))?.[0].present.length === 1);
    expect(await look(first, people[0], id)).toEqual(WAITS);
    const [beside] = await watchAll([at(two, people[0])], id);
    expect(beside.tables.get(id)?.version).toBe(STROKES.records.version);
    expect(beside.of(id).moves).toContainEqual(vote(1, 3));
    // Then the second: both find the match under the newer rules, which they are told before anything is drawn.
    await two.stop();
    const second = await nodeOf(DECISIONS);
    await eventually(async () => (await first.store.cluster?.heads([id]))?.[0].present.length === 0);
    const [again] = await watchAll([at(first, people[0])], id);
    // Those at the other must not take her for somebody at a server of the old rules, though nobody has moved yet.
    const version = async () => JSON.parse((await first.store.load(id))?.snapshot ?? '').version;
    await eventually(async () => (await version()) === DECISIONS.records.version);
    const lines = [again, ...(await watchAll([at(second, people[1])], id))];
    expect(lines.map((line) => line.tables.get(id)?.version)).toEqual([
      DECISIONS.records.version,
      DECISIONS.records.version,
    ]);
    expect(lines.map((line) => line.of(id).view)).toMatchObject([
      { votes: [[3, null], null], pencilled: [[null, null], null] },
      { votes: [null, [2, 1]], pencilled: [null, [null, null]] },
    ]);
    // A page of the old rules that was not loaded anew is refused, and nothing changes.
    expect(await lines[0].move(id, { kind: 'pencil', figure: 1, choice: 3 })).toMatchObject({ rule: 'BA-1' });
    // What she draws anew is kept by one server and known to the other.
    const slot = { for: 'window 0', drafts: [vote(1, 3)] };
    await at(first, people[0]).request('PUT', `/api/matches/${id}/drafts`, slot);
    expect(await at(second, people[0]).call('GET', `/api/matches/${id}/drafts`)).toEqual(slot);
    expect(await lines[0].move(id, vote(1, 3))).toBeNull();
    for (let round = 1; round < 3; round++)
      for (const line of lines) {
        await line.until(() => line.of(id).told.filter(({ type }) => type === 'counted').length === round);
        for (const figure of [0, 1]) expect(await line.move(id, vote(figure, round))).toBeNull();
      }
    for (const line of lines) await line.until(() => line.of(id).outcome !== null);
    const told = lines.map((line) => line.of(id).told);
    expect(await verify(url, [DECISIONS])).toMatchObject({
      faults: [],
      older: [{ match: id, version: STROKES.records.version, readAs: DECISIONS.records.version }],
    });
    const out = join(newFolder(), 'record.json');
    await exportMatch(url, id, out, [DECISIONS]);
    const record = parseRecord(JSON.parse(readFileSync(out, 'utf8')));
    if (!record) throw new Error('no record');
    const replayed = Match.replay(DECISIONS, record);
    for (const [watcher, heard] of told.entries())
      expect(replayed.perspective(watcher).told).toEqual(heard.filter(({ type }) => type !== 'pencilled'));
    const taken = await importMatch(url, out, [DECISIONS], 5000);
    expect(await first.client().call('GET', `/api/matches/${taken}/record`)).toEqual(record);
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
