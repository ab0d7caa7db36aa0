import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { BotRequest } from '@conclave/bots';
import { pickListed } from '@conclave/engine/testing';
import { expect, test, vi } from 'vitest';
import type { Clock } from '../clock.ts';
import { ConclaveServer } from '../server.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { newStepId } from './client.ts';
import { CLOISTER } from './games.ts';
import { Failing, Holding } from './stores.ts';
import { eventually, newFile, newFolder, seat, serve, Time, watchAll } from './table.ts';
import { randomThink, rngOf } from './think.ts';

const SHOW = { kind: 'show' };

test('a server that stops puts every match away, though the store fails for a moment and has many to take', async () => {
  const store = SqliteStore.open(newFile());
  let failures = 20;
  let atOnce = 0;
  let most = 0;
  const saveIdle = store.saveIdle.bind(store);
  store.saveIdle = async (...args) => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce--;
    if (failures-- > 0) throw new Error('the store is busy');
    return saveIdle(...args);
  };
  const running = await serve([CLOISTER], { store });
  const ids: string[] = [];
  for (let n = 0; n < 30; n++) {
    const { id, people } = await seat(running, 'cloister', 3);
    const [ann] = await watchAll([people[0]], id);
    expect(await ann.move(id, SHOW)).toBeNull();
    ids.push(id);
  }
  await running.server.services.rooms.close();
  for (const id of ids) {
    const { root, now } = JSON.parse((await store.load(id))?.snapshot ?? '');
    expect((now ?? root).at).toBe(1);
  }
  // More would wait for each other, and some of them in vain.
  expect(most).toBeLessThanOrEqual(8);
});

test('the server runs on a store that waits for the disk', async () => {
  const { store } = await serve([CLOISTER]);
  expect(await store.isDurable()).toBe(true);
});

test('nothing is acknowledged or shown before its commit: a step', async () => {
  const holding = new Holding(SqliteStore.open(newFile()));
  // How many watch is told with the sweep, which would come in between.
  const running = await serve([CLOISTER], { store: holding.store, sweepEvery: 1e8 });
  const { id, people } = await seat(running, 'cloister', 3);
  const gallery = running.client();
  const [ann, ben, , watcher] = await watchAll([...people, gallery], id);
  const look = async () => {
    const paths = ['', '/chronicle'].map((path) => `/api/matches/${id}${path}`);
    const all = [people[0], people[1], gallery].flatMap((client) =>
      [...paths, '/api/matches?list=running'].map(async (path) => (await client.request('GET', path)).text),
    );
    return Promise.all(all);
  };
  const before = await look();
  const counts = () => [ben, watcher].map((line) => line.about(id).length);
  const frames = counts();
  const annFrames = ann.frames.length;

  holding.hold();
  const answer = ann.move(id, SHOW);
  await eventually(() => holding.held === 1);
  expect(await look()).toEqual(before);
  const late = running.client();
  const [lateLine] = await watchAll([late], id);
  expect(lateLine.of(id).view).toEqual(watcher.of(id).view);
  await Promise.all([ben.settle(), watcher.settle()]);
  expect(counts()).toEqual(frames);
  expect(ann.frames).toHaveLength(annFrames);

  holding.release();
  expect(await answer).toBeNull();
  await Promise.all([ben.settle(), watcher.settle(), lateLine.settle()]);
  expect(counts()).toEqual(frames.map((count) => count + 1));
  expect(lateLine.of(id).view).toMatchObject({ turns: 1 });
  expect(await look()).not.toEqual(before);
});

