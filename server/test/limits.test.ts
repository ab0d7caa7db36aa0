/** How much one person, one address and one connection may have: enough for a school, and never everything. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { MATCH_COST, REQUEST_LIMITS, RequestCounter } from '../request-limits.ts';
import { SOCKET_LIMITS } from '../socket-limits.ts';
import { SOCKET_SHARES, SocketCounter } from '../socket-shares.ts';
import { TokenBucket } from '../token-bucket.ts';
import type { Line } from './client.ts';
import { CLOISTER } from './games.ts';
import { eventually, PING_EVERY, type Running, seat, serve, Time, WIDE, watchAll } from './table.ts';

/** As a server of its own has them. */
const REAL = { requestLimits: REQUEST_LIMITS, socketLimits: SOCKET_LIMITS, socketShares: SOCKET_SHARES };

test('sixty who come at once from one address all play', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], { ...REAL, now: time.now });
  const lines: Line[] = [];
  for (let n = 0; n < 60; n++) {
    // A visit: the page's files, and what it asks for.
    const visitor = running.client();
    for (let file = 0; file < 25; file++) expect((await visitor.request('GET', '/')).status).toBe(200);
    for (const path of ['/api/me', '/api/games', '/api/matches?list=open'])
      expect((await visitor.request('GET', path)).status).toBe(200);
    await visitor.signIn(`Pupil ${n}`);
    const bots = [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ] as const;
    const { id } = await visitor.create({ game: 'cloister', seats: [{ kind: 'me' }, ...bots] });
    await visitor.act(id, 'start');
    const [line] = await watchAll([visitor], id);
    expect(await line.move(id, { kind: 'show' })).toBeNull();
    lines.push(line);
  }
  expect(lines.every((line) => line.closedWith === null)).toBe(true);
});

