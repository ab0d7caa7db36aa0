/** Clocks in real matches: turns, banks, windows, stops. */

import { DAY, HOUR, SECOND } from '@conclave/engine/time-units';
import { type ClockInfo, UPDATE } from '@conclave/wire';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Line } from './client.ts';
import { CLOISTER, GAMES } from './games.ts';
import { eventually, newFile, seat, serve, Time, watchAll } from './table.ts';

const LIVE = { kind: 'live', turn: 10, bank: 20 } as const;
/** The tests' clock is moved in seconds. */
const DAY_SECONDS = DAY / SECOND;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const lengthOf = async (store: Store, id: string) => (await store.load(id))?.logged.length ?? -1;
const entriesOf = async (store: Store, id: string) =>
  ((await store.load(id))?.logged ?? []).map((line) => JSON.parse(line).entry as Record<string, unknown>);
const clockOf = (line: Line): ClockInfo | null => line.last(UPDATE)?.clock ?? null;
/** The server has looked at its clocks since. */
const swept = () => pause(80);

test('whose time is up has the least binding move made, by the clock', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now });
  const { id, people } = await seat(running, 'cloister', 3, { clock: LIVE });
  const [ann, ben] = await watchAll(people, id);
  expect(clockOf(ann)).toMatchObject({
    banks: [20_000, 20_000, 20_000],
    until: [{ seat: 0, at: time.at + 30_000, more: true }],
  });
  time.pass(29.9);
  await swept();
  expect(await lengthOf(running.store, id)).toBe(0);
  time.pass(0.1);
  await ben.until(() => ben.of(id).told.some(({ type }) => type === 'asked'));
  expect((await entriesOf(running.store, id))[0]).toEqual({ seat: 0, move: { kind: 'ask' }, by: 'late' });
  expect(clockOf(ben)?.banks[0]).toBe(0);
});

test('of whoever is away when their time is up a bot keeps the chair, until they are back', async () => {
  const time = new Time();
  const think = async () => ({ move: { kind: 'show' } });
  const running = await serve(GAMES, { now: time.now, think });
  const { id, people } = await seat(running, 'cloister', 3, { clock: LIVE });
  const [ann, ben] = await watchAll(people, id);
  ann.close();
  await ben.until(() => ben.tables.get(id)?.seats[0].present === false);
  time.pass(150);
  await ben.until(() => ben.of(id).asked);
  const entries = await entriesOf(running.store, id);
  expect(entries[0]).toEqual({ sit: 0, bot: 'fair' });
  expect(entries[1]).toMatchObject({ seat: 0, by: 'bot' });
  const [back] = await watchAll([people[0]], id);
  await back.until(() =>
    back.of(id).told.some((event) => event.type === 'house.sat' && 'bot' in event && event.bot === null),
  );
});

test('a window that lapsed seats no bot, nor does a table that all have left', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now });
  const bids = await seat(running, 'bids', 3, { clock: LIVE });
  const [first, second] = await watchAll(bids.people, bids.id);
  first.close();
  await second.until(() => second.tables.get(bids.id)?.seats[0].present === false);
  const left = await seat(running, 'cloister', 3, { clock: LIVE });
  time.pass(150);
  await eventually(async () => (await lengthOf(running.store, left.id)) > 0);
  await eventually(async () => (await lengthOf(running.store, bids.id)) > 0);
  for (const { id } of [bids, left])
    expect((await entriesOf(running.store, id)).filter((entry) => 'sit' in entry)).toEqual([]);
});

test('the bank pays for what a turn takes too long', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now });
  const { id, people } = await seat(running, 'cloister', 3, { clock: LIVE });
  const [ann, ben] = await watchAll(people, id);
  time.pass(15);
  await ann.move(id, { kind: 'show' });
  await ben.settle();
  expect(clockOf(ben)).toEqual({
    now: time.at,
    banks: [15_000, 20_000, 20_000],
    until: [{ seat: 1, at: time.at + 30_000, more: true }],
  });
});

