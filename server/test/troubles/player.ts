/** A person who plays on through every trouble with the real client, and remembers what the server promised. */

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyMove, canonical, type Rng } from '@conclave/engine';
import { pickListed } from '@conclave/engine/testing';
import { MatchClient, type Socket, type SocketEvents } from '@conclave/wire/client';
import { WebSocket } from 'ws';
import type { Node } from './fleet.ts';

/** Milliseconds between two steps of one player. */
const PACE = 60;
/** One step in so many is sent twice. */
const TWICE = 10;

export class Player {
  readonly match: string;
  readonly seat: number;
  readonly acknowledged: string[] = [];
  /** What was shown and then was otherwise. */
  takenBack = 0;
  private readonly cookie: string;
  private readonly client: MatchClient;
  private readonly rng: Rng;
  private readonly nodes: readonly Node[];
  private node: number;
  private told: readonly unknown[] = [];
  private wake: () => void = () => {};
  private closed = false;
  /** The name of the step under way, or of the last one, and since when it is under way. */
  private lastId = '';
  private since: number | null = null;
  /** Milliseconds that the slowest step took since that was last asked. */
  private slowest = 0;
  /** What went wrong last, and when. */
  private last: { readonly what: string; readonly at: number } | null = null;

  constructor(nodes: readonly Node[], match: string, seat: number, cookie: string, rng: Rng) {
    this.nodes = nodes;
    this.match = match;
    this.seat = seat;
    this.cookie = cookie;
    this.rng = rng;
    // Those of one match begin at different nodes.
    this.node = seat % nodes.length;
    this.client = new MatchClient(match, {
      open: (events) => this.open(events),
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      newId: () => this.lastId,
    });
    this.client.onChange = () => this.changed();
  }

  get isOver(): boolean {
    return this.closed || this.client.perspective?.outcome != null;
  }

  /** All that was shown, in order. */
  get shown(): readonly unknown[] {
    return this.told;
  }

  /** Can they play, with an answer to all that they did before a moment? */
  isBackSince(moment: number): boolean {
    return this.isOver || (this.client.state === 'live' && (this.since ?? moment) >= moment);
  }

  /** Milliseconds of the slowest step since this was last asked, be it answered or not. */
  takeSlowest(): number {
    const underWay = this.since === null ? 0 : performance.now() - this.since;
    const slowest = Math.max(this.slowest, underWay);
    this.slowest = 0;
    return slowest;
  }

  get trouble(): string | null {
    const { last } = this;
    const ago = last && ((performance.now() - last.at) / 1000).toFixed(1);
    return last && `seat ${this.seat} is ${this.client.state}, ${last.what} ${ago} s ago`;
  }

  close(): void {
    this.closed = true;
    this.client.close();
    this.wake();
  }

  async play(): Promise<void> {
    while (!this.isOver) {
      const { perspective, state } = this.client;
      const move = perspective && state === 'live' ? this.pick(perspective.moves) : null;
      if (perspective && move) await this.make(move, perspective.decision);
      await Promise.race([pause(200), new Promise<void>((resolve) => (this.wake = resolve))]);
      await pause(PACE);
    }
    this.client.close();
  }

  private pick(moves: readonly AnyMove[]): AnyMove | null {
    return pickListed(
      moves.filter(({ kind }) => kind !== 'withdraw'),
      this.rng,
    );
  }

  private async make(move: AnyMove, decision: number): Promise<void> {
    const id = randomBytes(9).toString('base64url');
    this.lastId = id;
    this.since = performance.now();
    const answer = await this.client.move(move, decision);
    if (this.closed) return;
    this.slowest = Math.max(this.slowest, performance.now() - this.since);
    this.since = null;
    if (answer === null) this.acknowledged.push(id);
    else this.note(`${move.kind} was refused: ${JSON.stringify(answer)}`);
  }

  private note(what: string): void {
    this.last = { what, at: performance.now() };
  }

  private changed(): void {
    const told = this.client.perspective?.told ?? [];
    const isKept = told.length >= this.told.length && this.told.every((event, n) => same(event, told[n]));
    if (!isKept) this.takenBack++;
    this.told = told;
    this.wake();
  }

  /** By way of a balancer: the next node, if the last one failed. */
  private open(events: SocketEvents): Socket {
    const { name, url } = this.nodes[this.node++ % this.nodes.length];
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?match=${this.match}`, {
      headers: { cookie: this.cookie },
    });
    const note = (what: string) => this.note(`${name}: ${what}`);
    let broken: string | null = null;
    let isOurs = false;
    socket.on('message', (data) => {
      const text = String(data);
      // The least work for the many frames that are none.
      const error = text.includes('"type":"error"') && /\{"type":"error"[^}]*\}/.exec(text)?.[0];
      if (error) note(error);
      events.message(text);
    });
    socket.on('unexpected-response', (_request, { statusCode, headers }) => {
      const limit = headers['conclave-limit'];
      broken = `no line, ${statusCode}${limit === undefined ? '' : `, limit ${limit}`}`;
      socket.terminate();
    });
    socket.on('error', ({ message }) => (broken ??= message));
    socket.on('close', (code) => {
      if (!isOurs) note(broken ?? `line closed with ${code}`);
      events.closed();
    });
    const send = (text: string) => {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(text);
      if (text.startsWith('{"type":"move"') && this.rng.int(TWICE) === 0) socket.send(text);
    };
    const close = () => {
      isOurs = true;
      socket.terminate();
    };
    return { send, close };
  }
}

const same = (one: unknown, other: unknown) => one === other || canonical(one) === canonical(other);
