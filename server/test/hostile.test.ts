/** Malformed and hostile messages and requests: each gets its answer, and another match goes on undisturbed. */

import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Client, Line } from './client.ts';
import { CLOISTER } from './games.ts';
import { PING_EVERY, playOut, type Running, seat, serve, Time, watchAll } from './table.ts';

const NOWHERE = '0'.repeat(32);
const big = (length: number) => 'x'.repeat(length);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

interface Scene {
  readonly running: Running;
  /** A running match, and its host. */
  readonly match: string;
  readonly host: Client;
  readonly line: Line;
  readonly open: string;
  readonly finished: string;
  readonly stranger: Client;
  readonly strangerLine: Line;
}

/** Frames of somebody at the table; `%`: the match. The answer: an error's code, or the reason of a refusal. */
const FRAMES: readonly (readonly [what: string, text: string, answer: string])[] = [
  ['nothing at all', '', 'malformed'],
  ['no JSON', 'hello', 'malformed'],
  ['half a JSON', '{"type":"ping"', 'malformed'],
  ['null', 'null', 'malformed'],
  ['a list', '[{"type":"ping","n":1}]', 'malformed'],
  ['a number', '42', 'malformed'],
  ['a text', '"ping"', 'malformed'],
  ['no type', '{}', 'malformed'],
  ['an unknown type', '{"type":"win"}', 'malformed'],
  ['a type that is a list', '{"type":["ping"],"n":1}', 'malformed'],
  ['a type from the prototype', '{"type":"__proto__"}', 'malformed'],
  [
    'a frame that only the server sends',
    '{"type":"ack","match":"%","id":"stepstep","refusal":null}',
    'malformed',
  ],
  ['one key too many', '{"type":"ping","n":1,"admin":true}', 'malformed'],
  ['a prototype as a key', '{"type":"ping","n":1,"__proto__":{"admin":true}}', 'malformed'],
  ['a ping that is no number', '{"type":"ping","n":"1"}', 'malformed'],
  ['a ping beyond all numbers', '{"type":"ping","n":1e400}', 'malformed'],
  ['a ping too large to count', '{"type":"ping","n":9007199254740993}', 'malformed'],
  ['watching nothing', '{"type":"watch","cursor":0}', 'malformed'],
  ['watching a number', '{"type":"watch","match":7,"cursor":0}', 'malformed'],
  ['watching a path', '{"type":"watch","match":"../../etc/passwd","cursor":0}', 'malformed'],
  ['watching an injection', `{"type":"watch","match":"' or 1=1 --","cursor":0}`, 'malformed'],
  ['watching a very long name', `{"type":"watch","match":"${'a'.repeat(500)}","cursor":0}`, 'malformed'],
  ['watching what is not there', `{"type":"watch","match":"${NOWHERE}","cursor":0}`, 'unknownMatch'],
  ['a cursor before the beginning', '{"type":"watch","match":"%","cursor":-1}', 'malformed'],
  ['half a cursor', '{"type":"watch","match":"%","cursor":0.5}', 'malformed'],
  ['a cursor beyond all numbers', '{"type":"watch","match":"%","cursor":1e999}', 'malformed'],
  ['a cursor that is a text', '{"type":"watch","match":"%","cursor":"0"}', 'malformed'],
  ['a cursor that is nothing', '{"type":"watch","match":"%","cursor":null}', 'malformed'],
  ['a step without a name', '{"type":"move","match":"%","decision":0,"move":{"kind":"ask"}}', 'malformed'],
  [
    'a step with a short name',
    '{"type":"move","match":"%","id":"a","decision":0,"move":{"kind":"ask"}}',
    'malformed',
  ],
  [
    'a step with a strange name',
    '{"type":"move","match":"%","id":"step step","decision":0,"move":{"kind":"ask"}}',
    'malformed',
  ],
  [
    'a step with a long name',
    `{"type":"move","match":"%","id":"${big(41)}","decision":0,"move":{"kind":"ask"}}`,
    'malformed',
  ],
  [
    'a decision of before',
    '{"type":"move","match":"%","id":"hostile1","decision":-5,"move":{"kind":"ask"}}',
    'malformed',
  ],
  [
    'a decision in words',
    '{"type":"move","match":"%","id":"hostile2","decision":"0","move":{"kind":"ask"}}',
    'malformed',
  ],
  [
    'a decision to come',
    '{"type":"move","match":"%","id":"hostile3","decision":999,"move":{"kind":"ask"}}',
    'stale',
  ],
  [
    'a move that is a list',
    '{"type":"move","match":"%","id":"hostile4","decision":0,"move":["ask"]}',
    'malformed',
  ],
  [
    'a move that is nothing',
    '{"type":"move","match":"%","id":"hostile5","decision":0,"move":null}',
    'malformed',
  ],
  ['a move in words', '{"type":"move","match":"%","id":"hostile6","decision":0,"move":"ask"}', 'malformed'],
  ['an empty move', '{"type":"move","match":"%","id":"hostile7","decision":0,"move":{}}', 'malformed'],
  [
    'a move of no kind known',
    '{"type":"move","match":"%","id":"hostile8","decision":0,"move":{"kind":"win"}}',
    'malformed',
  ],
  [
    'a move with more than it has',
    '{"type":"move","match":"%","id":"hostile9","decision":0,"move":{"kind":"ask","seat":1}}',
    'malformed',
  ],
  [
    'a move with a constructor',
    '{"type":"move","match":"%","id":"hostil10","decision":0,"move":{"kind":"ask","constructor":{}}}',
    'malformed',
  ],
  [
    'a kind from the prototype',
    '{"type":"move","match":"%","id":"hostil11","decision":0,"move":{"kind":"toString"}}',
    'malformed',
  ],
  [
    'a move thousands of levels deep',
    `{"type":"move","match":"%","id":"hostil12","decision":0,"move":{"kind":${nested(7000)}}}`,
    'malformed',
  ],
  [
    'a move of thousands of keys',
    `{"type":"move","match":"%","id":"hostil13","decision":0,"move":{${Array.from({ length: 1500 }, (_none, n) => `"k${n}":0`).join()}}}`,
    'malformed',
  ],
  [
    'a mark beyond all numbers',
    '{"type":"move","match":"%","id":"hostil14","decision":0,"move":{"kind":"note","mark":1e999}}',
    'malformed',
  ],
  [
    'half a mark',
    '{"type":"move","match":"%","id":"hostil15","decision":0,"move":{"kind":"note","mark":0.5}}',
    'malformed',
  ],
  [
    'a seat that is not there',
    '{"type":"move","match":"%","id":"hostil16","decision":0,"move":{"kind":"peek","target":64}}',
    'malformed',
  ],
  [
    'a step in nowhere',
    `{"type":"move","match":"${NOWHERE}","id":"hostil17","decision":0,"move":{"kind":"ask"}}`,
    'unknownMatch',
  ],
  [
    'taking back what was never done',
    '{"type":"undo","match":"%","id":"hostil18","decision":0}',
    'nothingToUndo',
  ],
  ['taking back at another decision', '{"type":"undo","match":"%","id":"hostil19","decision":77}', 'stale'],
  ['an undo with a move', '{"type":"undo","match":"%","id":"hostil20","decision":0,"move":{}}', 'malformed'],
  ['saying nothing', '{"type":"say","match":"%","id":"hostil21","text":""}', 'malformed'],
  ['saying spaces', '{"type":"say","match":"%","id":"hostil22","text":"    "}', 'malformed'],
  ['saying too much', `{"type":"say","match":"%","id":"hostil23","text":"${big(501)}"}`, 'malformed'],
  ['saying an object', '{"type":"say","match":"%","id":"hostil24","text":{"toString":"x"}}', 'malformed'],
  [
    'speaking into nowhere',
    `{"type":"say","match":"${NOWHERE}","id":"hostil25","text":"hello"}`,
    'unknownMatch',
  ],
  ['saying half a letter', '{"type":"say","match":"%","id":"hostil26","text":"\\ud800"}', 'malformed'],
  ['a frame too long', `{"type":"ping","n":1${' '.repeat(17_000)}}`, 'tooLarge'],
];

