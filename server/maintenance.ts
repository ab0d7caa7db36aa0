/** What an operator does with the data: backups, export and import of single matches, checks. */

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type AnyGame,
  type AnyMatch,
  canonical,
  Match,
  type MatchRecord,
  parseRecord,
} from '@conclave/engine';
import { newClock } from './clock.ts';
import { DATABASE } from './config.ts';
import { dropWords, type HostWord, hostWords } from './host-words.ts';
import { newId, newInvite } from './ids.ts';
import { removeNameLater, removeTableLater } from './removals.ts';
import { restore } from './room-loader.ts';
import { NOTICES } from './store/backup-item.ts';
import { PostgresStore } from './store/postgres.ts';
import { SqliteStore } from './store/sqlite.ts';
import {
  type Damage,
  type MatchRow,
  NoDataError,
  type Store,
  type StoredMatch,
  StoreError,
} from './store/store.ts';

/** A copy of the whole store, also while a server runs on it. */
export async function backup(data: string, file: string): Promise<void> {
  await withStore(data, (store) => store.backup(file));
}

/** What SQLite and this server keep beside the data file. Left from other data they would spoil a copy. */
const BESIDE = ['', '-wal', '-shm', '-journal', '-mark'];

/** Puts a copy where no data are yet. Never overwrites, and leaves nothing behind where it fails. */
export async function restoreBackup(file: string, data: string): Promise<void> {
  if (!existsSync(file)) throw new StoreError(`${file} is not there.`);
  if (isDatabase(data)) await restoreIntoDatabase(file, data);
  else await restoreIntoFolder(file, data);
}

