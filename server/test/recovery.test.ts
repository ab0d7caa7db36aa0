/** A recovery code works once; a new one ends the other devices if the person says so, at every server. */

import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Client } from './client.ts';
import { CLOISTER } from './games.ts';
import { at, postgresOfFile, serveNodes, withCluster } from './nodes.ts';
import { Holding } from './stores.ts';
import { eventually, newFile, type Running, seat, serve, watchAll } from './table.ts';

const postgres = await postgresOfFile();
const AWAY = 1001;
const STRANGER = { me: null };
const REFUSED = { status: 403, json: { error: 'notYours' } };

const codeOf = async (person: Client, body?: unknown) =>
  (await person.call('POST', '/api/me/recovery', body)).code as string;

async function onAnotherDevice(running: Running, code: string): Promise<Client> {
  const other = running.client();
  await other.call('POST', '/api/recover', { code });
  return other;
}

test('a code works once', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const code = await codeOf(ann);
  const phone = await onAnotherDevice(running, code);
  const thief = running.client();
  expect(await thief.request('POST', '/api/recover', { code })).toMatchObject(REFUSED);
  expect(await thief.call('GET', '/api/me')).toEqual(STRANGER);
  const me = await ann.call('GET', '/api/me');
  expect(await phone.call('GET', '/api/me')).toEqual(me);
  // Another one is made on any of the two.
  await onAnotherDevice(running, await codeOf(phone));
});

const TRIES = 12;

/** How many of many tries are let in that all found the code good. */
async function letIn(code: string, servers: readonly Running[], taking: readonly Holding[]): Promise<number> {
  for (const one of taking) one.hold();
  const tries = Array.from({ length: TRIES }, (_none, n) => servers[n % servers.length].client());
  const answers = Promise.all(tries.map((one) => one.request('POST', '/api/recover', { code })));
  await eventually(() => taking.reduce((sum, { held }) => sum + held, 0) === TRIES);
  for (const one of taking) one.release();
  const statuses = (await answers).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 403]));
  return statuses.filter((status) => status === 200).length;
}

test('tried many times at once, it works once', async () => {
  const taking = new Holding(SqliteStore.open(newFile()), ['takeRecovery']);
  const running = await serve([CLOISTER], { store: taking.store });
  const code = await codeOf(await running.guest('Ann'));
  expect(await letIn(code, [running], [taking])).toBe(1);
});

test('a new code ends the other devices if one says so: their requests, their lines, and what was copied of them', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann, ben] = people;
  const phone = await onAnotherDevice(running, await codeOf(ann));
  const copy = at(running, ann);
  const lines = await watchAll([phone, copy, ben], id);
  const code = await codeOf(ann, { endOthers: true });
  for (const client of [phone, copy]) {
    expect(await client.call('GET', '/api/me')).toEqual(STRANGER);
    expect((await client.request('POST', `/api/matches/${id}/end`)).json).toEqual({ error: 'notSignedIn' });
    expect((await client.socket()).last('hello')?.person).toBeNull();
  }
  await eventually(() => lines[0].closedWith === AWAY && lines[1].closedWith === AWAY);
  await lines[2].settle();
  expect(lines[2].closedWith).toBeNull();
  // The device that said so goes on, and its code brings another one in.
  const [line] = await watchAll([ann], id);
  expect(await line.move(id, { kind: 'show' })).toBeNull();
  const tablet = await onAnotherDevice(running, code);
  expect((await tablet.call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
});

