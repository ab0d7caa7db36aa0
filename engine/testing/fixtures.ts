/** Recorded games as tests: they must replay to the same bytes for ever. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, GameTypes } from '../game.ts';
import { Match } from '../match/index.ts';
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