test('nothing is answered or shown before its commit: people, tables, chat, notebooks', async () => {
  const holding = new Holding(SqliteStore.open(newFile()));
  const running = await serve([CLOISTER], { store: holding.store });
  const [ann, ben] = [await running.guest('Ann'), await running.guest('Ben')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }] as const;
  const { id } = await ann.create({ game: 'cloister', seats: [...seats], public: true });
  const line = await ann.socket();
  line.send({ type: 'watch', match: id, cursor: 0 });
  await line.settle();

  const held = async (act: () => Promise<unknown>, look: () => Promise<unknown>) => {
    const before = await look();
    const frames = line.frames.length;
    holding.hold();
    let answered = false;
    const acting = act().then(() => {
      answered = true;
    });
    await eventually(() => holding.held > 0);
    expect(holding.held).toBe(1);
    expect(await look()).toEqual(before);
    expect(answered).toBe(false);
    expect(line.frames).toHaveLength(frames);
    holding.release();
    await acting;
    expect(await look()).not.toEqual(before);
  };
  const get =
    (path: string, client = ann) =>
    async () =>
      (await client.request('GET', path)).text;

  await held(() => ben.act(id, 'join'), get('/api/matches?list=open'));
  await held(() => ben.act(id, 'leave'), get(`/api/matches/${id}`));
  await ben.act(id, 'join');
  await held(
    () => ann.create({ game: 'cloister', seats: [...seats], public: true }),
    get('/api/matches?list=open'),
  );
  await held(() => ann.act(id, 'start'), get(`/api/matches/${id}`));
  await held(() => ben.act(id, 'end'), get(`/api/matches/${id}`));
  await held(() => ben.call('POST', '/api/me', { name: 'Benno' }), get('/api/me', ben));
  await held(
    () => ben.call('PUT', `/api/matches/${id}/notebook`, { text: 'me' }),
    get(`/api/matches/${id}/notebook`, ben),
  );
  const benLine = (await watchAll([ben], id))[0];
  await held(
    async () => {
      benLine.send({ type: 'say', match: id, id: 'first-line', text: 'hello' });
      await benLine.answer('first-line');
    },
    async () => running.store.chat(id, 'players', 0),
  );
});

test('that steps cannot be stored is said to the operator, whatever is logged, and not for each of them', async () => {
  const failing = new Failing(SqliteStore.open(newFile()));
  const said: string[] = [];
  const running = await serve([CLOISTER], { store: failing.store, alert: (message) => said.push(message) });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  failing.broken = true;
  for (let n = 0; n < 3; n++) await expect(ann.move(id, SHOW)).rejects.toThrow('notStored');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Steps cannot be stored');
  failing.broken = false;
  expect(await ann.move(id, SHOW)).toBeNull();
});

test('a server that can no longer sign its time closes its store all the same', async () => {
  const store = SqliteStore.open(newFile());
  const server = await ConclaveServer.create({ store, games: [CLOISTER], think: randomThink });
  const closed = vi.spyOn(store, 'close');
  vi.spyOn(store, 'keep').mockRejectedValue(new Error('disk is full'));
  await expect(server.stop()).rejects.toThrow('disk is full');
  expect(closed).toHaveBeenCalledOnce();
});

test('a step that cannot be stored is refused, the old state is intact, and the same step goes later', async () => {
  const failing = new Failing(SqliteStore.open(newFile()));
  const running = await serve([CLOISTER], { store: failing.store });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann, ben, cleo] = await watchAll(people, id);
  const before = (await people[1].request('GET', `/api/matches/${id}/chronicle`)).text;
  const frames = [ben, cleo].map((line) => line.about(id).length);

  failing.broken = true;
  const step = newStepId();
  await expect(ann.move(id, SHOW, step)).rejects.toThrow('notStored');
  await expect(ann.move(id, SHOW, step)).rejects.toThrow('notStored');
  expect((await people[1].request('POST', `/api/matches/${id}/end`)).json).toEqual({ error: 'notStored' });
  expect((await people[1].request('GET', `/api/matches/${id}/chronicle`)).text).toBe(before);
  await Promise.all([ben.settle(), cleo.settle()]);
  expect([ben, cleo].map((line) => line.about(id).length)).toEqual(frames);
  expect(failing.failures).toBe(3);

  failing.broken = false;
  expect(await ann.move(id, SHOW, step)).toBeNull();
  await ben.until(() => ben.of(id).moves.length > 0);
  expect(await ben.move(id, SHOW)).toBeNull();
  expect((await running.store.load(id))?.logged).toHaveLength(2);
});

