/** What one person may fill, who may look in, and what expires. */

import { DAY, HOUR, SECOND } from '@conclave/engine/time-units';
import { expect, test } from 'vitest';
import { REQUEST_LIMITS } from '../request-limits.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Client } from './client.ts';
import { CLOISTER } from './games.ts';
import { appendTo, begun } from './store.contract.ts';
import { eventually, newFile, playOut, seat, serve, Time, watchAll } from './table.ts';

const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
const BOT = { kind: 'bot', level: 'easy' } as const;
/** The tests' clock is moved in seconds. */
const DAY_SECONDS = DAY / SECOND;

const statuses = async (times: number, act: (n: number) => Promise<{ status: number }>) => {
  const found = [];
  for (let n = 0; n < times; n++) found.push((await act(n)).status);
  return found;
};
const createIn = (client: Client, seats: readonly unknown[], isPublic = true) =>
  client.request('POST', '/api/matches', { game: 'cloister', seats, public: isPublic });

test('one person fills neither the lobby nor the bots’ threads', async () => {
  const running = await serve([CLOISTER], { think: () => new Promise(() => {}) });
  const eve = await running.guest('Eve');
  const opened = await statuses(30, () => createIn(eve, OPEN));
  expect(opened.filter((status) => status === 200)).toHaveLength(10);
  expect((await createIn(eve, OPEN)).json).toEqual({ error: 'tooMany' });
  const ann = await running.guest('Ann');
  const alone = [];
  for (let n = 0; n < 5; n++) {
    const { status, json } = await createIn(ann, [BOT, BOT, BOT]);
    alone.push(status);
    if (status === 200) await ann.act((json as { table: { id: string } }).table.id, 'start');
  }
  expect(alone).toEqual([200, 200, 200, 429, 429]);
  expect((await createIn(ann, OPEN)).status).toBe(200);
});

test('tables, lines and notes of one person come only so fast', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, requestLimits: REQUEST_LIMITS });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann, ben] = await watchAll(people, id);
  for (let n = 0; n < 50; n++) ann.send({ type: 'say', match: id, id: `line-no-${n}`, text: `line ${n}` });
  await ann.settle();
  await ben.settle();
  const heard = ben.frames.flatMap((frame) => (frame.type === 'said' ? frame.lines : []));
  expect(heard.filter(({ from }) => from !== '').length).toBe(REQUEST_LIMITS.lines);
  const full = 'x'.repeat(64 * 1024);
  const notes = await statuses(20, () =>
    people[0].request('PUT', `/api/matches/${id}/notebook`, { text: full }),
  );
  expect(notes.filter((status) => status === 200)).toHaveLength(8);
  const tables = await statuses(25, async (n) => {
    const answer = await createIn(people[1], OPEN);
    const { table } = answer.json as { table?: { id: string } };
    if (table && n % 2 === 0) await people[1].call('POST', `/api/matches/${table.id}/close`);
    return answer;
  });
  expect(tables.filter((status) => status === 200).length).toBeLessThanOrEqual(REQUEST_LIMITS.tables);
});

test('many names at one address fill no more than a class of people would', async () => {
  const time = new Time();
  const limits = { ...REQUEST_LIMITS, newcomers: 1000, address: 1e6 };
  const running = await serve([CLOISTER], { now: time.now, requestLimits: limits });
  const names = [];
  for (let n = 0; n < 45; n++) names.push(await running.guest(`Eve ${n}`));
  let opened = 0;
  for (const name of names) {
    const answers = await statuses(10, async () => {
      const answer = await createIn(name, OPEN);
      const { table } = answer.json as { table?: { id: string } };
      if (table) await name.call('POST', `/api/matches/${table.id}/close`);
      return answer;
    });
    opened += answers.filter((status) => status === 200).length;
  }
  expect(opened).toBeLessThanOrEqual(20 * REQUEST_LIMITS.tables);
  expect(opened).toBeGreaterThan(19 * REQUEST_LIMITS.tables);
  time.pass(60);
  expect((await createIn(names[44], OPEN)).status).toBe(200);
});

