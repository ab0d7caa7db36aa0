/** Two servers on one store, stops in the middle, and other ways to be in two places at once. */

import { connect } from 'node:net';
import type { BotRequest } from '@conclave/bots';
import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Client, Line } from './client.ts';
import { CLOISTER, GAMES } from './games.ts';
import { Holding } from './stores.ts';
import { eventually, newFile, playOn, type Running, seat, serve, watchAll } from './table.ts';
import { randomThink, rngOf } from './think.ts';

const SHOW = { kind: 'show' };

const at = (running: Running, person: Client): Client => {
  const client = running.client();
  client.cookie = person.cookie;
  return client;
};

async function twoNodes(options: Parameters<typeof serve>[1] = {}): Promise<[Running, Running]> {
  const file = newFile();
  const one = await serve(GAMES, { ...options, store: SqliteStore.open(file) });
  const two = await serve(GAMES, { ...options, store: SqliteStore.open(file) });
  return [one, two];
}

test('a server that another was quicker than loses nothing: it follows, and so do its watchers', async () => {
  const [one, two] = await twoNodes();
  const { id, people } = await seat(one, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  const [ben, cleo] = await watchAll([at(two, people[1]), at(two, people[2])], id);
  await ann.move(id, SHOW);
  expect(ben.of(id).view).toMatchObject({ turns: 0 });
  // Ben's server knows nothing of it yet; whatever he asks of it, the store says no.
  await expect(cleo.client.act(id, 'end')).resolves.toMatchObject({ agreed: [2] });
  const [again] = await watchAll([at(two, people[0])], id);
  await expect(again.move(id, { kind: 'note', mark: 1 })).resolves.toMatchObject({ reason: 'stale' });
  await ben.until(() => (ben.of(id).view as { turns: number }).turns === 1);
  expect(ben.of(id).told.map(({ type }) => type)).toEqual(['house.opened', 'shown', 'drew']);
  expect(ben.frames.filter(({ type }) => type === 'error')).toEqual([]);
  expect(await ben.move(id, SHOW)).toBeNull();
  await cleo.until(() => cleo.of(id).moves.length > 0);
  // Now it is the first server that comes too late.
  await expect(ann.move(id, { kind: 'note', mark: 2 })).resolves.toMatchObject({ reason: 'notNow' });
  expect((await one.store.load(id))?.logged).toHaveLength(2);
});

test('a bot that two servers let think plays once', async () => {
  const asked: { job: BotRequest; go: () => void }[] = [];
  const think = async (job: BotRequest) => {
    if (!job.perspective.asked) return { move: null };
    await new Promise<void>((go) => asked.push({ job, go }));
    return { move: SHOW };
  };
  const [one, two] = await twoNodes({ think });
  const { id, people } = await seat(one, 'cloister', 2, { bots: 1 });
  const [ann, ben] = await watchAll(people, id);
  await ann.move(id, SHOW);
  await ben.until(() => ben.of(id).moves.length > 0);
  await ben.move(id, SHOW);
  await at(two, people[0]).act(id, 'end');
  await eventually(() => asked.length === 2);
  expect(asked.map(({ job }) => job.perspective.decision)).toEqual([
    asked[0].job.perspective.decision,
    asked[0].job.perspective.decision,
  ]);
  for (const { go } of asked) go();
  await ann.until(() => ann.of(id).moves.length > 0);
  await eventually(async () => ((await one.store.load(id))?.logged.length ?? 0) === 3);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await one.store.load(id))?.logged).toHaveLength(3);
  // The slower one has noticed and goes on from there.
  const [late] = await watchAll([at(two, people[0])], id);
  expect(late.of(id).view).toMatchObject({ turns: 3 });
});

test('two who join at two servers get two chairs', async () => {
  const [one, two] = await twoNodes();
  const [host, ben, cleo] = [await one.guest('Ann'), await one.guest('Ben'), await one.guest('Cleo')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id } = await host.create({ game: 'cloister', seats: [...seats], public: true });
  await at(two, cleo).call('GET', `/api/matches/${id}`);
  await ben.act(id, 'join');
  const elsewhere = at(two, cleo);
  expect((await elsewhere.act(id, 'join')).you).toBe(2);
  expect((await one.store.row(id))?.seats.map((holder) => holder.kind)).toEqual([
    'person',
    'person',
    'person',
  ]);
});