test('a bot whose move could not be stored makes it as soon as it can, and is not passed over', async () => {
  const failing = new Failing(SqliteStore.open(newFile()));
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const think = async (job: BotRequest) => {
    if (!job.perspective.asked) return { move: null };
    await gate;
    return { move: SHOW };
  };
  const running = await serve([CLOISTER], { store: failing.store, think, botRetry: 5 });
  const { id, people } = await seat(running, 'cloister', 1, { bots: 2 });
  const [ann] = await watchAll(people, id);
  await ann.move(id, SHOW);
  failing.broken = true;
  go();
  await eventually(() => failing.failures > 5);
  failing.broken = false;
  await ann.until(() => (ann.of(id).view as { turns: number }).turns === 3);
  const entries = ((await running.store.load(id))?.logged ?? []).map((line) => JSON.parse(line).entry);
  expect(entries.map(({ by }) => by)).toEqual(['player', 'bot', 'bot']);
});

test('bots and clocks go on after the store failed for a while', async () => {
  const failing = new Failing(SqliteStore.open(newFile()));
  const time = new Time();
  const running = await serve([CLOISTER], { store: failing.store, now: time.now, botRetry: 10 });
  const { id, people } = await seat(running, 'cloister', 1, {
    bots: 2,
    clock: { kind: 'live', turn: 10, bank: 0 },
  });
  await watchAll(people, id);
  failing.broken = true;
  time.pass(11);
  await eventually(() => failing.failures >= 3);
  expect((await running.store.load(id))?.logged).toHaveLength(0);
  failing.broken = false;
  const movers = async () =>
    ((await running.store.load(id))?.logged ?? []).map((entry) => JSON.parse(entry).entry.by as string);
  await eventually(async () => (await movers()).includes('bot'));
  expect(['clock', 'late']).toContain((await movers())[0]);
});