test('many names at one address fill half of the lobby at most, and leave room for another address', async () => {
  const running = await serve([CLOISTER], { behindProxy: true });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const create = (client: Client, address: string, isPublic: boolean) => {
    const wish = { game: 'cloister', seats: OPEN, public: isPublic };
    return client.request('POST', '/api/matches', wish, from(address));
  };
  const opened = async (names: number, address: string, isPublic: boolean) => {
    const ids: { readonly host: Client; readonly id: string }[] = [];
    for (let n = 0; n < names; n++) {
      const host = await running.guest(`Eve ${n}`);
      for (let tables = 0; tables < 10; tables++) {
        const { json } = await create(host, address, isPublic);
        const { table, error } = json as { table?: { id: string }; error?: string };
        if (table) ids.push({ host, id: table.id });
        else expect(error).toBe('tooMany');
      }
    }
    return ids;
  };
  const listed = await opened(7, '203.0.113.7', true);
  expect(listed).toHaveLength(50);
  // Tables for those with the link are in nobody's way, but they are kept too.
  expect(await opened(17, '203.0.113.7', false)).toHaveLength(150);
  const ann = await running.guest('Ann');
  expect((await create(ann, '198.51.100.4', true)).status).toBe(200);
  expect((await create(ann, '203.0.113.7', true)).json).toEqual({ error: 'tooMany' });
  // One that begins, or is closed, makes room.
  const [first, second] = listed;
  await first.host.call('POST', `/api/matches/${first.id}/close`);
  expect((await create(ann, '203.0.113.7', true)).status).toBe(200);
  for (const seat of [1, 2]) await second.host.act(second.id, 'bot', { seat, level: 'easy' });
  await second.host.act(second.id, 'start');
  expect((await create(ann, '203.0.113.7', true)).status).toBe(200);
  expect((await create(ann, '203.0.113.7', true)).status).toBe(429);
  // Where a table was opened from is nobody's to read, and forgotten once it has begun.
  const rows = await Promise.all([first, ...listed.slice(1, 4)].map(({ id }) => running.store.row(id)));
  expect(JSON.stringify(rows)).not.toContain('203.0');
  expect(JSON.stringify(await running.store.row(second.id))).not.toContain('opener');
});

test('a table nobody joins is closed in the end; one that somebody watches is not', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now });
  const ann = await running.guest('Ann');
  const forgotten = await ann.create({ game: 'cloister', seats: [...OPEN], public: true });
  const watched = await ann.create({ game: 'cloister', seats: [...OPEN], public: true });
  const line = await ann.socket();
  line.send({ type: 'watch', match: watched.id, cursor: 0 });
  await line.settle();
  const { id } = await seat(running, 'cloister', 3);
  time.pass(4 * DAY_SECONDS);
  await eventually(async () => (await running.store.row(forgotten.id)) === null);
  expect(await running.store.row(watched.id)).not.toBeNull();
  expect((await running.store.row(id))?.status).toBe('running');
  expect((await ann.request('GET', `/api/matches/${forgotten.id}`)).status).toBe(404);
});

test('finished matches go only where the operator says so, with all that belongs to them', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, keepFinished: 30 * DAY });
  const { id, people } = await seat(running, 'cloister', 3);
  const lines = await watchAll(people, id);
  time.goOn();
  await playOut(lines, id, 'finished');
  await people[0].request('PUT', `/api/matches/${id}/notebook`, { text: 'notes' });
  await running.store.setDrafts(id, 0, 'left behind');
  for (const line of lines) line.close();
  time.pass(29 * DAY_SECONDS);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await running.store.row(id)).not.toBeNull();
  time.pass(2 * DAY_SECONDS);
  await eventually(async () => (await running.store.row(id)) === null);
  expect(await running.store.load(id)).toBeNull();
  expect(await running.store.notebook(id, 0)).toBe('');
  expect(await running.store.drafts(id, 0)).toBe('');
  expect(await running.store.startedMatchIds()).toEqual([]);
});

test('however many matches end at once, all of them are packed, and those that are to go are gone', async () => {
  const time = new Time();
  const store = SqliteStore.open(newFile());
  const over = await Promise.all(Array.from({ length: 130 }, (_none, n) => begun(store, n)));
  const outcome = { places: [[0]], how: 'won' };
  for (const [n, { id }] of over.entries())
    await store.append(appendTo(id, 0, { outcome, changedAt: time.at + (n < 70 ? 0 : DAY) }));
  time.pass((DAY + 2 * HOUR) / SECOND);
  /** By each look at what there is to pack. */
  const packed: number[] = [];
  const pack = store.pack.bind(store);
  store.pack = async (...args) => {
    packed.push(await pack(...args));
    return packed[packed.length - 1];
  };
  await serve([CLOISTER], { now: time.now, store, keepFinished: DAY });
  // Time stands still.
  await eventually(async () => (await store.startedMatchIds()).length === 60 && packed.at(-1) === 0);
  expect(packed.reduce((sum, some) => sum + some)).toBeGreaterThanOrEqual(60);
  expect(await pack(time.at, 1000)).toBe(0);
});

