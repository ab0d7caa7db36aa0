/** A table on a server: frames in, steps out. Steps that were not acknowledged are sent again under the same id. */

import type {
  AnyMove,
  AnyPerspective,
  EndedHow,
  Level,
  MatchRecord,
  Refusal,
  Seat,
  Thought,
  Watcher,
} from '@conclave/engine';
import {
  type ClientFrame,
  type ClockFace,
  PROTOCOL,
  type ServerFrame,
  serverFrames,
  type TableInfo,
} from '@conclave/wire';
import { signal } from '@preact/signals';
import * as api from '../api.ts';
import { Line } from './line.ts';
import type { ChatLine, TableFace, TableSource, Trouble } from './source.ts';

type Told = AnyPerspective['told'][number];
type Sent = Extract<ClientFrame, { type: 'move' | 'undo' | 'say' }>;

interface Pending {
  readonly frame: Sent;
  settle(refusal: Refusal | null): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const AWAY_EVERY = 10_000;
const LOST: Refusal = { rule: 'house', reason: 'stale' };

function stepId(): string {
  return crypto.randomUUID();
}

export class RemoteSource implements TableSource {
  readonly place = 'remote';
  readonly face = signal<TableFace | null>(null);
  readonly perspective = signal<AnyPerspective | null>(null);
  readonly trouble = signal<Trouble | null>('connecting');
  readonly handover = signal(null);
  readonly clock = signal<ClockFace | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  private readonly id: string;
  private readonly pending = new Map<string, Pending>();
  private told: Told[] = [];
  /** What this page saw, by the number of events told then. */
  private readonly seen: (Omit<AnyPerspective, 'told'> & { readonly count: number })[] = [];
  private watcher: Watcher | null = null;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinger = 0;
  private waiter = 0;
  private closed = false;
  private adviser: Line | null = null;

  constructor(id: string) {
    this.id = id;
    this.connect();
    addEventListener('online', this.hurry);
  }

  private readonly hurry = () => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    );
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(String(data));
    socket.onclose = () => {
      clearInterval(this.pinger);
      if (this.closed || this.socket !== socket) return;
      if (this.trouble.peek() === null) this.trouble.value = 'connecting';
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.pinger = window.setInterval(() => this.send({ type: 'ping', n: 0 }), PING_EVERY);
    };
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private receive(text: string): void {
    for (const frame of serverFrames(text)) this.take(frame);
  }

  private take(frame: ServerFrame): void {
    if ('match' in frame && frame.match !== undefined && frame.match !== this.id) return;
    switch (frame.type) {
      case 'hello':
        if (frame.protocol !== PROTOCOL) {
          this.trouble.value = 'outdated';
          break;
        }
        this.send({ type: 'watch', match: this.id, cursor: this.told.length });
        for (const { frame: unanswered } of this.pending.values()) this.send(unanswered);
        break;
      case 'table':
        this.know(frame.table);
        break;
      case 'frame':
        this.hear(frame);
        break;
      case 'ack':
        this.settle(frame.id, frame.refusal);
        break;
      case 'said': {
        const known = new Set(this.chat.peek().map(({ n }) => n));
        this.chat.value = [...this.chat.peek(), ...frame.lines.filter(({ n }) => !known.has(n))];
        break;
      }
      case 'error':
        if (frame.id !== undefined) this.settle(frame.id, LOST);
        else if (frame.code === 'unknownMatch') this.trouble.value = 'missing';
        else if (frame.code === 'setAside') this.trouble.value = 'setAside';
        break;
      case 'pong':
        break;
    }
  }

  private know(table: TableInfo): void {
    this.trouble.value = table.status === 'aside' ? 'setAside' : null;
    this.face.value = faceOf(table, this.watcher);
    clearTimeout(this.waiter);
    const away = table.seats.some(
      ({ kind, present, sitting }) => kind === 'person' && !present && sitting === null,
    );
    if (table.status === 'running' && away)
      this.waiter = window.setTimeout(() => this.askAgain(), AWAY_EVERY);
  }

  /** That somebody has been away long enough is no event: it has to be asked for. */
  private askAgain(): void {
    void api.tableInfo(this.id).then(
      (table) => !this.closed && this.trouble.peek() === null && this.know(table),
      () => {},
    );
  }

