/** A person who signs out on a device is a stranger there at once: in requests, and on every open connection. */

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

/** The same person on another device. */
async function onAnotherDevice(running: Running, person: Client): Promise<Client> {
  const { code } = await person.call('POST', '/api/me/recovery');
  const other = running.client();
  await other.call('POST', '/api/recover', { code });
  return other;
}

test('signing out closes the lines of that device, and no others of the same person', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = people;
  const phone = await onAnotherDevice(running, ann);
  const [tab, other, onPhone, ben] = await watchAll([ann, ann, phone, people[1]], id);
  await ann.call('POST', '/api/me/leave');
  await eventually(() => tab.closedWith === AWAY && other.closedWith === AWAY);
  for (const line of [onPhone, ben]) {
    await line.settle();
    expect(line.closedWith).toBeNull();
  }
  expect(await onPhone.move(id, { kind: 'show' })).toBeNull();
});

test('a cookie of which a copy was kept is worth nothing after signing out', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const copy = at(running, people[0]);
  await people[0].call('POST', '/api/me/leave');
  expect((await copy.call('GET', '/api/me')).me).toBeNull();
  expect((await copy.request('POST', `/api/matches/${id}/end`)).json).toEqual({ error: 'notSignedIn' });
  const line = await copy.socket();
  expect(line.last('hello')?.person).toBeNull();
});

test('becoming somebody else on a device ends who one was there', async () => {
  const running = await serve([CLOISTER]);
  const [ann, ben] = [await running.guest('Ann'), await running.guest('Ben')];
  const before = at(running, ben);
  const line = await ben.socket();
  const { code } = await ann.call('POST', '/api/me/recovery');
  await ben.call('POST', '/api/recover', { code });
  await eventually(() => line.closedWith === AWAY);
  expect((await ben.call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
  expect((await before.call('GET', '/api/me')).me).toBeNull();
  expect((await ann.call('GET', '/api/me')).me).toMatchObject({ name: 'Ann' });
});

test('a new name, or a new code, ends nothing', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const phone = await onAnotherDevice(running, ann);
  const lines = [await ann.socket(), await phone.socket()];
  await ann.call('POST', '/api/me', { name: 'Anna' });
  await ann.call('POST', '/api/me/recovery');
  for (const line of lines) {
    await line.settle();
    expect(line.closedWith).toBeNull();
  }
  expect((await phone.call('GET', '/api/me')).me).toMatchObject({ name: 'Anna' });
});

test('a line that is being opened while its sign-in ends is not left over', async () => {
  const holding = new Holding(SqliteStore.open(newFile()), ['person']);
  const running = await serve([CLOISTER], { store: holding.store });
  const ann = await running.guest('Ann');
  holding.hold();
  const opening = ann.socket();
  await eventually(() => holding.held > 0);
  await ann.call('POST', '/api/me/leave');
  holding.release();
  const line = await opening;
  await eventually(() => line.closedWith !== null);
  expect(line.last('hello')?.person ?? null).toBeNull();
});

test('cookies of the version before are good, and all of a person’s end together', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const { id } = (await ann.call('GET', '/api/me')).me as { id: string };
  const key = Buffer.from((await running.store.kept('cookie key')) ?? '', 'hex');
  const old = running.client();
  old.cookie = `conclave=${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
  const twin = at(running, old);
  expect((await old.call('GET', '/api/me')).me).toMatchObject({ id });
  const line = await twin.socket();
  await old.call('POST', '/api/me/leave');
  await eventually(() => line.closedWith === AWAY);
  expect((await twin.call('GET', '/api/me')).me).toBeNull();
  expect((await ann.call('GET', '/api/me')).me).toMatchObject({ id });
});

describe.skipIf(!postgres)('several servers', () => {
  const signsOut = async (nodes: readonly Running[]) => {
    const ann = await nodes[0].guest('Ann');
    const phone = await onAnotherDevice(nodes[0], ann);
    const [line, onPhone] = [await at(nodes[1], ann).socket(), await at(nodes[1], phone).socket()];
    await ann.call('POST', '/api/me/leave');
    await eventually(() => line.closedWith === AWAY);
    await onPhone.settle();
    expect(onPhone.closedWith).toBeNull();
  };

  test('signing out at one closes the lines at the others', async () => {
    expect.hasAssertions();
    // Nothing but the news tells them.
    const blind = (store: Running['store']) => withCluster(store, () => ({ endedSignIns: async () => [] }));
    await signsOut(await serveNodes(postgres, 2, {}, blind));
  });

  test('where the news of it are lost, the comparison with the store finds them', async () => {
    expect.hasAssertions();
    const deaf = (store: Running['store']) => withCluster(store, () => ({ listen: () => {} }));
    await signsOut(await serveNodes(postgres, 2, {}, deaf));
  });
});
