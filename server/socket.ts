/** One websocket: frames in, frames out. Whatever comes, it gets a typed error or a closed socket, and harms nobody. */

import { clientFrame, type ErrorCode, FRAME_BYTES, PROTOCOL, type ServerFrame } from '@conclave/wire';
import type { WebSocket } from '@fastify/websocket';
import { Fault } from './errors.ts';
import type { Guest, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Person, Store } from './store/store.ts';

export interface SocketLimits {
  /** Frames a second, and how many may come at once. */
  readonly rate: number;
  readonly burst: number;
  /** Matches one socket may watch. */
  readonly watched: number;
  /** Bytes waiting for a slow reader before the line is cut. */
  readonly backlog: number;
  /** Typed errors before the line is cut. */
  readonly patience: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  rate: 30,
  burst: 90,
  watched: 20,
  backlog: 4 * 1024 * 1024,
  patience: 60,
};

const TOO_MUCH = 1008;
const GOING_AWAY = 1001;

export class Connection implements Guest {
  private readonly socket: WebSocket;
  private readonly rooms: Rooms;
  private readonly store: Store;
  private readonly who: Person | null;
  private readonly limits: SocketLimits;
  private readonly now: () => number;
  private readonly watched = new Map<string, Room>();
  private allowance: number;
  private refilledAt: number;
  private errors = 0;
  /** Frames of one socket are taken one after the other. */
  private queue: Promise<void> = Promise.resolve();
  private queued = 0;

  constructor(
    socket: WebSocket,
    rooms: Rooms,
    store: Store,
    who: Person | null,
    now: () => number,
    limits: SocketLimits = SOCKET_LIMITS,
  ) {
    this.socket = socket;
    this.rooms = rooms;
    this.store = store;
    this.who = who;
    this.now = now;
    this.limits = limits;
    this.allowance = limits.burst;
    this.refilledAt = now();
    this.frame({ type: 'hello', protocol: PROTOCOL, person: who });
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
    socket.on('close', () => this.gone());
    socket.on('error', () => socket.terminate());
  }

  get person(): string | null {
    return this.who?.id ?? null;
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.backlog) this.socket.terminate();
    else this.socket.send(text);
  }

  close(): void {
    this.socket.close(GOING_AWAY);
  }

  private frame(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (!this.mayReceive()) {
      this.complain('tooFast');
      return;
    }
    if (isBinary || data.length > FRAME_BYTES) {
      this.complain(isBinary ? 'malformed' : 'tooLarge');
      return;
    }
    if (this.queued >= this.limits.burst) {
      this.complain('tooFast');
      return;
    }
    this.queued++;
    const text = data.toString('utf8');
    this.queue = this.queue
      .then(() => this.handle(text))
      .finally(() => {
        this.queued--;
      });
  }

  private mayReceive(): boolean {
    const now = this.now();
    const { rate, burst } = this.limits;
    this.allowance = Math.min(burst, this.allowance + ((now - this.refilledAt) * rate) / 1000);
    this.refilledAt = now;
    if (this.allowance < 1) return false;
    this.allowance--;
    return true;
  }

  private complain(code: ErrorCode, about: { match?: string; id?: string } = {}): void {
    this.frame({ type: 'error', code, ...about });
    this.errors++;
    if (this.errors > this.limits.patience) this.socket.close(TOO_MUCH, code);
  }

  private async handle(text: string): Promise<void> {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      this.complain('malformed');
      return;
    }
    const parsed = clientFrame.safeParse(json);
    if (!parsed.success) {
      this.complain('malformed');
      return;
    }
    const frame = parsed.data;
    const about = 'match' in frame ? { match: frame.match, ...('id' in frame && { id: frame.id }) } : {};
    try {
      switch (frame.type) {
        case 'ping':
          this.frame({ type: 'pong', n: frame.n });
          return;
        case 'watch':
          await this.watch(frame.match, frame.cursor);
          return;
        case 'unwatch':
          this.watched.get(frame.match)?.unwatch(this);
          this.watched.delete(frame.match);
          return;
        case 'move':
          await this.step(frame.match, frame.id, {
            type: 'move',
            move: frame.move,
            decision: frame.decision,
          });
          return;
        case 'undo':
          await this.step(frame.match, frame.id, { type: 'undo', decision: frame.decision });
          return;
        case 'say':
          await this.say(frame.match, frame.id, frame.text);
      }
    } catch (error) {
      this.complain(error instanceof Fault ? error.code : 'notStored', about);
    }
  }

  private async watch(match: string, cursor: number): Promise<void> {
    if (!this.watched.has(match) && this.watched.size >= this.limits.watched) throw new Fault('tooFast');
    const room = await this.rooms.room(match);
    const lines = await this.store.chat(match, this.chatRoom(room), 0);
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.watched.set(match, room);
    room.watch(this, cursor);
    this.frame({ type: 'said', match, lines: [...lines] });
  }

  private async step(match: string, id: string, request: Parameters<Room['step']>[2]): Promise<void> {
    const room = await this.rooms.room(match);
    const refusal = await room.step(this.person, id, request);
    this.frame({
      type: 'ack',
      match,
      id,
      refusal: refusal && {
        rule: refusal.rule,
        reason: refusal.reason,
        ...(refusal.params && { params: { ...refusal.params } }),
      },
    });
  }

  private async say(match: string, id: string, text: string): Promise<void> {
    if (!this.who) throw new Fault('notSignedIn');
    const room = await this.rooms.room(match);
    const chatRoom = this.chatRoom(room);
    const line = await this.store.say(match, chatRoom, this.who.name, id, text, this.now());
    room.say({ type: 'said', match, lines: [line] }, chatRoom === 'players');
    this.frame({ type: 'ack', match, id, refusal: null });
  }

  private chatRoom(room: Room): 'players' | 'gallery' {
    return room.seatOf(this.person) === null ? 'gallery' : 'players';
  }

  private gone(): void {
    for (const room of this.watched.values()) room.unwatch(this);
    this.watched.clear();
  }
}
