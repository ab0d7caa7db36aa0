/** A match on a server, followed from this terminal. */

import type { CountdownInfo, MatchSummary } from '@conclave/wire';
import { MatchClient, type Socket, type SocketEvents } from '@conclave/wire/client';
import { WebSocket } from 'ws';

export class OnlineMatch {
  readonly client: MatchClient;
  private readonly first: MatchSummary;
  private wake: () => void = () => {};
  /** When the secret window closes, by `performance.now()`; `null`: none is open, or it waits for answers. */
  closes: number | null = null;
  private countdown: CountdownInfo | null = null;
  /** Settles with the next thing that changes. */
  news: Promise<void>;

  constructor(origin: string, cookie: string, table: MatchSummary, invite: string | null) {
    const url = `${origin.replace(/^http/, 'ws')}/socket?match=${table.id}`;
    this.first = table;
    this.news = this.nextNews();
    this.client = new MatchClient(
      table.id,
      {
        open: (events) => openSocket(url, cookie, events),
        after: (milliseconds, work) => {
          const timer = setTimeout(work, milliseconds);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        newId: () => crypto.randomUUID(),
      },
      invite,
    );
    this.client.onChange = () => {
      const { wake } = this;
      this.count();
      this.news = this.nextNews();
      wake();
    };
  }

  get table(): MatchSummary {
    return this.client.table ?? this.first;
  }

  private count(): void {
    const { countdown } = this.client;
    if (countdown === this.countdown) return;
    this.countdown = countdown;
    this.closes = countdown && performance.now() + countdown.left;
  }

  private nextNews(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}

function openSocket(url: string, cookie: string, events: SocketEvents): Socket {
  const socket = new WebSocket(url, { headers: { cookie } });
  socket.on('message', (data) => events.message(String(data)));
  // Followed by a close.
  socket.on('error', () => {});
  socket.on('close', () => events.closed());
  // Not by a handshake: a server that has fallen silent would let the terminal wait for its end.
  return { send: (text) => socket.send(text), close: () => socket.terminate() };
}
