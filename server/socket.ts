/**
 * Serves one client on one websocket. Its frames become requests to rooms, and rooms send it frames. Any input gets a
 * typed error or a closed socket, and disturbs nobody else.
 */

import type { Refusal } from '@conclave/engine';
import { type ClientFrame, type ErrorCode, FRAME_BYTES, PROTOCOL, type Reaction } from '@conclave/wire';
import type { WebSocket } from '@fastify/websocket';
import type { Guest } from './audience.ts';
import { Fault } from './errors.ts';
import type { PingBeats } from './heartbeat.ts';
import { isQuestion, readFrame, type Subject, subjectOfFrame, unreadSubject } from './incoming-frame.ts';
import type { ListReader } from './list-reader.ts';
import type { LiveLists } from './live-lists.ts';
import { NewestOnly } from './newest-only.ts';
import { type Asker, LIST_COST, MATCH_COST, type RequestCounter } from './request-limits.ts';
import type { Room } from './room.ts';
import { maySee, refusalOf } from './room-reading.ts';
import type { Rooms } from './rooms.ts';
import type { SocketLimits } from './socket-limits.ts';
import { SocketLine } from './socket-line.ts';
import type { Person, Store } from './store/store.ts';
import { sayAt, shownLine } from './talk.ts';
import { TokenBucket } from './token-bucket.ts';

/** What a connection needs around it. */
export interface SocketServices {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly lists: LiveLists;
  readonly requests: RequestCounter;
  now(): number;
  wall(): number;
  failed(err: unknown): void;
}

interface Watched {
  readonly room: Room;
  /** The link by which it may watch a private match. */
  readonly invite: string | undefined;
}

type WhyFrame = Extract<ClientFrame, { type: 'why' }>;
type MoreTimeFrame = Extract<ClientFrame, { type: 'moreTime' }>;

/** The queue of everything but steps. */
const REST = '';

export class Connection implements Guest {
  /** The way to the client. */
  readonly line: SocketLine;
  private readonly services: SocketServices;
  private readonly who: Person | null;
  private readonly asker: Asker;
  private readonly limits: SocketLimits;
  private readonly watched = new Map<string, Watched>();
  private readonly frames: TokenBucket;
  private readonly questions: TokenBucket;
  private readonly why = new NewestOnly<WhyFrame>((frame) => this.answerWhy(frame));
  private list: ListReader | null = null;
  private errors = 0;
  /** One queue for the steps of each match and one for the rest: no match holds up another. */
  private readonly queues = new Map<string, Promise<void>>();
  private queued = 0;
  private leaving = false;

  constructor(
    socket: WebSocket,
    services: SocketServices,
    who: Person | null,
    address: string,
    limits: SocketLimits,
    pings: PingBeats,
  ) {
    const { now } = services;
    this.line = new SocketLine(socket, limits, pings, now);
    this.services = services;
    this.who = who;
    this.asker = { person: who?.id ?? null, address };
    this.limits = limits;
    this.frames = new TokenBucket(limits.rate, limits.burst, now);
    this.questions = new TokenBucket(limits.whyRate, limits.whyBurst, now);
    this.line.sendFrame({ type: 'hello', protocol: PROTOCOL, person: who });
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
    socket.on('close', () => this.gone());
  }

  get person(): string | null {
    return this.who?.id ?? null;
  }

  send(text: string): void {
    this.line.send(text);
  }

