/** The line to a match on a server: what we know of it, kept up to date; steps that survive a broken connection. */

import { randomBytes } from 'node:crypto';
import type { AnyMove, AnyPerspective, Refusal } from '@conclave/engine';
import { type ErrorCode, PROTOCOL, type ServerFrame, serverFrames, type TableInfo } from '@conclave/wire';
import { WebSocket } from 'ws';

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

export interface ChatLine {
  readonly from: string;
  readonly text: string;
}

interface Unanswered {
  readonly frame: string;
  resolve(answer: Refusal | ErrorCode | null): void;
}

const AGAIN = 1000;

export class Line {
  private readonly url: string;
  private readonly cookie: string;
  private readonly match: string;
  private readonly unanswered = new Map<string, Unanswered>();
  private socket: WebSocket | null = null;
  private wake: () => void = () => {};
  private closed = false;
  perspective: AnyPerspective | null = null;
  table: TableInfo;
  readonly chat: ChatLine[] = [];
  connected = false;
  /** The server speaks another version of the frames: there is no going on. */
  foreign = false;
  /** Settles with the next thing that changes here. */
  news: Promise<void> = Promise.resolve();

  constructor(origin: string, cookie: string, table: TableInfo) {
    this.url = `${origin.replace(/^http/, 'ws')}/socket`;
    this.cookie = cookie;
    this.match = table.id;
    this.table = table;
    this.awaitNews();
    this.connect();
  }

  /** `null`: done. A refusal of the rules, or a code of the house. */
  move(move: AnyMove, decision: number): Promise<Refusal | ErrorCode | null> {
    return this.ask({ type: 'move', decision, move });
  }

  undo(decision: number): Promise<Refusal | ErrorCode | null> {
    return this.ask({ type: 'undo', decision });
  }

  say(text: string): Promise<Refusal | ErrorCode | null> {
    return this.ask({ type: 'say', text });
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private ask(request: Readonly<Record<string, unknown>>): Promise<Refusal | ErrorCode | null> {
    const id = randomBytes(12).toString('base64url');
    const frame = JSON.stringify({ ...request, match: this.match, id });
    return new Promise((resolve) => {
      this.unanswered.set(id, { frame, resolve });
      if (this.connected) this.socket?.send(frame);
    });
  }

  private connect(): void {
    const socket = new WebSocket(this.url, { headers: { cookie: this.cookie } });
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.connected = false;
      this.tellNews();
      if (!this.closed) setTimeout(() => this.connect(), AGAIN);
    });
  }

  private receive(text: string): void {
    for (const frame of serverFrames(text)) this.take(frame);
  }

  private take(frame: ServerFrame): void {
    switch (frame.type) {
      case 'frame':
        this.learn(frame);
        break;
      case 'table':
        this.table = frame.table;
        break;
      case 'said':
        this.chat.push(...frame.lines);
        break;
      case 'ack':
        this.settle(frame.id, frame.refusal);
        break;
      case 'error':
        if (frame.id !== undefined) this.settle(frame.id, frame.code);
        break;
      case 'hello':
        this.greet(frame.protocol);
        break;
      case 'pong':
        return;
    }
    this.tellNews();
  }

  private greet(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.foreign = true;
      this.close();
      return;
    }
    this.connected = true;
    const cursor = this.perspective?.told.length ?? 0;
    this.socket?.send(JSON.stringify({ type: 'watch', match: this.match, cursor }));
    for (const { frame } of this.unanswered.values()) this.socket?.send(frame);
  }

  private settle(id: string, answer: FrameOf<'ack'>['refusal'] | ErrorCode): void {
    this.unanswered.get(id)?.resolve(answer as Refusal | ErrorCode | null);
    this.unanswered.delete(id);
  }

  private learn(frame: FrameOf<'frame'>): void {
    const { watcher, decision, mayUndo } = frame;
    const before = this.perspective;
    const known = before?.told.slice(0, frame.cursor - frame.told.length) ?? [];
    const [view, moves, waiting] = frame.face ?? [before?.view, before?.moves ?? [], before?.waiting ?? []];
    const outcome = frame.outcome as AnyPerspective['outcome'];
    this.perspective = {
      watcher,
      view,
      moves,
      waiting,
      decision,
      mayUndo,
      outcome,
      told: [...known, ...frame.told],
    };
  }

  private tellNews(): void {
    const wake = this.wake;
    this.awaitNews();
    wake();
  }

  private awaitNews(): void {
    this.news = new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
