/** Steps stand in the journal until they are folded. Nothing may show that, and nothing may be lost between. */

import { copyFileSync } from 'node:fs';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apart, lineOf, Step } from '../store/entry-line.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { Sql } from '../store/sql.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { appendTo, begun } from './store.contract.ts';
import { newFile } from './table.ts';
import { inFile } from './tamper.ts';

function opened(file: string): Store {
  const store = SqliteStore.open(file);
  onTestFinished(() => store.close());
  return store;
}

/** The entries that stand in the journal. */
function journalled(file: string): number {
  const rows = inFile(file, 'select steps from journal');
  const steps = rows.flatMap((row) => apart(String(row.steps)).map((line) => new Step(line)));
  return steps.reduce((sum, { length }) => sum + length, 0);
}

const entries = async (store: Store, match: string) => (await store.load(match))?.logged;
const lines = (length: number) => Array.from({ length }, (_none, at) => `{"entry":${at}}`);

test('a crash while steps stand in the journal loses none of them', async () => {
  const file = newFile();
  const store = opened(file);
  const { id } = await begun(store, 1);
  for (let at = 0; at < 3; at++) await store.append(appendTo(id, at));
  expect(journalled(file)).toBe(3);
  const copy = newFile();
  for (const end of ['', '-wal', '-mark']) copyFileSync(file + end, copy + end);
  const after = opened(copy);
  expect(await after.warning()).toBeNull();
  expect(journalled(copy)).toBe(0);
  expect(await entries(after, id)).toEqual(lines(3));
  expect(await after.hasStep(id, 0, 'step-2')).toBe(true);
  expect(await after.append(appendTo(id, 1))).toBe('known');
  expect(await after.append(appendTo(id, 3))).toBe('stored');
});

for (const [when, look] of [
  ['in the journal', async () => {}],
  ['folded', async (store: Store, match: string) => void (await store.row(match))],
] as const) {
  test(`${when}: a step is known, another at its place conflicts`, async () => {
    const file = newFile();
    const store = opened(file);
    const { id } = await begun(store, 1);
    await store.append(appendTo(id, 0, { logged: ['{"entry":0}', '{"entry":1}'] }));
    await look(store, id);
    expect(journalled(file)).toBe(when === 'folded' ? 0 : 2);
    expect(await store.append(appendTo(id, 0))).toBe('known');
    expect(await store.append(appendTo(id, 2, { step: { seat: 0, id: 'step-0' } }))).toBe('known');
    for (const at of [0, 1, 3])
      expect(await store.append(appendTo(id, at, { step: { seat: 0, id: 'other' } }))).toBe('conflict');
    expect(await store.append(appendTo(id, 0, { step: null }))).toBe('conflict');
    expect(await store.append(appendTo(id, 2, { step: { seat: 0, id: 'other' } }))).toBe('stored');
    expect(await entries(store, id)).toEqual(lines(3));
  });
}

test('two servers on one file: what one has put in its journal, the other knows', async () => {
  const file = newFile();
  const [one, two] = [opened(file), opened(file)];
  const { id } = await begun(one, 1);
  expect(await one.append(appendTo(id, 0))).toBe('stored');
  expect(await two.append(appendTo(id, 0))).toBe('known');
  expect(await two.append(appendTo(id, 0, { step: { seat: 1, id: 'late' } }))).toBe('conflict');
  expect(await two.append(appendTo(id, 1))).toBe('stored');
  expect(await one.append(appendTo(id, 1, { step: { seat: 1, id: 'late' } }))).toBe('conflict');
  expect(await one.append(appendTo(id, 1))).toBe('known');
  expect(await one.append(appendTo(id, 2))).toBe('stored');
  expect(await entries(two, id)).toEqual(lines(3));
  // The other has folded what this one had written.
  expect(journalled(file)).toBe(0);
  expect(await one.append(appendTo(id, 2))).toBe('known');
  expect(await one.append(appendTo(id, 3))).toBe('stored');
  expect(await entries(one, id)).toEqual(lines(4));
});

