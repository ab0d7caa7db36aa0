/** A match goes on under newer rules: its log keeps what older rules made, and its record is whole. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AnyGame, Match, parseRecord, withoutUndone } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { exportMatch, importMatch, verify } from '../maintenance.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { CLOISTER } from './games.ts';
import { at } from './nodes.ts';
import { eventually, newFile, newFolder, playOut, type Running, seat, serve, watchAll } from './table.ts';

const NEWER: AnyGame = {
  ...CLOISTER,
  records: {
    version: CLOISTER.records.version + 1,
    migrate: (state) => state,
    upgrade: (record) => ({
      ...record,
      version: NEWER.records.version,
      entries: withoutUndone(record.entries),
    }),
  },
};
/** Old steps tell something else by them. */
const OTHERWISE: AnyGame = {
  ...NEWER,
  play: (state, player, move, effects) => {
    NEWER.play(state, player, move, effects);
    effects.tell({ type: 'and more' });
  },
};
const UNREADABLE: AnyGame = { ...NEWER, records: { ...NEWER.records, upgrade: () => null } };

/** A match that the older rules began, with a step taken back, and how they left it. */
async function begun(snapshotEvery: number) {
  const file = newFile();
  const first = await serve([CLOISTER], { store: SqliteStore.open(file), snapshotEvery });
  const { id, people } = await seat(first, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  await ann.move(id, { kind: 'note', mark: 1 });
  await ann.undo(id);
  await ann.move(id, { kind: 'note', mark: 2 });
  await ann.move(id, { kind: 'show' });
  return { file, data: dirname(file), first, id, people };
}

async function goOn(match: Awaited<ReturnType<typeof begun>>, game: AnyGame) {
  const second = await serve([game], { store: SqliteStore.open(match.file) });
  return { second, lines: await watchAll(back(match, second), match.id) };
}

test('is ended, replayed from all seats, verified, exported and imported', async () => {
  const match = await begun(32);
  await match.first.stop();
  const { second, lines } = await goOn(match, NEWER);
  expect(lines[0].last('table')?.table.version).toBe(NEWER.records.version);
  await playOut(lines, match.id, 'goes on');
  const told = lines.map((line) => line.of(match.id).told);
  await second.stop();
  expect(await verify(match.data, [NEWER])).toMatchObject({
    faults: [],
    older: [{ match: match.id, version: CLOISTER.records.version, readAs: NEWER.records.version }],
  });
  const out = join(newFolder(), 'record.json');
  await exportMatch(match.data, match.id, out, [NEWER]);
  const record = parseRecord(JSON.parse(readFileSync(out, 'utf8')));
  if (!record) throw new Error('no record');
  expect(record).toMatchObject({ version: NEWER.records.version });
  const replayed = Match.replay(NEWER, record);
  // Nothing of the step that was taken back, and of everything else what was told.
  told.forEach((heard, watcher) => {
    const kept = replayed.perspective(watcher).told;
    expect(heard.filter((event) => !isUndone(heard, event))).toEqual(kept);
  });
  const taken = await importMatch(match.data, out, [NEWER], 5000);
  const third = await serve([NEWER], { store: SqliteStore.open(match.file) });
  expect(await third.client().call('GET', `/api/matches/${taken}/record`)).toEqual(record);
  expect(await third.client().call('GET', `/api/matches/${match.id}/record`)).toEqual(record);
});

/** The first note and the word that it was taken back. */
function isUndone(told: readonly { readonly type: string }[], event: { readonly type: string }): boolean {
  const word = told.findIndex(({ type }) => type === 'house.takenBack');
  return word >= 0 && (event === told[word] || event === told[word - 1]);
}

test('whose beginning cannot be read any more is played to its end, and verify says so', async () => {
  const match = await begun(32);
  await match.first.stop();
  const { second, lines } = await goOn(match, UNREADABLE);
  await playOut(lines, match.id, 'goes on');
  await second.stop();
  expect(await verify(match.data, [UNREADABLE])).toMatchObject({
    faults: [],
    older: [{ match: match.id, version: CLOISTER.records.version, readAs: null }],
  });
});

/** A server on a file of its own, with what it says to the operator. */
async function alone(file: string, game: AnyGame) {
  const alerts: string[] = [];
  const running = await serve([game], { store: SqliteStore.open(file), alert: (text) => alerts.push(text) });
  return { running, alerts };
}

/** The same people at another server. */
function back({ people }: Awaited<ReturnType<typeof begun>>, running: Running) {
  return people.map((person) => at(running, person));
}

test('that older rules left without a snapshot, and newer ones cannot play again, waits: the old version started once helps', async () => {
  const match = await begun(1000);
  const killed = join(newFolder(), 'killed.db');
  await match.first.store.backup(killed);
  const newer = await alone(killed, OTHERWISE);
  for (let tries = 0; tries < 2; tries++)
    await expect(watchAll(back(match, newer.running), match.id)).rejects.toThrow('setAside');
  expect(newer.alerts).toHaveLength(1);
  expect(newer.alerts[0]).toMatch(/start and stop that version once/);
  await newer.running.stop();
  // Nobody is there: it is taken up because it is due.
  const older = await alone(killed, CLOISTER);
  await eventually(() => older.running.server.services.rooms.loaded === 1);
  await older.running.stop();
  const again = await alone(killed, OTHERWISE);
  const lines = await watchAll(back(match, again.running), match.id);
  expect(lines[0].of(match.id).outcome).toBeNull();
  await playOut(lines, match.id, 'goes on');
  expect([older.alerts, again.alerts]).toEqual([[], []]);
});

test('that newer rules went on with is not taken by older ones, and the newer ones go on', async () => {
  const match = await begun(32);
  await match.first.stop();
  const { second, lines } = await goOn(match, NEWER);
  const [, ben] = lines;
  await ben.move(match.id, { kind: 'show' });
  await second.stop();
  const older = await alone(match.file, CLOISTER);
  await expect(watchAll(back(match, older.running), match.id)).rejects.toThrow('setAside');
  expect(older.alerts.join()).toMatch(/version 2 of the rules went on/);
  await older.running.stop();
  const { lines: again } = await goOn(match, NEWER);
  await playOut(again, match.id, 'goes on');
  expect(again[0].of(match.id).outcome).not.toBeNull();
});

describe('that crossed two upgrades', () => {
  const third = (upgrade: NonNullable<AnyGame['records']['upgrade']>): AnyGame => ({
    ...CLOISTER,
    records: { version: NEWER.records.version + 1, migrate: (state) => state, upgrade },
  });

  /** Played by three versions one after the other, to its end. */
  async function crossedTwice(newest: AnyGame) {
    const match = await begun(32);
    await match.first.stop();
    const { second, lines } = await goOn(match, NEWER);
    const [, ben] = lines;
    await ben.move(match.id, { kind: 'note', mark: 1 });
    await ben.undo(match.id);
    await ben.move(match.id, { kind: 'show' });
    await second.stop();
    const { second: last, lines: there } = await goOn(match, newest);
    await playOut(there, match.id, 'goes on');
    await last.stop();
    return match;
  }

  test('is verified, exported and imported as one of the newest', async () => {
    const asked: number[] = [];
    const NEWEST: AnyGame = third((record) => {
      asked.push(record.version);
      return { ...record, version: NEWEST.records.version, entries: withoutUndone(record.entries) };
    });
    const match = await crossedTwice(NEWEST);
    expect(await verify(match.data, [NEWEST])).toMatchObject({
      faults: [],
      older: [{ match: match.id, version: CLOISTER.records.version, readAs: NEWEST.records.version }],
    });
    expect(new Set(asked)).toEqual(new Set([CLOISTER.records.version, NEWER.records.version]));
    const out = join(newFolder(), 'record.json');
    await exportMatch(match.data, match.id, out, [NEWEST]);
    const record = parseRecord(JSON.parse(readFileSync(out, 'utf8')));
    expect(record).toMatchObject({ version: NEWEST.records.version });
    expect(record?.entries.some((entry) => 'undo' in entry)).toBe(false);
    expect(await importMatch(match.data, out, [NEWEST], 5000)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('and cannot be read as a whole is played to its end, verify says so, and nobody takes its record for one of the newest', async () => {
    const half = third((record) =>
      record.version === CLOISTER.records.version ? { ...record, version: half.records.version } : null,
    );
    const match = await crossedTwice(half);
    expect(await verify(match.data, [half])).toMatchObject({
      faults: [],
      older: [{ match: match.id, version: CLOISTER.records.version, readAs: null }],
    });
    const out = join(newFolder(), 'record.json');
    await exportMatch(match.data, match.id, out, [half]);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ version: NEWER.records.version });
    await expect(importMatch(match.data, out, [half], 5000)).rejects.toThrow(
      /cannot be played again: version 2, not 3/,
    );
  });
});
