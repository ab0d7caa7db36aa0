/** Notices while the page is closed: to whom, when, how often, and what they say. */

import { DAY, HOUR, MINUTE } from '@conclave/engine/time-units';
import { expect, test } from 'vitest';
import { quietFor } from '../notices/quiet.ts';
import { isPublic, reachPublic } from '../notices/reach.ts';
import { NOTICES } from '../store/backup-item.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Client } from './client.ts';
import { GAMES } from './games.ts';
import { PushService, reachHere } from './push-service.ts';
import { eventually, newFile, type Running, seat, serve, Time, watchAll } from './table.ts';

const DAYS = { clock: { kind: 'days', days: 4 } } as const;

/** A server whose time stands still; people subscribe before the match begins. */
async function house(options: Parameters<typeof serve>[1] = {}) {
  const time = new Time();
  const service = await PushService.start();
  const running = await serve(GAMES, { now: time.now, reach: reachHere, ...options });
  return { time, service, running };
}

/** A match whose people have a browser each, `/0`, `/1` and so on. */
async function withBrowsers(running: Running, service: PushService, game: string, wish: object = DAYS) {
  const names = game === 'cloister' ? ['Ann', 'Ben', 'Eva'] : ['Ann', 'Ben'];
  const people = await Promise.all(names.map((name) => running.guest(name)));
  const browsers = await Promise.all(people.map((person, n) => service.browser(person, `/${n}`)));
  const id = await begin(people, { game, ...wish });
  return { id, people, browsers };
}

async function begin([host, ...guests]: readonly Client[], wish: { readonly game: string }): Promise<string> {
  const seats = [{ kind: 'me' } as const, ...guests.map(() => ({ kind: 'invited' }) as const)];
  const { id, invite } = await host.create({ seats, ...wish });
  for (const guest of guests) await guest.act(id, 'join', { invite });
  await host.act(id, 'start');
  return id;
}

/** Everything that is due by now has been sent. */
async function settled(running: Running): Promise<void> {
  const { notices } = running.server.services;
  for (let tries = 0; tries < 3; tries++) {
    await notices.sweep();
    await notices.finish();
  }
}

test('whoever becomes asked is told once: game, match and a tag, and no word more', async () => {
  const { running, service } = await house();
  const { id, people, browsers } = await withBrowsers(running, service, 'cloister');
  const lines = await watchAll(people, id);
  const first = lines.findIndex((line) => line.of(id).asked);
  await eventually(() => browsers[first].notices.length === 1);
  await settled(running);
  expect(service.delivered).toHaveLength(1);
  const [told] = browsers[first].notices;
  expect(told).toEqual({ game: 'cloister', match: id, tag: expect.stringMatching(/^[\w-]{22}$/) });
  const [{ headers }] = service.delivered;
  expect(headers).toMatchObject({ topic: told.tag, ttl: String((4 * DAY) / 1000) });
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(await lines[first].move(id, { kind: 'show' })).toBeNull();
  await eventually(() => service.delivered.length === 2);
  await settled(running);
  const second = lines.findIndex((line) => line.of(id).asked);
  expect(second).not.toBe(first);
  expect(browsers[second].notices).toEqual([{ ...told, tag: expect.not.stringContaining(told.tag) }]);
  expect(service.delivered).toHaveLength(2);
});

test('live nobody is told, nor who plays without a clock', async () => {
  const { running, service } = await house();
  for (const clock of [{ kind: 'live', turn: 60, bank: 600 }, { kind: 'none' }] as const)
    await withBrowsers(running, service, 'bids', { clock });
  await settled(running);
  expect(service.delivered).toEqual([]);
});

test('when a window opens all that it asks are told alike, and an answer tells nobody', async () => {
  const { running, service } = await house();
  const { id, people, browsers } = await withBrowsers(running, service, 'bids');
  await eventually(() => browsers.every(({ notices }) => notices.length === 1));
  expect(browsers[0].notices).toEqual(browsers[1].notices);
  const lines = await watchAll(people, id);
  await lines[0].move(id, { kind: 'add' });
  await lines[0].move(id, { kind: 'bid' });
  await lines[0].move(id, { kind: 'withdraw' });
  await settled(running);
  expect(service.delivered).toHaveLength(2);
  await lines[0].move(id, { kind: 'pass' });
  await lines[1].move(id, { kind: 'pass' });
  // The next window asks both again, with another tag.
  await eventually(() => browsers.every(({ notices }) => notices.length === 2));
  expect(browsers[0].notices[1].tag).not.toBe(browsers[0].notices[0].tag);
});