test('a step that another server puts in the journal while this one begins to fold is not lost', async () => {
  const file = newFile();
  const store = opened(file);
  const [mine, theirs] = [await begun(store, 1), await begun(store, 2)];
  await store.append(appendTo(mine.id, 0));
  const { get } = Sql.prototype;
  const tried: string[] = [];
  const looking = vi.spyOn(Sql.prototype, 'get').mockImplementation(function (this: Sql, sql, ...values) {
    const row = get.call(this, sql, ...values);
    if (!sql.includes('data_version')) return row;
    try {
      inFile(file, 'insert into journal (steps) values (?)', lineOf(appendTo(theirs.id, 0)));
      tried.push('written');
    } catch {
      tried.push('held off');
    }
    return row;
  });
  await store.row(mine.id);
  looking.mockRestore();
  expect(tried).toHaveLength(1);
  expect(await entries(store, theirs.id)).toEqual(lines(tried[0] === 'written' ? 1 : 0));
});

test('the journal does not grow without end, and a fold changes nothing that is seen', async () => {
  const file = newFile();
  const store = opened(file);
  const rows = await Promise.all([1, 2, 3].map((n) => begun(store, n)));
  const most = [];
  for (let at = 0; at < 800; at++) {
    const changedAt = at === 5 ? 7000 : null;
    // Steps of the clock have no name of their own.
    const nameless = appendTo(rows[0].id, at, { changedAt, step: null });
    const named = rows.slice(1).map(({ id }) => appendTo(id, at, { changedAt }));
    const results = await Promise.all([nameless, ...named].map((append) => store.append(append)));
    expect(results).toEqual(['stored', 'stored', 'stored']);
    if (at % 20 === 0) most.push(journalled(file));
  }
  expect(Math.max(...most)).toBeGreaterThan(500);
  expect(Math.max(...most)).toBeLessThan(2010);
  for (const { id } of rows) {
    const stored = await store.load(id);
    expect(stored?.logged).toEqual(lines(800));
    expect(stored?.row.changedAt).toBe(7000);
    expect(stored?.clock.deadline).toBe(1799);
  }
});

test('the last change that all could see is told, also where later steps are hidden', async () => {
  const store = opened(newFile());
  const { id } = await begun(store, 1);
  await store.append(appendTo(id, 0, { changedAt: 4000 }));
  await store.append(appendTo(id, 1, { changedAt: null }));
  expect((await store.row(id))?.changedAt).toBe(4000);
});

test('what is due is told from the journal as well', async () => {
  const file = newFile();
  const store = opened(file);
  const { id } = await begun(store, 1);
  await store.append(appendTo(id, 0, { clock: { deadline: 9000, shift: 0, data: '{}' } }));
  await store.row(id);
  expect(await store.claimDue(5000, 5000, 100)).toEqual([]);
  await store.append(appendTo(id, 1, { clock: { deadline: 5000, shift: 0, data: '{}' } }));
  expect(await store.claimDue(4999, 4999, 100)).toEqual([]);
  expect(journalled(file)).toBe(1);
  expect(await store.claimDue(5000, 5000, 100)).toEqual([id]);
});

test('a match whose rows are damaged meanwhile is put aside with its steps, and the others are folded', async () => {
  const file = newFile();
  const store = opened(file);
  const [sound, damaged, missing] = await Promise.all([1, 2, 3].map((n) => begun(store, n)));
  for (const { id } of [sound, damaged, missing]) await store.append(appendTo(id, 0));
  inFile(file, "insert into entries (match, seq, logged) values (?, 0, '{}')", damaged.id);
  inFile(file, 'pragma foreign_keys = off');
  inFile(file, 'delete from snapshots where match = ?', missing.id);
  inFile(file, 'delete from seats where match = ?', missing.id);
  inFile(file, 'delete from matches where id = ?', missing.id);
  expect(await entries(store, sound.id)).toEqual(lines(1));
  expect(await store.load(damaged.id)).toBeNull();
  expect(await store.append(appendTo(damaged.id, 1))).toBe('conflict');
  const kept = inFile(file, 'select match, line from stranded order by match');
  expect(kept.map(({ match, line }) => [match, new Step(String(line)).logged])).toEqual([
    [damaged.id, ['{"entry":0}']],
    [missing.id, ['{"entry":0}']],
  ]);
  expect(await store.append(appendTo(sound.id, 1))).toBe('stored');
  expect(await entries(store, sound.id)).toEqual(lines(2));
});