test('a window has one clock, shown without seats; an early answer moves nobody else’s, and the rest lapse together', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now });
  const { id, people } = await seat(running, 'bids', 3, { clock: LIVE });
  const [ann, ben, cleo] = await watchAll(people, id);
  const until = [{ seat: null, at: time.at + 10_000, more: true }];
  expect(clockOf(ann)?.until).toEqual(until);
  const frames = ben.about(id).length;
  time.pass(6);
  await ann.move(id, { kind: 'pass' });
  expect(clockOf(ann)?.until).toEqual(until);
  await ben.settle();
  expect(ben.about(id)).toHaveLength(frames);
  time.pass(3.9);
  await swept();
  expect(await lengthOf(running.store, id)).toBe(1);
  time.pass(0.1);
  await cleo.until(() => cleo.of(id).told.some(({ type }) => type === 'closed'));
  const by = (await entriesOf(running.store, id)).map((entry) => [entry.seat, entry.by]);
  expect(by).toEqual([
    [0, 'player'],
    [1, 'late'],
    [2, 'late'],
  ]);
  expect(clockOf(cleo)?.banks).toEqual([20_000, 20_000, 20_000]);
  expect(clockOf(cleo)?.until).toEqual([{ seat: null, at: time.at + 10_000, more: true }]);
});

test('a window that needs several steps of a seat is closed in one go when its time is up', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now, sweepEvery: 1e8 });
  const { id, people } = await seat(running, 'passing', 3, { clock: LIVE });
  const [ann] = await watchAll([people[0]], id);
  time.pass(10);
  const { rooms } = running.server.services;
  await rooms.sweep(60_000);
  await ann.settle();
  expect(ann.of(id).view).toMatchObject({ passing: false });
  expect(await lengthOf(running.store, id)).toBe(9);
  await rooms.sweep(60_000);
  // Whoever is asked next has time of their own.
  expect(await lengthOf(running.store, id)).toBe(9);
});

test('whoever plays alone is not overrun by the clock after one lapse, nor while playing', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now });
  const { id, people } = await seat(running, 'temple-code', 1, {
    clock: { kind: 'live', turn: 10, bank: 0 },
  });
  const [ann] = await watchAll(people, id);
  time.pass(9);
  await ann.move(id, ann.of(id).moves[0]);
  time.pass(9);
  await swept();
  expect(await lengthOf(running.store, id)).toBe(1);
  time.pass(1);
  await eventually(async () => (await lengthOf(running.store, id)) === 2);
  await swept();
  expect(await lengthOf(running.store, id)).toBe(2);
});

test('deadlines survive a restart, a stop gives the time back, and nobody need be there', async () => {
  const file = newFile();
  const time = new Time();
  const first = await serve(GAMES, { now: time.now, store: SqliteStore.open(file) });
  const { id } = await seat(first, 'cloister', 3, { clock: { kind: 'live', turn: 100, bank: 0 } });
  time.pass(60);
  await first.stop();
  time.pass(5 * DAY_SECONDS);
  const second = await serve(GAMES, { now: time.now, store: SqliteStore.open(file) });
  time.pass(39);
  await swept();
  expect(await lengthOf(second.store, id)).toBe(0);
  expect((await second.store.row(id))?.status).toBe('running');
  time.pass(1.1);
  await eventually(async () => (await lengthOf(second.store, id)) > 0);
  expect((await entriesOf(second.store, id))[0]).toMatchObject({ by: 'late', seat: 0 });
});

test('a stop in the middle of a window gives its time back too, twice in a row', async () => {
  const file = newFile();
  const time = new Time();
  let running = await serve(GAMES, { now: time.now, store: SqliteStore.open(file) });
  const { id, people } = await seat(running, 'bids', 2, { clock: { kind: 'live', turn: 100, bank: 0 } });
  for (let stop = 0; stop < 2; stop++) {
    time.pass(30);
    await running.stop();
    time.pass(1000);
    running = await serve(GAMES, { now: time.now, store: SqliteStore.open(file) });
  }
  const back = running.client();
  back.cookie = people[0].cookie;
  const [ann] = await watchAll([back], id);
  const clock = clockOf(ann);
  expect(clock?.until).toEqual([{ seat: null, at: Number(clock?.now) + 40_000, more: true }]);
});

