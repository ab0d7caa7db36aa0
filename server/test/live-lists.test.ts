/** The live list of one's own matches: what it shows, when it is told, and that it loads nothing. */

import { byUrgency, type FrameOf, type ListRow, MAX_VIEWS, urgencyOf } from '@conclave/wire';
import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { CreateWish, Line } from './client.ts';
import { GAMES } from './games.ts';
import { newFile, type Running, seat, serve, Time, watchAll } from './table.ts';

const NEVER = 1e8;
const SHOW = { kind: 'show' };

const TABLE: CreateWish = {
  game: 'cloister',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
  public: true,
};

const still = { sweepEvery: NEVER, listEvery: NEVER };

async function listed(line: Line): Promise<ListRow[]> {
  const from = line.frames.length;
  line.send({ type: 'list' });
  await line.until(() => line.frames.slice(from).some(({ type }) => type === 'listed'));
  return rowsOf(line, from).flatMap(({ row }) => row ?? []);
}

const rowsOf = (line: Line, from: number) =>
  line.frames.slice(from).filter((frame): frame is FrameOf<'row'> => frame.type === 'row');

/** What one beat brings. */
async function beat({ server }: Running, line: Line): Promise<FrameOf<'row'>[]> {
  const from = line.frames.length;
  await server.services.lists.beat();
  await line.settle();
  return rowsOf(line, from);
}

test('says what is asked, whom one waits for and how it stands, and is told when one’s own row changes', async () => {
  const running = await serve(GAMES, still);
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann, ben] = await watchAll(people, id);
  const home = await people[1].socket();
  const [row] = await listed(home);
  expect(row).toMatchObject({ table: { id, you: 1, status: 'running' }, asks: { due: false, waiting: [0] } });
  expect(await ann.move(id, SHOW)).toBeNull();
  const [told, ...more] = await beat(running, home);
  expect(more).toEqual([]);
  expect(told.row).toMatchObject({ asks: { due: true, asked: true, moves: expect.anything() } });
  expect(told.row?.asks?.moves.map(({ kind }) => kind)).toContain('show');
  // Nothing has changed since.
  expect(await beat(running, home)).toEqual([]);
  await ben.until(() => ben.of(id).moves.some(({ kind }) => kind === 'show'));
  expect(await ben.move(id, SHOW)).toBeNull();
  expect((await beat(running, home))[0].row?.asks?.due).toBe(false);
});

test('many changes in a second are one row', async () => {
  const running = await serve(GAMES, still);
  const { id, people } = await seat(running, 'cloister', 3);
  const lines = await watchAll(people, id);
  const home = await people[1].socket();
  await listed(home);
  for (let turn = 0; turn < 5; turn++) {
    const line = lines[turn % 3];
    await line.until(() => line.of(id).moves.some(({ kind }) => kind === 'show'));
    await line.move(id, SHOW);
  }
  expect(await beat(running, home)).toHaveLength(1);
});

test('a new table appears, one that is closed goes, and nobody else is told', async () => {
  const running = await serve(GAMES, still);
  const ann = await running.guest('Ann');
  const ben = await running.guest('Ben');
  const [annsHome, bensHome] = [await ann.socket(), await ben.socket()];
  expect(await listed(annsHome)).toEqual([]);
  expect(await listed(bensHome)).toEqual([]);
  const { id } = await ann.create(TABLE);
  expect((await beat(running, annsHome)).map(({ row }) => row?.table.id)).toEqual([id]);
  await ben.act(id, 'join');
  expect((await beat(running, bensHome)).map(({ row }) => row?.table.you)).toEqual([1]);
  expect(rowsOf(annsHome, 0)).toHaveLength(2);
  await ann.call('POST', `/api/matches/${id}/close`);
  expect((await beat(running, bensHome)).map(({ match, row }) => [match, row])).toEqual([[id, null]]);
  expect(rowsOf(annsHome, 0).at(-1)?.row).toBeNull();
});

test('a list after a restart shows small views and loads no match; of the most urgent tables only', async () => {
  const file = newFile();
  const time = new Time();
  const first = await serve(GAMES, { ...still, now: time.now, store: SqliteStore.open(file) });
  const ann = await first.guest('Ann');
  const ben = await first.guest('Ben');
  for (let n = 0; n < MAX_VIEWS + 2; n++) {
    const { id } = await ann.create({ ...TABLE, clock: { kind: 'days', days: 1 + n } });
    await ben.act(id, 'join');
    await ann.act(id, 'start');
    time.pass(60);
  }
  await first.server.services.lists.beat();
  await first.stop();
  const second = await serve(GAMES, { ...still, now: time.now, store: SqliteStore.open(file) });
  const person = second.client();
  person.cookie = ann.cookie;
  const rows = await listed(await person.socket());
  expect(second.server.services.rooms.loaded).toBe(0);
  const days = rows.map(({ table: { clock }, view }) => [
    clock.kind === 'days' && clock.days,
    view !== undefined,
  ]);
  expect(days).toEqual([
    ...[1, 2, 3, 4].map((count) => [count, true]),
    ...[5, 6].map((count) => [count, false]),
  ]);
  expect(rows.toSorted((one, other) => byUrgency(urgencyOf(one), urgencyOf(other)))).toEqual(rows);
});

test('in a window all who are asked are waited for alike, whether they have answered or not, until it closes', async () => {
  const running = await serve(GAMES, { ...still, windowPace: 100 });
  const { id, people } = await seat(running, 'cloister', 3);
  const lines = await watchAll(people, id);
  const homes = await Promise.all(people.map((person) => person.socket()));
  const dues = async () => Promise.all(homes.map(async (home) => (await listed(home))[0].asks));
  expect(await lines[0].move(id, { kind: 'ask' })).toBeNull();
  const open = (await running.server.services.rooms.room(id)).match?.window();
  const window = [0, 1, 2].map((one) => open?.asked.includes(one));
  expect(window).toContain(true);
  const asked = window.indexOf(true);
  const before = await dues();
  expect(before.map((asks) => asks?.due)).toEqual(window);
  const line = lines[asked];
  await line.until(() => line.of(id).question?.startsWith('window') ?? false);
  expect(await line.move(id, line.of(id).moves[0])).toBeNull();
  const after = await dues();
  expect(after.map((asks) => asks?.due)).toEqual(window);
  // One’s own answer one knows of; the others are told nothing.
  expect(after.filter((_asks, seatOf) => seatOf !== asked)).toEqual(
    before.filter((_asks, seatOf) => seatOf !== asked),
  );
});

test('a stranger has no list, and who leaves is told no more', async () => {
  const running = await serve(GAMES, still);
  const stranger = await running.client().socket();
  stranger.send({ type: 'list' });
  await stranger.until(() => stranger.last('error') !== null);
  expect(stranger.last('error')?.code).toBe('notSignedIn');
  const ann = await running.guest('Ann');
  const home = await ann.socket();
  await listed(home);
  home.close();
  await home.until(() => home.closedWith !== null).catch(() => {});
  await ann.create(TABLE);
  await running.server.services.lists.beat();
  expect(rowsOf(home, 0)).toEqual([]);
});
