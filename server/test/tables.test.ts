/** Around the game: leaving and coming back, ends, rematches, records, lists, chat. */

import { HOUR, MINUTE, SECOND } from '@conclave/engine/time-units';
import type { MatchSummary } from '@conclave/wire';
import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Client } from './client.ts';
import { CLOISTER, GAMES } from './games.ts';
import { slow } from './stores.ts';
import { eventually, newFile, playOut, seat, serve, Time, watchAll } from './table.ts';

const SHOW = { kind: 'show' };
/** The tests' clock is moved in seconds. */
const MINUTE_SECONDS = MINUTE / SECOND;
const HOUR_SECONDS = HOUR / SECOND;

const tableOf = async (client: Client, id: string) =>
  (await client.call('GET', `/api/matches/${id}`)).table as MatchSummary;
const errorOf = async (client: Client, method: string, path: string, body?: unknown) =>
  (await client.request(method, path, body)).json;

test('a bot sits in for somebody gone for a while, publicly; by coming back one reclaims the seat', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann, ben, cleo, watcher] = await watchAll([...people, running.client()], id);
  const sit = () => errorOf(people[0], 'POST', `/api/matches/${id}/bot`, { seat: 1, level: 'easy' });
  expect(await sit()).toEqual({ error: 'notYours' });
  ben.ws.terminate();
  await ann.until(() => ann.tables.get(id)?.seats[1].present === false);
  expect(ann.tables.get(id)?.seats[0].present).toBe(true);
  time.pass(2 * MINUTE_SECONDS - 1);
  expect(await sit()).toEqual({ error: 'notYours' });
  expect((await tableOf(people[2], id)).seats[1].replaceable).toBe(false);
  time.pass(1);
  expect((await tableOf(people[2], id)).seats[1].replaceable).toBe(true);
  expect(await errorOf(people[1], 'POST', `/api/matches/${id}/bot`, { seat: 1, level: 'easy' })).toEqual({
    error: 'notYours',
  });
  expect(
    await errorOf(running.client(), 'POST', `/api/matches/${id}/bot`, { seat: 1, level: 'easy' }),
  ).toEqual({
    error: 'notSignedIn',
  });
  expect(await sit()).toMatchObject({ table: { seats: [{}, { sitting: 'fair', name: 'Ben' }, {}] } });
  for (const line of [ann, cleo, watcher]) {
    await line.until(() => line.of(id).told.at(-1)?.type === 'house.sat');
    expect(line.of(id).told.at(-1)).toEqual({ type: 'house.sat', seat: 1, bot: 'fair' });
    expect(line.tables.get(id)?.seats[1].sitting).toBe('fair');
  }
  // The bot plays Ben's turn.
  await ann.move(id, SHOW);
  await cleo.until(() =>
    cleo.of(id).told.some((event) => 'seat' in event && event.seat === 1 && event.type !== 'house.sat'),
  );
  // Ben comes back: the seat is his again, and everybody is told.
  const [back] = await watchAll([people[1]], id);
  const sat = { type: 'house.sat', seat: 1, bot: null };
  await ann.until(() => ann.of(id).told.some((event) => JSON.stringify(event) === JSON.stringify(sat)));
  await ann.until(() => ann.tables.get(id)?.seats[1].sitting === null);
  expect(ann.tables.get(id)?.seats[1].present).toBe(true);
  time.goOn();
  await playOut([ann, back, cleo], id, 'reclaim');
  expect(back.of(id).outcome).not.toBeNull();
});

test('a step of one’s own reclaims the seat too', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, think: () => new Promise(() => {}) });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  const line = await people[1].socket();
  time.pass(2 * MINUTE_SECONDS);
  await people[0].act(id, 'bot', { seat: 1, level: 'easy' });
  await ann.move(id, SHOW);
  await ann.until(() => ann.of(id).told.at(-1)?.type === 'drew');
  line.send({ type: 'move', match: id, id: 'from-afar', decision: 1, move: SHOW });
  expect(await line.answer('from-afar')).toBeNull();
  expect(ann.of(id).told).toContainEqual({ type: 'house.sat', seat: 1, bot: null });
});

