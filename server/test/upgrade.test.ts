/** A match that goes on under newer rules: its log keeps what older ones made, and its record is whole. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AnyGame, Match, parseRecord, withoutUndone } from '@conclave/engine';
import { expect, test } from 'vitest';
import { exportMatch, importMatch, verify } from '../maintenance.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { CLOISTER } from './games.ts';
import { newFile, newFolder, playOut, seat, serve, watchAll } from './table.ts';

const NEWER: AnyGame = {
  ...CLOISTER,
  version: CLOISTER.version + 1,
  migrate: (state) => state,
  upgrade: (record) => ({ ...record, version: NEWER.version, entries: withoutUndone(record.entries) }),
};
/** Old steps tell something else by them. */
const OTHERWISE: AnyGame = {
  ...NEWER,
  play: (state, player, move, effects) => {
    NEWER.play(state, player, move, effects);
    effects.tell({ type: 'and more' });
  },
};
const UNREADABLE: AnyGame = { ...NEWER, upgrade: () => null };

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

async function goOn({ file, id, people }: Awaited<ReturnType<typeof begun>>, game: AnyGame) {
  const second = await serve([game], { store: SqliteStore.open(file) });
  const back = people.map((person) => {
    const client = second.client();
    client.cookie = person.cookie;
    return client;
  });
  return { second, lines: await watchAll(back, id) };
}

test('is ended, replayed from all seats, verified, exported and imported', async () => {
  const match = await begun(32);
  await match.first.stop();
  const { second, lines } = await goOn(match, NEWER);
  expect(lines[0].last('table')?.table.version).toBe(NEWER.version);
  await playOut(lines, match.id, 'goes on');
  const told = lines.map((line) => line.of(match.id).told);
  await second.stop();
  expect(await verify(match.data, [NEWER])).toMatchObject({
    faults: [],
    older: [{ match: match.id, version: CLOISTER.version, readAs: NEWER.version }],
  });
  const out = join(newFolder(), 'record.json');
  await exportMatch(match.data, match.id, out, [NEWER]);
  const record = parseRecord(JSON.parse(readFileSync(out, 'utf8')));
  if (!record) throw new Error('no record');
  expect(record).toMatchObject({ version: NEWER.version });
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
    older: [{ match: match.id, version: CLOISTER.version, readAs: null }],
  });
});

test('that older rules left without a snapshot, and newer ones cannot play again, is set aside with a sentence that says what to do', async () => {
  const match = await begun(1000);
  const copy = join(newFolder(), 'killed.db');
  await match.first.store.backup(copy);
  const alerts: string[] = [];
  const killed = await serve([OTHERWISE], {
    store: SqliteStore.open(copy),
    alert: (text) => alerts.push(text),
  });
  const ann = killed.client();
  ann.cookie = match.people[0].cookie;
  await expect(watchAll([ann], match.id)).rejects.toThrow();
  expect(alerts.join()).toMatch(/start and stop that version once/);
  await killed.stop();
  // So it goes on with the old version, and after that with the new one.
  await match.first.stop();
  const { lines } = await goOn(match, OTHERWISE);
  expect(lines[0].of(match.id).outcome).toBeNull();
});

test('that newer rules went on with is not taken by older ones', async () => {
  const match = await begun(32);
  await match.first.stop();
  const { second, lines } = await goOn(match, NEWER);
  const [, ben] = lines;
  await ben.move(match.id, { kind: 'show' });
  await second.stop();
  const alerts: string[] = [];
  const third = await serve([CLOISTER], {
    store: SqliteStore.open(match.file),
    alert: (text) => alerts.push(text),
  });
  const ann = third.client();
  ann.cookie = match.people[0].cookie;
  await expect(watchAll([ann], match.id)).rejects.toThrow();
  expect(alerts.join()).toMatch(/version 2 of the rules went on/);
});
