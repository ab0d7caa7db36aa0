/** One damaged match is set aside with a clear message, and never stops the rest. */

import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Client } from './client.ts';
import { GAMES } from './games.ts';
import { newFile, playOut, type Running, seat, serve, watchAll } from './table.ts';
import { inFile, tamper } from './tamper.ts';

type Damage = (file: string, match: string) => void;

const doing =
  (sql: string): Damage =>
  (file, match) =>
    void inFile(file, sql, match);
const rewriting =
  (at: number, change: (line: string) => string | null): Damage =>
  (file, match) =>
    tamper(file, match, at, change);
const replacing = (part: string | RegExp, by: string) => (line: string) => {
  expect(line).toMatch(part);
  return line.replace(part, by);
};

/** What is done to the file, and what the match is set aside for. */
const DAMAGES: readonly (readonly [what: string, damage: Damage, why: RegExp])[] = [
  [
    'a step that is not legal',
    rewriting(0, replacing('"kind":"show"', '"kind":"withdraw"')),
    /entry 0 is not legal here/,
  ],
  [
    'a step of somebody else',
    rewriting(0, replacing('{"entry":{"seat":0', '{"entry":{"seat":2')),
    /entry 0 is not legal here/,
  ],
  [
    'events that were never told',
    rewriting(0, replacing(/"card":\d+/, '"card":77')),
    /entry 0 tells something else than it did/,
  ],
  ['a line that is no JSON', rewriting(1, () => '{'), /JSON/],
  [
    'a snapshot that is not UTF-8',
    doing("update snapshots set data = cast(x'ff' as text) where match = ?"),
    /not UTF-8/,
  ],
  ['a line that is missing', rewriting(0, () => null), /entry/],
  ['a snapshot that is no JSON', doing("update snapshots set data = 'gone' where match = ?"), /JSON/],
  ['a snapshot that is missing', doing('delete from snapshots where match = ?'), /its log is not there/],
  [
    'a snapshot of another match',
    doing("update snapshots set data = json_set(data, '$.root.toldCounts[0]', 99) where match = ?"),
    /the snapshot does not go with the log/,
  ],
  [
    'a game that is not there',
    doing("update matches set row = json_set(row, '$.game', 'chess') where id = ?"),
    /chess is not on the shelf/,
  ],
  ['a clock that is no JSON', doing("update matches set clock = '' where id = ?"), /JSON/],
  [
    'rules of another version',
    doing("update snapshots set data = json_set(data, '$.version', 0) where match = ?"),
    /version 0 cannot be continued/,
  ],
];

async function begin(running: Running): Promise<{ id: string; people: readonly Client[] }> {
  const { id, people } = await seat(running, 'cloister', 3, { public: true });
  const lines = await watchAll(people, id);
  for (const line of lines) {
    await line.until(() => line.of(id).moves.length > 0);
    await line.move(id, { kind: 'show' });
  }
  return { id, people };
}

test('damaged matches are set aside, each with its reason, and the sound one plays to its end', async () => {
  const file = newFile();
  // Snapshots far apart: the log itself is read when a match is loaded.
  const first = await serve(GAMES, { store: SqliteStore.open(file), snapshotEvery: 1000 });
  const damaged = [];
  for (const [what, damage, why] of DAMAGES) damaged.push({ what, damage, why, ...(await begin(first)) });
  const sound = await begin(first);
  // As after a crash: a graceful stop would leave a snapshot of each as it is now.
  const copy = newFile();
  await first.store.backup(copy);
  await first.stop();
  for (const { id, damage } of damaged) damage(copy, id);

  const second = await serve(GAMES, { store: SqliteStore.open(copy) });
  const back = (person: Client) => {
    const client = second.client();
    client.cookie = person.cookie;
    return client;
  };
  for (const { what, why, id, people } of damaged) {
    const client = back(people[0]);
    expect([what, (await client.request('GET', `/api/matches/${id}`)).json]).toEqual([
      what,
      { error: 'setAside' },
    ]);
    expect((await client.request('GET', `/api/matches/${id}/chronicle`)).status).toBe(503);
    const line = await client.socket();
    line.send({ type: 'watch', match: id, cursor: 0 });
    await line.settle();
    expect(line.last('error')).toMatchObject({ code: 'setAside', match: id });
    line.close();
    expect((await second.store.row(id))?.aside).toMatch(why);
    const mine = (await client.call('GET', '/api/matches?list=mine')).matches as { status: string }[];
    expect(mine.map((table) => table.status)).toEqual(['aside']);
  }
  const listed = (await second.client().call('GET', '/api/matches?list=running')).matches as { id: string }[];
  expect(listed.map((table) => table.id)).toEqual([sound.id]);
  const lines = await watchAll(sound.people.map(back), sound.id);
  await playOut(lines, sound.id, 'sound');
  expect(lines[0].of(sound.id).outcome).not.toBeNull();
  // Nothing is lost: what is left of the log is still there.
  for (const { id, what } of damaged) {
    const left = (await second.store.load(id))?.logged.length ?? 3;
    expect([what, left]).toEqual([what, what === 'a line that is missing' ? 2 : 3]);
  }
});

test('a row that cannot be read stops neither lists nor the start', async () => {
  const file = newFile();
  const first = await serve(GAMES, { store: SqliteStore.open(file) });
  const [one, two, sound] = [await begin(first), await begin(first), await begin(first)];
  await first.stop();
  inFile(file, 'update matches set row = \'{"id":\' where id = ?', one.id);
  inFile(file, "update matches set turns = 'nobody' where id = ?", two.id);
  const second = await serve(GAMES, { store: SqliteStore.open(file) });
  const { matches } = await second.client().call('GET', '/api/matches?list=running');
  expect((matches as { id: string }[]).map((table) => table.id)).toContain(sound.id);
  expect((await second.client().request('GET', `/api/matches/${one.id}`)).json).toEqual({
    error: 'unknownMatch',
  });
  expect((await second.client().request('GET', `/api/matches/${sound.id}`)).status).toBe(200);
});

test('rows in the way of one match refuse its steps, and take no other match’s steps with them', async () => {
  const file = newFile();
  const running = await serve(GAMES, { store: SqliteStore.open(file) });
  const matches = [];
  for (let n = 0; n < 4; n++) {
    const { id, people } = await seat(running, 'cloister', 3);
    matches.push({ id, line: (await watchAll(people, id))[0] });
  }
  inFile(file, "insert into entries (match, seq, logged) values (?, 0, '{}')", matches[1].id);
  // All at once, so that they share a commit.
  const answers = await Promise.all(
    matches.map(({ id, line }) => line.move(id, { kind: 'show' }).catch((error: Error) => error.message)),
  );
  expect(answers).toEqual([null, 'notStored', null, null]);
});
