/** Recorded games as tests: they must replay to the same bytes for ever. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, GameTypes } from '../game.ts';
import { stableHash } from '../json.ts';
import { Match } from '../match/index.ts';
import { type MatchRecord, parseRecord } from '../record.ts';
import { type Kept, lasting, partsWithItsRecord, restored, watchersOf } from './kept.ts';
import { stateOf } from './walk.ts';

/** `how`: how the game ended; `null`: as its record says. `told`: types of events that everybody heard. */
export interface Recording {
  readonly how: string | null;
  readonly told: readonly string[];
}

export function recordIn(folder: URL, name: string): MatchRecord<unknown> {
  const record = parseRecord(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  if (record === null) throw new Error(`${name} is not a record`);
  return record;
}

/** All records of a folder, with their names. */
export function recordsIn(folder: URL): { readonly name: string; readonly record: MatchRecord<unknown> }[] {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  return names.sort().map((name) => ({ name, record: recordIn(folder, name) }));
}

/** Every record of the folder, by name. `asThen`: the state as the version of the records kept it. */
export function fixtureTests<G extends GameTypes>(
  game: Game<G>,
  folder: URL,
  recordings: Readonly<Record<string, Recording>>,
  asThen: (state: G['state']) => unknown = (state) => state,
): void {
  test.each(Object.entries(recordings))(
    '%s replays to the same bytes and the same ending',
    (name, { how, told }) => {
      const record = recordIn(folder, name);
      const match = Match.replay(game, record);
      expect(stableHash(asThen(stateOf(match)))).toBe(record.end?.hash);
      expect(match.outcome?.how).toBe(how ?? record.end?.how);
      const types = match.perspective('gallery').told.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining([...told]));
    },
  );

  test('every recorded game is looked at', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual(Object.keys(recordings).sort());
  });
}

/**
 * What every record told each watcher when it was made, as hashes by watcher in `stored/told.json`. Undone steps are
 * left out. So are events of the types `leftOut`, which told a seat only of its own answer.
 */
export function toldTests<G extends GameTypes>(game: Game<G>, folder: URL, leftOut: readonly string[]): void {
  const hashes: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(new URL('../stored/told.json', folder), 'utf8'),
  );
  test.each(Object.entries(hashes))('%s tells everybody what it told', (name, told) => {
    const match = Match.replay(game, recordIn(folder, name));
    const now = watchersOf(match.seats).map((watcher) => stableHash(lasting(match, watcher, leftOut)));
    expect(now).toEqual(told);
  });
}

/** Matches that an older version stored, by name. One was killed after its last snapshot: `killed`. */
export function keptTests<G extends GameTypes>(
  game: Game<G>,
  folder: URL,
  version: number,
  leftOut: readonly string[],
): void {
  const stored: Readonly<Record<string, Kept<G>>> = JSON.parse(
    readFileSync(new URL(`version-${version}.json`, folder), 'utf8'),
  );
  const { killed, ...others } = stored;

  test.each(Object.entries(others))(
    'a match stored in "%s" goes on, and its record is whole',
    (seed, kept) => {
      expect(partsWithItsRecord(game, kept, { version, seed, leftOut })).toBe('');
    },
  );

  test('a match that was killed after its last snapshot waits for its own version', () => {
    expect(() => restored(game, killed)).toThrow(`made by version ${version} of the rules`);
  });
}