test('once more, and the devices that came in between end too', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const tablet = await onAnotherDevice(running, await codeOf(ann, { endOthers: true }));
  const phone = await onAnotherDevice(running, await codeOf(tablet, { endOthers: true }));
  expect(await ann.call('GET', '/api/me')).toEqual(STRANGER);
  for (const client of [tablet, phone])
    expect((await client.call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
});

test('cookies of older versions end with the others', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const { id } = (await ann.call('GET', '/api/me')).me as { id: string };
  const key = Buffer.from((await running.store.kept('cookie key')) ?? '', 'hex');
  const old = running.client();
  old.cookie = `conclave=${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
  expect((await old.call('GET', '/api/me')).me).toMatchObject({ id });
  await codeOf(ann, { endOthers: true });
  expect(await old.call('GET', '/api/me')).toEqual(STRANGER);
});

test('it stays so after a restart', async () => {
  const file = newFile();
  const first = await serve([CLOISTER], { store: SqliteStore.open(file) });
  const ann = await first.guest('Ann');
  const phone = await onAnotherDevice(first, await codeOf(ann));
  await codeOf(ann, { endOthers: true });
  await first.stop();
  const second = await serve([CLOISTER], { store: SqliteStore.open(file) });
  expect(await at(second, phone).call('GET', '/api/me')).toEqual(STRANGER);
  expect((await at(second, ann).call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
});

test('a code that is being used while a new one is made lets nobody in', async () => {
  const holding = new Holding(SqliteStore.open(newFile()), ['takeRecovery']);
  const running = await serve([CLOISTER], { store: holding.store });
  const ann = await running.guest('Ann');
  const code = await codeOf(ann);
  const late = running.client();
  holding.hold();
  const trying = late.request('POST', '/api/recover', { code });
  await eventually(() => holding.held > 0);
  await codeOf(ann, { endOthers: true });
  holding.release();
  expect(await trying).toMatchObject(REFUSED);
});

test('somebody who was let in just before the others end is one of them', async () => {
  // The code is taken, and its cookie is not on its way yet.
  const store = SqliteStore.open(newFile());
  const holding = new Holding(store, ['keepFirst']);
  const running = await serve([CLOISTER], { store: holding.store });
  const ann = await running.guest('Ann');
  const ben = await running.guest('Ben');
  const code = await codeOf(ann);
  holding.hold();
  // Becoming Ann ends who Ben was on his device, which waits.
  const trying = ben.call('POST', '/api/recover', { code });
  await eventually(() => holding.held > 0);
  const renewed = at(running, ann);
  await codeOf(renewed, { endOthers: true });
  holding.release();
  await trying;
  expect(await ben.call('GET', '/api/me')).toEqual(STRANGER);
  expect((await renewed.call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
});

test('what is neither yes nor no changes nothing', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const code = await codeOf(ann);
  for (const body of [{ endOthers: 'yes' }, { endOthers: 1 }, { others: true }, []])
    expect((await ann.request('POST', '/api/me/recovery', body)).json).toEqual({ error: 'malformed' });
  await onAnotherDevice(running, code);
  expect((await ann.call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
});

describe.skipIf(!postgres)('several servers', () => {
  test('a code tried at two at once works once', async () => {
    const taking: Holding[] = [];
    const held = (store: Running['store']) => {
      taking.push(new Holding(store, ['takeRecovery']));
      return taking[taking.length - 1].store;
    };
    const nodes = await serveNodes(postgres, 2, {}, held, [CLOISTER]);
    const code = await codeOf(await nodes[0].guest('Ann'));
    expect(await letIn(code, nodes, taking)).toBe(1);
  });

  /** Ends the others at one server; their lines are at the other. */
  const endsOthers = async ([here, there]: readonly Running[]) => {
    const ann = await here.guest('Ann');
    const phone = await onAnotherDevice(here, await codeOf(ann));
    const ben = await here.guest('Ben');
    const [line, others] = [await at(there, phone).socket(), await at(there, ben).socket()];
    await codeOf(ann, { endOthers: true });
    expect(await at(there, phone).call('GET', '/api/me')).toEqual(STRANGER);
    expect((await at(there, ann).call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
    await eventually(() => line.closedWith === AWAY);
    await others.settle();
    expect(others.closedWith).toBeNull();
  };

  test('devices that end at one end at the others', async () => {
    expect.hasAssertions();
    const blind = (store: Running['store']) => withCluster(store, () => ({ endedSignIns: async () => [] }));
    await endsOthers(await serveNodes(postgres, 2, {}, blind, [CLOISTER]));
  });

  test('where the news of it are lost, the comparison with the store finds them', async () => {
    expect.hasAssertions();
    const deaf = (store: Running['store']) => withCluster(store, () => ({ listen: () => {} }));
    await endsOthers(await serveNodes(postgres, 2, {}, deaf, [CLOISTER]));
  });
});