/** By way of a copy: to open a file may change it. */
async function restoreIntoDatabase(file: string, data: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-restore-'));
  try {
    await restoreIntoFolder(file, folder);
    const copy = fileStore(folder);
    const store = await PostgresStore.open(data, { serves: false });
    try {
      await store.fill(copy.backupItems());
      await store.keep(NOTICES, 'off');
    } finally {
      await store.close();
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restoreIntoFolder(file: string, data: string): Promise<void> {
  const target = join(data, DATABASE);
  const old = BESIDE.map((end) => target + end).find((path) => existsSync(path));
  if (old !== undefined) throw new StoreError(`${old} is already there; choose an empty folder with --data.`);
  mkdirSync(data, { recursive: true });
  copyFileSync(file, target);
  try {
    // What it was copied from may go on ringing: the copy is silent until the operator says so.
    await withStore(data, (store) => store.keep(NOTICES, 'off'));
  } catch (error) {
    for (const end of BESIDE) rmSync(target + end, { force: true });
    throw error;
  }
}

/** Of all, the newest. */
const MAX_LISTED = 1000;

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

export async function listPeople(data: string): Promise<readonly KnownPerson[]> {
  return withStore(data, async (store) => {
    const people = await store.people(MAX_LISTED);
    return people.map(({ person, createdAt }) => ({ ...person, since: createdAt }));
  });
}

export interface KnownTable {
  readonly id: string;
  readonly game: string;
  readonly status: MatchRow['status'];
  readonly public: boolean;
  /** By seat: a name, or what holds the chair. */
  readonly seats: readonly string[];
  readonly since: number;
  readonly changed: number;
}

/** Tables and matches that are not over, as the gallery sees them: whom a game waits for is not said, for hosts play too. */
export async function listTables(data: string): Promise<readonly KnownTable[]> {
  return withStore(data, async (store) =>
    (await store.unfinished(MAX_LISTED)).map((row) => ({
      ...{ id: row.id, game: row.game, status: row.status, public: row.public },
      seats: row.seats.map((holder) => (holder.kind === 'person' ? holder.name : holder.kind)),
      since: row.createdAt,
      changed: row.changedAt,
    })),
  );
}

/** A name is taken away; those at a table with its owner are told, with this sentence. Running servers do it. */
export async function removeName(data: string, person: string, word: string): Promise<void> {
  await withStore(data, async (store) => {
    if (!(await store.person(person))) throw new StoreError(`There is no person ${person}.`);
    await removeNameLater(store, person, word);
  });
}

/** A table is closed, a match that is played ends without a winner: a minute after those at it were told. */
export async function removeTable(data: string, match: string, word: string): Promise<void> {
  await withStore(data, async (store) => {
    const row = await store.row(match);
    if (row?.status !== 'open' && row?.status !== 'running')
      throw new StoreError(`There is no table ${match} that is open or being played.`);
    await removeTableLater(store, match, word);
  });
}

/** What players have left for the host, the oldest first. */
export async function readWords(data: string): Promise<readonly HostWord[]> {
  return withStore(data, hostWords);
}

export async function clearWords(data: string): Promise<void> {
  await withStore(data, (store) => dropWords(store, null));
}

/** Whether servers on these data send notices; those that run go by it within seconds. */
export async function turnNotices(data: string, wish: 'on' | 'off'): Promise<void> {
  await withStore(data, (store) => store.keep(NOTICES, wish));
}

/** The record of a finished match, in a file. A match that still runs is nobody's to read. */
export async function exportMatch(
  data: string,
  id: string,
  file: string,
  games: readonly AnyGame[],
): Promise<void> {
  await withStore(data, async (store) => {
    const stored = await store.load(id);
    if (!stored) throw new StoreError(`There is no match ${id} that has begun.`);
    if (stored.row.status !== 'finished')
      throw new StoreError(`Match ${id} is not over: its record is still secret.`);
    const record = restore(gameOf(games, stored.row.game), stored).record();
    writeFileSync(file, `${JSON.stringify(record)}\n`, { flag: 'wx' });
  });
}

/** A finished match from a record file, for replays. Returns its new id. */
export async function importMatch(
  data: string,
  file: string,
  games: readonly AnyGame[],
  now: number,
): Promise<string> {
  const record = parseRecord(jsonIn(file));
  if (!record) throw new StoreError(`${file} is no record of Conclave.`);
  const game = gameOf(games, record.game);
  const match = replayed(game, record, file);
  if (!match.outcome)
    throw new StoreError(`${file} holds a match that is not over; only finished ones are taken in.`);
  const row: MatchRow = {
    id: newId(),
    game: game.id,
    version: game.records.version,
    options: match.options,
    seats: Array.from({ length: match.seats }, () => ({ kind: 'open' })),
    status: 'open',
    public: true,
    aids: false,
    host: '',
    invite: newInvite(),
    clock: { kind: 'none' },
    createdAt: now,
    changedAt: now,
    outcome: null,
    rematch: null,
    agreed: [],
    aside: null,
  };
  return withStore(data, async (store) => {
    await store.addMatch(row);
    const opening = {
      seed: record.seed,
      told: JSON.stringify(match.openingTold),
      snapshot: JSON.stringify(match.snapshot()),
      logged: match.logged().map((logged) => JSON.stringify(logged)),
    };
    const finished: MatchRow = { ...row, status: 'finished', outcome: match.outcome };
    const clock = {
      deadline: null,
      shift: 0,
      data: JSON.stringify(newClock(row.clock, match.seats, now)),
    };
    await store.begin(row, finished, opening, [], clock);
    return row.id;
  });
}

function replayed(game: AnyGame, record: MatchRecord<unknown>, file: string): AnyMatch {
  try {
    return Match.replay(game, record);
  } catch (error) {
    throw new StoreError(`${file} cannot be played again: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface Verified {
  readonly matches: number;
  readonly entries: number;
  readonly faults: readonly Damage[];
  /** Matches that an older version of the rules made or began, and as what they are read; `null`: as nothing. */
  readonly older: readonly {
    readonly match: string;
    readonly version: number;
    readonly readAs: number | null;
  }[];
}

/**
 * Checks every byte that matters. Then it replays every match from its first entry, and compares the tellings and the
 * end with what is stored.
 */
export async function verify(data: string, games: readonly AnyGame[]): Promise<Verified> {
  try {
    return await withStore(data, (store) => verifyStore(store, ({ row }) => gameOf(games, row.game)));
  } catch (error) {
    if (error instanceof StoreError && (isDatabase(data) || !existsSync(join(data, DATABASE)))) throw error;
    return { matches: 0, entries: 0, faults: [{ match: '', why: reasonOf(error) }], older: [] };
  }
}

/** `rulesOf`: by which a match is replayed. */
export async function verifyStore(
  store: Store,
  rulesOf: (stored: StoredMatch) => AnyGame,
): Promise<Verified> {
  const lost = await store.warning();
  const faults = [...(lost === null ? [] : [{ match: '', why: lost }]), ...(await store.damages())];
  const older: Verified['older'][number][] = [];
  let matches = 0;
  let entries = 0;
  for (const id of await store.startedMatchIds()) {
    const stored = await store.load(id);
    if (!stored) {
      faults.push({ match: id, why: 'its log is not there' });
      continue;
    }
    if (stored.row.aside !== null) faults.push({ match: id, why: `set aside: ${stored.row.aside}` });
    matches++;
    entries += stored.logged.length;
    try {
      const game = rulesOf(stored);
      const match = restore(game, stored);
      const [begun] = match.older;
      if (!begun && stored.row.version !== game.records.version) continue;
      const record = match.record();
      const isRead = record.version === game.records.version;
      if (begun)
        older.push({ match: id, version: begun.version, readAs: isRead ? game.records.version : null });
      if (!isRead) continue;
      const replayed = Match.replay(game, record);
      if (replayed.hash() !== match.hash()) throw new Error('its replay ends in another state');
      if (!begun && canonical(replayed.logged()) !== canonical(match.logged()))
        throw new Error('its replay tells something else');
    } catch (error) {
      faults.push({ match: id, why: reasonOf(error) });
    }
  }
  return { matches, entries, faults, older };
}

/** Data are in a folder, or in a PostgreSQL that is named by its address. */
const isDatabase = (data: string) => /^postgres(ql)?:/.test(data);

async function withStore<Result>(data: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = isDatabase(data)
    ? await PostgresStore.open(data, { serves: false, exists: true })
    : fileStore(data);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function fileStore(data: string): SqliteStore {
  const file = join(data, DATABASE);
  if (!existsSync(file)) throw new NoDataError(dirname(file));
  return SqliteStore.open(file);
}

function gameOf(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw new StoreError(`${id} is not on the shelf of this Conclave.`);
  return game;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StoreError(`${file} cannot be read as JSON.`);
  }
}