  private hear(frame: Extract<ServerFrame, { type: 'frame' }>): void {
    const { watcher, cursor, told, decision, mayUndo, outcome, clock, face } = frame;
    if (this.watcher !== watcher) {
      this.watcher = watcher;
      this.told = [];
    }
    this.told = [...this.told.slice(0, cursor - told.length), ...told];
    if (this.told.length !== cursor) {
      this.told = [];
      this.send({ type: 'watch', match: this.id, cursor: 0 });
      return;
    }
    this.clock.value = clock;
    const old = this.perspective.peek();
    const [view, moves, waiting] = face ?? [old?.view, old?.moves ?? [], old?.waiting ?? []];
    this.perspective.value = { watcher, view, told: this.told, moves, waiting, decision, mayUndo, outcome };
    this.seen.push({ watcher, view, moves: [], waiting, decision, mayUndo: false, outcome, count: cursor });
    const known = this.face.peek();
    if (known && known.you !== watcher) this.face.value = { ...known, you: watcher };
  }

  private settle(id: string, refusal: Refusal | null): void {
    this.pending.get(id)?.settle(refusal);
    this.pending.delete(id);
  }

  private step(frame: Sent): Promise<Refusal | null> {
    return new Promise((resolve) => {
      this.pending.set(frame.id, { frame, settle: resolve });
      this.send(frame);
    });
  }

  submit(move: AnyMove): Promise<Refusal | null> {
    const decision = this.perspective.peek()?.decision ?? 0;
    return this.step({ type: 'move', match: this.id, id: stepId(), decision, move: { ...move } });
  }

  undo(): Promise<Refusal | null> {
    return this.step({
      type: 'undo',
      match: this.id,
      id: stepId(),
      decision: this.perspective.peek()?.decision ?? 0,
    });
  }

  /** Thought out on this device, from what this seat was told. */
  async hint(): Promise<Thought<AnyMove> | null> {
    const face = this.face.peek();
    const perspective = this.perspective.peek();
    if (!face?.hints || !perspective || perspective.watcher === 'gallery') return null;
    this.adviser ??= new Line();
    const { watcher: seat, waiting } = perspective;
    const asked = waiting === 'someone' ? perspective.moves.length > 0 : waiting.includes(seat);
    const { game, options, seats } = face;
    return this.adviser.ask({
      type: 'advise',
      question: {
        game,
        match: 'hint',
        level: 'strong',
        perspective,
        seat,
        seats: seats.length,
        options,
        asked,
      },
    });
  }

  /** As far as this page was there. */
  async past(event: number): Promise<AnyPerspective | null> {
    const { watcher, told } = this;
    const first = this.seen.findIndex((then) => then.watcher === watcher);
    const at = this.seen.findIndex((then) => then.watcher === watcher && then.count > event);
    if (at < 0 || at === first) return null;
    const { count, ...then } = this.seen[at];
    return { ...then, told: told.slice(0, count) };
  }

  async sit(seat: Seat, level: Level | null): Promise<void> {
    if (level) await api.seatBot(this.id, seat, level);
  }

  async end(_how: EndedHow): Promise<void> {
    await api.agreeToEnd(this.id);
  }

  async say(text: string): Promise<void> {
    void this.step({ type: 'say', match: this.id, id: stepId(), text });
  }

  handOver(): void {}

  lift(): void {}

  record(): Promise<MatchRecord<unknown> | null> {
    return api.recordOf(this.id);
  }

  async readNotes(): Promise<string> {
    return this.watcher === 'gallery' ? '' : api.readNotebook(this.id).catch(() => '');
  }

  async writeNotes(text: string): Promise<void> {
    if (this.watcher !== 'gallery') await api.writeNotebook(this.id, text);
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    clearTimeout(this.waiter);
    this.socket?.close();
    this.adviser?.close();
  }
}

function faceOf(table: TableInfo, watcher: Watcher | null): TableFace {
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    seats: table.seats.map(({ kind, name, level, sitting, present, replaceable }) => ({
      kind,
      name: name ?? '',
      bot: kind === 'bot' ? level : sitting,
      present,
      replaceable,
    })),
    you: watcher ?? table.you ?? 'gallery',
    status: table.status === 'aside' ? 'running' : table.status,
    hints: table.hints,
    outcome: table.outcome,
    remote: table,
  };
}
