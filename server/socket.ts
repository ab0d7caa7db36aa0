/** One websocket: frames in, frames out. Whatever comes, it gets a typed error or a closed socket, and harms nobody. */

import { randomBytes } from 'node:crypto';
import type { Refusal } from '@conclave/engine';
import {
  type ClientFrame,
  clientFrame,
  type ErrorCode,
  FRAME_BYTES,
  PROTOCOL,
  type ServerFrame,
  subjectOf,
} from '@conclave/wire';
import type { WebSocket } from '@fastify/websocket';
import type { Guest } from './audience.ts';
import { Fault } from './errors.ts';
import { NewestOnly } from './newest-only.ts';
import { type Asker, MATCH_COST, type RequestCounter } from './request-limits.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Person, Store } from './store/store.ts';
import { TokenBucket } from './token-bucket.ts';

export interface SocketLimits {
  /** Frames a second, and how many may come at once. */
  readonly rate: number;
  readonly burst: number;
  /** The same for questions why a move is not possible, which count apart. */
  readonly whyRate: number;
  readonly whyBurst: number;
  /** The same for pings and pongs of the websocket itself. */
  readonly controlRate: number;
  readonly controlBurst: number;
  /** Matches one socket may watch. */
  readonly watched: number;
  /** Bytes waiting for a slow reader before the line is cut. */
  readonly backlog: number;
  /** The same for all lines together: beyond it, those with most are cut. */
  readonly unread: number;
  /** Typed errors before the line is cut. */
  readonly patience: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  rate: 30,
  burst: 90,
  whyRate: 8,
  whyBurst: 16,
  controlRate: 2,
  controlBurst: 20,
  watched: 20,
  backlog: 4 * 1024 * 1024,
  unread: 64 * 1024 * 1024,
  patience: 60,
};

/** What a connection needs around it. */
export interface SocketServices {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly requests: RequestCounter;
  now(): number;
  wall(): number;
  failed(err: unknown): void;
}

interface Watched {
  readonly room: Room;
  /** By which it may watch a private match. */
  readonly invite: string | undefined;
}

type WhyFrame = Extract<ClientFrame, { type: 'why' }>;
type MoreTimeFrame = Extract<ClientFrame, { type: 'moreTime' }>;

/** What an error answers. */
interface About {
  readonly match?: string;
  readonly id?: string;
}

/** The queue of everything but steps. */
const REST = '';
const TOO_MUCH = 1008;
/** Bytes waiting for a reader beyond which it gets no pong. */
const MAX_UNREAD_FOR_PONG = 16 * 1024;
const GOING_AWAY = 1001;
const PATIENCE_AT_CLOSE = 1000;
/** In which a frame says what it is about. */
const SUBJECT_BYTES = 160;

export class Connection implements Guest {
  private readonly socket: WebSocket;
  private readonly services: SocketServices;
  private readonly who: Person | null;
  private readonly asker: Asker;
  private readonly limits: SocketLimits;
  private readonly watched = new Map<string, Watched>();
  private alive = true;
  /** What the pong to the last ping must say: whoever has not read it does not know. */
  private pingToken: string | null = null;
  private readonly controls: TokenBucket;
  private readonly frames: TokenBucket;
  private readonly questions: TokenBucket;
  private readonly why = new NewestOnly<WhyFrame>((frame) => this.answerWhy(frame));
  private errors = 0;
  /** Steps in one match are taken one after the other, and so is all the rest: no match holds up another. */
  private readonly queues = new Map<string, Promise<void>>();
  private queued = 0;
  private leaving = false;
  /** What goes out at the end of this tick. */
  private outbox: string[] = [];
  /** Whether anything went out since the last look. */
  private spoke = true;

  constructor(
    socket: WebSocket,
    services: SocketServices,
    who: Person | null,
    address: string,
    limits: SocketLimits,
  ) {
    const { now } = services;
    this.socket = socket;
    this.services = services;
    this.who = who;
    this.asker = { person: who?.id ?? null, address };
    this.limits = limits;
    this.frames = new TokenBucket(limits.rate, limits.burst, now);
    this.controls = new TokenBucket(limits.controlRate, limits.controlBurst, now);
    this.questions = new TokenBucket(limits.whyRate, limits.whyBurst, now);
    this.frame({ type: 'hello', protocol: PROTOCOL, person: who });
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
    socket.on('close', () => this.gone());
    socket.on('ping', (data: Buffer) => this.pinged(data));
    socket.on('pong', (data: Buffer) => this.ponged(data));
  }

  /** Bytes waiting for its reader. */
  get unread(): number {
    return this.socket.bufferedAmount;
  }

