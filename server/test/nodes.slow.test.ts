/** Several servers on one PostgreSQL: any of them may move any match, and nobody can tell which one serves them. */

import type { BotRequest } from '@conclave/bots';
import { HOUR } from '@conclave/engine/time-units';
import { UPDATE } from '@conclave/wire';
import { Client as Database } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Clock } from '../clock.ts';
import { Fault } from '../errors.ts';
import { PostgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { checkCanary } from './canary.ts';
import { newStepId } from './client.ts';
import { CLOISTER, GAMES } from './games.ts';
import { at, postgresOfFile, serveNodes, twoNodes, withCluster } from './nodes.ts';
import { before, Holding, slow } from './stores.ts';
import { eventually, playOn, seat, serve, Time, watchAll } from './table.ts';
import { rngOf } from './think.ts';

const SHOW = { kind: 'show' };
const postgres = await postgresOfFile();
const lengthOf = async (
  store: { load(id: string): Promise<{ logged: readonly string[] } | null> },
  id: string,
) => (await store.load(id))?.logged.length ?? -1;

describe.skipIf(!postgres)('several servers', () => {
  test('no secret word in any byte, whichever server sends it', async () => {
    expect.hasAssertions();
    const time = new Time();
    const options = { now: time.now, sweepEvery: 1e8, snapshotEvery: 4 };
    await checkCanary(time, await twoNodes(postgres, options));
  });

  test('a step made at one server is seen at the others, and the next builds on it', async () => {
    const nodes = await serveNodes(postgres, 3);
    const { id, people } = await seat(nodes[0], 'cloister', 3);
    const lines = await watchAll(
      people.map((person, n) => at(nodes[n], person)),
      id,
    );
    for (let turn = 0; turn < 6; turn++) {
      const line = lines[turn % 3];
      await line.until(() => line.of(id).moves.some(({ kind }) => kind === 'show'));
      expect(await line.move(id, SHOW)).toBeNull();
    }
    expect(await lengthOf(nodes[1].store, id)).toBe(6);
    expect(lines.flatMap((line) => line.frames.filter(({ type }) => type === 'error'))).toEqual([]);
  });

  test('a step made at one server is one question to the store at another that watches', async () => {
    const asked: string[][] = [];
    const listening = (store: Store) => {
      const questions: string[] = [];
      asked.push(questions);
      const heard = withCluster(store, ({ heads }) => ({
        heads: (matches) => {
          questions.push('heads');
          return heads(matches);
        },
      }));
      return before(heard, ['tail', 'row', 'load'], async (name) => void questions.push(name));
    };
    const [one, two] = await serveNodes(postgres, 2, { sweepEvery: 1e8 }, listening);
    const { id, people } = await seat(one, 'cloister', 3);
    const [ann] = await watchAll([people[0]], id);
    const [ben] = await watchAll([at(two, people[1])], id);
    await ann.until(() => ann.tables.get(id)?.seats[1].present === true);
    const told = ben.of(id).told.length;
    const [, questions] = asked;
    questions.length = 0;
    expect(await ann.move(id, SHOW)).toBeNull();
    await ben.until(() => ben.of(id).told.length > told);
    expect(questions).toEqual(['tail']);
  });

  test('answers to one window, given at three servers at once, are all taken', async () => {
    const nodes = await serveNodes(postgres, 3);
    const { id, people } = await seat(nodes[0], 'bids', 3);
    const lines = await watchAll(
      people.map((person, n) => at(nodes[n], person)),
      id,
    );
    const closed = (line: (typeof lines)[number]) =>
      line.of(id).told.filter(({ type }) => type === 'closed').length;
    let window = 0;
    for (; lines.every((line) => line.of(id).outcome === null); window++) {
      const before = await lengthOf(nodes[0].store, id);
      const answers = await Promise.all(lines.map((line) => line.move(id, { kind: 'pass' })));
      expect(answers).toEqual([null, null, null]);
      expect(await lengthOf(nodes[0].store, id)).toBe(before + 3);
      await Promise.all(lines.map((line) => line.until(() => closed(line) > window)));
    }
    expect(window).toBeGreaterThan(1);
    expect(new Set(lines.map((line) => JSON.stringify(line.of(id).told))).size).toBe(1);
  });

  test('a step sent again at another server, later or at the same time, is made once', async () => {
    const [one, two] = await serveNodes(postgres, 2);
    const { id, people } = await seat(one, 'cloister', 3);
    const [here] = await watchAll([people[0]], id);
    const [there] = await watchAll([at(two, people[0])], id);
    const step = newStepId();
    const { decision } = here.of(id);
    const both = await Promise.all([
      here.move(id, SHOW, step, decision),
      there.move(id, SHOW, step, decision),
    ]);
    expect(both).toEqual([null, null]);
    expect(await there.move(id, SHOW, step, decision)).toBeNull();
    expect(await here.move(id, SHOW, step, decision)).toBeNull();
    expect(await lengthOf(one.store, id)).toBe(1);
    expect(await there.move(id, SHOW, newStepId(), decision)).toMatchObject({ reason: 'stale' });
  });

  test('where no news arrive, the comparison with the store brings them', async () => {
    const deaf = (store: Parameters<typeof withCluster>[0]) =>
      withCluster(store, () => ({ listen: () => {} }));
    const [one, two] = await serveNodes(postgres, 2, {}, deaf);
    const { id, people } = await seat(one, 'cloister', 3);
    const [ann] = await watchAll([people[0]], id);
    const [ben] = await watchAll([at(two, people[1])], id);
    expect(await ann.move(id, SHOW)).toBeNull();
    await ben.until(() => ben.of(id).moves.length > 0);
    expect(await ben.move(id, SHOW)).toBeNull();
    await ann.until(() => ann.of(id).told.length === ben.of(id).told.length);
    expect(await lengthOf(one.store, id)).toBe(2);
  });

  test('whoever is behind looks before it refuses, greets or begins', async () => {
    const deaf = (store: Parameters<typeof withCluster>[0]) =>
      withCluster(store, () => ({ listen: () => {} }));
    const [one, two] = await serveNodes(postgres, 2, { sweepEvery: 1e8 }, deaf);
    const { id, people } = await seat(one, 'cloister', 3);
    const [ann] = await watchAll([people[0]], id);
    const [ben] = await watchAll([at(two, people[1])], id);
    await ann.move(id, SHOW);
    // His own server does not know yet that it is his turn; asked, it finds out.
    expect(await ben.move(id, SHOW, newStepId(), 1)).toBeNull();
    const [late] = await watchAll([at(one, people[2])], id);
    expect(late.of(id).moves.length).toBeGreaterThan(0);
    const host = await one.guest('Host');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const table = await host.create({ game: 'cloister', seats: [...seats], public: true });
    await at(two, host).call('GET', `/api/matches/${table.id}`);
    for (const person of people.slice(0, 2)) await person.act(table.id, 'join');
    expect((await at(two, host).act(table.id, 'start')).status).toBe('running');
    expect((await host.request('POST', `/api/matches/${table.id}/start`, {})).json).toEqual({
      error: 'notOpen',
    });
  });

  test('more time that was given at one server is taken back by nothing that happens at another', async () => {
    const time = new Time();
    const deaf = (store: Parameters<typeof withCluster>[0]) =>
      withCluster(store, () => ({ listen: () => {} }));
    const options = { now: time.now, sweepEvery: 1e8, windowPace: 1 };
    const [one, two] = await serveNodes(postgres, 2, options, deaf);
    const extensions = async (id: string) =>
      (JSON.parse((await one.store.load(id))?.clock.data ?? '') as Clock).window?.extensions;
    /** A window is open, and there is more time: the first server knows nothing of it. */
    const given = async () => {
      const { id, people } = await seat(one, 'cloister', 3);
      const [ann, cleo] = await watchAll([people[0], people[2]], id);
      const [ben] = await watchAll([at(two, people[1])], id);
      expect(await ann.move(id, { kind: 'ask' })).toBeNull();
      await ann.until(() => ann.last('countdown')?.countdown != null);
      const window = Number(ann.last('countdown')?.countdown?.window);
      expect(await ben.moreTime(id, window, 0)).toBeNull();
      return { id, ben, cleo, window };
    };
    const { id, ben, cleo, window } = await given();
    // Somebody answers there, and then the time is up.
    expect(await cleo.move(id, { kind: 'answer', object: false })).toBeNull();
    expect(await extensions(id)).toBe(1);
    time.pass(8);
    expect(await ben.moreTime(id, window, 1)).toBeNull();
    time.pass(8);
    await (await one.server.services.rooms.room(id)).timeUp();
    expect(await lengthOf(one.store, id)).toBe(2);
    expect(await extensions(id)).toBe(2);
    // Or it puts the match away.
    const other = await given();
    await one.server.services.rooms.close();
    expect(await extensions(other.id)).toBe(1);
    const { root, now } = JSON.parse((await one.store.load(other.id))?.snapshot ?? '');
    expect((now ?? root).at).toBe(1);
  });

  test('whoever was sent away from a private table at one server watches it at none', async () => {
    const [one, two] = await serveNodes(postgres, 2);
    const [ann, ben] = [await one.guest('Ann'), await one.guest('Ben')];
    const seats = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }] as const;
    const { id, invite } = await ann.create({ game: 'cloister', seats: [...seats] });
    await ben.act(id, 'join', { invite });
    const line = await at(two, ben).socket();
    line.send({ type: 'watch', match: id, cursor: 0 });
    await line.until(() => line.tables.has(id));
    await ann.act(id, 'remove', { seat: 1 });
    await line.until(() => line.last('error') !== null);
    expect(line.last('error')).toMatchObject({ code: 'unknownMatch', match: id });
  });

  test('people are known everywhere; who is there, and what is said, is seen everywhere', async () => {
    const [one, two] = await serveNodes(postgres, 2);
    const { id, people } = await seat(one, 'cloister', 3);
    const [ann] = await watchAll([people[0]], id);
    const [ben] = await watchAll([at(two, people[1])], id);
    const present = (line: typeof ann) => line.tables.get(id)?.seats.map((chair) => chair.present);
    await ann.until(() => present(ann)?.[1] === true);
    await ben.until(() => present(ben)?.[0] === true);
    for (let n = 0; n < 4; n++)
      (n % 2 ? ben : ann).send({ type: 'say', match: id, id: `line-number-${n}`, text: `word ${n}` });
    const heard = (line: typeof ann) =>
      line.frames.flatMap((frame) =>
        // The house has said who joined.
        frame.type === 'said' ? frame.lines.flatMap(({ n, seat }) => (seat === null ? [] : [n])) : [],
      );
    await ann.until(() => new Set(heard(ann)).size === 4);
    await ben.until(() => new Set(heard(ben)).size === 4);
    expect(heard(ann)).toEqual([...heard(ann)].sort((a, b) => a - b));
    ben.close();
    await ann.until(() => present(ann)?.[1] === false);
    expect(present(ann)).toEqual([true, false, false]);
  });

  test('whoever cannot be led to where a match is loaded next is not there any more', async () => {
    const [one, two] = await serveNodes(postgres, 2);
    const { id, people } = await seat(one, 'cloister', 3);
    const [ann] = await watchAll([people[0]], id);
    const [ben] = await watchAll([at(two, people[1])], id);
    const isThere = () => ben.tables.get(id)?.seats[0].present;
    await ben.until(() => isThere() === true);
    const { rooms } = one.server.services;
    const room = await rooms.room(id);
    rooms.current = () => Promise.reject(new Fault('unavailable'));
    room.lost();
    await ann.until(() => ann.last('error') !== null);
    await ben.until(() => isThere() === false, 10_000);
    expect(ann.last('error')).toMatchObject({ code: 'unavailable', match: id });
  });

  test('the bots of a match think at one server, and when that dies at another', async () => {
    const asked: string[] = [];
    let isDeadly = false;
    let dead: string | null = null;
    const url = (await postgres?.newDatabase()) ?? '';
    const open = async (server: string) => {
      const think = async ({ perspective }: BotRequest) => {
        if (!perspective.asked) return { move: null };
        asked.push(`${server} ${perspective.decision}`);
        if (isDeadly) dead ??= server;
        // So long that the other server has heard of the step before.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return server === dead ? new Promise<never>(() => {}) : { move: SHOW };
      };
      const mortal = withCluster(await PostgresStore.open(url, { serves: true }), ({ leadBots }) => ({
        leadBots: async (...claim) => server !== dead && leadBots(...claim),
      }));
      return serve(GAMES, { store: mortal, think });
    };
    const [one, two] = [await open('one'), await open('two')];
    const { id, people } = await seat(one, 'cloister', 2, { bots: 1 });
    const [ann] = await watchAll([people[0]], id);
    const [ben] = await watchAll([at(two, people[1])], id);
    const round = async (turns: number) => {
      for (const line of [ann, ben]) {
        await line.until(() => line.of(id).moves.some(({ kind }) => kind === 'show'));
        expect(await line.move(id, SHOW)).toBeNull();
      }
      for (const line of [ann, ben])
        await line.until(() => (line.of(id).view as { turns: number }).turns === turns);
    };
    await round(3);
    await Promise.all([one, two].map(({ server }) => server.services.rooms.compare()));
    expect(asked).toHaveLength(1);
    isDeadly = true;
    await round(6);
    // Two, who were asked the same.
    expect(asked).toHaveLength(3);
    const [, first, second] = asked.map((line) => line.split(' '));
    expect(new Set([first[0], second[0]])).toEqual(new Set(['one', 'two']));
    expect(second[1]).toBe(first[1]);
  });

  test('two who want a rematch at two servers find each other', async () => {
    // So slow that each has looked before the other has opened it.
    const [one, two] = await serveNodes(postgres, 2, {}, (store) => slow(store, ['addMatch'], 300));
    const { id, people } = await seat(one, 'cloister', 3);
    const lines = await watchAll(people, id);
    await Promise.all(lines.map((line, n) => playOn(line, id, rngOf(`rematch ${n}`))));
    const tables = await Promise.all([
      people[0].act(id, 'rematch'),
      at(two, people[1]).act(id, 'rematch'),
      at(two, people[2]).act(id, 'rematch'),
    ]);
    expect(new Set(tables.map((table) => table.id)).size).toBe(1);
    expect(new Set(tables.map((table) => table.you)).size).toBe(3);
    const { matches } = await one.client().call('GET', '/api/matches?list=open');
    expect(matches).toHaveLength(1);
  });

  test('quotas and scarce limits are counted by all servers together', async () => {
    const [one, two] = await serveNodes(postgres, 2, { requestLimits: { tables: 12 } });
    const ann = await one.guest('Ann');
    const wish = { game: 'cloister', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
    const open = (n: number) => at(n % 2 ? one : two, ann).request('POST', '/api/matches', wish);
    for (let n = 0; n < 10; n++) expect((await open(n)).status).toBe(200);
    expect((await open(10)).json).toEqual({ error: 'tooMany' });
    // A slow machine gives some of them back meanwhile; counted apart, it would be twice as many.
    let asked = 11;
    const isTooFast = async () => (await open(asked++)).text.includes('tooFast');
    while (!(await isTooFast())) expect(asked).toBeLessThan(24);
    expect(asked).toBeGreaterThan(12);
  });

  test('a server that stops says so and finishes what it has begun, and the others go on with its matches', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const holding = new Holding(await PostgresStore.open(url, { serves: true }));
    const one = await serve(GAMES, { store: holding.store });
    const two = await serve(GAMES, { store: await PostgresStore.open(url, { serves: true }) });
    const { id, people } = await seat(one, 'cloister', 3);
    const [ann, ben] = await watchAll(people, id);
    holding.hold();
    const step = ann.move(id, SHOW);
    await eventually(() => holding.held > 0);
    const stopping = one.stop();
    // Whoever has nothing under way need not wait.
    await ben.until(() => ben.closedWith !== null);
    expect(ben.closedWith).toBe(1001);
    expect((await one.client().request('GET', '/healthz')).status).toBe(503);
    expect((await one.client().socket()).frames).toEqual([]);
    expect(ann.closedWith).toBeNull();
    holding.release();
    expect(await step).toBeNull();
    await stopping;
    expect(ann.closedWith).toBe(1001);
    expect(await lengthOf(two.store, id)).toBe(1);
    const [again] = await watchAll([at(two, people[1])], id);
    expect(await again.move(id, SHOW)).toBeNull();
    expect((await two.client().request('GET', '/healthz')).status).toBe(200);
  });

  test('what is due is served by one of them, and time that no server was alive for is nobody’s', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const open = async () => serve([CLOISTER], { store: await PostgresStore.open(url, { serves: true }) });
    const [one, two] = [await open(), await open()];
    const { id } = await seat(one, 'cloister', 3, { clock: { kind: 'live', turn: 3600, bank: 0 } });
    const database = new Database({ connectionString: url });
    await database.connect();
    onTestFinished(() => database.end());
    // The time of the house goes on by an hour.
    await database.query('update house_time set shift = shift - $1::bigint', [HOUR]);
    await eventually(async () => (await lengthOf(two.store, id)) > 0);
    const now = two.store.cluster?.now() ?? 0;
    await Promise.all([one.stop(), two.stop()]);
    const idle = await PostgresStore.open(url, { serves: false });
    const made = await lengthOf(idle, id);
    await idle.close();
    // For two hours nobody gave a sign of life.
    await database.query('update house_time set alive_at = alive_at - $1::bigint', [2 * HOUR]);
    const three = await open();
    expect((three.store.cluster?.now() ?? 0) - now).toBeLessThan(HOUR);
    await three.server.services.rooms.sweep(60_000);
    expect(await lengthOf(three.store, id)).toBe(made);
  });

  test('a machine whose clock is wrong shows the time of the database', async () => {
    const wrong = vi.spyOn(Date, 'now').mockImplementation(() => 12 * HOUR);
    onTestFinished(() => wrong.mockRestore());
    const [one] = await serveNodes(postgres, 1);
    const before = one.store.cluster?.wall() ?? 0;
    const { id, people } = await seat(one, 'cloister', 3, { clock: { kind: 'live', turn: 60, bank: 0 } });
    const [ann] = await watchAll([people[0]], id);
    const { table } = await people[0].call('GET', `/api/matches/${id}`);
    const { createdAt, changedAt } = table as { createdAt: number; changedAt: number };
    for (const at of [createdAt, changedAt]) expect(Math.abs(at - before)).toBeLessThan(HOUR);
    expect(await ann.move(id, SHOW)).toBeNull();
    expect(ann.last(UPDATE)?.clock?.until[0].at).toBeGreaterThan(before);
  });
});