test('a log cut short opens to a prefix of what was stored, and says how much is missing', async () => {
  const folder = newFolder();
  const file = join(folder, 'conclave.db');
  const running = await serve([CLOISTER], { store: SqliteStore.open(file), snapshotEvery: 4 });
  const { id, people } = await seat(running, 'cloister', 3);
  const lines = await watchAll(people, id);
  const sizeNow = () => statSync(`${file}-wal`).size;
  const begun = sizeNow();
  const rng = rngOf('cut');
  while (lines[0].of(id).outcome === null) {
    const line = lines.find((one) => one.of(id).moves.some(({ kind }) => kind !== 'withdraw')) ?? lines[0];
    const move = pickListed(line.of(id).moves, rng);
    if (move) await line.move(id, move);
    await Promise.all(lines.map((one) => one.settle()));
  }
  const all = (await running.store.load(id))?.logged ?? [];
  expect(all.length).toBeGreaterThan(20);
  const size = sizeNow();
  /** Some before the first step, most of them after it. */
  const place = (cut: number) =>
    cut < 4 ? Math.floor((begun * cut) / 4) : begun + Math.floor(((size - begun) * (cut - 4)) / 20);
  const seen = new Set<number>();
  for (let cut = 0; cut <= 24; cut++) {
    const copy = join(folder, `cut-${cut}.db`);
    for (const end of ['', '-wal', '-mark']) copyFileSync(file + end, copy + end);
    // Not only where a page ends.
    truncateSync(`${copy}-wal`, cut === 24 ? size : Math.max(0, place(cut) - (cut % 3)));
    const store = SqliteStore.open(copy);
    const stored = await store.load(id);
    const logged = stored?.logged ?? [];
    seen.add(logged.length);
    expect(logged).toEqual(all.slice(0, logged.length));
    const warning = await store.warning();
    if (logged.length === all.length) expect(warning).toBeNull();
    else expect(warning).toContain(`has lost ${all.length - logged.length} of ${all.length} entries`);
    if (stored) {
      const clock = JSON.parse(stored.clock.data) as Clock;
      const [listed] = await store.list('mine', stored.row.host, 10);
      const asked = clock.asked.map(({ seat }) => seat);
      // A secret window has a time of its own.
      expect(clock.window?.window.kind === 'secret' ? listed.turns : asked).toEqual(listed.turns);
    }
    await store.close();
    if (!stored || cut % 6 > 0) continue;
    const again = await serve([CLOISTER], { store: SqliteStore.open(copy) });
    const person = again.client();
    person.cookie = people[0].cookie;
    const [line] = await watchAll([person], id);
    expect(line.of(id).told.length).toBeGreaterThan(0);
    expect(line.tables.get(id)?.status).toBe(logged.length === all.length ? 'finished' : 'running');
    await again.stop();
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('with a full disk reads go on, steps wait with their reason, and then go through', async () => {
  const store = SqliteStore.open(newFile());
  const running = await serve([CLOISTER], { store });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  expect(await ann.move(id, { kind: 'note', mark: 1 })).toBeNull();
  const sql = Reflect.get(store, 'sql') as { run(text: string, ...values: unknown[]): unknown };
  const run = sql.run.bind(sql);
  let full = true;
  // SQLite writes to the disk when it commits.
  sql.run = (text, ...values) => {
    if (full && text === 'commit') throw Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' });
    return run(text, ...values);
  };
  await expect(ann.move(id, { kind: 'note', mark: 2 })).rejects.toThrow('notStored');
  const { logged } = (await store.load(id)) ?? { logged: [] };
  expect(logged.length).toBeGreaterThan(0);
  for (const path of ['', '/chronicle', '/notebook'])
    expect((await people[0].request('GET', `/api/matches/${id}${path}`)).status).toBe(200);
  for (const list of ['running', 'mine'])
    expect((await people[0].request('GET', `/api/matches?list=${list}`)).status).toBe(200);
  const late = await people[1].socket();
  expect((await late.watch(id)).told.length).toBeGreaterThan(0);
  full = false;
  expect(await ann.move(id, { kind: 'note', mark: 2 })).toBeNull();
  expect((await store.load(id))?.logged.length).toBe(logged.length + 1);
});

/** As each of the stores says it; from the thread comes the message alone. */
const FULL_DISKS = [
  Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
  new Error('database or disk is full'),
  new Error('disk I/O error'),
  new Error('attempt to write a readonly database'),
  Object.assign(new Error('could not extend file'), { code: '53100' }),
];

test.each(FULL_DISKS)(
  'whoever comes new, or opens a table, is told that nothing can be stored: %s',
  async (full) => {
    const store = SqliteStore.open(newFile());
    const running = await serve([CLOISTER], { store });
    const ann = await running.guest('Ann');
    const writes = [vi.spyOn(store, 'addPerson'), vi.spyOn(store, 'addMatch'), vi.spyOn(store, 'keepFirst')];
    for (const write of writes) write.mockRejectedValue(full);
    const told = { status: 503, json: { error: 'notStored' } };
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    expect(await running.client().request('POST', '/api/me', { name: 'Ben' })).toMatchObject(told);
    expect(await ann.request('POST', '/api/matches', { game: 'cloister', seats })).toMatchObject(told);
    // Nobody is signed out who could come back by the same cookie.
    expect(await ann.request('POST', '/api/me/leave')).toMatchObject(told);
    expect((await ann.call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
    // Any other trouble is not blamed on the disk.
    writes[0].mockRejectedValue(new Error('out of memory'));
    expect((await running.client().request('POST', '/api/me', { name: 'Ben' })).json).toEqual({
      error: 'unavailable',
    });
  },
);
