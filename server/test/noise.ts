/** Noise and crowds: random frames for some seconds, and a thousand silent connections. */

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Rng } from '@conclave/engine';
import { expect, test } from 'vitest';
import { CLOISTER } from './games.ts';
import { eventually, PING_EVERY, playOut, type Running, seat, serve, WIDE, watchAll } from './table.ts';
import { rngOf } from './think.ts';

/** Matches played next door until it is over, two at least; how many. */
async function playNextDoor(running: Running, isOver: () => boolean): Promise<number> {
  let played = 0;
  for (; !isOver() || played < 2; played++) {
    const { id, people } = await seat(running, 'cloister', 3);
    const lines = await watchAll(people, id);
    await playOut(lines, id, `next door ${played}`);
    for (const line of lines) {
      expect(line.closedWith).toBeNull();
      expect(line.frames.filter(({ type }) => type === 'error')).toEqual([]);
      line.close();
    }
  }
  return played;
}

const WORDS = [
  'type',
  'watch',
  'move',
  'undo',
  'say',
  'ping',
  'match',
  'id',
  'kind',
  'note',
  '__proto__',
  'constructor',
  '',
];

/** Any JSON, most of it nonsense. */
function someJson(rng: Rng, match: string, depth = 0): unknown {
  switch (rng.int(depth > 4 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return rng.int(2) === 0;
    case 2:
      return [0, -1, 0.5, 1e308, 2 ** 53, rng.int(1000)][rng.int(6)];
    case 3:
      return rng.pick(WORDS);
    case 4:
      return match;
    case 5:
      return randomBytes(rng.int(40)).toString('latin1');
    case 6:
      return Array.from({ length: rng.int(5) }, () => someJson(rng, match, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.int(6) }, () => [rng.pick(WORDS), someJson(rng, match, depth + 1)]),
      );
  }
}

/** A sound frame with something wrong in it. */
function almost(rng: Rng, match: string): string {
  const frames = [
    { type: 'watch', match, cursor: rng.int(5) },
    { type: 'move', match, id: 'a-step-of-noise', decision: rng.int(5), move: { kind: 'note', mark: 1 } },
    { type: 'undo', match, id: 'an-undo-of-noise', decision: 0 },
    { type: 'say', match, id: 'noise-noise', text: 'noise' },
    { type: 'unwatch', match },
    { type: 'ping', n: 1 },
  ];
  const frame: Record<string, unknown> = { ...rng.pick(frames) };
  if (rng.int(3) > 0) frame[rng.pick(Object.keys(frame))] = someJson(rng, match);
  const text = JSON.stringify(frame);
  if (rng.int(3) > 0) return text;
  const at = rng.int(text.length);
  return text.slice(0, at) + String.fromCharCode(rng.int(256)) + text.slice(at + rng.int(3));
}

export function noiseTest(seconds: number): void {
  test(`${seconds} s of random frames harm nobody`, async () => {
    const running = await serve([CLOISTER], { socketLimits: { ...WIDE, patience: 200 } });
    const { id, people } = await seat(running, 'cloister', 3);
    const end = Date.now() + seconds * 1000;
    const isOver = () => Date.now() > end;
    let sent = 0;
    let cut = 0;
    const noise = async (n: number) => {
      const rng = rngOf(`noise ${n}`);
      while (!isOver()) {
        const client = n % 2 === 0 ? people[0] : running.client();
        const line = await client.socket();
        while (!isOver() && line.closedWith === null) {
          for (let burst = 0; burst < 20 && line.closedWith === null; burst++, sent++) {
            const kind = rng.int(10);
            if (kind === 0) line.ws.send(randomBytes(rng.int(300)));
            else if (kind === 1) line.ws.send(randomBytes(rng.int(300)).toString('latin1'));
            else if (kind < 5) line.ws.send(JSON.stringify(someJson(rng, id)));
            else line.ws.send(almost(rng, id));
          }
          if (rng.int(40) === 0) {
            // Straight into the stream, where frames have their lengths and masks.
            const { _socket } = line.ws as unknown as { _socket: Socket };
            _socket.write(randomBytes(1 + rng.int(50)));
          }
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        if (line.closedWith !== null) cut++;
        line.ws.terminate();
      }
    };
    const requests = async () => {
      const rng = rngOf('requests');
      while (!isOver()) {
        const path = rng.pick([
          '/api/matches',
          `/api/matches/${id}/join`,
          '/api/me',
          `/api/matches/${id}/bot`,
          '/api/recover',
        ]);
        const body =
          rng.int(3) === 0 ? randomBytes(rng.int(200)).toString('latin1') : JSON.stringify(someJson(rng, id));
        const { status } = await running.client().request('POST', path, body);
        expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
      }
    };
    const [played] = await Promise.all([
      playNextDoor(running, isOver),
      noise(0),
      noise(1),
      noise(2),
      noise(3),
      requests(),
    ]);
    expect(played).toBeGreaterThan(1);
    expect(cut).toBeGreaterThan(0);
    expect((await people[0].request('GET', '/healthz')).json).toEqual({ ok: true });
    // The match it was aimed at is as sound as any.
    const lines = await watchAll(people, id);
    await playOut(lines, id, 'after the noise');
    expect(lines[0].of(id).outcome).not.toBeNull();
    console.info(`${sent} frames of noise, ${cut} lines cut, ${played} matches next door`);
  });
}

export function crowdTest(count: number): void {
  test(`${count} half-open lines harm nobody, and leave nothing behind`, async () => {
    // Those that just sit there may do so for the whole test.
    const running = await serve([CLOISTER], { pingEvery: 5 * PING_EVERY, requestTimeout: 300_000 });
    const { hostname, port } = new URL(running.url);
    const upgrade = [
      'GET /socket HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ].join('\r\n');
    const openings = [
      '',
      'GET / HT',
      'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"na',
      upgrade,
      `${upgrade}\r\n\r\n`,
      `${upgrade}\r\n\r\n\x81\xfe`,
    ];
    const crowd = await Promise.all(
      Array.from(
        { length: count },
        (_none, n) =>
          new Promise<Socket>((resolve) => {
            const socket = connect(Number(port), '127.0.0.1', () => {
              socket.write(openings[n % openings.length], 'latin1');
              resolve(socket);
            });
            socket.on('error', () => {});
            socket.on('data', () => {});
          }),
      ),
    );
    let over = false;
    const nextDoor = playNextDoor(running, () => over);
    // Those with a websocket never answer a ping and are cut off, the others just sit there.
    const upgraded = crowd.filter(
      (_socket, n) => openings[n % openings.length].includes('\r\n\r\n') && n % openings.length > 2,
    );
    await eventually(() => upgraded.every((socket) => socket.destroyed || socket.readableEnded));
    over = true;
    expect(await nextDoor).toBeGreaterThan(0);
    expect((await running.client().request('GET', '/healthz')).json).toEqual({ ok: true });
    // Nor do they keep the server from stopping.
    const left = crowd.filter((socket) => !socket.destroyed);
    expect(left.length).toBeGreaterThan(count / 4);
    await running.stop();
    await eventually(() => left.every((socket) => socket.destroyed || socket.readableEnded));
  });
}
