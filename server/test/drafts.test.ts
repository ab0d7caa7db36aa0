/** Drafts lie in a slot beside the match: nobody notices them, and a finished one answers when time is up. */

import type { AnyGame } from '@conclave/engine';
import { ballot } from '@conclave/engine/testing/ballot';
import { gameEntries } from '@conclave/games/entries';
import { describe, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres.ts';
import type { Client } from './client.ts';
import { at, postgresOfFile, withCluster } from './nodes.ts';
import { eventually, seat, serve, Time, watchAll } from './table.ts';

const BALLOT: AnyGame = ballot(false);
const postgres = await postgresOfFile();
const TURN = { clock: { kind: 'live', turn: 60, bank: 0 } } as const;
const vote = (figure: number, choice: number) => ({ kind: 'vote', figure, choice });

const compose = (person: Client, id: string, question: string, ...drafts: unknown[]) =>
  person.request('PUT', `/api/matches/${id}/drafts`, { for: question, drafts });
const composed = (person: Client, id: string) => person.call('GET', `/api/matches/${id}/drafts`);
const NOTHING = { for: '', drafts: [] };

async function table(options: Parameters<typeof serve>[1] = {}) {
  const time = new Time();
  const running = await serve([BALLOT], { now: time.now, sweepEvery: 1e8, ...options });
  const { id, people } = await seat(running, 'ballot', 2, TURN);
  return { time, running, id, people };
}

async function timeIsUp({ time, running }: Pick<Awaited<ReturnType<typeof table>>, 'time' | 'running'>) {
  time.pass(61);
  await running.server.services.rooms.sweep(1e8);
}

describe('a draft', () => {
  test('is there after a reload and on another device, and for nobody else', async () => {
    const { running, id, people } = await table();
    expect(await composed(people[0], id)).toEqual(NOTHING);
    await compose(people[0], id, 'window 0', vote(0, 3), { kind: 'vote', figure: 1 });
    const device = running.client();
    device.cookie = people[0].cookie;
    const slot = { for: 'window 0', drafts: [vote(0, 3), { kind: 'vote', figure: 1 }] };
    expect(await composed(device, id)).toEqual(slot);
    expect(await composed(people[1], id)).toEqual(NOTHING);
    const stranger = await running.guest('Zoé');
    expect((await stranger.request('GET', `/api/matches/${id}/drafts`)).json).toEqual({ error: 'notYours' });
    await compose(device, id, 'window 0');
    expect(await composed(people[0], id)).toEqual(NOTHING);
  });

  test('that is finished is played when time is up, with every page closed; an unfinished one is dropped', async () => {
    const open = await table();
    const { id, people, running } = open;
    await compose(people[0], id, 'window 0', { kind: 'vote', figure: 0 }, vote(1, 3));
    await compose(people[1], id, 'window 0', vote(0, 2), vote(1, 1));
    await timeIsUp(open);
    const stored = await running.store.load(id);
    const made = stored?.logged.map((line) => JSON.parse(line).entry);
    expect(made?.map(({ seat: by, move }) => [by, move.figure, move.choice])).toEqual([
      [0, 1, 3],
      [0, 0, 0],
      [1, 0, 2],
      [1, 1, 1],
    ]);
    expect(made?.map(({ by }) => by)).toEqual(['late', 'clock', 'late', 'clock']);
  });

  test('of another hour is never played, nor kept', async () => {
    const open = await table();
    const { id, people, running } = open;
    await compose(people[0], id, 'window 0', vote(0, 3), vote(1, 3));
    expect(await running.store.drafts(id, 0)).not.toBe('');
    await compose(people[1], id, 'window 1', vote(0, 3));
    expect(await running.store.drafts(id, 1)).toBe('');
    const lines = await watchAll(people, id);
    for (const line of lines) for (const figure of [0, 1]) await line.move(id, vote(figure, 1));
    // The question is gone, and so is the slot, whoever looks.
    await eventually(async () => (await running.store.drafts(id, 0)) === '');
    // One that a server wrote and another moved on from.
    await running.store.setDrafts(id, 0, JSON.stringify({ for: 'window 0', drafts: [vote(0, 3)] }));
    await timeIsUp(open);
    await lines[0].settle();
    expect(lines[0].of(id).told.filter(({ type }) => type === 'counted')).toHaveLength(2);
    const votes3 = (await running.store.load(id))?.logged.filter((line) => line.includes('"choice":3'));
    expect(votes3).toEqual([]);
    expect(await running.store.drafts(id, 0)).toBe('');
  });

  test('is gone when the match is over', async () => {
    const { id, people, running } = await table();
    await compose(people[0], id, 'window 0', vote(0, 3));
    for (const person of people) await person.act(id, 'end');
    await eventually(async () => (await running.store.drafts(id, 0)) === '');
    expect(await compose(people[0], id, 'window 0', vote(0, 3))).toMatchObject({ status: 200 });
    expect(await running.store.drafts(id, 0)).toBe('');
  });

  test('is noticed by nobody: no frame, no row, no time', async () => {
    const { id, people, running } = await table();
    const [ben, ann] = await watchAll([people[1], people[0]], id);
    const row = JSON.stringify(await running.store.row(id));
    const from = [ben.frames.length, ann.frames.length];
    for (let stroke = 0; stroke < 4; stroke++) await compose(people[0], id, 'window 0', vote(0, stroke));
    await ben.settle();
    await ann.settle();
    const news = [ben, ann].map((line, n) =>
      line.frames.slice(from[n]).filter(({ type }) => type !== 'pong'),
    );
    expect(news).toEqual([[], []]);
    expect(JSON.stringify(await running.store.row(id))).toBe(row);
  });

  test('has a limit of its own by person: at one address nobody notices the other', async () => {
    const { id, people } = await table({ requestLimits: { drafts: 3 } });
    const big = { kind: 'vote', figure: 0, choice: 'x'.repeat(1800) };
    const statuses: number[] = [];
    for (let stroke = 0; stroke < 4; stroke++)
      statuses.push((await compose(people[0], id, 'window 0', big)).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await compose(people[1], id, 'window 0', big)).status).toBe(200);
  });
});