test('a reminder goes out when a quarter of the time is left, to whoever still owes an answer', async () => {
  const { running, service, time } = await house();
  const { id, people, browsers } = await withBrowsers(running, service, 'bids');
  await eventually(() => service.delivered.length === 2);
  await settled(running);
  const [line] = await watchAll(people, id);
  await line.move(id, { kind: 'pass' });
  time.at += 3 * DAY - 1;
  await settled(running);
  expect(service.delivered).toHaveLength(2);
  time.at += 1;
  await eventually(() => service.delivered.length === 3);
  await settled(running);
  expect(browsers[0].notices).toHaveLength(1);
  const [first, reminder] = browsers[1].notices;
  expect(reminder).toEqual(first);
  time.at += DAY / 2;
  await settled(running);
  expect(service.delivered).toHaveLength(3);
});

test('a browser that is gone is forgotten, one that fails is tried again', async () => {
  const { running, service, time } = await house();
  service.answers.set('/0', 410).set('/1', 503);
  const { people } = await withBrowsers(running, service, 'bids');
  await eventually(() => service.delivered.length === 2);
  await settled(running);
  const subscriptions = async (client: Client) => {
    const { me } = (await client.call('GET', '/api/me')) as { me: { id: string } };
    return running.store.subscriptions(me.id);
  };
  expect(await subscriptions(people[0])).toEqual([]);
  expect(await subscriptions(people[1])).toHaveLength(1);
  service.answers.clear();
  time.at += 6 * MINUTE;
  await eventually(() => service.at('/1').length === 2);
  await settled(running);
  time.at += HOUR;
  await settled(running);
  expect(service.at('/0')).toHaveLength(1);
  expect(service.at('/1')).toHaveLength(2);
});

test('what is still on its way is not sent again by the same server, whatever its clock says', async () => {
  const { running, service, time } = await house();
  let answer = () => {};
  service.answering = new Promise((resolve) => {
    answer = resolve;
  });
  const { browsers } = await withBrowsers(running, service, 'bids');
  await eventually(() => service.delivered.length === 2);
  for (let tries = 0; tries < 3; tries++) {
    time.at += HOUR;
    await running.server.services.notices.sweep();
  }
  answer();
  await settled(running);
  time.at += HOUR;
  await settled(running);
  for (const { notices } of browsers) expect(notices).toHaveLength(1);
  // Its end is noticed: the reminder goes out.
  time.at += 3 * DAY;
  await eventually(() => service.delivered.length === 4);
});

test('in quiet hours a browser is left in peace, and told when they are over', async () => {
  const { running, service, time } = await house();
  const people = [await running.guest('Ann'), await running.guest('Ben')];
  const loud = await service.browser(people[0], '/loud');
  // It is midnight there.
  const hushed = await service.browser(people[0], '/hushed', { from: 22 * 60, to: 7 * 60, zone: 'UTC' });
  await begin(people, { game: 'bids', ...DAYS });
  await eventually(() => loud.notices.length === 1);
  time.at += 7 * HOUR - 1;
  await settled(running);
  expect(hushed.notices).toEqual([]);
  time.at += 1;
  await eventually(() => hushed.notices.length === 1);
  await settled(running);
  expect(loud.notices).toHaveLength(1);
  // The reminder is told to both.
  time.at += 3 * DAY - 7 * HOUR;
  await eventually(() => loud.notices.length === 2);
  time.at += 7 * HOUR;
  await eventually(() => hushed.notices.length === 2);
  await settled(running);
  expect(service.delivered).toHaveLength(4);
});

const me = async (client: Client) => (await client.call('GET', '/api/me')).me as { id: string };

