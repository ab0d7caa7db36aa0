/** Somebody at a table of our server, as the load generator plays them: any legal move of any game. */

import { type ClockRule, type Patch, patched, type ServerFrame, UPDATE, type Update } from '@conclave/wire';
import { WebSocket } from 'ws';

interface Body {
  readonly table: { readonly id: string; readonly invite: string };
}

export async function post(
  url: string,
  path: string,
  cookie: string,
  body: unknown,
): Promise<{ json: Body; cookie: string }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const set = answer.headers.get('set-cookie')?.split(';')[0];
  return { json: (await answer.json()) as Body, cookie: set ?? cookie };
}

export async function signIn(url: string): Promise<string> {
  return (await post(url, '/api/me', '', { name: 'Visitor' })).cookie;
}

export interface TableWish {
  readonly game: string;
  readonly seats: readonly { readonly kind: string; readonly level?: string }[];
  readonly clock?: ClockRule;
  /** Whether others may look on. */
  readonly public?: boolean;
}

/** A match that has begun: its id, and the cookie of everybody at it, the host first. */
export async function openTable(url: string, wish: TableWish): Promise<{ id: string; cookies: string[] }> {
  const host = await signIn(url);
  const { id, invite } = (await post(url, '/api/matches', host, wish)).json.table;
  const cookies = [host];
  for (const _guest of wish.seats.filter(({ kind }) => kind === 'invited')) {
    const cookie = await signIn(url);
    await post(url, `/api/matches/${id}/join`, cookie, { invite });
    cookies.push(cookie);
  }
  await post(url, `/api/matches/${id}/start`, host, {});
  return { id, cookies };
}

type Situation = readonly [view: unknown, moves: readonly unknown[], waiting: unknown, asked: boolean];
type PatchUpdate = Update & { readonly patch?: { readonly change: Patch } };

let steps = 0;

export class Visitor {
  private readonly socket: WebSocket;
  private readonly match: string;
  private seen: Situation | null = null;
  private decision = 0;
  private sentAt: number | null = null;
  isOver = false;
  /** Whatever went wrong: error frames, and a line that was closed. */
  errors = 0;
  /** Milliseconds from sending a step to its answer. */
  readonly answers: number[] = [];
  /** A frame came. */
  onFrame: () => void = () => {};

  private constructor(url: string, match: string, cookie: string, ready: () => void) {
    this.match = match;
    // The load shares the machine with the server: it does no more than it needs to.
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket?match=${match}`, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
      generateMask: () => {},
    });
    this.socket.on('open', () => this.socket.send(JSON.stringify({ type: 'watch', match, cursor: 0 })));
    this.socket.on('error', () => this.errors++);
    this.socket.on('close', () => this.errors++);
    this.socket.on('message', (data: Buffer) => {
      for (const frame of JSON.parse(data.toString()) as ServerFrame[]) this.take(frame);
      if (this.seen) ready();
    });
  }

  /** Resolves when it sees the table. An empty cookie looks on. */
  static at(url: string, match: string, cookie: string): Promise<Visitor> {
    return new Promise((resolve) => {
      const visitor: Visitor = new Visitor(url, match, cookie, () => resolve(visitor));
    });
  }

  get mayMove(): boolean {
    return !this.isOver && this.sentAt === null && this.isAsked;
  }

  get isAsked(): boolean {
    return (this.seen?.[3] ?? false) && (this.seen?.[1].length ?? 0) > 0;
  }

  move(): void {
    const moves = this.seen?.[1] ?? [];
    const move = moves[Math.floor(Math.random() * moves.length)];
    this.sentAt = performance.now();
    const { match, decision } = this;
    this.socket.send(
      JSON.stringify({ type: 'move', match, id: `step-${++steps}`.padEnd(8, '-'), decision, move }),
    );
  }

  leave(): void {
    this.socket.removeAllListeners('close');
    this.socket.terminate();
  }

  private take(frame: ServerFrame): void {
    if (frame.type === UPDATE) this.see(frame);
    if (frame.type === 'error') this.errors++;
    if ((frame.type === 'ack' || frame.type === 'error') && this.sentAt !== null) {
      this.answers.push(performance.now() - this.sentAt);
      this.sentAt = null;
    }
  }

  private see({ situation, patch, decision, outcome }: PatchUpdate): void {
    if (situation) this.seen = situation;
    else if (patch) this.seen = patched(this.seen, patch.change) as Situation;
    this.decision = decision;
    this.isOver = outcome !== null;
    this.onFrame();
  }
}