test('a wall clock that is set an hour on or back takes nobody’s time and blocks nobody’s line', async () => {
  const running = await serve(GAMES);
  const { id, people } = await seat(running, 'cloister', 3, { clock: LIVE });
  const [ann] = await watchAll(people, id);
  const wall = vi.spyOn(Date, 'now');
  onTestFinished(() => wall.mockRestore());
  for (const [index, hours] of [1, -1].entries()) {
    const real = performance.timeOrigin + performance.now();
    wall.mockImplementation(() => real + hours * HOUR);
    await swept();
    expect(await ann.move(id, { kind: 'note', mark: index + 1 })).toBeNull();
  }
  expect((await entriesOf(running.store, id)).map(({ by }) => by)).toEqual(['player', 'player']);
});

test('a server that is started with its wall clock set back goes on where it stopped', async () => {
  const file = newFile();
  const time = new Time();
  const first = await serve(GAMES, { now: time.now, store: SqliteStore.open(file) });
  const { id, people } = await seat(first, 'cloister', 3, { clock: LIVE });
  time.pass(4);
  await first.stop();
  time.pass(-3600);
  const second = await serve(GAMES, { now: time.now, store: SqliteStore.open(file) });
  const back = second.client();
  back.cookie = people[0].cookie;
  const [ann] = await watchAll([back], id);
  const clock = clockOf(ann);
  expect(Number(clock?.until[0].at) - Number(clock?.now)).toBe(26_000);
});

test('by correspondence a turn has days', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, idleAfter: 0 });
  const { id } = await seat(running, 'cloister', 3, { clock: { kind: 'days', days: 3 } });
  time.pass(3 * DAY_SECONDS - 1);
  await swept();
  expect(await lengthOf(running.store, id)).toBe(0);
  time.pass(1);
  await eventually(async () => (await lengthOf(running.store, id)) > 0);
});

test('a match that everybody left ends as abandoned, and lays everything open', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  time.pass(29 * DAY_SECONDS);
  await ann.move(id, { kind: 'note', mark: 1 });
  time.pass(29 * DAY_SECONDS);
  await swept();
  expect(ann.of(id).outcome).toBeNull();
  time.pass(DAY_SECONDS);
  const [watcher] = await watchAll([running.client()], id);
  await watcher.until(() => watcher.of(id).outcome !== null);
  expect(watcher.of(id).outcome).toEqual({ places: [], how: 'abandoned' });
  const { hands, pile, notes } = watcher.of(id).view as { hands: unknown[]; pile: unknown; notes: unknown[] };
  expect([...hands, notes[0]].every((value) => typeof value === 'number')).toBe(true);
  expect(Array.isArray(pile)).toBe(true);
  expect(watcher.of(id).told.at(-1)).toMatchObject({ type: 'house.closed', how: 'abandoned' });
  expect((await people[0].request('GET', `/api/matches/${id}/record`)).status).toBe(200);
});

/** Three people at a secret window that has just opened, its first second gone. */
async function atWindow(time: Time, options: Parameters<typeof serve>[1] = {}) {
  const running = await serve(GAMES, { now: time.now, windowPace: 1, ...options });
  const { id, people } = await seat(running, 'cloister', 3);
  const lines = await watchAll([...people, running.client()], id);
  await lines[0].move(id, { kind: 'ask' });
  for (const line of lines) await line.until(() => line.last('countdown') !== null);
  const isClosed = () => lines[0].of(id).told.some(({ type }) => type === 'resolved');
  const countdowns = () => lines.map((line) => line.last('countdown')?.countdown ?? null);
  return { running, id, people, lines, isClosed, countdowns };
}

