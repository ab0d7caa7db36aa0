/** Matches of real games that cross two upgrades. The second one is to the same rules with a higher version number. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type AnyGame,
  type AnyMatch,
  ChaCha8,
  type GameTypes,
  Match,
  parseRecord,
  stretchSeed,
} from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import type { Kept } from '@conclave/engine/testing/kept';
import { gameEntries } from '@conclave/games/entries';
import { expect, test } from 'vitest';
import { newClock } from '../clock.ts';
import { exportMatch, importMatch, verify } from '../maintenance.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { MatchRow } from '../store/store.ts';
import { newFile, newFolder } from './table.ts';

/** By game: the versions that stored matches, and whether a record that begins with one can be read. */
const STORED = [
  { id: 'nuns', version: 3, isRead: true },
  { id: 'nuns', version: 2, isRead: false },
  { id: 'abbey', version: 2, isRead: true },
] as const;

function gameOf(id: string): AnyGame {
  const game = gameEntries.find(({ game: one }) => one.id === id)?.game;
  if (!game) throw new Error(`there is no ${id}`);
  return game;
}

/** The version after this one, which changes nothing. */
function nextOf(game: AnyGame): AnyGame {
  const version = game.records.version + 1;
  return {
    ...game,
    records: {
      version,
      migrate: (state, from) => (from === game.records.version ? state : game.records.migrate?.(state, from)),
      upgrade: (record) => {
        const read = record.version === game.records.version ? record : game.records.upgrade?.(record);
        return read ? { ...read, version } : null;
      },
    },
  };
}

function playOn(match: AnyMatch, name: string, most: number): void {
  const rng = new ChaCha8(stretchSeed(name));
  for (let made = 0; made < most && !match.outcome; made++) {
    const request = nextRequest(match, rng);
    if (!request) throw new Error('stuck');
    match.submit(request);
  }
}

/** As a store gives it back to other rules. */
function under(game: AnyGame, match: AnyMatch): AnyMatch {
  const kept = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
  return Match.restore(game, kept[0], kept[1], kept[2]);
}

/** Every stored match, gone on with by these rules and then by the next ones, and ended. */
function crossedTwice(id: string, version: number) {
  const game = gameOf(id);
  const file = new URL(`../../games/${id}/test/stored/version-${version}.json`, import.meta.url);
  const {
    killed: _killed,
    ...stored
  }: Record<string, Kept<GameTypes>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(stored).map(([name, { snapshot, openingTold, log }]) => {
    const match: AnyMatch = Match.restore(game, snapshot, openingTold, log);
    playOn(match, name, 25);
    const last = under(nextOf(game), match);
    playOn(last, `${name} again`, 40);
    if (!last.outcome) last.submit({ type: 'end', how: 'agreed' });
    expect(last.older, name).toEqual([
      { version, until: log.length },
      { version: game.records.version, until: match.length },
    ]);
    return last;
  });
}

const NO_CLOCK = { kind: 'none' } as const;

/** A finished match, as a server leaves it. */
async function put(store: SqliteStore, match: AnyMatch, id: string): Promise<void> {
  const row: MatchRow = {
    id,
    game: match.game.id,
    version: match.game.records.version,
    options: match.options,
    seats: Array.from({ length: match.seats }, () => ({ kind: 'open' })),
    status: 'open',
    public: true,
    aids: false,
    host: '',
    invite: `invite ${id}`,
    clock: NO_CLOCK,
    createdAt: 0,
    changedAt: 0,
    outcome: null,
    rematch: null,
    agreed: [],
    aside: null,
  };
  const opening = {
    seed: match.record().seed,
    told: JSON.stringify(match.openingTold),
    snapshot: JSON.stringify(match.snapshot()),
    logged: match.logged().map((logged) => JSON.stringify(logged)),
  };
  const clock = { deadline: null, shift: 0, data: JSON.stringify(newClock(NO_CLOCK, match.seats, 0)) };
  await store.addMatch(row);
  await store.begin(row, { ...row, status: 'finished', outcome: match.outcome }, opening, [], clock);
}

test.each(STORED)(
  '$id: matches of version $version are ended after two upgrades, verified, exported and imported where they can be read',
  async ({ id, version, isRead }) => {
    const next = nextOf(gameOf(id));
    const file = newFile();
    const data = dirname(file);
    const store = SqliteStore.open(file);
    const matches = crossedTwice(id, version);
    expect(matches.length).toBeGreaterThan(0);
    for (const [index, match] of matches.entries()) await put(store, match, `match ${index}`);
    await store.close();
    const { faults, older } = await verify(data, [next]);
    expect(faults).toEqual([]);
    expect(older.map((one) => one.version)).toEqual(matches.map(() => version));
    expect(new Set(older.map(({ readAs }) => readAs))).toEqual(
      new Set([isRead ? next.records.version : null]),
    );
    for (const [index, match] of matches.entries()) {
      const out = join(newFolder(), 'record.json');
      await exportMatch(data, `match ${index}`, out, [next]);
      if (!isRead) {
        await expect(importMatch(data, out, [next], 5000)).rejects.toThrow(/cannot be played again/);
        continue;
      }
      const record = parseRecord(JSON.parse(readFileSync(out, 'utf8')));
      if (!record) throw new Error('no record');
      const replayed = Match.replay(next, record);
      expect(replayed.hash()).toBe(match.hash());
      for (let seat = 0; seat < match.seats; seat++)
        expect(replayed.perspective(seat).view).toEqual(match.perspective(seat).view);
      expect(await importMatch(data, out, [next], 5000)).toMatch(/^[0-9a-f]{32}$/);
    }
  },
);
