/** The outgoing side of one websocket: it sends frames in batches, keeps the heartbeat and cuts slow readers. */

import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '@conclave/wire';
import type { WebSocket } from '@fastify/websocket';
import type { PingBeats } from './heartbeat.ts';
import type { Reader } from './slow-readers.ts';
import type { SocketLimits } from './socket-limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** A reader with more unread bytes gets no pong. */
const MAX_UNREAD_FOR_PONG = 16 * 1024;
const HEARTBEAT = Buffer.from('[]');
const TOO_MUCH = 1008;
const GOING_AWAY = 1001;
/** Milliseconds a client has to close its side. */
const PATIENCE_AT_CLOSE = 1000;

export class SocketLine implements Reader {
  private readonly socket: WebSocket;
  private readonly backlog: number;
  private readonly controls: TokenBucket;
  private alive = true;
  /** Begins every ping: only who has read it can answer. */
  private readonly secret = randomUUID();
  private pings = 0;
  /** What the pong to the last ping must say. */
  private pingToken: string | null = null;
  /** Beats until the next ping. */
  private untilPing: number;
  private readonly pingEvery: number;
  /** Frames that leave at the end of this tick. */
  private outbox: string[] = [];
  /** Whether anything was sent since the last heartbeat. */
  private spoke = true;

  constructor(socket: WebSocket, limits: SocketLimits, pings: PingBeats, now: () => number) {
    this.socket = socket;
    this.untilPing = pings.first;
    this.pingEvery = pings.every;
    this.backlog = limits.backlog;
    this.controls = new TokenBucket(limits.controlRate, limits.controlBurst, now);
    socket.on('ping', (data: Buffer) => this.pinged(data));
    socket.on('pong', (data: Buffer) => this.ponged(data));
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  cut(): void {
    this.socket.terminate();
  }

  /** A frame as JSON. All frames of one tick, such as an update and its acknowledgement, leave in one message. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > this.backlog) this.socket.terminate();
    else if (this.outbox.push(text) === 1) process.nextTick(() => this.flush());
  }

  sendFrame(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  private flush(): void {
    if (this.outbox.length > 0) this.sendMessage(`[${this.outbox.join()}]`);
    this.outbox = [];
  }

  private sendMessage(message: string): void {
    this.socket.send(message);
    this.spoke = true;
  }

  /** Sends an empty list if nothing was sent since the last beat; now and then a ping. */
  beat(): void {
    if (--this.untilPing <= 0) this.ping();
    const isDue = !this.spoke && this.socket.bufferedAmount === 0;
    this.spoke = false;
    if (!isDue || !this.isOpen) return;
    this.socket.send(HEARTBEAT, { binary: false });
    this.spoke = true;
  }

  /** The client sent something, so it is alive. */
  received(): void {
    this.alive = true;
  }

  /** A client that has not answered the last ping is gone. */
  private ping(): void {
    this.untilPing = this.pingEvery;
    if (!this.alive) this.socket.terminate();
    this.alive = false;
    this.pingToken = `${this.secret} ${this.pings++}`;
    if (this.isOpen) this.socket.ping(this.pingToken);
  }

  /** Too many pings end the connection; a client that does not read gets no answer. */
  private pinged(data: Buffer): void {
    if (!this.controls.take()) this.socket.terminate();
    else if (this.socket.bufferedAmount < MAX_UNREAD_FOR_PONG) this.socket.pong(data);
  }

  /** Only the answer to the last ping is a sign of life. */
  private ponged(data: Buffer): void {
    if (data.toString() === this.pingToken) {
      this.pingToken = null;
      this.alive = true;
    } else if (!this.controls.take()) this.socket.terminate();
  }

  /** The server goes away; what was sent still leaves. */
  close(): void {
    this.flush();
    this.socket.close(GOING_AWAY);
    setTimeout(() => this.socket.terminate(), PATIENCE_AT_CLOSE).unref();
  }

  /** The client made too many errors. */
  expel(reason: string): void {
    this.flush();
    this.socket.close(TOO_MUCH, reason);
  }
}
