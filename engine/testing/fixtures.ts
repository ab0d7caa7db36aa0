/** Recorded games as tests: they must replay to the same bytes for ever. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Game, type GameTypes, watcherAt } from '../game.ts';
import { stableHash } from '../json.ts';
import { type Logged, Match, type Snapshot } from '../match/index.ts';
import { settled } from '../mind.ts';
import { type MatchRecord, parseRecord } from '../record.ts';

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

/** Every record of the folder, by name. */
export function fixtureTests<G extends GameTypes>(
  game: Game<G>,
  folder: URL,
  recordings: Readonly<Record<string, Recording>>,
): void {
  test.each(Object.entries(recordings))(
    '%s replays to the same bytes and the same ending',
    (name, { how, told }) => {
      const record = recordIn(folder, name);
      const match = Match.replay(game, record);
      expect(match.hash()).toBe(record.end?.hash);
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
 * What every record told each watcher when it was made, as hashes by watcher in `stored/told.json`: steps taken back left
 * out, and events of the types `leftOut`, which told a seat of its own answer alone.
 */
export function toldTests<G extends GameTypes>(
  game: Game<G>,
  folder: URL,
  leftOut: readonly G['event']['type'][],
): void {
  const hashes: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(new URL('../stored/told.json', folder), 'utf8'),
  );
  test.each(Object.entries(hashes))('%s tells everybody what it told', (name, told) => {
    const match = Match.replay(game, recordIn(folder, name));
    const now = Array.from({ length: match.seats + 1 }, (_none, index) => {
      const events = settled(match.perspective(watcherAt(index, match.seats)).told);
      return stableHash(events.filter(({ type }) => !(leftOut as readonly string[]).includes(type)));
    });
    expect(now).toEqual(told);
  });
}

/** A match as a store kept it. */
export interface Kept<G extends GameTypes> {
  readonly snapshot: Snapshot<G['state']>;
  readonly openingTold: Match<G>['openingTold'];
  readonly log: readonly Logged<G>[];
}

/** Matches that a version stored, by name. */
export function keptBy<G extends GameTypes>(folder: URL, version: number): Readonly<Record<string, Kept<G>>> {
  return JSON.parse(readFileSync(new URL(`version-${version}.json`, folder), 'utf8'));
}

export function restoreKept<G extends GameTypes>(game: Game<G>, kept: Kept<G>): Match<G> {
  return Match.restore(game, kept.snapshot, kept.openingTold, kept.log);
}
