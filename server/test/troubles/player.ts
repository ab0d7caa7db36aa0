/** Somebody who plays on through every trouble with the client that people have, and remembers what they were promised. */

import { randomBytes } from 'node:crypto';
import { type AnyMove, canonical, type Rng } from '@conclave/engine';
import { pickListed } from '@conclave/engine/testing';
import { MatchClient, type Socket, type SocketEvents } from '@conclave/wire/client';
import { WebSocket } from 'ws';
import type { Node } from './fleet.ts';

/** Milliseconds between two steps of one player. */
const PACE = 60;
/** One step in so many is sent twice. */
const TWICE = 10;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Player {
  readonly match: string;
  readonly seat: number;
  readonly cookie: string;
  readonly acknowledged: string[] = [];
  /** Milliseconds that the slowest step took since `slowest` was last set back. */
  slowest = 0;
  /** What was shown and then was otherwise. */
  takenBack = 0;
  private readonly client: MatchClient;
  private readonly rng: Rng;
  private readonly nodes: readonly Node[];
  private node: number;
  private told: readonly unknown[] = [];
  private wake: () => void = () => {};
  private closed = false;

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

  private lastId = '';

  get isOver(): boolean {
    return this.closed || this.client.perspective?.outcome != null;
  }

  /** All that was shown, in order. */
  get shown(): readonly unknown[] {
    return this.told;
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
    const began = performance.now();
    const answer = await this.client.move(move, decision);
    if (this.closed) return;
    this.slowest = Math.max(this.slowest, performance.now() - began);
    if (answer === null) this.acknowledged.push(id);
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
    const node = this.nodes[this.node++ % this.nodes.length];
    const url = `${node.url.replace('http', 'ws')}/socket?match=${this.match}`;
    const socket = new WebSocket(url, { headers: { cookie: this.cookie } });
    socket.on('message', (data) => events.message(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => events.closed());
    const send = (text: string) => {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(text);
      if (text.startsWith('{"type":"move"') && this.rng.int(TWICE) === 0) socket.send(text);
    };
    return { send, close: () => socket.terminate() };
  }
}

const same = (one: unknown, other: unknown) => one === other || canonical(one) === canonical(other);