/** Frames of somebody who has no seat. */
const STRANGE: readonly (readonly [what: string, text: (scene: Scene) => string, answer: string])[] = [
  ["a step in somebody else's seat", ({ match }) => step(match), 'notYours'],
  [
    'taking back for somebody else',
    ({ match }) => `{"type":"undo","match":"${match}","id":"strange1","decision":0}`,
    'notYours',
  ],
  [
    'speaking without a name',
    ({ match }) => `{"type":"say","match":"${match}","id":"strange2","text":"hi"}`,
    'notSignedIn',
  ],
  ['a step in a match that has not begun', ({ open }) => step(open), 'notYours'],
];

const step = (match: string) =>
  `{"type":"move","match":"${match}","id":"strange0","decision":0,"move":{"kind":"ask"}}`;

const ME = { kind: 'me' };
const BOT = { kind: 'bot', level: 'easy' };
const TABLE = { game: 'cloister', seats: [ME, BOT, BOT] };

/** Requests of the host; `%`: the match. */
const REQUESTS: readonly (readonly [
  what: string,
  request: string,
  body: unknown,
  answer: string,
  headers?: Record<string, string>,
])[] = [
  [
    'a page of another site',
    'POST /api/me',
    { name: 'Eve' },
    '403 badOrigin',
    { origin: 'https://evil.example' },
  ],
  ['a page of no site', 'POST /api/me', { name: 'Eve' }, '403 badOrigin', { origin: 'null' }],
  ['an origin that is none', 'POST /api/me', { name: 'Eve' }, '403 badOrigin', { origin: '::::' }],
  [
    'a fetch across sites',
    'POST /api/me',
    { name: 'Eve' },
    '403 badOrigin',
    { 'sec-fetch-site': 'cross-site' },
  ],
  [
    'a fetch from a neighbour',
    'POST /api/me',
    { name: 'Eve' },
    '403 badOrigin',
    { 'sec-fetch-site': 'same-site' },
  ],
  [
    'a forged signature',
    'POST /api/matches',
    TABLE,
    '401 notSignedIn',
    { cookie: `conclave=${NOWHERE}.${big(43)}` },
  ],
  [
    'a cookie without a signature',
    'POST /api/matches',
    TABLE,
    '401 notSignedIn',
    { cookie: `conclave=${NOWHERE}` },
  ],
  ['a cookie of three parts', 'POST /api/matches', TABLE, '401 notSignedIn', { cookie: 'conclave=a.b.c' }],
  ['an endless cookie', 'POST /api/matches', TABLE, '401 notSignedIn', { cookie: `conclave=${big(8000)}` }],
  ['a body that is no JSON', 'POST /api/me', '{"name":', '400 malformed'],
  ['an empty body', 'POST /api/me', '', '400 malformed'],
  ['a body of plain text', 'POST /api/me', 'name=Eve', '400 malformed', { 'content-type': 'text/plain' }],
  [
    'a body of a form',
    'POST /api/me',
    'name=Eve',
    '400 malformed',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  [
    'a body of XML',
    'POST /api/me',
    '<!DOCTYPE x [<!ENTITY y "z">]>',
    '400 malformed',
    { 'content-type': 'application/xml' },
  ],
  ['a body that is a list', 'POST /api/me', [], '400 malformed'],
  ['a body that is null', 'POST /api/me', 'null', '400 malformed'],
  ['a prototype in the body', 'POST /api/me', '{"name":"Eve","__proto__":{"admin":true}}', '400 malformed'],
  [
    'a constructor in the body',
    'POST /api/me',
    '{"name":"Eve","constructor":{"prototype":{}}}',
    '400 malformed',
  ],
  ['a body too deep', 'POST /api/me', `{"name":${nested(50_000)}}`, '400 malformed'],
  ['a body too large', 'POST /api/me', `{"name":"${big(200_000)}"}`, '413 tooLarge'],
  ['an empty name', 'POST /api/me', { name: '   ' }, '400 malformed'],
  ['a name too long', 'POST /api/me', { name: big(25) }, '400 malformed'],
  ['a name that is a number', 'POST /api/me', { name: 7 }, '400 malformed'],
  ['a name that rings the bell', 'POST /api/me', { name: 'Eve\u0007' }, '400 malformed'],
  ['a name that turns the line round', 'POST /api/me', { name: 'Eve\u202e' }, '400 malformed'],
  ['half a letter for a name', 'POST /api/me', '{"name":"\\ud800"}', '400 malformed'],
  ['a code of nobody', 'POST /api/recover', { code: '00000-00000-00000-00000-00000' }, '403 notYours'],
  ['an endless code', 'POST /api/recover', { code: big(65) }, '400 malformed'],
  ['a game that is not there', 'POST /api/matches', { ...TABLE, game: 'chess' }, '400 badOptions'],
  ['a game from the prototype', 'POST /api/matches', { ...TABLE, game: '__proto__' }, '400 badOptions'],
  ['no seats', 'POST /api/matches', { ...TABLE, seats: [] }, '400 malformed'],
  [
    'too many seats',
    'POST /api/matches',
    { ...TABLE, seats: Array.from({ length: 9 }, () => BOT) },
    '400 malformed',
  ],
  ['too few seats for the game', 'POST /api/matches', { ...TABLE, seats: [ME] }, '400 badOptions'],
  ['me twice', 'POST /api/matches', { ...TABLE, seats: [ME, ME, BOT] }, '400 badOptions'],
  [
    'a seat of another person',
    'POST /api/matches',
    { ...TABLE, seats: [ME, { kind: 'person', person: NOWHERE, name: 'X' }, BOT] },
    '400 malformed',
  ],
  [
    'a bot of no level',
    'POST /api/matches',
    { ...TABLE, seats: [ME, { kind: 'bot', level: 'god' }, BOT] },
    '400 malformed',
  ],
  [
    'an option that is not there',
    'POST /api/matches',
    { ...TABLE, options: { cheat: true } },
    '400 badOptions',
  ],
  ['options that are a list', 'POST /api/matches', { ...TABLE, options: [] }, '400 malformed'],
  [
    'a clock without time',
    'POST /api/matches',
    { ...TABLE, clock: { kind: 'live', turn: 0, bank: 0 } },
    '400 malformed',
  ],
  ['a clock of no kind', 'POST /api/matches', { ...TABLE, clock: { kind: 'blitz' } }, '400 malformed'],
  ['a beat of hours', 'POST /api/matches', { ...TABLE, beat: 3_600_000 }, '400 malformed'],
  ['a seed of one’s own', 'POST /api/matches', { ...TABLE, seed: big(64) }, '400 malformed'],
  ['joining a match that runs', 'POST /api/matches/%/join', {}, '409 notOpen'],
  ['joining before the first seat', 'POST /api/matches/%/join', { seat: -1 }, '400 malformed'],
  ['joining a seat in words', 'POST /api/matches/%/join', { seat: '0' }, '400 malformed'],
  ['beginning twice', 'POST /api/matches/%/start', {}, '409 notOpen'],
  ['leaving a match that runs', 'POST /api/matches/%/leave', {}, '409 notOpen'],
  [
    'a bot on a seat that is not there',
    'POST /api/matches/%/bot',
    { seat: 12, level: 'easy' },
    '403 notYours',
  ],
  ['a bot on one’s own seat', 'POST /api/matches/%/bot', { seat: 0, level: 'easy' }, '403 notYours'],
  ['a rematch of what still runs', 'POST /api/matches/%/rematch', {}, '409 notFinished'],
  ['the record of what still runs', 'GET /api/matches/%/record', undefined, '409 notFinished'],
  [
    'too many drafts',
    'PUT /api/matches/%/drafts',
    { for: 'turn 1', drafts: [{}, {}, {}, {}, {}] },
    '400 malformed',
  ],
  [
    'drafts too long',
    'PUT /api/matches/%/drafts',
    { for: 'turn 1', drafts: [{ a: big(2100) }] },
    '400 malformed',
  ],
  ['drafts that are none', 'PUT /api/matches/%/drafts', { for: 'turn 1', drafts: ['a'] }, '400 malformed'],
  ['drafts for too much', 'PUT /api/matches/%/drafts', { for: big(50), drafts: [] }, '400 malformed'],
  ['a notebook too thick', 'PUT /api/matches/%/notebook', { text: big(70_000) }, '400 malformed'],
  ['a match that is not there', `GET /api/matches/${NOWHERE}`, undefined, '404 unknownMatch'],
  ['a match with a short name', 'GET /api/matches/abc', undefined, '404 unknownMatch'],
  ['a match that is a path', 'GET /api/matches/..%2f..%2fetc%2fpasswd', undefined, '404 unknownMatch'],
  ['a match with a zero', `GET /api/matches/${NOWHERE.slice(1)}%00`, undefined, '404 unknownMatch'],
  ['a match with an injection', "GET /api/matches/'%20or%201=1--", undefined, '404 unknownMatch'],
  ['a match with an endless name', `GET /api/matches/${big(3000)}`, undefined, '400 malformed'],
  ['a list that is not there', 'GET /api/matches?list=secrets', undefined, '400 malformed'],
  ['no list', 'GET /api/matches', undefined, '400 malformed'],
  ['two lists', 'GET /api/matches?list=open&list=mine', undefined, '400 malformed'],
  ['a list with more', 'GET /api/matches?list=open&all=1', undefined, '400 malformed'],
  ['beginning by looking', 'GET /api/matches/%/start', undefined, '404 notFound'],
  ['deleting', 'DELETE /api/matches/%', undefined, '404 notFound'],
  ['patching', 'PATCH /api/matches/%', { status: 'finished' }, '404 notFound'],
  ['files outside', 'GET /..%2f..%2f..%2fetc%2fpasswd', undefined, '404 notFound'],
  ['the data file', 'GET /data/conclave.db', undefined, '404 notFound'],
  ['a broken escape', 'GET /%zz', undefined, '400 malformed'],
  ['the socket without a socket', 'GET /socket', undefined, '404 undefined'],
];

const CRLF = '\r\n';
const head = (...lines: string[]) => [...lines, '', ''].join(CRLF);
const UPGRADE = [
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** Bytes on a bare connection, and the status they are answered with. */
const RAW: readonly (readonly [what: string, bytes: string, answer: RegExp])[] = [
  ['no HTTP', `GARBAGE${CRLF}${CRLF}`, /^HTTP\/1.1 400/],
  ['binary noise', '\x00\x01\x02\xff\xfe\x16\x03\x01', /^HTTP\/1.1 400/],
  ['a request without a host', head('GET / HTTP/1.1'), /^HTTP\/1.1 400/],
  [
    'two lengths',
    `${head('POST /api/me HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Content-Length: 6')}{}`,
    /^HTTP\/1.1 400/,
  ],
  [
    'a length and chunks',
    `${head('POST /api/me HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0${CRLF}${CRLF}`,
    /^HTTP\/1.1 400/,
  ],
  [
    'a length before nothing',
    head('POST /api/me HTTP/1.1', 'Host: localhost', 'Content-Length: -1'),
    /^HTTP\/1.1 400/,
  ],
  ['headers without end', head('GET / HTTP/1.1', 'Host: localhost', `X: ${big(20_000)}`), /^HTTP\/1.1 431/],
  [
    'a broken chunk',
    `${head('POST /api/me HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz${CRLF}`,
    /^HTTP\/1.1 400/,
  ],
  ['a header with a line break', head('GET / HTTP/1.1', 'Host: localhost', 'X: a\rb'), /^HTTP\/1.1 400/],
  [
    'climbing out',
    head('GET /../../../../etc/passwd HTTP/1.1', 'Host: localhost', 'Connection: close'),
    /^HTTP\/1.1 404/,
  ],
  ['a tunnel', head('CONNECT example.com:80 HTTP/1.1', 'Host: example.com'), /^(HTTP\/1.1 4\d\d|$)/],
  ['a method of its own', head('WIN /api/me HTTP/1.1', 'Host: localhost'), /^HTTP\/1.1 400/],
  ['a socket elsewhere', head('GET /elsewhere HTTP/1.1', ...UPGRADE), /^HTTP\/1.1 404/],
  [
    'a socket from another site',
    head('GET /socket HTTP/1.1', ...UPGRADE, 'Origin: https://evil.example'),
    /^HTTP\/1.1 403/,
  ],
  [
    'a socket of another age',
    head('GET /socket HTTP/1.1', ...UPGRADE.map((line) => line.replace('13', '99'))),
    /^HTTP\/1.1 (400|426)/,
  ],
  ['a socket without a key', head('GET /socket HTTP/1.1', ...UPGRADE.slice(0, -1)), /^HTTP\/1.1 400/],
];

/** Bytes on an open websocket that end it, and the code it ends with. */
const BREAKING: readonly (readonly [what: string, bytes: readonly number[], code: number])[] = [
  ['a frame without a mask', [0x81, 0x02, 0x7b, 0x7d], 1002],
  ['an opcode of the future', [0x83, 0x80, 0, 0, 0, 0], 1002],
  ['a reserved bit', [0xc1, 0x80, 0, 0, 0, 0], 1002],
  ['a ping too long', [0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0], 1002],
  ['a ping in pieces', [0x09, 0x80, 0, 0, 0, 0], 1002],
  ['the end of nothing', [0x80, 0x80, 0, 0, 0, 0], 1002],
  ['letters that are none', [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28], 1007],
  ['a frame of exabytes', [0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0], 1009],
  ['a frame of a hundred kilobytes', [0x81, 0xff, 0, 0, 0, 0, 0, 0x01, 0x86, 0xa0, 0, 0, 0, 0], 1009],
  [
    'a message in hundreds of pieces',
    [
      0x01,
      0x81,
      0,
      0,
      0,
      0,
      0x7b,
      ...Array.from({ length: 300 }, () => [0x00, 0x81, 0, 0, 0, 0, 0x20]).flat(),
    ],
    1008,
  ],
  ['a farewell without a reason', [0x88, 0x81, 0, 0, 0, 0, 0x03], 1002],
];

async function setScene(): Promise<Scene> {
  const running = await serve([CLOISTER]);
  const { id: match, people } = await seat(running, 'cloister', 3);
  const [host] = people;
  const { id: open } = await host.create({
    game: 'cloister',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const { id: finished, people: others } = await seat(running, 'cloister', 3);
  for (const person of others) await person.act(finished, 'end');
  const stranger = running.client();
  const [line, strangerLine] = await watchAll([host, stranger], match);
  return { running, match, host, line, open, finished, stranger, strangerLine };
}

/** The answer to one frame: an error's code, or the reason of a refusal. */
async function answerTo(line: Line, text: string | Buffer): Promise<string> {
  const from = line.frames.length;
  const find = () => line.frames.slice(from).find(({ type }) => type === 'error' || type === 'ack');
  line.ws.send(text);
  await line.until(() => find() !== undefined);
  const frame = find();
  if (frame?.type === 'error') return frame.code;
  return frame?.type === 'ack' ? (frame.refusal?.reason ?? 'taken') : 'nothing';
}

function raw(url: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (text.includes('\r\n\r\n')) end();
    });
    socket.on('close', end);
    socket.on('error', end);
    socket.write(bytes, 'latin1');
  });
}

