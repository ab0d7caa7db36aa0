/** Silent or very slow connections: a time limit ends them, and one address has a limited number. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SilentLines } from '../silent-lines.ts';
import { GAMES } from './games.ts';
import { eventually, type Running, serve } from './table.ts';

/** Milliseconds for a whole request. */
const LIMIT = 500;
const DROP_EVERY = 25;
/** Far more than the limit allows, for machines that are busy. */
const MAX_DROPS = 800;

const POST = ['POST /api/me HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
const BODY = 'Content-Length: 5000';
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

const DROPS: readonly (readonly [what: string, begin: string, drop: string])[] = [
  ['a body', head(...POST, BODY), 'a'],
  ['a body in chunks', head(...POST, 'Transfer-Encoding: chunked'), '1\r\na\r\n'],
  ['a body that was answered already', head(...POST, BODY, 'Origin: http://elsewhere'), 'a'],
  ['a body of a request that has none', head('GET /healthz HTTP/1.1', 'Host: localhost', BODY), 'a'],
  ['a body for nobody', head('POST /nothing HTTP/1.1', 'Host: localhost', BODY), 'a'],
  ['a head', 'GET / HTTP/1.1\r\nX-Long: ', 'a'],
  ['a second head', `${head('GET /healthz HTTP/1.1', 'Host: localhost')}GET / HTTP/1.1\r\nX-Long: `, 'a'],
  ['nothing', '', ''],
];

function lineTo(running: Pick<Running, 'url'>, text: string): Socket {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  // What is not read keeps a line from being closed.
  socket.resume();
  if (text !== '') socket.write(text);
  return socket;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, DROP_EVERY));

/** Whether it was ended before all drops were sent. */
async function isEnded(socket: Socket, drop: string): Promise<boolean> {
  for (let drops = 0; drops < MAX_DROPS && !socket.closed; drops++) {
    if (drop !== '' && socket.writable) socket.write(drop);
    await pause();
  }
  return socket.closed;
}

test('whatever arrives drop by drop is ended by the time limit', async () => {
  const running = await serve(GAMES, { requestTimeout: LIMIT });
  const ended = await Promise.all(
    DROPS.map(async ([what, begin, drop]) => [what, await isEnded(lineTo(running, begin), drop)]),
  );
  expect(ended).toEqual(DROPS.map(([what]) => [what, true]));
});

test('whoever is slow, and within the limit, is answered', async () => {
  const running = await serve(GAMES, { requestTimeout: 60_000 });
  const body = JSON.stringify({ name: 'Ann' });
  const socket = lineTo(running, head(...POST, `Content-Length: ${body.length}`));
  const answered = once(socket, 'data');
  for (const letter of body) {
    socket.write(letter);
    await pause();
  }
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
});

const MAX_SILENT = 4;

test('of the silent lines of one address the oldest make room, whatever they said before', async () => {
  const running = await serve(GAMES, { silentLines: MAX_SILENT });
  const spoken = lineTo(running, head('GET /healthz HTTP/1.1', 'Host: localhost'));
  await once(spoken, 'data');
  const silent: Socket[] = [];
  for (let n = 0; n < 3 * MAX_SILENT; n++) {
    const socket = lineTo(running, n % 2 === 0 ? '' : 'GET / HT');
    await once(socket, 'connect');
    silent.push(socket);
  }
  const early = [spoken, ...silent.slice(0, -MAX_SILENT)];
  await eventually(() => early.every(({ closed }) => closed));
  expect(silent.filter(({ closed }) => !closed)).toHaveLength(MAX_SILENT);
  expect((await running.client().request('GET', '/healthz')).json).toEqual({ ok: true });
});

test('whoever has asked for something, or speaks over a websocket, makes room for nobody', async () => {
  const running = await serve(GAMES, { silentLines: MAX_SILENT });
  const ann = await running.guest('Ann');
  const websocket = await ann.socket();
  const asking = lineTo(running, `${head(...POST, 'Content-Length: 14')}{"name":`);
  await once(asking, 'connect');
  for (let n = 0; n < 3 * MAX_SILENT; n++) await once(lineTo(running, ''), 'connect');
  const answered = once(asking, 'data');
  asking.write('"Ben"}');
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
  await websocket.settle();
  expect(websocket.closedWith).toBeNull();
});

test('nothing of a line stays behind', async () => {
  const silent = new SilentLines(MAX_SILENT);
  const server = createServer((_request, response) => void response.end());
  silent.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const running = { url: `http://localhost:${port}` };
  const lines = ['', 'GET / HT', head('GET / HTTP/1.1', 'Host: localhost')].map((text) =>
    lineTo(running, text),
  );
  await eventually(() => silent.size === lines.length);
  for (const line of lines) line.destroy();
  await eventually(() => silent.size === 0);
  expect(silent.size).toBe(0);
});

test('a proxy counts its visitors itself: all of them come from its address', async () => {
  const running = await serve(GAMES, { silentLines: MAX_SILENT, behindProxy: true });
  const silent = Array.from({ length: 3 * MAX_SILENT }, () => lineTo(running, ''));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  expect((await running.client().request('GET', '/healthz')).json).toEqual({ ok: true });
  expect(silent.every(({ closed }) => !closed)).toBe(true);
});