test('a bot that sits in a second time at the same decision is asked again', async () => {
  const time = new Time();
  let asked = 0;
  let silent = true;
  const running = await serve([CLOISTER], {
    now: time.now,
    think: async () => {
      asked++;
      return silent ? new Promise(() => {}) : { move: SHOW };
    },
  });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ben] = await watchAll([people[1]], id);
  time.pass(2 * MINUTE_SECONDS);
  await people[1].act(id, 'bot', { seat: 0, level: 'easy' });
  await eventually(() => asked === 1);
  const [ann] = await watchAll([people[0]], id);
  await ben.until(() => ben.tables.get(id)?.seats[0].sitting === null);
  ann.ws.terminate();
  await ben.until(() => ben.tables.get(id)?.seats[0].present === false);
  time.pass(2 * MINUTE_SECONDS);
  silent = false;
  await people[1].act(id, 'bot', { seat: 0, level: 'easy' });
  await ben.until(() => ben.of(id).moves.length > 0);
  expect(asked).toBeGreaterThan(1);
});

test('by correspondence absence is counted through restarts and while nothing is in memory', async () => {
  const file = newFile();
  const time = new Time();
  const clock = { kind: 'days', days: 7 } as const;
  const first = await serve([CLOISTER], { now: time.now, idleAfter: 0, store: SqliteStore.open(file) });
  const { id, people } = await seat(first, 'cloister', 3, { clock });
  const lines = await watchAll(people, id);
  for (const line of lines) line.ws.terminate();
  await eventually(() => first.server.services.rooms.loaded === 0);
  time.pass(23 * HOUR_SECONDS);
  expect((await tableOf(people[0], id)).seats.map((chair) => chair.replaceable)).toEqual([
    false,
    false,
    false,
  ]);
  await eventually(() => first.server.services.rooms.loaded === 0);
  time.pass(1 * HOUR_SECONDS);
  expect((await tableOf(people[0], id)).seats.map((chair) => chair.replaceable)).toEqual([true, true, true]);
  // Somebody who looks in is there again.
  const [ben] = await watchAll([people[1]], id);
  ben.ws.terminate();
  await eventually(() => first.server.services.rooms.loaded === 0);
  await first.stop();
  const second = await serve([CLOISTER], { now: time.now, store: SqliteStore.open(file) });
  const back = second.client();
  back.cookie = people[0].cookie;
  expect((await tableOf(back, id)).seats.map((chair) => chair.replaceable)).toEqual([true, false, true]);
});

test('when all people agree the match ends without a winner, and everything is laid open', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 2, { bots: 1 });
  const stranger = await running.guest('Eve');
  const [ann, ben, watcher] = await watchAll([...people, running.client()], id);
  expect(await errorOf(stranger, 'POST', `/api/matches/${id}/end`)).toEqual({ error: 'notYours' });
  await people[1].act(id, 'end');
  await watcher.until(() => watcher.tables.get(id)?.agreed.length === 1);
  expect(watcher.tables.get(id)).toMatchObject({ agreed: [1], status: 'running' });
  const commitment = (watcher.of(id).told[0] as unknown as { commitment: string }).commitment;
  await people[0].act(id, 'end');
  for (const line of [ann, ben, watcher]) {
    await line.until(() => line.of(id).outcome !== null);
    expect(line.of(id).outcome).toEqual({ places: [], how: 'agreed' });
    expect(line.tables.get(id)).toMatchObject({ status: 'finished', outcome: { how: 'agreed' } });
    expect((line.of(id).view as { hands: unknown[] }).hands.every((card) => card !== null)).toBe(true);
  }
  const { seed } = watcher.of(id).told.at(-1) as unknown as { seed: string };
  const { createHash } = await import('node:crypto');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment);
  expect(await errorOf(people[0], 'POST', `/api/matches/${id}/end`)).toEqual({ error: 'notRunning' });
});

