/** Time that people at a table give each other, and pauses: by consent of all, on one server and on two. */

import { DAY, SECOND } from '@conclave/engine/time-units';
import type { FrameOf, MatchSummary } from '@conclave/wire';
import { UPDATE } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { MAX_GIFTS } from '../clock.ts';
import type { Client, Line } from './client.ts';
import { GAMES } from './games.ts';
import { at, postgresOfFile, serveNodes } from './nodes.ts';
import { eventually, type Running, seat, serve, Time, watchAll } from './table.ts';

const ASK = { kind: 'ask' };
const SHOW = { kind: 'show' };
const LIVE = { kind: 'live', turn: 10, bank: 20 } as const;
const DAYS = { kind: 'days', days: 3 } as const;
const PAUSED = { rule: 'house', reason: 'paused' };
const postgres = await postgresOfFile();

interface Place {
  readonly time: Time;
  readonly here: Running;
  readonly there: Running;
}

const OPTIONS = { think: async () => ({ move: SHOW }) };

async function oneServer(): Promise<Place> {
  const time = new Time();
  const here = await serve(GAMES, { ...OPTIONS, now: time.now });
  return { time, here, there: here };
}

async function twoServers(): Promise<Place> {
  const time = new Time();
  const [here, there] = await serveNodes(postgres, 2, { ...OPTIONS, now: time.now });
  return { time, here, there };
}

async function table({ here, there }: Place, clock: typeof LIVE | typeof DAYS, bots = 0) {
  const { id, people } = await seat(here, 'cloister', 3, { clock, bots });
  const clients = [people[0], ...people.slice(1).map((client) => at(there, client))];
  const [ann] = await watchAll([people[0]], id);
  const [watcher, ben, cleo] = await watchAll([there.client(), ...clients.slice(1)], id);
  return { id, clients, ann, ben, cleo, watcher, lines: [ann, ben, cleo, watcher] };
}

/** As this line was told it last. */
function untilOf(line: Line): FrameOf<'clock'>['clock'] {
  const last = line.frames.findLast(({ type }) => type === 'clock' || type === UPDATE);
  return last?.type === 'clock' || last?.type === UPDATE ? last.clock : null;
}

const pausesAt = (line: Line, id: string) => line.tables.get(id)?.pause != null;
const news = (line: Line) =>
  line.frames.flatMap((frame) =>
    frame.type === 'said' ? frame.lines.flatMap((one) => (one.news ? [one.news] : [])) : [],
  );
const status = async (client: Client, id: string, action: string, body: unknown = {}) =>
  (await client.request('POST', `/api/matches/${id}/${action}`, body)).status;

async function agreeToPause(id: string, clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.act(id, 'wish', { kind: 'pause' });
}

const entriesOf = async ({ here }: Place, id: string) => (await here.store.load(id))?.logged.length;

const places = [
  ['one server', oneServer, true],
  ['two servers', twoServers, postgres !== null],
] as const;