/** Matches played next door as long as something goes on here; how many. */
async function playNextDoor(running: Running, isOver: () => boolean): Promise<number> {
  let played = 0;
  while (!isOver() || played === 0) {
    const { id, people } = await seat(running, 'cloister', 3);
    const lines = await watchAll(people, id);
    await playOut(lines, id, `next door ${played}`);
    for (const line of lines) expect(line.closedWith).toBeNull();
    for (const line of lines) expect(line.frames.filter(({ type }) => type === 'error')).toEqual([]);
    for (const line of lines) line.close();
    played++;
  }
  return played;
}

test('at least sixty kinds of malformed and hostile frames and requests, each answered, while others play on', async () => {
  const scene = await setScene();
  const { running, match, host, line, stranger, strangerLine, finished, open } = scene;
  const before = (await host.request('GET', `/api/matches/${match}/chronicle`)).text;
  let over = false;
  const nextDoor = playNextDoor(running, () => over);
  const found: string[] = [];
  const expected: string[] = [];
  const note = (what: string, answer: string, right: string) => {
    found.push(`${what}: ${answer}`);
    expected.push(`${what}: ${right}`);
  };

  for (const [what, text, answer] of FRAMES) {
    note(what, await answerTo(line, text.replaceAll('%', match)), answer);
  }
  note('bytes instead of text', await answerTo(line, Buffer.from('{"type":"ping","n":1}')), 'malformed');
  for (const [what, text, answer] of STRANGE) note(what, await answerTo(strangerLine, text(scene)), answer);
  note('a step before the match begins', await answerTo(line, step(open)), 'notRunning');
  const [late] = await watchAll([host], match);
  note('a step after the end, from outside', await answerTo(late, step(finished)), 'notYours');
  for (const [what, request, body, answer, headers] of REQUESTS) {
    const [method, path] = request.replaceAll('%/', `${match}/`).replace(/%$/, match).split(' ');
    const { status, json } = await host.request(method, path, body, headers);
    note(what, `${status} ${(json as { error?: string } | null)?.error}`, answer);
  }
  const forged = running.client();
  forged.cookie = `${host.cookie.split('.')[0]}.${big(43)}`;
  note(
    'a signature of no one for somebody real',
    JSON.stringify((await forged.request('GET', '/api/me')).json),
    '{"me":null}',
  );
  for (const path of ['notebook', 'drafts', 'start', 'end', 'bot', 'join', 'rematch']) {
    const method = path === 'notebook' || path === 'drafts' ? 'GET' : 'POST';
    const { status, json } = await stranger.request(
      method,
      `/api/matches/${match}/${path}`,
      method === 'GET' ? undefined : {},
    );
    note(`a stranger: ${path}`, `${status} ${(json as { error: string }).error}`, '401 notSignedIn');
  }
  for (const [what, bytes, answer] of RAW) {
    const text = await raw(running.url, bytes);
    note(what, answer.test(text) ? 'as it should be' : JSON.stringify(text.slice(0, 80)), 'as it should be');
  }
  for (const [what, bytes, code] of BREAKING) {
    const breaking = await host.socket();
    const { _socket } = breaking.ws as unknown as { _socket: { write(data: Buffer): void } };
    _socket.write(Buffer.from(bytes));
    await breaking.until(() => breaking.closedWith !== null);
    note(what, `closed with ${breaking.closedWith}`, `closed with ${code}`);
  }
  expect(found).toEqual(expected);
  expect(found.length).toBeGreaterThanOrEqual(60);
  console.info(`${found.length} kinds of hostile messages`);

  over = true;
  expect(await nextDoor).toBeGreaterThan(0);
  // Nothing of all that has touched the match it was aimed at.
  expect((await host.request('GET', `/api/matches/${match}/chronicle`)).text).toBe(before);
  expect(await line.move(match, { kind: 'show' })).toBeNull();
  expect((await host.request('GET', '/healthz')).json).toEqual({ ok: true });
});