test('the record is nobody’s before the outcome; before it each has a chronicle of their own', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const lines = await watchAll([...people, running.client()], id);
  await lines[0].move(id, { kind: 'note', mark: 2 });
  await lines[0].move(id, { kind: 'peek', target: 1 });
  await lines[0].move(id, SHOW);
  for (const client of [...people, running.client()]) {
    expect(await errorOf(client, 'GET', `/api/matches/${id}/record`)).toEqual({ error: 'notFinished' });
  }
  const chronicles = await Promise.all(
    [...people, running.client()].map((client) => client.call('GET', `/api/matches/${id}/chronicle`)),
  );
  for (const [n, line] of lines.entries()) {
    await line.settle();
    const { told, view, watcher } = line.of(id);
    expect(chronicles[n]).toEqual({ watcher, told, view, outcome: null });
  }
  expect(JSON.stringify(chronicles[0])).toContain('"noted"');
  expect(JSON.stringify(chronicles.slice(1))).not.toContain('"noted"');
  expect(new Set(chronicles.map((chronicle) => JSON.stringify(chronicle))).size).toBe(4);
  for (const person of people) await person.act(id, 'end');
  const record = await running.client().call('GET', `/api/matches/${id}/record`);
  expect(record).toMatchObject({ game: 'cloister', seats: 3, end: { how: 'agreed' } });
  expect((record.entries as unknown[]).length).toBe(4);
});

test('a rematch keeps the company, moves the chairs on by one, and is opened once', async () => {
  const running = await serve([CLOISTER], { store: slow(SqliteStore.open(newFile()), ['addMatch']) });
  const { id, people } = await seat(running, 'cloister', 2, {
    bots: 1,
    public: true,
    clock: { kind: 'live', turn: 60, bank: 9 },
  });
  const [ann, ben] = people;
  const stranger = await running.guest('Eve');
  expect(await errorOf(ann, 'POST', `/api/matches/${id}/rematch`)).toEqual({ error: 'notFinished' });
  await ann.act(id, 'end');
  await ben.act(id, 'end');
  expect(await errorOf(stranger, 'POST', `/api/matches/${id}/rematch`)).toEqual({ error: 'notYours' });
  const [line] = await watchAll([ann], id);
  const answers = await Promise.all([ann.act(id, 'rematch'), ben.act(id, 'rematch'), ann.act(id, 'rematch')]);
  expect(new Set(answers.map((table) => table.id)).size).toBe(1);
  expect((await stranger.call('GET', '/api/matches?list=open')).matches).toHaveLength(1);
  const [table] = answers;
  await line.until(() => line.tables.get(id)?.rematch === table.id);
  expect(table).toMatchObject({
    game: 'cloister',
    status: 'open',
    clock: { kind: 'live', turn: 60, bank: 9 },
  });
  const kinds = table.seats.map((chair) => chair.kind);
  expect(kinds.filter((kind) => kind === 'bot')).toHaveLength(1);
  expect(kinds.indexOf('bot')).toBe(1);
  const opener = table.host ? ann : ben;
  for (const reader of [ann, ben, stranger])
    expect((await tableOf(reader, id)).rematchBy).toBe(opener === ann ? 0 : 1);
  expect(table.rematchBy).toBeNull();
  const other = opener === ann ? ben : ann;
  const { invite } = await tableOf(opener, table.id);
  await other.act(table.id, 'join', { invite });
  await opener.act(table.id, 'start');
  const lines = await watchAll([ann, ben], table.id);
  expect(lines.map((one) => one.of(table.id).watcher)).toEqual([2, 0]);
});