test('a refusal names the limit, of requests, tables and sockets', async () => {
  const running = await serve([CLOISTER], {
    requestLimits: { person: 40, newcomers: 2, tables: 12 },
    socketShares: { perPerson: 1 },
  });
  const limitOf = async (method: string, path: string, body?: unknown, client = eve) => {
    const { status, headers } = await client.request(method, path, body);
    return [status, headers.get('conclave-limit')];
  };
  const eve = await running.guest('Eve');
  const ann = await running.guest('Ann');
  expect(await limitOf('POST', '/api/me', { name: 'Dan' }, running.client())).toEqual([429, 'newcomers']);
  const table = { game: 'cloister', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
  for (let n = 0; n < 10; n++) expect(await limitOf('POST', '/api/matches', table)).toEqual([200, null]);
  expect(await limitOf('POST', '/api/matches', table)).toEqual([429, 'open']);
  expect(await limitOf('POST', '/api/matches', table)).toEqual([429, 'open']);
  expect(await limitOf('POST', '/api/matches', table)).toEqual([429, 'tables']);
  for (let n = 0; n < 27; n++) await eve.request('GET', '/api/games');
  expect(await limitOf('GET', '/api/games')).toEqual([429, 'person']);
  await ann.socket();
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/socket`, {
    headers: { cookie: ann.cookie },
  });
  socket.on('error', () => {});
  const [, answer] = await once(socket, 'unexpected-response');
  expect([answer.statusCode, answer.headers['conclave-limit']]).toEqual([429, 'sockets']);
  socket.terminate();
  expect(await limitOf('GET', '/api/matches/nonsense', undefined, ann)).toEqual([404, null]);
});

test('requests are limited by person, and those without one by address; recovery codes most of all', async () => {
  const limits = { person: 40, strangers: 30, address: 1000, newcomers: 3, recoveries: 5 };
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, requestLimits: limits });
  const statuses = async (client: typeof eve, times: number) => {
    const answers = [];
    for (let n = 0; n < times; n++) answers.push((await client.request('GET', '/api/games')).status);
    return answers.filter((status) => status === 200).length;
  };
  const [eve, ann] = [await running.guest('Eve'), await running.guest('Ann')];
  expect(await statuses(eve, 60)).toBe(40);
  expect(await statuses(ann, 30)).toBe(30);
  expect(await eve.request('GET', '/api/games')).toMatchObject({ status: 429, json: { error: 'tooFast' } });
  // Two have signed in as strangers.
  expect(await statuses(running.client(), 40)).toBe(28);
  time.pass(60);
  expect(await statuses(eve, 20)).toBe(20);
  await running.guest('Cleo');
  await running.guest('Dan');
  await running.guest('Eva');
  await expect(running.guest('Fay')).rejects.toThrow('tooFast');
  const tried = [];
  for (let n = 0; n < 8; n++)
    tried.push((await ann.request('POST', '/api/recover', { code: `guess ${n}` })).status);
  expect(tried).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
});

test('one person who floods uses up no more of what an address has than their own share', async () => {
  const requestLimits = { person: 10, strangers: 1000, address: 60 };
  const running = await serve([CLOISTER], { now: new Time().now, requestLimits });
  const [eve, ann] = [await running.guest('Eve'), await running.guest('Ann')];
  for (let n = 0; n < 100; n++) await eve.request('GET', '/api/games');
  expect((await ann.request('GET', '/api/games')).status).toBe(200);
});

test('whoever asks for matches, which may have to be loaded, has used up more', async () => {
  const requestLimits = { person: 10 * MATCH_COST, strangers: 4 * MATCH_COST };
  const running = await serve([CLOISTER], { now: new Time().now, requestLimits });
  const { id } = await seat(running, 'cloister', 3);
  const eve = await running.guest('Eve');
  const line = await eve.socket();
  const look = async () => (await eve.request('GET', `/api/matches/${id}`)).status;
  expect([await look(), await look(), await look(), await look()]).toEqual([200, 200, 200, 200]);
  for (let n = 0; n < 5; n++) line.send({ type: 'watch', match: id, cursor: 0 });
  await line.settle();
  expect(line.frames.filter(({ type }) => type === 'error')).toEqual([]);
  line.send({ type: 'watch', match: id, cursor: 0 });
  await line.until(() => line.last('error')?.code === 'tooFast');
  expect(await look()).toBe(429);
});

test('a crowd that looks into the lobby has it looked up once, and sees what has just changed', async () => {
  const running = await serve([CLOISTER]);
  const lookUp = running.store.list.bind(running.store);
  const list = vi.spyOn(running.store, 'list').mockImplementation(async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return lookUp(...asked);
  });
  const ann = await running.guest('Ann');
  const look = async () =>
    (await running.client().call('GET', '/api/matches?list=open')).matches as unknown[];
  await Promise.all(Array.from({ length: 50 }, look));
  expect(list.mock.calls.length).toBeLessThan(25);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id } = await ann.create({ game: 'cloister', seats: [...seats], public: true });
  expect(await look()).toHaveLength(1);
  await ann.call('POST', `/api/matches/${id}/close`);
  expect(await look()).toHaveLength(0);
});

test('behind a proxy limits go by the visitor it names, whatever a visitor writes there', async () => {
  const visit = async (running: Running, header: string) =>
    (await running.client().request('GET', '/api/games', undefined, { 'x-forwarded-for': header })).status;
  const limits = { requestLimits: { strangers: 3 }, now: new Time().now };
  const direct = await serve([CLOISTER], limits);
  for (const last of [1, 2, 3]) expect(await visit(direct, `203.0.113.${last}`)).toBe(200);
  expect(await visit(direct, '203.0.113.4')).toBe(429);
  const proxied = await serve([CLOISTER], { ...limits, behindProxy: true });
  for (const last of [1, 2, 3]) expect(await visit(proxied, `198.51.100.${last}, 203.0.113.7`)).toBe(200);
  expect(await visit(proxied, '198.51.100.4, 203.0.113.7')).toBe(429);
  expect(await visit(proxied, '203.0.113.8')).toBe(200);
  for (const last of [1, 2, 3]) expect(await visit(proxied, `2001:db8::${last}`)).toBe(200);
  expect(await visit(proxied, '2001:db8::4')).toBe(429);
});

test('sockets are limited by person; at a full address those who hold most make room', async () => {
  const running = await serve([CLOISTER], { socketShares: { perPerson: 4, strangers: 2, perAddress: 6 } });
  const [eve, ann, ben] = [
    await running.guest('Eve'),
    await running.guest('Ann'),
    await running.guest('Ben'),
  ];
  const held = [await eve.socket(), await eve.socket(), await eve.socket(), await eve.socket()];
  expect((await eve.socket()).closedWith).not.toBeNull();
  const [first, second] = [await ann.socket(), await ann.socket()];
  const late = await ben.socket();
  expect(late.closedWith).toBeNull();
  await eventually(() => held.some((line) => line.closedWith !== null));
  expect(held.filter((line) => line.closedWith !== null).map((line) => line.closedWith)).toEqual([1013]);
  expect([first, second].map((line) => line.closedWith)).toEqual([null, null]);
});

test('a full address where all hold alike takes nobody else', () => {
  const counter = new SocketCounter({ perPerson: 4, strangers: 4, perAddress: 2 });
  const gone: string[] = [];
  const at = (person: string | null) => ({ person, address: 'school' });
  const close = counter.opened(at('ann'), { giveWay: () => gone.push('ann') });
  counter.opened(at('ben'), { giveWay: () => gone.push('ben') });
  expect(counter.mayOpen(at('cleo'))).toBe(false);
  expect(counter.mayOpen({ person: 'cleo', address: 'home' })).toBe(true);
  close();
  expect(counter.mayOpen(at('cleo'))).toBe(true);
  expect(gone).toEqual([]);
});

test('whoever floods with pings is cut off: they are not answered beyond the limit, nor when nobody reads', async () => {
  const running = await serve([CLOISTER], { socketLimits: { controlRate: 1, controlBurst: 10 } });
  const ws = new WebSocket(`${running.url.replace('http', 'ws')}/socket`);
  let pongs = 0;
  ws.on('pong', () => pongs++);
  ws.on('error', () => {});
  await new Promise((resolve) => ws.on('open', resolve));
  const closed = new Promise((resolve) => ws.on('close', resolve));
  for (let n = 0; n < 2000; n++) ws.ping('x'.repeat(100));
  await closed;
  expect(pongs).toBeLessThan(20);

  // Somebody who only writes, in one go, as fast as the line takes it.
  const { port, hostname } = new URL(running.url);
  const raw = connect(Number(port), hostname);
  raw.on('error', () => {});
  raw.write(
    `GET /socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await new Promise((resolve) => raw.once('data', resolve));
  raw.pause();
  const gone = new Promise((resolve) => raw.on('close', resolve));
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const flood = Buffer.concat(Array.from({ length: 1000 }, () => ping));
  for (let n = 0; n < 100; n++) raw.write(flood);
  await eventually(() => running.server.app.websocketServer.clients.size === 0);
  raw.destroy();
  await gone;
});

test('frames are limited by person, not by line; those without one share what an address has', async () => {
  const running = await serve([CLOISTER], {
    now: new Time().now,
    requestLimits: { frames: 10, strangerFrames: 5 },
  });
  const [eve, ann] = [await running.guest('Eve'), await running.guest('Ann')];
  const answersOn = async (lines: readonly Line[]) => {
    for (let n = 0; n < 12; n++) lines[n % lines.length].send({ type: 'ping', n });
    const answers = () => lines.flatMap(({ frames }) => frames.filter(({ type }) => type !== 'hello'));
    await eventually(() => answers().length === 12);
    return answers().filter(({ type }) => type === 'pong').length;
  };
  expect(await answersOn([await eve.socket(), await eve.socket(), await eve.socket()])).toBe(10);
  expect(await answersOn([await ann.socket()])).toBe(10);
  expect(await answersOn([await running.client().socket(), await running.client().socket()])).toBe(5);
});

test('what waits for readers too slow for it is bounded for all together: those with most are cut off', async () => {
  const limit = 256 * 1024;
  const running = await serve([CLOISTER], { socketLimits: { ...WIDE, unread: limit } });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  const slow = await watchAll([running.client(), running.client(), running.client()], id);
  for (const { ws } of slow) (ws as unknown as { _socket: { pause(): void } })._socket.pause();
  const clients = () => [...running.server.app.websocketServer.clients];
  const unread = () => clients().reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  // Far less for each than one line may have waiting.
  for (let asked = 0; asked < 20_000 && clients().length > 3; asked++) {
    for (const { ws } of slow) ws.send(`{"type":"watch","match":"${id}","cursor":0}`);
    if (asked % 50 === 0) await ann.settle();
  }
  expect(clients().length).toBeLessThan(4);
  await eventually(() => unread() <= limit);
  expect(await ann.move(id, { kind: 'show' })).toBeNull();
});

test('whoever is told nothing for a while hears a heartbeat', async () => {
  const running = await serve([CLOISTER], { heartbeat: 20 });
  const line = await running.client().socket();
  const heard: string[] = [];
  line.ws.on('message', (data) => heard.push(String(data)));
  await eventually(() => heard.length >= 5);
  expect(new Set(heard)).toEqual(new Set(['[]']));
});

test('a line that is read by nobody is not kept alive by guessing what the ping said', async () => {
  const running = await serve([CLOISTER], { pingEvery: PING_EVERY });
  const pings = async (): Promise<string> => {
    const ws = new WebSocket(`${running.url.replace('http', 'ws')}/socket`);
    ws.on('error', () => {});
    return new Promise((resolve) => ws.on('ping', (data: Buffer) => resolve(data.toString())));
  };
  const [one, other] = await Promise.all([pings(), pings()]);
  expect(one).not.toBe(other);
  expect(one.length).toBeGreaterThanOrEqual(8);
});

test('pongs nobody asked for do not keep a line alive', async () => {
  const running = await serve([CLOISTER], { pingEvery: PING_EVERY });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  const dead = new WebSocket(`${running.url.replace('http', 'ws')}/socket`, {
    headers: { cookie: people[1].cookie },
    autoPong: false,
  });
  dead.on('error', () => {});
  await new Promise((resolve) => dead.on('open', resolve));
  dead.send(JSON.stringify({ type: 'watch', match: id, cursor: 0 }));
  const pretending = setInterval(() => dead.pong('here'), 10);
  await ann.until(() => ann.tables.get(id)?.seats[1].present === true);
  await ann.until(() => ann.tables.get(id)?.seats[1].present === false);
  clearInterval(pretending);
  expect(ann.closedWith).toBeNull();
});

test('whoever is refused a page gets one that says so and tries again', async () => {
  const running = await serve([CLOISTER], { requestLimits: { pages: 2 } });
  const client = running.client();
  const visit = () => client.request('GET', '/', undefined, { accept: 'text/html' });
  for (let n = 0; n < 2; n++) expect((await visit()).status).toBe(200);
  const { status, text, headers } = await visit();
  expect(status).toBe(429);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('retry-after')).toBe('5');
  expect(text).toContain('<meta http-equiv="refresh" content="5">');
  expect((await client.request('GET', '/api/games')).status).toBe(200);
});

test('however many addresses come at once, to count one more costs little, and those who are gone are forgotten', () => {
  const time = new Time();
  const counter = new RequestCounter(REQUEST_LIMITS, time.now);
  const looks = vi.spyOn(TokenBucket.prototype, 'isFull');
  onTestFinished(() => looks.mockRestore());
  const come = (from: number, to: number) => {
    for (let n = from; n < to; n++) counter.take('pages', `address ${n}`);
  };
  come(0, 15_000);
  expect(looks.mock.calls.length).toBeLessThan(30_000);
  time.pass(60);
  // By then the first are full again, and the next look forgets them all.
  looks.mockClear();
  come(15_000, 60_000);
  expect(looks.mock.calls.length).toBeLessThan(120_000);
  const { size } = Reflect.get(Reflect.get(Reflect.get(counter, 'buckets'), 'pages'), 'buckets') as Map<
    string,
    unknown
  >;
  expect(size).toBeLessThanOrEqual(45_000);
});
