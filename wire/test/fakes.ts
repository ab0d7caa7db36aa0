/** A machine whose sockets, time and chance are in the hands of a test. */

import type { Platform, Socket, SocketEvents } from '../client.ts';
import {
  type ClientFrame,
  type FrameOf,
  HEARTBEAT,
  PROTOCOL,
  type ServerFrame,
  UPDATE,
  type Update,
} from '../frames.ts';
import type { MatchSummary } from '../table.ts';

export const MATCH = 'match000';

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

export class FakeSocket implements Socket {
  readonly sent: ClientFrame[] = [];
  readonly openedAt: number;
  private readonly events: SocketEvents;
  isClosed = false;

  constructor(events: SocketEvents, openedAt: number) {
    this.events = events;
    this.openedAt = openedAt;
  }

  send(text: string): void {
    if (!this.isClosed) this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server says something, all in one message. */
  says(...frames: ServerFrame[]): void {
    this.events.message(JSON.stringify(frames));
  }

  /** It has nothing to say, and says so. */
  beats(): void {
    this.says();
  }

  saysNonsense(): void {
    this.events.message('<html>');
  }

  breaks(): void {
    this.isClosed = true;
    this.events.closed();
  }

  greets(): void {
    this.says({ type: 'hello', protocol: PROTOCOL, person: null });
  }

  of<Type extends ClientFrame['type']>(type: Type): Extract<ClientFrame, { type: Type }>[] {
    return this.sent.filter((frame): frame is Extract<ClientFrame, { type: Type }> => frame.type === type);
  }
}

export class FakeMachine implements Platform {
  readonly sockets: FakeSocket[] = [];
  chance = 0.5;
  now = 0;
  private timers: Timer[] = [];
  private ids = 0;

  open(events: SocketEvents): FakeSocket {
    const socket = new FakeSocket(events, this.now);
    this.sockets.push(socket);
    return socket;
  }

  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.now + milliseconds, work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return this.chance;
  }

  newId(): string {
    return `step-${String(this.ids++).padStart(4, '0')}`;
  }

  /** The newest one. */
  get socket(): FakeSocket {
    return this.sockets[this.sockets.length - 1];
  }

  get waits(): number {
    return this.timers.length;
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.work();
    }
    this.now = until;
  }

  /** The server has nothing to say meanwhile. */
  passWithBeats(milliseconds: number): void {
    for (let left = milliseconds; left > 0; left -= HEARTBEAT) {
      this.pass(Math.min(left, HEARTBEAT));
      this.socket.beats();
    }
  }
}

export function tableFrame(): FrameOf<'table'> {
  const table: MatchSummary = {
    id: MATCH,
    game: 'toy',
    version: 1,
    options: {},
    seats: [],
    status: 'running',
    public: false,
    aids: false,
    clock: { kind: 'none' },
    createdAt: 0,
    changedAt: 0,
    outcome: null,
    rematch: null,
    rematchBy: null,
    you: 0,
    host: true,
    hostSeat: 0,
    mayBegin: false,
    invite: null,
    code: null,
    swaps: [],
    pause: null,
    yourTurn: true,
    agreed: [],
    wish: null,
    absence: 'fair',
    watching: 0,
  };
  return { type: 'table', match: MATCH, table };
}

/** Events are named by one letter each: `told` from a cursor on. */
export function updateFrame(from: number, told: string, over: Partial<Update> = {}): Update {
  return {
    type: UPDATE,
    match: MATCH,
    watcher: 0,
    cursor: from + told.length,
    told: [...told].map((type) => ({ type })),
    decision: 0,
    mayUndo: false,
    outcome: null,
    clock: null,
    situation: [`view of ${over.decision ?? 0}`, [], [0], true],
    ...over,
  };
}

export function ack(id: string, refusal: FrameOf<'ack'>['refusal'] = null): ServerFrame {
  return { type: 'ack', match: MATCH, id, refusal };
}