  cut(): void {
    this.socket.terminate();
  }

  get person(): string | null {
    return this.who?.id ?? null;
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.backlog) this.socket.terminate();
    else if (this.outbox.push(text) === 1) process.nextTick(() => this.flush());
  }

  /** What is sent in one go, a frame and its acknowledgement above all, leaves in one message. */
  private flush(): void {
    if (this.outbox.length > 0) this.sendMessage(`[${this.outbox.join()}]`);
    this.outbox = [];
  }

  private sendMessage(message: string): void {
    this.socket.send(message);
    this.spoke = true;
  }

  /** Whoever was told nothing for a while is told nothing, in so many words: the line is alive. */
  heartbeat(): void {
    const isDue = !this.spoke && this.socket.bufferedAmount === 0;
    this.spoke = false;
    if (isDue && this.socket.readyState === this.socket.OPEN) this.sendMessage('[]');
  }

  /** Somebody who has not answered the last ping is gone, though nobody said so. */
  ping(): void {
    if (!this.alive) this.socket.terminate();
    this.alive = false;
    this.pingToken = randomBytes(6).toString('hex');
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping(this.pingToken);
  }

  /** Beyond the limit, or to somebody who does not read, there is no answer, and then no line. */
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

  /** Takes nothing more, and is closed as soon as what was begun is answered. */
  leave(): void {
    this.leaving = true;
    if (this.queued === 0) this.close();
  }

  close(): void {
    this.flush();
    this.socket.close(GOING_AWAY);
    setTimeout(() => this.socket.terminate(), PATIENCE_AT_CLOSE).unref();
  }

  watchAgain(match: string, cursor: number): void {
    const invite = this.watched.get(match)?.invite;
    this.watched.delete(match);
    const watch = async () => {
      try {
        await this.watch(match, cursor, invite);
      } finally {
        if (!this.watched.has(match)) await this.services.rooms.gone(match, this.person);
      }
    };
    this.enqueue(REST, watch, { match });
  }

  private frame(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN || this.leaving) return;
    this.alive = true;
    const isWhy = isQuestion(data);
    const isAllowed = this.services.requests.mayFrame(this.asker);
    // Passed over in silence, and before anybody reads it.
    if (isWhy && !(isAllowed && this.questions.take())) return;
    if (!isWhy && !(isAllowed && this.frames.take() && this.queued < this.limits.burst))
      this.refuse('tooFast', data);
    else if (isBinary) this.complain('malformed');
    else if (data.length > FRAME_BYTES) this.refuse('tooLarge', data);
    else this.take(data);
  }

  /** Unread but for its beginning. */
  private refuse(code: ErrorCode, data: Buffer): void {
    this.complain(code, subjectOf(data.toString('latin1', 0, SUBJECT_BYTES)));
  }

  private take(data: Buffer): void {
    const frame = frameOf(data.toString('utf8'));
    if (frame === null) this.refuse('malformed', data);
    else if (frame.type === 'why') this.why.push(frame);
    else this.enqueue(queueOf(frame), () => this.handle(frame), aboutOf(frame));
  }

  private enqueue(queue: string, work: () => Promise<void>, about: About): void {
    this.queued++;
    const before = this.queues.get(queue);
    const finish = () => {
      this.queued--;
      if (this.queues.get(queue) === done) this.queues.delete(queue);
      if (this.leaving && this.queued === 0) this.close();
    };
    const done = (before ? before.then(work) : work()).then(finish, (error: unknown) => {
      this.complainOf(error, about);
      finish();
    });
    this.queues.set(queue, done);
  }

  private complainOf(error: unknown, about: About): void {
    if (!(error instanceof Fault)) this.services.failed(error);
    this.complain(error instanceof Fault ? error.code : 'notStored', about);
  }

  private complain(code: ErrorCode, about: About = {}): void {
    this.frame({ type: 'error', code, ...about });
    this.errors++;
    if (this.errors <= this.limits.patience) return;
    this.flush();
    this.socket.close(TOO_MUCH, code);
  }

  private async handle(frame: Exclude<ClientFrame, WhyFrame>): Promise<void> {
    switch (frame.type) {
      case 'ping':
        return this.frame({ type: 'pong', n: frame.n });
      case 'watch':
        this.services.requests.request(this.asker, MATCH_COST);
        return this.watch(frame.match, frame.cursor, frame.invite);
      case 'unwatch':
        this.watched.get(frame.match)?.room.unwatch(this);
        this.watched.delete(frame.match);
        return;
      case 'move':
        return this.step(frame.match, frame.id, {
          type: 'move',
          move: frame.move,
          decision: frame.decision,
        });
      case 'undo':
        return this.step(frame.match, frame.id, { type: 'undo', decision: frame.decision });
      case 'say':
        return this.say(frame.match, frame.id, frame.text);
      case 'moreTime':
        return this.moreTime(frame);
    }
  }

  private async watch(match: string, cursor: number, invite: string | undefined): Promise<void> {
    if (!this.watched.has(match) && this.watched.size >= this.limits.watched) throw new Fault('tooFast');
    const chatRoom = this.chatRoom(await this.services.rooms.current(match));
    const lines = await this.services.store.chat(match, chatRoom, 0);
    // Asked for at the last moment: a room that nobody watches may leave memory meanwhile.
    let room = await this.services.rooms.room(match);
    while (room.isStale) room = await this.services.rooms.room(match);
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!room.maySee(this.person, invite)) throw new Fault('unknownMatch');
    this.watched.set(match, { room, invite });
    room.watch(this, cursor);
    this.frame({ type: 'said', match, lines: [...lines] });
  }

  private async step(match: string, id: string, request: Parameters<Room['step']>[2]): Promise<void> {
    const refusal = await (await this.roomOf(match)).step(this.person, id, request);
    this.frame({ type: 'ack', match, id, refusal: refusal && written(refusal) });
  }

  private async moreTime({ match, id, window, extensions }: MoreTimeFrame): Promise<void> {
    const refusal = await (await this.roomOf(match)).moreTime(this.person, window, extensions);
    this.frame({ type: 'ack', match, id, refusal: refusal && written(refusal) });
  }

  private async answerWhy({ match, id, move, decision }: WhyFrame): Promise<void> {
    try {
      const refusal = (await this.roomOf(match)).why(this.person, move, decision);
      this.frame({ type: 'why', match, id, refusal: refusal && written(refusal) });
    } catch (error) {
      this.complainOf(error, { match, id });
    }
  }

  /** A room that is watched stays in memory; most steps are made where one watches. */
  private async roomOf(match: string): Promise<Room> {
    const room = this.watched.get(match)?.room;
    return room && !room.isStale ? room : this.services.rooms.room(match);
  }

  private async say(match: string, id: string, text: string): Promise<void> {
    if (!this.who) throw new Fault('notSignedIn');
    const room = await this.roomOf(match);
    if (!room.maySee(this.who.id, this.watched.get(match)?.invite)) throw new Fault('unknownMatch');
    const { requests, store, wall } = this.services;
    await requests.fill('lines', this.who.id, this.asker.address);
    const chatRoom = this.chatRoom(room);
    const seat = room.seatOf(this.who.id);
    const said = { person: this.who.id, name: this.who.name, seat, id, text, at: wall() };
    const line = await store.say(match, chatRoom, said);
    // Where others may speak at another server, everybody hears all in the same order.
    if (store.cluster) await room.catchUp();
    else room.say({ type: 'said', match, lines: [line] }, chatRoom === 'players');
    this.frame({ type: 'ack', match, id, refusal: null });
  }

  private chatRoom(room: Room): 'players' | 'gallery' {
    return room.seatOf(this.person) === null ? 'gallery' : 'players';
  }

  private gone(): void {
    for (const { room } of this.watched.values()) room.unwatch(this);
    this.watched.clear();
  }
}

/** What waits for slow readers is one pot, whoever they are: those for whom most waits are cut off until it suffices. */
export function cutSlowest(connections: Iterable<Connection>, most: number): void {
  const slow = [...connections].filter(({ unread }) => unread > 0);
  let unread = slow.reduce((sum, one) => sum + one.unread, 0);
  if (unread <= most) return;
  for (const one of slow.sort((a, b) => b.unread - a.unread)) {
    if (unread <= most) return;
    unread -= one.unread;
    one.cut();
  }
}

function frameOf(text: string): ClientFrame | null {
  try {
    const parsed = clientFrame.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const QUESTION = Buffer.from('{"type":"why"');

function isQuestion(data: Buffer): boolean {
  return data.subarray(0, QUESTION.length).equals(QUESTION);
}

function written({ rule, reason, params }: Refusal) {
  return { rule, reason, ...(params && { params: { ...params } }) };
}

function queueOf(frame: ClientFrame): string {
  return frame.type === 'move' || frame.type === 'undo' ? frame.match : REST;
}

function aboutOf(frame: ClientFrame): About {
  if (!('match' in frame)) return {};
  return 'id' in frame ? { match: frame.match, id: frame.id } : { match: frame.match };
}
