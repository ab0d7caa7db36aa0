import { EventEmitter } from 'node:events';
import { HEARTBEAT } from '@conclave/wire';
import type { WebSocket } from '@fastify/websocket';
import { expect, test } from 'vitest';
import { beatEvery, PingTurns } from '../heartbeat.ts';
import { SOCKET_LIMITS } from '../socket-limits.ts';
import { SocketLine } from '../socket-line.ts';

/** A socket of the platform that writes down what is sent by it. */
class Wire extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly heard: string[] = [];
  readonly pings: string[] = [];

  send(message: string | Buffer): void {
    this.heard.push(String(message));
  }
  ping(token: string): void {
    this.pings.push(token);
  }
  terminate(): void {
    this.readyState = 3;
  }
  answer(token = this.pings.at(-1)): void {
    this.emit('pong', Buffer.from(token ?? ''));
  }
}

const TURNS = { heartbeat: 2000, pingEvery: 30_000 };
const BEATS = 30;

function lineOf(turns = new PingTurns(TURNS)) {
  const wire = new Wire();
  const line = new SocketLine(wire as unknown as WebSocket, SOCKET_LIMITS, turns.next(), () => 0);
  return { wire, line };
}

const beats = ({ line }: { line: SocketLine }, count: number) => {
  for (let beat = 0; beat < count; beat++) line.beat();
};

test('whoever is told nothing hears something in every heartbeat, and whoever is spoken to nothing more', async () => {
  expect(beatEvery({})).toBe(HEARTBEAT / 2);
  const { wire, line } = lineOf();
  beats({ line }, 2);
  const before = wire.heard.length;
  beats({ line }, 20);
  expect(wire.heard.slice(before)).toEqual(Array.from({ length: 10 }, () => '[]'));
  const spoken = lineOf();
  for (let beat = 0; beat < 20; beat++) {
    spoken.line.sendFrame({ type: 'listed' });
    await new Promise(process.nextTick);
    beats(spoken, 1);
  }
  expect(spoken.wire.heard).not.toContain('[]');
});

test('the same beat asks for an answer once in its time; who answers stays, and who does not is cut off at the next', () => {
  const reader = lineOf();
  const dead = lineOf();
  beats(reader, 1);
  beats(dead, 1);
  for (let round = 1; round <= 4; round++) {
    expect(reader.wire.pings).toHaveLength(round);
    reader.wire.answer();
    beats(reader, BEATS);
  }
  expect(reader.wire.readyState).toBe(1);
  expect(dead.wire.readyState).toBe(1);
  beats(dead, BEATS);
  expect(dead.wire.readyState).toBe(3);
});

test('only the answer to the last ping counts, and no line can guess that of another', () => {
  const { wire, line } = lineOf();
  beats({ line }, 1);
  wire.answer();
  beats({ line }, BEATS);
  expect(new Set(wire.pings).size).toBe(2);
  wire.answer(wire.pings[0]);
  beats({ line }, BEATS);
  expect(wire.readyState).toBe(3);
  const other = lineOf();
  beats(other, 1);
  expect(other.wire.pings[0]).not.toBe(wire.pings[0]);
});

test('lines that come together are asked one after the other, over the whole time', () => {
  const turns = new PingTurns(TURNS);
  const lines = Array.from({ length: 10 * BEATS }, () => lineOf(turns));
  for (let beat = 1; beat <= BEATS; beat++) {
    for (const one of lines) beats(one, 1);
    expect(lines.filter(({ wire }) => wire.pings.length > 0)).toHaveLength(10 * beat);
  }
});