test('lists: the public ones for all, mine for me with my turn first, and the last public change only', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now });
  const { id, people } = await seat(running, 'cloister', 3, { public: true });
  const secret = await seat(running, 'cloister', 3, { public: false });
  const [ann, ben] = people;
  const list = async (client: Client, name: string) =>
    ((await client.call('GET', `/api/matches?list=${name}`)).matches as MatchSummary[]).map((table) => table);
  const ids = async (client: Client, name: string) => (await list(client, name)).map((table) => table.id);
  expect(await ids(running.client(), 'running')).toEqual([id]);
  expect(await ids(secret.people[0], 'mine')).toEqual([secret.id]);
  expect(await errorOf(running.client(), 'GET', '/api/matches?list=mine')).toEqual({ error: 'notSignedIn' });
  const [turn] = await list(ann, 'mine');
  expect([turn.yourTurn, turn.you]).toEqual([true, 0]);
  expect((await list(ben, 'mine'))[0].yourTurn).toBe(false);
  expect((await list(running.client(), 'running'))[0]).toMatchObject({
    you: null,
    yourTurn: false,
    invite: null,
  });

  const [line] = await watchAll([ann], id);
  const { changedAt } = (await list(ben, 'running'))[0];
  time.pass(100);
  await line.move(id, { kind: 'note', mark: 1 });
  expect((await list(ben, 'running'))[0].changedAt).toBe(changedAt);
  expect((await tableOf(ben, id)).changedAt).toBe(changedAt);
  await line.move(id, SHOW);
  expect((await list(ben, 'running'))[0].changedAt).toBe(time.at);
  expect((await tableOf(ben, id)).changedAt).toBe(time.at);

  // Two of mine: the one in which it is my turn comes first, whatever changed last.
  const other = await ann.create({
    game: 'cloister',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }],
  });
  await ann.act(other.id, 'start');
  time.pass(100);
  await ben.socket().then(async (second) => {
    await second.watch(id);
    await second.move(id, SHOW);
  });
  expect((await list(ann, 'mine')).map((table) => [table.id, table.yourTurn])).toEqual([
    [other.id, true],
    [id, false],
  ]);
  for (const person of people) await person.act(id, 'end');
  expect(await ids(running.client(), 'running')).toEqual([]);
  expect(await ids(running.client(), 'finished')).toEqual([id]);
});

test('chat: players write, everybody reads, kept for those who come later', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const [dora, stranger] = [await running.guest('Dora'), running.client()];
  const [ann, ben, , gallery, mute] = await watchAll([...people, dora, stranger], id);
  const say = async (line: typeof ann, step: string, text: string) => {
    line.send({ type: 'say', match: id, id: step, text });
    return line.answer(step);
  };
  expect(await say(ann, 'line-one', ' who has the six? ')).toBeNull();
  await expect(say(gallery, 'line-two', 'Ann cheats')).rejects.toThrow('notYours');
  await expect(say(mute, 'line-three', 'me too')).rejects.toThrow('notSignedIn');
  await Promise.all([ann, ben, gallery, mute].map((line) => line.settle()));
  const heard = (line: typeof ann) =>
    line.frames.flatMap((frame) =>
      frame.type === 'said'
        ? frame.lines.flatMap(({ from, text, news }) => (news ? [] : [[from, text]]))
        : [],
    );
  for (const line of [ann, ben, gallery, mute]) expect(heard(line)).toEqual([['Ann', 'who has the six?']]);
  expect(await say(ann, 'line-one', 'who has the six?')).toBeNull();
  const [again, late] = await watchAll([people[1], running.client()], id);
  await Promise.all([again.settle(), late.settle()]);
  expect(heard(again)).toEqual([['Ann', 'who has the six?']]);
  expect(heard(late)).toEqual([['Ann', 'who has the six?']]);
});