test('the host closes a table, or takes a chair back: whoever sat there is out, and the old link is void', async () => {
  const running = await serve([CLOISTER]);
  const [ann, ben, cleo] = [
    await running.guest('Ann'),
    await running.guest('Ben'),
    await running.guest('Cleo'),
  ];
  const invited = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }] as const;
  const { id, invite } = await ann.create({ game: 'cloister', seats: [...invited] });
  await ben.act(id, 'join', { invite });
  const line = await ben.socket();
  line.send({ type: 'watch', match: id, cursor: 0 });
  await line.settle();
  expect((await cleo.request('POST', `/api/matches/${id}/remove`, { seat: 1 })).status).toBe(403);
  expect((await ann.request('POST', `/api/matches/${id}/remove`, { seat: 0 })).status).toBe(403);
  const { seats } = await ann.act(id, 'remove', { seat: 1 });
  // An invited chair stays an invited one.
  expect(seats[1].kind).toBe('invited');
  await line.until(() => line.last('error')?.code === 'unknownMatch');
  expect((await ben.request('POST', `/api/matches/${id}/join`, { invite })).status).toBe(403);
  expect((await ben.request('POST', `/api/matches/${id}/close`)).status).toBe(403);
  expect((await ann.request('POST', `/api/matches/${id}/close`)).status).toBe(200);
  expect((await ann.request('GET', `/api/matches/${id}`)).status).toBe(404);
});

test('an invited chair that is left stays invited, an open one open', async () => {
  const running = await serve([CLOISTER]);
  const [ann, ben] = [await running.guest('Ann'), await running.guest('Ben')];
  const kinds = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }] as const;
  const { id, invite } = await ann.create({ game: 'cloister', seats: [...kinds] });
  for (const wanted of [1, 2]) {
    await ben.act(id, 'join', { invite, seat: wanted });
    await ben.act(id, 'leave');
  }
  const { table } = (await ann.call('GET', `/api/matches/${id}`)) as { table: { seats: { kind: string }[] } };
  expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'invited', 'open']);
});

test('a private match, its record and its review are for those at the table and those with the link', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3, { public: false });
  const { table } = (await people[0].call('GET', `/api/matches/${id}`)) as { table: { invite: string } };
  const eve = await running.guest('Eve');
  const paths = ['', '/record', '/chronicle'].map((part) => `/api/matches/${id}${part}`);
  for (const path of paths) expect((await eve.request('GET', path)).json).toEqual({ error: 'unknownMatch' });
  expect((await eve.request('GET', `${paths[2]}?invite=guess`)).status).toBe(404);
  const line = await eve.socket();
  await expect(line.watch(id)).rejects.toThrow('unknownMatch');
  line.send({ type: 'say', match: id, id: 'from-outside', text: 'let me in' });
  await line.settle();
  expect(line.last('error')).toMatchObject({ code: 'unknownMatch', id: 'from-outside' });
  line.send({ type: 'watch', match: id, cursor: 0, invite: table.invite });
  await line.until(() => line.known.has(id));
  expect((await eve.request('GET', `${paths[2]}?invite=${table.invite}`)).status).toBe(200);
  for (const person of people) await person.act(id, 'end');
  expect((await eve.request('GET', paths[1])).status).toBe(404);
  expect((await people[1].request('GET', paths[1])).status).toBe(200);
});

test('a line of the chat says which seat spoke, whatever its owner is called', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  await people[1].call('POST', '/api/me', { name: 'Ann' });
  const [ann, ben] = await watchAll(people, id);
  ben.send({ type: 'say', match: id, id: 'not-really', text: 'I am Ann' });
  await ann.until(() => ann.last('said')?.lines.length === 1);
  expect(ann.last('said')?.lines[0]).toMatchObject({ seat: 1, text: 'I am Ann' });
});

test('nobody ends a match over the head of somebody who is away for a moment', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, think: () => new Promise(() => {}) });
  const live = { kind: 'live', turn: 600, bank: 600 } as const;
  const { id, people } = await seat(running, 'cloister', 3, { clock: live });
  const [ben] = await watchAll([people[1], people[2]], id);
  const [gone] = await watchAll([people[0]], id);
  gone.close();
  await ben.until(() => ben.tables.get(id)?.seats[0].present === false);
  time.pass(31);
  const seatBot = () => people[1].request('POST', `/api/matches/${id}/bot`, { seat: 0, level: 'easy' });
  expect((await seatBot()).status).toBe(403);
  for (const person of [people[1], people[2]]) await person.act(id, 'end');
  expect((await running.store.row(id))?.status).toBe('running');
  time.pass(120);
  // Later a bot keeps the chair, of the level agreed: it is not asked.
  expect((await seatBot()).status).toBe(200);
  await ben.until(() => ben.tables.get(id)?.seats[0].sitting === 'fair');
  for (const person of [people[1], people[2]]) await person.act(id, 'end');
  expect((await running.store.row(id))?.status).toBe('finished');
});