test('whoever floods a line is told so, then cut off; nobody else notices', async () => {
  const limits = { rate: 30, burst: 90, watched: 20, backlog: 4 << 20, patience: 60 };
  const running = await serve([CLOISTER], { socketLimits: limits, now: new Time().now });
  const [flooder, honest] = [await running.guest('Eve'), await running.guest('Ann')];
  const [flood, line] = [await flooder.socket(), await honest.socket()];
  for (let n = 0; n < 500; n++) flood.send({ type: 'ping', n });
  await flood.until(() => flood.closedWith !== null);
  expect(flood.closedWith).toBe(1008);
  const codes = flood.frames.flatMap((frame) => (frame.type === 'error' ? [frame.code] : []));
  expect(codes.length).toBeGreaterThan(limits.patience);
  expect(new Set(codes)).toEqual(new Set(['tooFast']));
  const pongs = flood.frames.filter(({ type }) => type === 'pong').length;
  expect(pongs).toBeLessThanOrEqual(limits.burst);
  await line.settle();
  expect(line.closedWith).toBeNull();
});

test('a step that is refused before it is read is refused by its name', async () => {
  const limits = { rate: 30, burst: 5, watched: 20, backlog: 4 << 20, patience: 60 };
  const running = await serve([CLOISTER], { socketLimits: limits, now: new Time().now });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  const note = (n: number, more: object = {}) =>
    ann.send({
      type: 'move',
      match: id,
      id: `note-no-${n}`,
      decision: 0,
      move: { kind: 'note', mark: 1, ...more },
    });
  note(0, { long: big(20_000) });
  await expect(ann.answer('note-no-0')).rejects.toThrow('tooLarge');
  for (let n = 1; n < 8; n++) note(n);
  await expect(ann.answer('note-no-7')).rejects.toThrow('tooFast');
  expect(ann.last('error')).toEqual({ type: 'error', code: 'tooFast', match: id, id: 'note-no-7' });
});

