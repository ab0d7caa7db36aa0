import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerFile } from '@conclave/bots/pool';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../store/schema.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { StoreError } from '../store/store.ts';
import { openThreadedStore } from '../store/threaded.ts';
import { logContract } from './log.contract.ts';
import { personalContract } from './personal.contract.ts';
import { fileContract, storeContract } from './store.contract.ts';
import { newFile, newFolder } from './table.ts';

const worker = workerFile('@conclave/server/store/worker');

storeContract('SQLite', async (file) => SqliteStore.open(file));
logContract('SQLite', async (file) => SqliteStore.open(file));
personalContract('SQLite, of persons', async (file) => SqliteStore.open(file));
personalContract('SQLite in a thread, of persons', (file) => openThreadedStore(file, worker));
storeContract('SQLite in a thread', (file) => openThreadedStore(file, worker));
fileContract('SQLite as a file', async (file) => SqliteStore.open(file));
fileContract('SQLite as a file, in a thread', (file) => openThreadedStore(file, worker));

test('data of a newer Conclave are refused, and left as they are', async () => {
  const file = newFile();
  await SqliteStore.open(file).close();
  const db = new Database(file);
  // In the file itself, or it would get there whenever some connection is closed for good.
  db.exec(`pragma user_version = ${MIGRATIONS.length + 1}; pragma wal_checkpoint(truncate)`);
  db.close();
  const before = readFileSync(file);
  expect(() => SqliteStore.open(file)).toThrow(StoreError);
  expect(() => SqliteStore.open(file)).toThrow(
    new RegExp(`written by a newer Conclave \\(format ${MIGRATIONS.length + 1}`),
  );
  await expect(openThreadedStore(file, worker)).rejects.toThrow(/written by a newer Conclave/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that is no database is refused, and left as it is', () => {
  const file = newFile();
  writeFileSync(file, 'Dear diary, today I played Temple Code. '.repeat(100));
  const before = readFileSync(file);
  expect(() => SqliteStore.open(file)).toThrow(/cannot be opened for writing/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file of another owner is refused', async () => {
  const folder = newFolder();
  const data = join(folder, 'data');
  const file = join(data, 'conclave.db');
  await SqliteStore.open(file).close();
  chmodSync(folder, 0o755);
  chmodSync(file, 0o444);
  chmodSync(data, 0o555);
  // The system's owner may write anything: be somebody else for a moment.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65534);
  onTestFinished(() => chmodSync(data, 0o755));
  try {
    expect(() => SqliteStore.open(file)).toThrow(/cannot be opened for writing/);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});

test('its files are for their owner alone', async () => {
  const file = newFile();
  mkdirSync(join(file, '..'), { recursive: true });
  const store = SqliteStore.open(file);
  await store.keep('key', 'secret');
  for (const end of ['', '-wal', '-shm', '-mark']) {
    expect(existsSync(file + end)).toBe(true);
    expect((statSync(file + end).mode & 0o077).toString(8)).toBe('0');
  }
  const copy = `${file}.copy`;
  await store.backup(copy);
  expect((statSync(copy).mode & 0o077).toString(8)).toBe('0');
  await store.close();
});

test('after the end of its thread a store answers with an error, and does not keep anybody waiting', async () => {
  const store = await openThreadedStore(newFile(), worker);
  await store.close();
  await expect(store.kept('key')).rejects.toThrow(/ended/);
  await expect(store.kept('key')).rejects.toThrow(/ended/);
});