test('quiet hours follow the wall clock of their zone, over midnight too', () => {
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Paris' };
  const at = (text: string) => Date.parse(text);
  expect(quietFor(night, at('2026-01-05T20:59:30Z'))).toBe(0);
  expect(quietFor(night, at('2026-01-05T21:00:00Z'))).toBe(9 * HOUR);
  expect(quietFor(night, at('2026-01-06T05:59:00Z'))).toBe(MINUTE);
  expect(quietFor(night, at('2026-01-06T06:00:00Z'))).toBe(0);
  // In summer the same hours are others elsewhere.
  expect(quietFor(night, at('2026-07-05T20:00:00Z'))).toBe(9 * HOUR);
  expect(quietFor({ ...night, from: 60, to: 60 }, at('2026-01-06T00:30:00Z'))).toBe(0);
  expect(quietFor({ from: 600, to: 720, zone: 'UTC' }, at('2026-01-06T11:00:00Z'))).toBe(HOUR);
});

test('notices go to the open internet by https, and to no neighbour', async () => {
  const closed = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'];
  const strange = [
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ];
  const tunnels = ['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'push.example'];
  for (const address of [...closed, ...strange, ...tunnels])
    expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) expect(isPublic(address)).toBe(true);
  for (const url of [
    'http://8.8.8.8/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://me@8.8.8.8/',
    'https://2130706433/',
  ])
    expect([url, await reachPublic(new URL(url))]).toEqual([url, null]);
  expect(await reachPublic(new URL('https://8.8.8.8/x'))).toEqual({ address: '8.8.8.8', family: 4 });
});

test('a subscription that nobody may be sent to is refused, and none is anybody else’s to end', async () => {
  const { running, service } = await house({ reach: undefined });
  const [ann, ben] = [await running.guest('Ann'), await running.guest('Ben')];
  const keys = { p256dh: 'x', auth: 'y' };
  const ask = (body: object) => ann.request('PUT', '/api/me/notices', body);
  await expect(service.browser(ann, '/0')).rejects.toThrow(/400/);
  for (const endpoint of ['https://127.0.0.1/x', 'https://10.0.0.1/x', 'ftp://8.8.8.8/x', 'nonsense'])
    expect((await ask({ endpoint, keys })).status).toBe(400);
  expect(
    (await running.client().request('PUT', '/api/me/notices', { endpoint: 'https://8.8.8.8/', keys })).status,
  ).toBe(401);
  const far = {
    endpoint: 'https://8.8.8.8/x',
    keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
  };
  expect((await ask(far)).status).toBe(200);
  expect((await ask({ ...far, quiet: { from: 1, to: 2, zone: 'Nowhere/At_All' } })).status).toBe(400);
  await ben.call('POST', '/api/me/notices/stop', { endpoint: far.endpoint });
  expect(await running.store.subscriptions((await me(ann)).id)).toHaveLength(1);
  await ann.call('POST', '/api/me/notices/stop', { endpoint: far.endpoint });
  expect(await running.store.subscriptions((await me(ann)).id)).toEqual([]);
});

test('the host hears of tables: who is waited for, in windows no names, and never a reminder', async () => {
  const service = await PushService.start();
  const time = new Time();
  const running = await serve(GAMES, {
    now: time.now,
    noticeUrl: service.hook,
  });
  const heard = () => service.at('/host').map(({ body }) => JSON.parse(body.toString()));
  const turns = await seat(running, 'cloister', 3, DAYS);
  await eventually(() => heard().length === 1);
  expect(heard()[0]).toEqual({
    table: turns.id,
    game: 'cloister',
    waiting: [expect.stringMatching(/^(Ann|Ben|Cléo)$/)],
  });
  const windows = await seat(running, 'bids', 2, DAYS);
  await eventually(() => heard().length === 2);
  expect(heard()[1]).toEqual({ table: windows.id, game: 'bids' });
  time.at += 3.5 * DAY;
  await settled(running);
  expect(heard()).toHaveLength(2);
});

test('a copy of the data is silent until the operator says so; keys stay the same', async () => {
  const file = newFile();
  const store = SqliteStore.open(file);
  await store.keep(NOTICES, 'off');
  const { running, service } = await house({ store });
  await withBrowsers(running, service, 'bids');
  await settled(running);
  expect(service.delivered).toEqual([]);
  const { key } = await running.client().call('GET', '/api/notices');
  await running.stop();
  const again = SqliteStore.open(file);
  await again.keep(NOTICES, 'on');
  const second = await serve(GAMES, { store: again, reach: reachHere });
  await eventually(() => service.delivered.length === 2);
  expect(await second.client().call('GET', '/api/notices')).toEqual({ key });
});