test('a declaration is composed over the turns of others, and never made by the clock', async () => {
  const time = new Time();
  const templeCode = gameEntries.find(({ game }) => game.id === 'temple-code')!.game;
  const running = await serve([templeCode], { now: time.now, sweepEvery: 1e8 });
  const { id, people } = await seat(running, 'temple-code', 2, { ...TURN, options: { freeGuess: true } });
  const whole = { kind: 'declare', combination: ['tiki', 'wave', 'kraken'] };
  const slot = { for: 'anytime 0', drafts: [whole] };
  for (const person of people) await compose(person, id, slot.for, whole);
  for (let turn = 0; turn < 2; turn++) await timeIsUp({ time, running });
  expect((await running.store.load(id))?.logged.length).toBeGreaterThan(1);
  expect((await running.store.load(id))?.logged.filter((line) => line.includes('"declare"'))).toEqual([]);
  for (const person of people) expect(await composed(person, id)).toEqual(slot);
  // Its combination is laid aside, and with it what was composed for it.
  const [line] = await watchAll(people, id);
  await line.move(id, whole);
  await eventually(async () => (await running.store.drafts(id, 0)) === '');
  await compose(people[0], id, slot.for, whole);
  expect(await composed(people[0], id)).toEqual(NOTHING);
  expect(await composed(people[1], id)).toEqual(slot);
});

describe.skipIf(!postgres)('at two servers', () => {
  test('a draft written at one is read at the other, and played by its clock', async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    let later = 0;
    const node = async (ahead: () => number) => {
      const store = await PostgresStore.open(url, { serves: true });
      const { cluster } = store;
      const now = () => (cluster?.now() ?? 0) + ahead();
      return serve([BALLOT], { sweepEvery: 1e8, store: withCluster(store, () => ({ now })) });
    };
    const [one, two] = [await node(() => 0), await node(() => later)];
    const { id, people } = await seat(one, 'ballot', 2, TURN);
    await compose(people[0], id, 'window 0', vote(0, 3), vote(1, 2));
    const slot = { for: 'window 0', drafts: [vote(0, 3), vote(1, 2)] };
    expect(await composed(at(two, people[0]), id)).toEqual(slot);
    later = 61_000;
    await two.server.services.rooms.sweep(1e8);
    const logged = (await one.store.load(id))?.logged.map((line) => JSON.parse(line).entry.move);
    expect(logged).toEqual([vote(0, 3), vote(1, 2), vote(0, 0), vote(1, 0)]);
    await eventually(async () => (await one.store.drafts(id, 0)) === '');
  });
});