test('after the line was cut off nothing that comes on it is done', async () => {
  const running = await serve([CLOISTER], {
    socketLimits: { rate: 1e4, burst: 1e4, watched: 5, backlog: 4 << 20, patience: 3 },
  });
  const { id, people } = await seat(running, 'cloister', 3);
  const line = await people[0].socket();
  for (let n = 0; n < 5; n++) line.send('nonsense');
  line.send({ type: 'move', match: id, id: 'too-late-now', decision: 0, move: { kind: 'show' } });
  await line.until(() => line.closedWith !== null);
  expect(line.closedWith).toBe(1008);
  const [again] = await watchAll([people[0]], id);
  await again.settle();
  expect(await running.store.hasStep(id, 0, 'too-late-now')).toBe(false);
});

test('one line watches only so many matches', async () => {
  const running = await serve([CLOISTER], {
    socketLimits: { rate: 1e4, burst: 1e4, watched: 3, backlog: 4 << 20, patience: 99 },
  });
  const ann = await running.guest('Ann');
  const line = await ann.socket();
  for (let n = 0; n < 4; n++) {
    const { id } = await ann.create({
      game: 'cloister',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    line.send({ type: 'watch', match: id, cursor: 0 });
    await line.settle();
  }
  expect(line.frames.filter(({ type }) => type === 'table')).toHaveLength(3);
  expect(line.last('error')?.code).toBe('tooFast');
  line.send({ type: 'unwatch', match: [...line.tables.keys()][0] });
  line.send({ type: 'watch', match: line.last('error')?.match, cursor: 0 });
  await line.settle();
  expect(line.tables.size).toBe(4);
});

test('a reader too slow for what it is sent is cut off, and holds nobody up', async () => {
  const limits = { rate: 1e4, burst: 1e4, watched: 100, backlog: 64 * 1024, patience: 99 };
  const running = await serve([CLOISTER], { socketLimits: limits });
  const { id, people } = await seat(running, 'cloister', 3);
  const [slow, line] = await watchAll([running.client(), people[0]], id);
  (slow.ws as unknown as { _socket: { pause(): void } })._socket.pause();
  // Its receive window and buffers fill up before the server's own backlog does.
  let asked = 0;
  const isCut = () => running.server.app.websocketServer.clients.size < 2;
  for (; asked < 20_000 && !isCut(); asked++) {
    slow.ws.send(`{"type":"watch","match":"${id}","cursor":0}`);
    if (asked % 100 === 0) await line.settle();
  }
  expect(isCut()).toBe(true);
  expect(await line.move(id, { kind: 'show' })).toBeNull();
});

test('whoever does not answer a ping is gone, and no longer present', async () => {
  const running = await serve([CLOISTER], { pingEvery: PING_EVERY });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  const dead = new WebSocket(`${running.url.replace('http', 'ws')}/socket`, {
    headers: { cookie: people[1].cookie },
    autoPong: false,
  });
  await new Promise((resolve) => dead.on('open', resolve));
  dead.send(JSON.stringify({ type: 'watch', match: id, cursor: 0 }));
  await ann.until(() => ann.tables.get(id)?.seats[1].present === true);
  await ann.until(() => ann.tables.get(id)?.seats[1].present === false);
  expect(ann.closedWith).toBeNull();
});

test('figures are for the operator alone', async () => {
  const running = await serve([CLOISTER], { metricsToken: 'a long token' });
  const read = (headers: Record<string, string>) =>
    running.client().request('GET', '/metrics', undefined, headers);
  expect((await read({})).json).toEqual({ error: 'notYours' });
  expect((await read({ authorization: 'Bearer guess' })).status).toBe(403);
  const { status, text } = await read({ authorization: 'Bearer a long token' });
  expect(status).toBe(200);
  expect(text).toContain('conclave_moves_total');
});

test('answers carry a policy that lets no other site in', async () => {
  const { headers } = await (await serve([CLOISTER])).client().request('GET', '/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('what somebody is answered is kept nowhere on the way', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const paths = [
    '/api/me',
    '/api/matches?list=mine',
    ...['', '/chronicle', '/notebook', '/drafts'].map((end) => `/api/matches/${id}${end}`),
  ];
  for (const path of paths) {
    const { status, headers } = await people[0].request('GET', path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
  expect((await running.client().request('GET', '/api/nowhere')).headers.get('cache-control')).toBe(
    'no-store',
  );
});

test('behind a proxy figures are for whoever has the token, whatever address a request names', async () => {
  const read = async (running: Running, headers: Record<string, string>) =>
    (await running.client().request('GET', '/metrics', undefined, headers)).status;
  const direct = await serve([CLOISTER]);
  expect(await read(direct, {})).toBe(200);
  expect(await read(direct, { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await read(direct, { forwarded: 'for=127.0.0.1' })).toBe(403);
  const proxied = await serve([CLOISTER], { behindProxy: true });
  expect(await read(proxied, {})).toBe(403);
  expect(await read(proxied, { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' })).toBe(403);
});