test('everybody is shown how long a secret window stays open, the gallery and whoever comes later too', async () => {
  const time = new Time();
  const { running, id, countdowns, lines, isClosed } = await atWindow(time);
  const [window] = countdowns().map((countdown) => countdown?.window);
  const shown = { window, left: 8000, length: 8000, extensions: 0, mayExtend: true };
  expect(countdowns()).toEqual([shown, shown, shown, shown]);
  time.pass(3);
  const [late] = await watchAll([running.client()], id);
  await late.settle();
  expect(late.last('countdown')?.countdown).toEqual({ ...shown, left: 5000 });
  time.pass(5);
  await lines[0].until(isClosed);
  for (const line of lines) await line.until(() => line.last('countdown')?.countdown === null);
});

test('anybody at the table, asked or not, gives everybody one more length, twice', async () => {
  const time = new Time();
  const { id, lines, countdowns, isClosed } = await atWindow(time);
  const [asker, ben, cleo, stranger] = lines;
  const window = Number(countdowns()[0]?.window);
  const more = (line: Line, extensions: number) => line.moreTime(id, window, extensions);
  time.pass(7);
  expect(await more(asker, 0)).toBeNull();
  for (const line of lines) await line.settle();
  expect(countdowns().map((countdown) => countdown?.left)).toEqual([9000, 9000, 9000, 9000]);
  // Asked for by another at the same moment, or sent again: it counts once.
  expect(await more(ben, 0)).toBeNull();
  await expect(more(stranger, 1)).rejects.toThrow('notYours');
  time.pass(8);
  await swept();
  expect(isClosed()).toBe(false);
  expect(await more(cleo, 1)).toBeNull();
  expect(await more(ben, 2)).toEqual({ rule: 'house', reason: 'noMoreTime' });
  time.pass(8.9);
  await swept();
  expect(isClosed()).toBe(false);
  time.pass(0.1);
  await asker.until(isClosed);
  expect(await more(ben, 0)).toEqual({ rule: 'house', reason: 'stale' });
});

test('a restart in a secret window neither shortens nor lengthens it, more time included', async () => {
  const file = newFile();
  const time = new Time();
  const { running, id, lines, countdowns, people } = await atWindow(time, { store: SqliteStore.open(file) });
  expect(await lines[1].moreTime(id, Number(countdowns()[0]?.window), 0)).toBeNull();
  time.pass(6);
  await running.stop();
  time.pass(1000);
  const again = await serve(GAMES, { now: time.now, windowPace: 1, store: SqliteStore.open(file) });
  time.pass(9.9);
  await swept();
  const isClosed = async () => (await entriesOf(again.store, id)).some((entry) => 'close' in entry);
  expect(await isClosed()).toBe(false);
  const back = again.client();
  back.cookie = people[0].cookie;
  const [ann] = await watchAll([back], id);
  await ann.settle();
  expect(ann.last('countdown')?.countdown).toMatchObject({ left: 100, extensions: 1 });
  time.pass(0.1);
  await eventually(isClosed);
});

test('however many matches nobody watches, clocks run on, and memory holds only so many of them', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now, mostUnwatched: 2 });
  const { rooms } = running.server.services;
  const clock = { kind: 'live', turn: 50, bank: 0 } as const;
  const unwatched: string[] = [];
  for (let n = 0; n < 8; n++) unwatched.push((await seat(running, 'cloister', 3, { clock })).id);
  const { id, people } = await seat(running, 'cloister', 3, { clock });
  const [ann] = await watchAll(people, id);
  time.pass(50);
  await ann.until(() => ann.of(id).told.some(({ type }) => type === 'asked'));
  for (const other of unwatched) await eventually(async () => (await lengthOf(running.store, other)) > 0);
  expect(rooms.loaded).toBeGreaterThan(0);
  // Each is due again within a minute.
  await eventually(() => {
    time.pass(0.1);
    return rooms.loaded <= 3;
  });
});