/** A file as an earlier Conclave left it, with one match of a single entry. */
function fileOfFormat(format: number, more: readonly string[] = []): { file: string; id: string } {
  const file = newFile();
  const id = 'old00000';
  const db = new Database(file);
  for (const migration of MIGRATIONS.slice(0, format)) db.exec(migration);
  db.exec(`
    insert into matches values ('${id}', 'cloister', 'running', 1, 1, 2, 1, '[0]', 5000, '{}', 0, '{"id":"${id}"}', 's', '[]');
    insert into entries values ('${id}', 0, '{"entry":0}');
    insert into steps values ('${id}', 0, 'step-0', 0);
    insert into snapshots values ('${id}', '{}');
    pragma user_version = ${format};
  `);
  for (const sql of more) db.exec(sql);
  db.close();
  return { file, id };
}

test('data of the first format are taken over', async () => {
  const { file, id } = fileOfFormat(1);
  const store = opened(file);
  expect(await entries(store, id)).toEqual(lines(1));
  expect(await store.append(appendTo(id, 0))).toBe('known');
  expect(await store.append(appendTo(id, 1))).toBe('stored');
  expect(await entries(store, id)).toEqual(lines(2));
  expect(inFile(file, 'pragma user_version')[0].user_version).toBe(MIGRATIONS.length);
});

test('data of the second format are taken over with the steps in its journal, and those put aside', async () => {
  const columns = '(match, seq, logged, seat, step, turns, deadline, clock, changed_at)';
  const { file, id } = fileOfFormat(2, [
    `insert into journal ${columns} values ('old00000', 1, '{"entry":1}', 1, 'step-1', '[1]', 6000, '{"a":1}', 3000)`,
    `insert into journal ${columns} values ('old00000', 2, '{"entry":2}', null, null, '[]', null, '{"b":2}', null)`,
    `insert into stranded ${columns} values ('aside000', 7, '{"entry":7}', 0, 'step-7', '[1]', 1, '{}', 1)`,
  ]);
  const store = opened(file);
  const stored = await store.load(id);
  expect(stored?.logged).toEqual(lines(3));
  expect(stored?.clock).toEqual({ deadline: null, shift: 0, data: '{"b":2}' });
  expect(stored?.row.changedAt).toBe(3000);
  expect(await store.hasStep(id, 1, 'step-1')).toBe(true);
  expect(await store.hasStep(id, 0, 'step-1')).toBe(false);
  expect(await store.append(appendTo(id, 3))).toBe('stored');
  const [aside] = inFile(file, 'select match, line from stranded');
  expect(aside.match).toBe('aside000');
  expect(new Step(String(aside.line))).toMatchObject({
    at: 7,
    name: 'aside000 0 step-7',
    logged: ['{"entry":7}'],
  });
});

test('what does not fit on one line is refused, and nothing is stored', async () => {
  const store = opened(newFile());
  const { id } = await begun(store, 1);
  for (const text of ['{"entry":\n0}', '{\t}'])
    await expect(store.append(appendTo(id, 0, { logged: [text] }))).rejects.toThrow(/one line/);
  expect(await entries(store, id)).toEqual([]);
  expect(await store.append(appendTo(id, 0))).toBe('stored');
});

test('a fold that is taken back with the change around it leaves the steps where they were', async () => {
  const file = newFile();
  const store = opened(file);
  const row = await begun(store, 1);
  await store.append(appendTo(row.id, 0));
  await expect(store.addMatch(row)).rejects.toThrow(/constraint/i);
  expect(journalled(file)).toBe(1);
  expect(await store.append(appendTo(row.id, 0))).toBe('known');
  expect(await store.append(appendTo(row.id, 1))).toBe('stored');
  expect(await entries(store, row.id)).toEqual(lines(2));
});