test('whoever signs out is a stranger on this device; a new recovery code voids the one before', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const { code: old } = await ann.call('POST', '/api/me/recovery');
  const { code } = await ann.call('POST', '/api/me/recovery');
  await ann.call('POST', '/api/me/leave');
  expect((await ann.call('GET', '/api/me')).me).toBeNull();
  const other = running.client();
  expect((await other.request('POST', '/api/recover', { code: old })).status).toBe(403);
  expect((await other.call('POST', '/api/recover', { code })).name).toBe('Ann');
});

test('no detour leads past what one person may fill', async () => {
  const running = await serve([CLOISTER], { think: () => new Promise(() => {}) });
  const eve = await running.guest('Eve');
  // Tables of bots alone, opened first and begun all at once; or by giving one's own chair to a bot.
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await eve.create({ game: 'cloister', seats: [BOT, BOT, BOT] })).id);
  for (let n = 0; n < 3; n++) {
    const { id } = await eve.create({ game: 'cloister', seats: [{ kind: 'me' }, BOT, BOT] });
    await eve.act(id, 'leave');
    await eve.act(id, 'bot', { seat: 0, level: 'strong' });
    ids.push(id);
  }
  const begun = await statuses(6, (n) => eve.request('POST', `/api/matches/${ids[n]}/start`));
  expect(begun).toEqual([200, 200, 200, 429, 429, 429]);
  for (const id of ids.slice(3)) await eve.call('POST', `/api/matches/${id}/close`);
  // Tables opened as rematches.
  const over: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { id } = await eve.create({ game: 'cloister', seats: [{ kind: 'me' }, BOT, BOT] });
    await eve.act(id, 'start');
    await eve.act(id, 'end');
    over.push(id);
  }
  const again = await statuses(12, (n) => eve.request('POST', `/api/matches/${over[n]}/rematch`));
  expect(again.filter((status) => status === 200)).toHaveLength(10);
  // Whoever may open no more still finds the rematch there is.
  expect((await eve.request('POST', `/api/matches/${over[0]}/rematch`)).status).toBe(200);
});

test('rematches come no faster than other tables', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, requestLimits: { tables: 3 } });
  const eve = await running.guest('Eve');
  const { id } = await eve.create({ game: 'cloister', seats: [{ kind: 'me' }, BOT, BOT] });
  await eve.act(id, 'start');
  await eve.act(id, 'end');
  const asked = await statuses(4, () => eve.request('POST', `/api/matches/${id}/rematch`));
  expect(asked).toEqual([200, 200, 429, 429]);
});

test('one person does not take the chairs of a whole lobby', async () => {
  const running = await serve([CLOISTER]);
  const eve = await running.guest('Eve');
  const ids: string[] = [];
  for (const name of ['Ann', 'Ben']) {
    const host = await running.guest(name);
    for (let n = 0; n < 8; n++)
      ids.push((await host.create({ game: 'cloister', seats: [...OPEN], public: true })).id);
  }
  const taken = await statuses(16, (n) => eve.request('POST', `/api/matches/${ids[n]}/join`, {}));
  expect(taken.filter((status) => status === 200)).toHaveLength(10);
  expect((await eve.request('POST', `/api/matches/${ids[15]}/join`, {})).json).toEqual({ error: 'tooMany' });
  await eve.act(ids[0], 'leave');
  expect((await eve.request('POST', `/api/matches/${ids[15]}/join`, {})).status).toBe(200);
});

test('whom the host has sent away does not sit down again, but by a new invitation', async () => {
  const running = await serve([CLOISTER]);
  const [ann, ben, cleo] = [
    await running.guest('Ann'),
    await running.guest('Ben'),
    await running.guest('Cleo'),
  ];
  const { id } = await ann.create({ game: 'cloister', seats: [...OPEN], public: true });
  await ben.act(id, 'join');
  const { invite } = await ann.act(id, 'remove', { seat: 1 });
  expect((await ben.request('POST', `/api/matches/${id}/join`, {})).json).toEqual({ error: 'notYours' });
  expect((await cleo.act(id, 'join')).you).toBe(1);
  expect((await ben.act(id, 'join', { invite })).you).toBe(2);
});