test('before a match begins: joining, leaving, bots for empty chairs, only the host begins', async () => {
  const running = await serve([CLOISTER]);
  const [ann, ben, eve] = [
    await running.guest('Ann'),
    await running.guest('Ben'),
    await running.guest('Eve'),
  ];
  const { id, invite } = await ann.create({
    game: 'cloister',
    seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }],
  });
  const at = (action: string) => `/api/matches/${id}/${action}`;
  expect(await errorOf(eve, 'GET', `/api/matches/${id}`)).toEqual({ error: 'unknownMatch' });
  expect(await errorOf(eve, 'POST', at('join'))).toEqual({ error: 'badInvite' });
  expect(await errorOf(eve, 'POST', at('join'), { invite: 'guessed' })).toEqual({ error: 'badInvite' });
  expect(await errorOf(ann, 'POST', at('start'))).toEqual({ error: 'notOpen' });
  await ben.act(id, 'join', { invite, seat: 2 });
  expect((await ben.act(id, 'join', { invite })).you).toBe(2);
  expect(await errorOf(eve, 'POST', at('join'), { invite, seat: 2 })).toEqual({ error: 'seatTaken' });
  expect(await errorOf(ben, 'POST', at('bot'), { seat: 1, level: 'fair' })).toEqual({ error: 'notYours' });
  expect(await errorOf(ann, 'POST', at('bot'), { seat: 2, level: 'fair' })).toEqual({ error: 'seatTaken' });
  expect(await errorOf(ann, 'POST', at('bot'), { seat: 9, level: 'fair' })).toEqual({ error: 'seatTaken' });
  await ben.act(id, 'leave');
  expect(await errorOf(ben, 'POST', at('leave'))).toEqual({ error: 'notYours' });
  await ann.act(id, 'bot', { seat: 1, level: 'fair' });
  await eve.act(id, 'join', { invite });
  expect(await errorOf(ben, 'POST', at('start'))).toEqual({ error: 'notYours' });
  expect((await ann.act(id, 'start')).status).toBe('running');
  expect(await errorOf(ann, 'POST', at('start'))).toEqual({ error: 'notOpen' });
  expect(await errorOf(eve, 'POST', at('leave'))).toEqual({ error: 'notOpen' });
  expect(await errorOf(ben, 'POST', at('join'), { invite })).toEqual({ error: 'notOpen' });
});

test('people: a guest at once, known again by a cookie, moved by a code that is good for the last one only', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  const me = await ann.call('GET', '/api/me');
  const first = (await ann.call('POST', '/api/me/recovery')).code as string;
  const { code } = (await ann.call('POST', '/api/me/recovery')) as { code: string };
  const phone = running.client();
  expect(await errorOf(phone, 'POST', '/api/recover', { code: first })).toEqual({ error: 'notYours' });
  await phone.call('POST', '/api/recover', { code: code.toLowerCase().replaceAll('-', ' ') });
  expect(await phone.call('GET', '/api/me')).toEqual(me);
  await phone.call('POST', '/api/me', { name: 'Annie' });
  expect(await ann.call('GET', '/api/me')).toEqual({ me: { ...(me.me as object), name: 'Annie' } });
  const answer = await running.client().request('POST', '/api/me', { name: 'Ben' });
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
});

test('presence is told once when somebody comes and once when they go, however many devices', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  await ann.settle();
  const tables = () => ann.frames.filter((frame) => frame.type === 'table').length;
  const before = tables();
  const [phone] = await watchAll([people[1]], id);
  const [tablet] = await watchAll([people[1]], id);
  for (let n = 0; n < 5; n++) tablet.send({ type: 'watch', match: id, cursor: 0 });
  await tablet.settle();
  await ann.settle();
  expect(tables() - before).toBe(1);
  phone.ws.terminate();
  await ann.settle();
  tablet.ws.terminate();
  await ann.until(() => ann.tables.get(id)?.seats[1].present === false);
  expect(tables() - before).toBe(2);
});