  /** Accepts no more frames, and closes once those under way are answered. */
  leave(): void {
    this.leaving = true;
    if (this.queued === 0) this.line.close();
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

  private receive(data: Buffer, isBinary: boolean): void {
    if (!this.line.isOpen || this.leaving) return;
    this.line.received();
    const isWhy = isQuestion(data);
    const isAllowed = this.services.requests.mayFrame(this.asker);
    // Too many questions are dropped unread and unanswered.
    if (isWhy && !(isAllowed && this.questions.take())) return;
    if (!isWhy && !(isAllowed && this.frames.take() && this.queued < this.limits.burst))
      this.refuse('tooFast', data);
    else if (isBinary) this.complain('malformed');
    else if (data.length > FRAME_BYTES) this.refuse('tooLarge', data);
    else this.take(data);
  }

  /** Reads no more than the beginning of the frame. */
  private refuse(code: ErrorCode, data: Buffer): void {
    this.complain(code, unreadSubject(data));
  }

  private take(data: Buffer): void {
    const frame = readFrame(data);
    if (frame === null) this.refuse('malformed', data);
    else if (frame.type === 'why') this.why.push(frame);
    else this.enqueue(queueOf(frame), () => this.handle(frame), subjectOfFrame(frame));
  }

  private enqueue(queue: string, work: () => Promise<void>, about: Subject): void {
    this.queued++;
    const before = this.queues.get(queue);
    const finish = () => {
      this.queued--;
      if (this.queues.get(queue) === done) this.queues.delete(queue);
      if (this.leaving && this.queued === 0) this.line.close();
    };
    const done = (before ? before.then(work) : work()).then(finish, (error: unknown) => {
      this.complainOf(error, about);
      finish();
    });
    this.queues.set(queue, done);
  }

  private complainOf(error: unknown, about: Subject): void {
    if (!(error instanceof Fault)) this.services.failed(error);
    this.complain(error instanceof Fault ? error.code : 'notStored', about);
  }

  private complain(code: ErrorCode, about: Subject = {}): void {
    this.line.sendFrame({ type: 'error', code, ...about });
    this.errors++;
    if (this.errors > this.limits.patience) this.line.expel(code);
  }

  private async handle(frame: Exclude<ClientFrame, WhyFrame>): Promise<void> {
    switch (frame.type) {
      case 'ping':
        return this.line.sendFrame({ type: 'pong', n: frame.n });
      case 'watch':
        this.services.requests.request(this.asker, MATCH_COST);
        return this.watch(frame.match, frame.cursor, frame.invite);
      case 'unwatch':
        this.watched.get(frame.match)?.room.unwatch(this);
        this.watched.delete(frame.match);
        return;
      case 'list':
        return this.sendList();
      case 'move':
        return this.step(frame.match, frame.id, {
          type: 'move',
          move: frame.move,
          decision: frame.decision,
        });
      case 'undo':
        return this.step(frame.match, frame.id, { type: 'undo', decision: frame.decision });
      case 'say':
        return this.say(frame, frame.text);
      case 'react':
        return this.say(frame, '', frame.reaction);
      case 'moreTime':
        return this.moreTime(frame);
    }
  }

  private async watch(match: string, cursor: number, invite: string | undefined): Promise<void> {
    if (!this.watched.has(match) && this.watched.size >= this.limits.watched) throw new Fault('tooFast');
    await this.services.rooms.current(match);
    const lines = await this.services.store.chat(match, 'players', 0);
    // Asked for again after the wait: a room that nobody watches may have left memory.
    let room = await this.services.rooms.room(match);
    while (room.isStale) room = await this.services.rooms.room(match);
    if (!this.line.isOpen) return;
    if (!maySee(room.row, this.person, invite)) throw new Fault('unknownMatch');
    this.watched.set(match, { room, invite });
    room.watch(this, cursor);
    // Before the match begins the talk is of those who sit there.
    const hears = room.status !== 'open' || room.seatOf(this.person) !== null;
    this.line.sendFrame({ type: 'said', match, lines: hears ? lines.map(shownLine) : [] });
  }

  private async sendList(): Promise<void> {
    if (!this.who) throw new Fault('notSignedIn');
    const { lists, requests } = this.services;
    requests.request(this.asker, LIST_COST);
    if (!this.line.isOpen) return;
    this.list ??= lists.open(this.who.id, (frame) => this.line.sendFrame(frame));
    await lists.sendAll(this.list);
  }

  private async step(match: string, id: string, request: Parameters<Room['step']>[2]): Promise<void> {
    const refusal = await (await this.roomOf(match)).step(this.person, id, request);
    this.line.sendFrame({ type: 'ack', match, id, refusal: refusal && written(refusal) });
  }

  private async moreTime({ match, id, window, extensions }: MoreTimeFrame): Promise<void> {
    const refusal = await (await this.roomOf(match)).time.moreTime(this.person, window, extensions);
    this.line.sendFrame({ type: 'ack', match, id, refusal: refusal && written(refusal) });
  }

  private async answerWhy({ match, id, move, decision }: WhyFrame): Promise<void> {
    try {
      const refusal = refusalOf(await this.roomOf(match), this.person, move, decision);
      this.line.sendFrame({ type: 'why', match, id, refusal: refusal && written(refusal) });
    } catch (error) {
      this.complainOf(error, { match, id });
    }
  }

  /** Most steps are made in a room that this client watches; such a room is in memory. */
  private async roomOf(match: string): Promise<Room> {
    const room = this.watched.get(match)?.room;
    return room && !room.isStale ? room : this.services.rooms.room(match);
  }

  private async say({ match, id }: { match: string; id: string }, text: string, reaction?: Reaction) {
    if (!this.who) throw new Fault('notSignedIn');
    const room = await this.roomOf(match);
    if (!maySee(room.row, this.who.id, this.watched.get(match)?.invite)) throw new Fault('unknownMatch');
    const seat = room.seatOf(this.who.id);
    // Whoever only watches reads, and does not write; before the match a host without a chair is no watcher.
    const isOpening = room.status === 'open' && room.row.host === this.who.id;
    if (seat === null && !isOpening) throw new Fault('notYours');
    const { requests, store, wall } = this.services;
    await requests.fill('lines', this.who.id, this.asker.address);
    // As the table calls them: the host of the server may have taken a name away.
    const holder = seat === null ? null : room.row.seats[seat];
    const name = holder?.kind === 'person' ? holder.name : this.who.name;
    const said = { person: this.who.id, name, seat, id, text, at: wall() };
    const isSaid = await sayAt(room, { ...said, ...(reaction && { reaction }) }, { store });
    // Not to be sent again: a reaction that comes late says something else.
    if (!isSaid) throw new Fault('tooMany', 'reactions');
    this.line.sendFrame({ type: 'ack', match, id, refusal: null });
  }

  private gone(): void {
    for (const { room } of this.watched.values()) room.unwatch(this);
    this.watched.clear();
    if (this.list) this.services.lists.close(this.list);
  }
}

function written({ rule, reason, params }: Refusal) {
  return { rule, reason, ...(params && { params: { ...params } }) };
}

function queueOf(frame: ClientFrame): string {
  return frame.type === 'move' || frame.type === 'undo' ? frame.match : REST;
}
