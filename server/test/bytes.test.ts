/** Bodies are text: invalid UTF-8 is refused, and never stored as something else. */

import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { CLOISTER } from './games.ts';
import { seat, serve } from './table.ts';

const BAD: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ['a byte that never stands anywhere', [0xff]],
  ['a letter that breaks off', [0xc3]],
  ['a sign that breaks off before another letter', [0xe2, 0x82, 0x41]],
  ['the second byte of a letter alone', [0xa9]],
  ['a zero in two bytes', [0xc0, 0x80]],
  ['half a pair', [0xed, 0xa0, 0x80]],
  ['more than there is', [0xf4, 0x90, 0x80, 0x80]],
  ['Latin letters of one byte', [0xe9, 0x74, 0xe9]],
];

const around = (bytes: readonly number[], field: string) =>
  Buffer.concat([Buffer.from(`{"${field}":"a`), Buffer.from(bytes), Buffer.from('b"}')]);

async function send(client: Client, method: string, path: string, body: Buffer) {
  const headers = { 'content-type': 'application/json', cookie: client.cookie };
  const answer = await fetch(client.url + path, { method, headers, body: new Uint8Array(body) });
  return { status: answer.status, json: await answer.json() };
}

test('a notebook with bytes that are no text is refused, and what was written stays', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const path = `/api/matches/${id}/notebook`;
  const written = 'Été, 夏, 🗝';
  await people[0].call('PUT', path, { text: written });
  for (const [what, bytes] of BAD) {
    const answer = await send(people[0], 'PUT', path, around(bytes, 'text'));
    expect({ what, ...answer }).toEqual({ what, status: 400, json: { error: 'malformed' } });
  }
  expect((await people[0].call('GET', path)).text).toBe(written);
});

test('so is a name', async () => {
  const running = await serve([CLOISTER]);
  const ann = await running.guest('Ann');
  for (const [what, bytes] of BAD) {
    const answer = await send(ann, 'POST', '/api/me', around(bytes, 'name'));
    expect({ what, ...answer }).toEqual({ what, status: 400, json: { error: 'malformed' } });
  }
  expect(await ann.call('GET', '/api/me')).toMatchObject({ me: { name: 'Ann' } });
});

test('a frame with bytes that are no text ends its line', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const line = await people[0].socket();
  const frame = Buffer.concat([
    Buffer.from(`{"type":"say","match":"${id}","id":"one-two-three","text":"a`),
    Buffer.from([0xff]),
    Buffer.from('"}'),
  ]);
  line.ws.send(frame, { binary: false });
  await line.until(() => line.closedWith !== null);
  expect(line.closedWith).toBe(1007);
});

test('letters of every length are kept as they were sent', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const path = `/api/matches/${id}/notebook`;
  const text = 'a é 夏 🗝 \u0000 \uffff \ufffd';
  const body = Buffer.from(JSON.stringify({ text }));
  expect(await send(people[0], 'PUT', path, body)).toMatchObject({ status: 200 });
  expect((await people[0].call('GET', path)).text).toBe(text);
});
