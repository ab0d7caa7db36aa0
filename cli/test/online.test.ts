import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ChaCha8, stretchSeed } from '@conclave/engine';
import { pickListed } from '@conclave/engine/testing';
import { gameEntries } from '@conclave/games/entries';
import { ConclaveServer, SqliteStore } from '@conclave/server';
import { PROTOCOL } from '@conclave/wire';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { readAddress } from '../online/server-api.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { type Look, visit } from './person.ts';

let folder: string;
let server: ConclaveServer;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-'));
  server = await ConclaveServer.create({
    store: SqliteStore.open(join(folder, 'conclave.db')),
    games: gameEntries.map(({ game }) => game),
    think: async ({ perspective }) => {
      const rng = new ChaCha8(stretchSeed(perspective.decision));
      return { move: perspective.asked ? pickListed(perspective.moves, rng) : null };
    },
    botDelay: 0,
    requestLimits: { newcomers: 10_000 },
  });
  url = await server.start(0);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const wide = () => new FakeTerminal(140, 120);
const home = (name: string) => ({ XDG_CONFIG_HOME: join(folder, name), TERM: 'xterm' });

test('an address is a server or a match of one', () => {
  const id = '0123456789abcdef0123456789abcdef';
  expect(readAddress('localhost:4004')).toEqual({
    origin: 'http://localhost:4004',
    match: null,
    invite: null,
  });
  expect(readAddress(`https://abbey.example/match/${id}?invite=k`)).toEqual({
    origin: 'https://abbey.example',
    match: id,
    invite: 'k',
  });
  expect(readAddress('http://x/elsewhere')).toBeNull();
  expect(readAddress('http://')).toBeNull();
});

test('two people play a whole match on a server, one by the code that the other has said aloud, in two languages', async () => {
  let code = '';
  let ends = 0;
  let turns = 0;
  const play =
    (turn: RegExp, over: RegExp, begin: RegExp, leave: string) =>
    (look: Look): string | null => {
      code ||= /say aloud: (\S{3} \S{3})/.exec(look.text)?.[1] ?? '';
      if (over.test(look.text)) {
        ends++;
        return look.choose(leave);
      }
      if (begin.test(look.text)) return '\r';
      // News may come between a look and a key, which then opens the form of a declaration: back out of it.
      if (/Esc back|Échap retour/.test(look.text)) return '\x1b';
      if (!turn.test(look.text)) return null;
      turns++;
      return '1\r';
    };
  const flags = ['--seats', '3', '--friends', '1', '--bots', 'fair', '--names', 'Alix', '--lang', 'en'];
  const host = visit(
    ['play', 'temple-code', '--server', url, ...flags],
    play(/your turn/, /the match is over/, /› 1 {2}Begin/, 'Leave'),
    { terminal: wide(), env: home('alix') },
  );
  await expect.poll(() => code, { timeout: 100_000 }).not.toBe('');
  const guest = visit(
    ['play', '--server', url, code.toLowerCase().replace(' ', '-'), '--names', 'Zoé', '--lang', 'fr'],
    play(/à vous de jouer/, /partie terminée/, /› 1 {2}S’asseoir/, 'Quitter'),
    { terminal: wide(), env: home('zoe') },
  );
  const [one, two] = await Promise.all([host, guest]);
  expect([one.code, two.code, ends]).toEqual([0, 0, 2]);
  // It rings once as often as it becomes one's turn, however often the page is drawn anew.
  for (const { terminal } of [one, two]) {
    const rung = terminal.written.split('\x07').length - 1;
    expect(rung).toBeGreaterThan(0);
    expect(rung).toBeLessThanOrEqual(turns);
  }
  expect(one.terminal.text()).toMatch(/the medallion is whole/);
  expect(two.terminal.text()).toMatch(/le médaillon est complet/);
});

test('whoever follows a link reads what was agreed on about hints before they sit down', async () => {
  for (const [aids, agreed] of [
    [['--aids'], /Hints are allowed in this match/],
    [[], /Fair play, on trust: no hints/],
  ] as const) {
    const name = aids.length > 0 ? 'hints' : 'none';
    let link = '';
    let chairs = 0;
    const host = visit(
      ['play', 'temple-code', '--server', url, '--seats', '2', ...aids, '--names', 'Alix', '--lang', 'en'],
      ({ text }) => {
        link ||= /http:\S+invite=\S+/.exec(text)?.[0] ?? '';
        if (/Leave the table\?/.test(text)) return '2\r';
        return chairs === 2 ? 'q\r' : null;
      },
      { terminal: wide(), env: home(`host ${name}`) },
    );
    await expect.poll(() => link, { timeout: 100_000 }).not.toBe('');
    const before: string[] = [];
    const guest = visit(
      ['play', '--server', link, '--names', 'Zoé', '--lang', 'en'],
      ({ text, choose }) => {
        if (/Leave the table\?/.test(text)) return '2\r';
        if (/an empty chair/.test(text)) {
          before.push(text);
          return choose('Sit down');
        }
        if (!/Zoé/.test(text)) return null;
        chairs = 2;
        return 'q\r';
      },
      { terminal: wide(), env: home(`guest ${name}`) },
    );
    await Promise.all([host, guest]);
    expect(before.at(0)).toMatch(agreed);
  }
});

test('a server that speaks another version is a clear error, and nothing is asked of it', async () => {
  // All goes on to the real server but the socket.
  const front = createServer(async (request, response) => {
    const body = await text(request);
    const { method } = request;
    const headers = { cookie: request.headers.cookie ?? '', 'content-type': 'application/json' };
    const answer = await fetch(url + request.url, { method, headers, ...(body && { body }) });
    const cookie = answer.headers.get('set-cookie');
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(cookie && { 'set-cookie': cookie }),
    });
    response.end(await answer.text());
  });
  const sockets = new WebSocketServer({ server: front });
  let heard = 0;
  sockets.on('connection', (socket) => {
    socket.on('message', () => heard++);
    socket.send(JSON.stringify([{ type: 'hello', protocol: PROTOCOL + 1, person: null }]));
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
  onTestFinished(() => void front.close());
  const address = front.address();
  if (typeof address !== 'object') throw new Error('it listens nowhere');
  const flags = ['--names', 'Alix', '--seats', '2', '--lang', 'en'];
  const { code, errors } = await visit(
    ['play', 'temple-code', '--server', `localhost:${address?.port}`, ...flags],
    () => null,
    { env: home('other') },
  );
  expect(code).toBe(1);
  expect(errors).toMatch(/speak different versions/);
  expect(heard).toBe(0);
});

test('a server that is not there is a clear error', async () => {
  const { code, errors } = await visit(['play', 'temple-code', '--server', 'localhost:1'], () => null, {
    env: home('none'),
  });
  expect(code).toBe(1);
  expect(errors).toMatch(/Nobody answers at http:\/\/localhost:1/);
});