describe.each(places)('%s', (_name, open, isThere) => {
  test.skipIf(!isThere)('others give one turn more, so often a turn, and all are told', async () => {
    const place = await open();
    const { id, clients, lines, watcher, ben } = await table(place, DAYS);
    const before = untilOf(watcher)?.until[0].at ?? 0;
    expect(untilOf(watcher)?.until).toMatchObject([{ seat: 0, more: true }]);
    expect(await status(clients[0], id, 'time', { seat: 0 })).toBe(409);
    expect(await status(clients[1], id, 'time', { seat: 2 })).toBe(409);
    expect(await status(place.there.client(), id, 'time', { seat: 0 })).toBe(401);
    for (let n = 1; n <= MAX_GIFTS; n++) {
      await clients[1 + (n % 2)].act(id, 'time', { seat: 0 });
      const given = before + n * DAYS.days * DAY;
      for (const line of lines) await line.until(() => untilOf(line)?.until[0].at === given);
    }
    expect(untilOf(watcher)?.until[0].more).toBeUndefined();
    expect(await status(clients[1], id, 'time', { seat: 0 })).toBe(409);
    await ben.until(() => news(ben).length === MAX_GIFTS + 2);
    expect(news(ben).at(-1)).toEqual({ what: 'gave', names: ['Cléo', 'Ann'] });
    // What was given is used: the clock acts no sooner.
    const given = 4 * DAYS.days * DAY;
    place.time.pass(given / SECOND - 1);
    await place.here.server.services.rooms.sweep(1e9);
    await place.there.server.services.rooms.sweep(1e9);
    expect(await entriesOf(place, id)).toBe(0);
    place.time.pass(2);
    await eventually(async () => ((await entriesOf(place, id)) ?? 0) > 0);
  });

  test.skipIf(!isThere)('time given by others is not taken from the bank', async () => {
    const place = await open();
    const { id, clients, ann, watcher } = await table(place, LIVE);
    await clients[1].act(id, 'time', { seat: 0 });
    await ann.until(() => untilOf(ann)?.until[0].at === place.time.at + 40_000);
    place.time.pass(22);
    expect(await ann.move(id, ASK)).toBeNull();
    await watcher.until(() => watcher.last(UPDATE)?.clock?.banks[0] === 18_000);
  });

  test.skipIf(!isThere)(
    'once all agree to pause, nobody moves and no time passes, until anybody goes on',
    async () => {
      const place = await open();
      const { id, clients, ann, ben, lines, watcher } = await table(place, LIVE, 0);
      place.time.pass(4);
      await agreeToPause(id, clients.slice(0, 2));
      expect(pausesAt(watcher, id)).toBe(false);
      await agreeToPause(id, clients.slice(2));
      for (const line of lines)
        await line.until(() => pausesAt(line, id) && untilOf(line)?.until.length === 0);
      expect(await ann.move(id, ASK)).toEqual(PAUSED);
      expect(await ann.why(id, ASK)).toEqual(PAUSED);
      place.time.pass(3 * 24 * 3600);
      await place.here.server.services.rooms.sweep(1e9);
      await place.there.server.services.rooms.sweep(1e9);
      expect(await entriesOf(place, id)).toBe(0);
      expect(await status(clients[1], id, 'time', { seat: 0 })).toBe(409);
      expect(await status(clients[1], id, 'bot', { seat: 0, level: 'fair' })).toBe(403);
      expect(await status(await place.here.guest('Eve'), id, 'go-on')).toBe(403);
      await clients[1].act(id, 'go-on');
      for (const line of lines) await line.until(() => !pausesAt(line, id));
      await watcher.until(() => untilOf(watcher)?.until[0]?.at === place.time.at + 26_000);
      await ben.until(() => news(ben).at(-1)?.what === 'wentOn');
      expect(news(ben).slice(-2)).toEqual([
        { what: 'paused', names: [] },
        { what: 'wentOn', names: ['Ben'] },
      ]);
      // Said twice, it is over once.
      await clients[2].act(id, 'go-on');
      expect(await ann.move(id, ASK)).toBeNull();
      expect(news(ben).at(-1)?.names).toEqual(['Ben']);
    },
  );

  test.skipIf(!isThere)('a pause that nobody ends is over after a week', async () => {
    const place = await open();
    const { id, clients, ann } = await table(place, LIVE);
    await agreeToPause(id, clients);
    await ann.until(() => pausesAt(ann, id));
    place.time.pass((7 * DAY) / SECOND - 60);
    await place.here.server.services.rooms.sweep(1e9);
    expect(pausesAt(ann, id)).toBe(true);
    place.time.pass(61);
    await ann.until(() => !pausesAt(ann, id));
    await ann.until(() => news(ann).at(-1)?.what === 'wentOn');
    expect(news(ann).at(-1)?.names).toEqual([]);
  });

  test.skipIf(!isThere)('the step of a server that has not heard of the pause waits as well', async () => {
    const place = await open();
    const { id, clients, ann, ben } = await table(place, LIVE);
    await agreeToPause(id, clients.slice(0, 2));
    // At the other server, and at once.
    const [agreed, moved] = await Promise.all([
      clients[2].act(id, 'wish', { kind: 'pause' }),
      ann.move(id, ASK).catch((error: Error) => error.message),
    ]);
    const seen = (await clients[1].call('GET', `/api/matches/${id}`)).table as MatchSummary;
    // Whichever was first: a pause that was told holds, and nothing is lost.
    expect(agreed.pause ?? seen.pause).not.toBeNull();
    expect(seen.pause).not.toBeNull();
    expect(await entriesOf(place, id)).toBe(moved === null ? 1 : 0);
    await ben.until(() => pausesAt(ben, id));
    expect(await ann.move(id, ASK)).not.toBeNull();
  });
});

test('a bot that was thinking waits while the table pauses; a wish to pause needs a clock', async () => {
  const time = new Time();
  let answer: () => void = () => {};
  const thought = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  const think = async () => {
    asked++;
    await thought;
    return { move: SHOW };
  };
  const here = await serve(GAMES, { think, now: time.now });
  const { id, people } = await seat(here, 'cloister', 2, { clock: LIVE, bots: 1 });
  const [ann, ben] = await watchAll(people, id);
  expect(await ann.move(id, SHOW)).toBeNull();
  await ben.until(() => ben.of(id).asked);
  expect(await ben.move(id, SHOW)).toBeNull();
  await eventually(() => asked > 0);
  await agreeToPause(id, people);
  await ben.until(() => pausesAt(ben, id));
  const place = { time, here, there: here };
  const before = await entriesOf(place, id);
  answer();
  await ben.settle();
  await here.server.services.rooms.sweep(1e9);
  await ben.settle();
  expect(await entriesOf(place, id)).toBe(before);
  await people[1].act(id, 'go-on');
  await eventually(async () => ((await entriesOf(place, id)) ?? 0) > (before ?? 0));
  const { id: free, people: others } = await seat(here, 'bids', 3);
  expect(await status(others[0], free, 'wish', { kind: 'pause' })).toBe(409);
  expect(await status(others[0], free, 'time', { seat: 1 })).toBe(409);
});
