/** A client for tests: real HTTP, real websockets, every byte kept. */

import { randomBytes } from 'node:crypto';
import type { AnyMove, Outcome, Refusal, Seat, Watcher } from '@conclave/engine';
import {
  type CreateBody,
  type FrameOf,
  type MatchSummary,
  patched,
  type ServerFrame,
  type Situation,
  serverFrame,
  UPDATE,
  type Update,
} from '@conclave/wire';
import { WebSocket } from 'ws';

export type CreateWish = Partial<CreateBody> & Pick<CreateBody, 'game' | 'seats'>;
/** A move as a client may write it. */
export type Written = AnyMove | { readonly kind: string; readonly [field: string]: unknown };

export class Client {
  readonly url: string;
  cookie = '';
  /** Everything the server ever sent: bodies and frames. */
  readonly received: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    this.received.push(text);
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    return { status: answer.status, text, json: parsed(text), headers: answer.headers };
  }

  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const { status, json, headers } = await this.request(method, path, body);
    const limit = headers.get('conclave-limit');
    if (status !== 200)
      throw new Error(
        `${method} ${path}: ${status} ${JSON.stringify(json)}${limit ? `, limit ${limit}` : ''}`,
      );
    return json as Record<string, unknown>;
  }

  async signIn(name: string): Promise<this> {
    await this.call('POST', '/api/me', { name });
    return this;
  }

  async create(wish: CreateWish): Promise<MatchSummary> {
    return (await this.call('POST', '/api/matches', wish)).table as MatchSummary;
  }

  async act(match: string, action: string, body: unknown = {}): Promise<MatchSummary> {
    return (await this.call('POST', `/api/matches/${match}/${action}`, body)).table as MatchSummary;
  }

  socket(): Promise<Line> {
    return Line.open(this);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function newStepId(): string {
  return randomBytes(9).toString('base64url');
}

/** What one watcher knows of one match, put together from frames. */
export interface Known {
  watcher: Watcher;
  cursor: number;
  decision: number;
  told: { type: string }[];
  view: unknown;
  moves: AnyMove[];
  waiting: readonly Seat[] | 'someone';
  asked: boolean;
  mayUndo: boolean;
  question: string | null;
  outcome: Outcome | null;
}

/** One websocket. */
export class Line {
  readonly ws: WebSocket;
  readonly client: Client;
  readonly frames: ServerFrame[] = [];
  /** The same, with all that the server wrote. */
  readonly written: string[] = [];
  readonly known = new Map<string, Known>();
  readonly tables = new Map<string, MatchSummary>();
  private readonly listeners = new Set<() => void>();
  closedWith: number | null = null;
  private pings = 0;

  private constructor(client: Client, ws: WebSocket) {
    this.client = client;
    this.ws = ws;
    ws.on('message', (data) => this.receive(data.toString()));
    ws.on('close', (code) => {
      this.closedWith = code;
      this.wake();
    });
    ws.on('error', () => {});
  }

  static async open(client: Client): Promise<Line> {
    const ws = new WebSocket(`${client.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: client.cookie },
    });
    const line = new Line(client, ws);
    await line.until(() => line.frames.some((frame) => frame.type === 'hello') || line.closedWith !== null);
    return line;
  }

  send(frame: unknown): void {
    this.ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  async watch(match: string, cursor = this.known.get(match)?.cursor ?? 0): Promise<Known> {
    this.send({ type: 'watch', match, cursor });
    await this.until(() => this.known.has(match) || this.last('error') !== null);
    const known = this.known.get(match);
    if (!known) throw new Error(`cannot watch: ${JSON.stringify(this.last('error'))}`);
    return known;
  }

  /** Makes a step and waits for its answer. */
  async move(
    match: string,
    move: Written,
    id = newStepId(),
    decision = this.of(match).decision,
  ): Promise<Refusal | null> {
    const from = this.frames.length;
    this.send({ type: 'move', match, id, decision, move });
    return this.answer(id, from);
  }

  async undo(match: string, id = newStepId()): Promise<Refusal | null> {
    const from = this.frames.length;
    this.send({ type: 'undo', match, id, decision: this.of(match).decision });
    return this.answer(id, from);
  }

  /** Asks for more time in a secret window. */
  async moreTime(match: string, window: number, extensions: number): Promise<Refusal | null> {
    const from = this.frames.length;
    const id = newStepId();
    this.send({ type: 'moreTime', match, id, window, extensions });
    return this.answer(id, from);
  }

  /** Asks what a move would be answered. */
  async why(match: string, move: Written, decision = this.of(match).decision): Promise<Refusal | null> {
    const from = this.frames.length;
    const id = newStepId();
    this.send({ type: 'why', match, id, decision, move });
    return this.reason(id, from);
  }

  /** The answer to a step among the frames from one on. */
  answer(id: string, from = 0): Promise<Refusal | null> {
    return this.answered('ack', id, from);
  }

  /** The answer to a question why, among the frames from one on. */
  reason(id: string, from = 0): Promise<Refusal | null> {
    return this.answered('why', id, from);
  }

  private async answered(type: 'ack' | 'why', id: string, from: number): Promise<Refusal | null> {
    const find = () =>
      this.frames
        .slice(from)
        .find(
          (frame): frame is FrameOf<'ack'> | FrameOf<'why'> | FrameOf<'error'> =>
            (frame.type === type || frame.type === 'error') && frame.id === id,
        );
    await this.until(() => find() !== undefined || this.closedWith !== null);
    const frame = find();
    if (frame && frame.type !== 'error') return frame.refusal as Refusal | null;
    throw new Error(frame ? frame.code : 'closed');
  }

  /** Goes on with what another line has learnt. */
  recall(other: Line): void {
    for (const [match, known] of other.known) this.known.set(match, known);
    for (const [match, table] of other.tables) this.tables.set(match, table);
  }

  of(match: string): Known {
    const known = this.known.get(match);
    if (!known) throw new Error('not watched');
    return known;
  }

  /** Waits for another decision of one's own, or the end; at most so long. */
  async changed(match: string, decision: number, milliseconds: number): Promise<void> {
    const holds = () => this.of(match).decision !== decision || this.of(match).outcome !== null;
    await this.until(holds, milliseconds).catch(() => {});
  }

  /** Everything the server has sent up to now has arrived. */
  async settle(): Promise<void> {
    const n = this.pings++;
    this.send({ type: 'ping', n });
    await this.until(
      () => this.closedWith !== null || this.frames.some((frame) => frame.type === 'pong' && frame.n === n),
    );
  }

  /** The frames of a match received so far, but for answers to one's own. */
  about(match: string): ServerFrame[] {
    return this.frames.filter(
      (frame) => 'match' in frame && frame.match === match && frame.type !== 'ack' && frame.type !== 'error',
    );
  }

  last<Type extends ServerFrame['type']>(type: Type): FrameOf<Type> | null {
    return (this.frames.findLast((frame) => frame.type === type) as FrameOf<Type> | undefined) ?? null;
  }

  /** Waits until something holds; looks again at every frame. */
  until(holds: () => boolean, milliseconds = 60_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const done = holds();
        if (!done && this.closedWith === null) return;
        this.listeners.delete(look);
        clearTimeout(timer);
        if (done) resolve();
        else reject(new Error(`the line was closed with ${this.closedWith}`));
      };
      const timer = setTimeout(() => {
        this.listeners.delete(look);
        reject(
          new Error(`waited in vain; last frames: ${JSON.stringify(this.frames.slice(-3)).slice(0, 800)}`),
        );
      }, milliseconds);
      this.listeners.add(look);
      look();
    });
  }

  close(): void {
    this.ws.close();
  }

  private receive(text: string): void {
    for (const json of JSON.parse(text) as unknown[]) {
      // Frame by frame: which of them left together is a matter of chance.
      this.written.push(JSON.stringify(json));
      this.client.received.push(JSON.stringify(json));
      const frame = serverFrame.parse(json);
      this.frames.push(frame);
      if (frame.type === 'table') this.tables.set(frame.match, frame.table);
      if (frame.type === UPDATE) this.learn(frame);
    }
    this.wake();
  }

  private learn(update: Update): void {
    const before = this.known.get(update.match);
    const told = [...(before?.told ?? []), ...update.told];
    const last = [before?.view, before?.moves ?? [], before?.waiting ?? [], before?.asked ?? false];
    if (update.patch && update.patch.from !== before?.decision) throw new Error('a patch of something else');
    const [view, moves, waiting, asked] =
      update.situation ?? (patched(last, update.patch?.change ?? {}) as Situation);
    const { watcher, cursor, decision, mayUndo, question = null, outcome } = update;
    this.known.set(update.match, {
      watcher,
      cursor,
      decision,
      told,
      view,
      moves,
      waiting,
      asked,
      mayUndo,
      question,
      outcome: outcome as Outcome | null,
    });
  }

  private wake(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