test('a step that could not be stored leaves nothing behind: sent again, it is new', async () => {
  const file = newFile();
  const store = opened(file);
  const { id } = await begun(store, 1);
  const [row] = inFile(file, 'select row from matches where id = ?', id);
  inFile(file, "update matches set row = '{' where id = ?", id);
  const last = appendTo(id, 0, { outcome: { places: [[0]], how: 'won' } });
  await expect(store.append(last)).rejects.toThrow(/cannot be read/);
  expect(await store.append(appendTo(id, 1))).toBe('conflict');
  await expect(store.append(last)).rejects.toThrow(/cannot be read/);
  inFile(file, 'update matches set row = ? where id = ?', String(row.row), id);
  expect(await store.append(last)).toBe('stored');
  expect(await entries(store, id)).toEqual(lines(1));
});

test('where one of a batch fails, the others are stored all the same', async () => {
  const file = newFile();
  const store = opened(file);
  const [one, two, three] = await Promise.all([1, 2, 3].map((n) => begun(store, n)));
  inFile(file, "insert into entries (match, seq, logged) values (?, 0, '{}')", two.id);
  const results = await Promise.all(
    [one, two, three].map(({ id }) => store.append(appendTo(id, 0)).catch((error: Error) => error.message)),
  );
  expect(results).toEqual(['stored', expect.stringContaining('in the way'), 'stored']);
  expect(await entries(store, one.id)).toEqual(lines(1));
  expect(await entries(store, three.id)).toEqual(lines(1));
});

/** So many entries in all fill a journal. */
const FULL = { matches: 40, each: 50 };

/** A journal that is being folded: some of its matches are in the tables, the others not yet. */
async function halfFolded(file: string) {
  const store = opened(file);
  const ids: string[] = [];
  for (let n = 1; n <= FULL.matches; n++) ids.push((await begun(store, n)).id);
  await Promise.all(ids.flatMap((id) => lines(FULL.each).map((_line, at) => store.append(appendTo(id, at)))));
  for (let at = FULL.each; at < FULL.each + 3; at++)
    for (const id of ids.slice(0, 2)) expect(await store.append(appendTo(id, at))).toBe('stored');
  const folded = inFile(file, 'select id from matches where length > 0').length;
  expect(folded).toBeGreaterThan(0);
  expect(folded).toBeLessThan(FULL.matches);
  return { store, ids };
}

test('a full journal is folded in slices, and between them every step is known at its place', async () => {
  const file = newFile();
  const { store, ids } = await halfFolded(file);
  for (const id of ids) {
    const length = FULL.each + (ids.indexOf(id) < 2 ? 3 : 0);
    expect(await store.append(appendTo(id, 7))).toBe('known');
    expect(await store.append(appendTo(id, 7, { step: { seat: 1, id: 'other' } }))).toBe('conflict');
    expect(await store.append(appendTo(id, length))).toBe('stored');
  }
  // By now the last slice is done: what is left came after the fold began.
  expect(journalled(file)).toBeLessThan(FULL.each * FULL.matches);
  for (const id of ids.slice(2)) expect(await entries(store, id)).toEqual(lines(FULL.each + 1));
  expect(journalled(file)).toBe(0);
  expect(inFile(file, 'select * from stranded')).toEqual([]);
});

for (const [when, end] of [
  ['a crash', async () => {}],
  ['a change by another server', async (file: string) => void (await opened(file).row('nothing'))],
] as const) {
  test(`${when} between two slices loses no step and folds none twice`, async () => {
    const file = newFile();
    const { ids } = await halfFolded(file);
    await end(file);
    const copy = newFile();
    for (const part of ['', '-wal', '-mark']) copyFileSync(file + part, copy + part);
    const after = opened(copy);
    expect(await after.warning()).toBeNull();
    expect(journalled(copy)).toBe(0);
    expect(inFile(copy, 'select * from stranded')).toEqual([]);
    for (const [n, id] of ids.entries()) {
      expect(await entries(after, id)).toEqual(lines(FULL.each + (n < 2 ? 3 : 0)));
      expect(await after.append(appendTo(id, 7))).toBe('known');
    }
    expect(await after.damages()).toEqual([]);
  });
}