test('a match is loaded once, however many ask for it at once', async () => {
  const file = newFile();
  const first = await serve([CLOISTER], { store: SqliteStore.open(file) });
  const { id, people } = await seat(first, 'cloister', 3);
  for (const person of people) await person.act(id, 'end');
  await first.stop();
  let loads = 0;
  const store = SqliteStore.open(file);
  const load = store.load.bind(store);
  const counting: Store = Object.assign(store, {
    load: (match: string) => {
      loads++;
      return load(match);
    },
  });
  const second = await serve([CLOISTER], { store: counting });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => second.client().request('GET', `/api/matches/${id}`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(loads).toBe(1);
});

test('nothing is kept in memory for matches nobody plays, and everything for those somebody does', async () => {
  const running = await serve(GAMES, { idleAfter: 0, sweepEvery: 5, botDelay: 0 });
  const { rooms } = running.server.services;
  const watched = await seat(running, 'cloister', 3);
  const [line] = await watchAll([watched.people[0]], watched.id);
  for (let n = 0; n < 5; n++) await seat(running, 'cloister', 3);
  await eventually(() => rooms.loaded === 1);
  await line.move(watched.id, SHOW);
  line.close();
  await eventually(() => rooms.loaded === 0);
  // Bots alone keep a match going until it is over, and then it goes too.
  const host = await running.guest('Host');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const { id } = await host.create({ game: 'cloister', seats: [bot, bot, bot] });
  await host.act(id, 'start');
  await eventually(async () => (await running.store.row(id))?.status === 'finished');
  await eventually(() => rooms.loaded === 0);
  expect(await running.store.startedMatchIds()).toHaveLength(7);
});

test('a start loads no match that is neither due nor watched', async () => {
  const file = newFile();
  const first = await serve([CLOISTER], {
    store: SqliteStore.open(file),
    think: () => new Promise(() => {}),
  });
  for (let n = 0; n < 8; n++) await seat(first, 'cloister', 3);
  const { id } = await seat(first, 'cloister', 1, { bots: 2 });
  const waiting = await seat(first, 'cloister', 1, { bots: 2 });
  const [ann] = await watchAll(waiting.people, waiting.id);
  await ann.move(waiting.id, SHOW);
  await first.stop();
  const asked = new Set<string>();
  const second = await serve([CLOISTER], {
    store: SqliteStore.open(file),
    sweepEvery: 5,
    think: async ({ session, perspective }) => {
      asked.add(session);
      return { move: perspective.asked ? (perspective.moves[0] ?? null) : null };
    },
  });
  const { rooms } = second.server.services;
  let most = 0;
  const look = () => {
    most = Math.max(most, rooms.loaded);
    return asked.size > 0;
  };
  await eventually(look);
  for (let n = 0; n < 40; n++) {
    look();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect([...asked]).toEqual([waiting.id]);
  expect(asked.has(id)).toBe(false);
  expect(most).toBe(1);
});

test('a stop waits for a step under way: it is stored and acknowledged', async () => {
  const file = newFile();
  const holding = new Holding(SqliteStore.open(file));
  const running = await serve([CLOISTER], { store: holding.store });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  holding.hold();
  const answer = ann.move(id, SHOW);
  await eventually(() => holding.held === 1);
  const stopping = running.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  holding.release();
  expect(await answer).toBeNull();
  await stopping;
  await ann.until(() => ann.closedWith !== null);
  expect(ann.closedWith).toBe(1001);
  const store = SqliteStore.open(file);
  expect((await store.load(id))?.logged).toHaveLength(1);
  await store.close();
});

test('a stop waits for nobody who comes in meanwhile', async () => {
  const holding = new Holding(SqliteStore.open(newFile()), ['saveIdle']);
  const running = await serve([CLOISTER], { store: holding.store });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  await ann.move(id, SHOW);
  holding.hold();
  const { port } = new URL(running.url);
  const late = connect(Number(port), '127.0.0.1');
  const closed = new Promise((resolve) => late.on('error', () => {}).on('close', resolve));
  await new Promise((resolve) => late.on('connect', resolve));
  const stopped = running.stop();
  await eventually(() => holding.held > 0);
  const headers = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  late.write(['GET /socket HTTP/1.1', 'Host: localhost', ...headers, key, '', ''].join('\r\n'));
  await closed;
  holding.release();
  await stopped;
  expect(late.bytesRead).toBe(0);
});

test('a stop in the middle of play keeps every acknowledged step, and a new start goes on', async () => {
  const file = newFile();
  const first = await serve(GAMES, { store: SqliteStore.open(file), think: randomThink });
  const tables = await Promise.all(
    Array.from({ length: 5 }, (_none, n) => seat(first, n % 2 ? 'passing' : 'bids', 3)),
  );
  const seated = await Promise.all(tables.map(async ({ id, people }) => watchAll(people, id)));
  const playing = tables.flatMap(({ id }, n) =>
    seated[n].map((line, index) => playOn(line, id, rngOf(`stop ${n} ${index}`)).catch(() => {})),
  );
  const acknowledged = (lines: readonly Line[]) =>
    lines.flatMap((line) => line.frames.filter((frame) => frame.type === 'ack' && !frame.refusal)).length;
  await eventually(() => seated.every((lines) => acknowledged(lines) > 0));
  await first.stop();
  await Promise.all(playing);
  const second = await serve(GAMES, { store: SqliteStore.open(file) });
  for (const [n, { id, people }] of tables.entries()) {
    const stored = (await second.store.load(id))?.logged.length ?? 0;
    expect(stored).toBeGreaterThanOrEqual(acknowledged(seated[n]));
    const lines = await watchAll(
      people.map((person) => at(second, person)),
      id,
    );
    await Promise.all(lines.map((line, index) => playOn(line, id, rngOf(`go ${n} ${index}`))));
    expect(lines[0].of(id).outcome).not.toBeNull();
    expect((await lines[0].client.call('GET', `/api/matches/${id}/record`)).end).toBeTruthy();
  }
});

test('a table that begins while its host closes it is not taken from those who play', async () => {
  const holding = new Holding(SqliteStore.open(newFile()), ['remove']);
  const running = await serve([CLOISTER], { store: holding.store });
  const ann = await running.guest('Ann');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const { id } = await ann.create({ game: 'cloister', seats: [{ kind: 'me' }, bot, bot] });
  holding.hold();
  const closing = ann.request('POST', `/api/matches/${id}/close`);
  await eventually(() => holding.held > 0);
  expect((await ann.act(id, 'start')).status).toBe('running');
  const [line] = await watchAll([ann], id);
  holding.release();
  expect((await closing).json).toEqual({ error: 'notOpen' });
  expect(await line.move(id, { kind: 'show' })).toBeNull();
});
