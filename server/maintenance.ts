/** What an operator does with the data besides serving it: copies, single matches out and in, checks. */

import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AnyGame, canonical, Match, parseRecord } from '@conclave/engine';
import { newClock } from './clock.ts';
import { DATABASE } from './config.ts';
import { newId, newInvite } from './ids.ts';
import { restore } from './rooms.ts';
import { SqliteStore } from './store/sqlite.ts';
import { type MatchRow, StoreError } from './store/store.ts';

/** A copy of the whole store, also while a server runs on it. */
export async function backup(data: string, file: string): Promise<void> {
  await withStore(data, (store) => store.backup(file));
}

/** Puts a copy in place of an empty data folder. Never overwrites. */
export async function restoreBackup(file: string, data: string): Promise<void> {
  const target = join(data, DATABASE);
  if (!existsSync(file)) throw new StoreError(`${file} is not there.`);
  if (existsSync(target))
    throw new StoreError(`${target} is already there; choose an empty folder with --data.`);
  mkdirSync(data, { recursive: true });
  copyFileSync(file, target);
  await withStore(data, async (store) => {
    await store.kept('health');
  });
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
  const match = Match.replay(game, record);
  if (!match.outcome)
    throw new StoreError(`${file} holds a match that is not over; only finished ones are taken in.`);
  const row: MatchRow = {
    id: newId(),
    game: game.id,
    version: game.version,
    options: match.options,
    seats: Array.from({ length: match.seats }, () => ({ kind: 'open' })),
    status: 'open',
    public: true,
    aids: false,
    host: '',
    invite: newInvite(),
    clock: { kind: 'none' },
    beat: 0,
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

export interface Verified {
  readonly matches: number;
  readonly entries: number;
  readonly faults: readonly { readonly match: string; readonly why: string }[];
}

/** Replays every match from its first entry and compares what it tells and where it ends with what is stored. */
export async function verify(data: string, games: readonly AnyGame[]): Promise<Verified> {
  return withStore(data, async (store) => {
    const faults: { match: string; why: string }[] = [];
    let matches = 0;
    let entries = 0;
    for (const id of await store.begun()) {
      const stored = await store.load(id);
      if (!stored) {
        faults.push({ match: id, why: 'its log is not there' });
        continue;
      }
      matches++;
      entries += stored.logged.length;
      try {
        const game = gameOf(games, stored.row.game);
        const match = restore(game, stored);
        if (stored.row.version !== game.version) continue;
        const replayed = Match.replay(game, match.record());
        if (replayed.hash() !== match.hash()) throw new Error('its replay ends in another state');
        if (canonical(replayed.logged()) !== canonical(match.logged()))
          throw new Error('its replay tells something else');
      } catch (error) {
        faults.push({ match: id, why: error instanceof Error ? error.message : String(error) });
      }
    }
    return { matches, entries, faults };
  });
}

async function withStore<Result>(
  data: string,
  work: (store: SqliteStore) => Promise<Result>,
): Promise<Result> {
  const file = join(data, DATABASE);
  if (!existsSync(file)) throw new StoreError(`There is no Conclave data in ${dirname(file)}.`);
  const store = SqliteStore.open(file);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
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
