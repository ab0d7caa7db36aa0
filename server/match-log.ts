/**
 * The log of a match that has begun, in memory and in the store: a change is worked out, put on disk, and only then
 * made. What other servers have stored meanwhile is followed. All of it is for work that is in the room's queue.
 */

import type { AnyMatch, Preview, Refusal, Request, Seat, TableTime } from '@conclave/engine';
import { type Clock, nextClock, shifted, storedClock } from './clock.ts';
import { Fault } from './errors.ts';
import type { RoomServices } from './room-services.ts';
import {
  type Append,
  type ClockRow,
  type MatchRow,
  MOST_TRIES,
  type Store,
  type Tail,
} from './store/store.ts';
import { clockRow } from './table-time.ts';

/** A match that has begun, as it was stored. */
export interface Begun {
  readonly match: AnyMatch;
  readonly clock: Clock;
  /** The clock as it stands in the store. */
  readonly stored: string;
  /** The number of entries up to the last snapshot; `null`: that is one of older rules. */
  readonly snapshotAt: number | null;
}

/** The room whose match this is. */
export interface LoggedRoom {
  readonly row: MatchRow;
  readonly isStale: boolean;
  /** What everybody at the table knows about its time; `bots`: those who play in somebody's absence. */
  tableTime(bots?: Preview['bots']): TableTime;
  /** By seat: when its person was last there. */
  lastSeen(seen: readonly number[]): readonly number[];
  isBot(seat: Seat): boolean;
  /** Catches up with what other servers have made of the match. */
  look(): Promise<void>;
  /** Somebody else has moved the match on, and it cannot be followed. */
  lost(): Fault;
  /** A change is on disk and made: those concerned are to be told. `changedAt`: `null` where not all could see it. */
  made(request: Request, preview: Preview, changedAt: number | null): void;
}

/** Milliseconds in which a bot has moved, or somebody else has to see to it. */
export const BOT_GRACE = 10_000;

export class MatchLog {
  readonly match: AnyMatch;
  clock: Clock;
  /** The clock as it stands in the store: what the next one builds on. */
  private storedClock: string;
  /** See `Begun`. Newer rules go on from a snapshot of their own, in one commit with their first step. */
  private snapshotAt: number | null;
  /** A step may have been stored, or not: nobody has said. */
  private inDoubt = false;
  private readonly room: LoggedRoom;
  private readonly services: RoomServices;

  constructor({ match, clock, stored, snapshotAt }: Begun, room: LoggedRoom, services: RoomServices) {
    this.match = match;
    this.clock = clock;
    this.storedClock = stored;
    this.snapshotAt = snapshotAt;
    this.room = room;
    this.services = services;
  }

  get isInDoubt(): boolean {
    return this.inDoubt;
  }

  /**
   * Works out a change, puts it on disk, makes it, and has those concerned told. In this order. `wish` is asked again
   * where somebody else was first; `null`: it is too late for it.
   */
  async make(wish: () => Request | null, step: Append['step']): Promise<Refusal | null> {
    const { room } = this;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (this.inDoubt) await room.look();
      if (room.isStale) throw new Fault('unavailable');
      const request = wish();
      if (request === null) return null;
      const made = await this.attempt(request, step);
      if (made !== 'behind') return made;
      await room.look();
    }
    throw room.lost();
  }

  /** `behind`: the match has moved on elsewhere. */
  private async attempt(request: Request, step: Append['step']): Promise<Refusal | null | 'behind'> {
    const { match, clock, services, room } = this;
    const { row } = room;
    if (row.status !== 'running' && !step) throw new Fault('notRunning');
    const proposal = match.propose(request);
    if (!proposal.ok) {
      if (await this.hasMovedOn()) return 'behind';
      return (await this.isKnown(step)) ? null : proposal.refusal;
    }
    const { change } = proposal;
    const preview = match.preview(change);
    const now = services.now();
    const cause = {
      byPerson: request.type === 'undo' || (request.type === 'move' && request.by === 'player'),
      steppedBy: request.type === 'move' && request.by === 'player' ? request.seat : null,
      lapsed: request.type === 'lapse' ? request.seat : null,
    };
    const table = room.tableTime(preview.bots);
    const after = nextClock(row.clock, clock, { ...preview, table }, now, cause);
    const length = match.length + change.logged.length;
    const changedAt = preview.galleryNotices ? services.wall() : null;
    const due = this.snapshotAt === null || length - this.snapshotAt >= services.snapshotEvery;
    const append: Append = {
      match: row.id,
      at: match.length,
      logged: change.logged.map((logged) => JSON.stringify(logged)),
      step,
      turns: preview.toAct,
      clock: this.clockRow(after, table, this.botDue(preview.toAct, now + BOT_GRACE, preview.bots)),
      onClock: services.store.cluster && clock.window?.window.kind === 'secret' ? this.storedClock : null,
      changedAt,
      snapshot: due ? JSON.stringify(match.snapshot()) : null,
      outcome: preview.outcome,
      rules: match.game.version,
    };
    const stored = await this.store(append);
    if (stored === 'conflict') return 'behind';
    if (stored === 'known') {
      await room.look();
      return null;
    }
    match.accept(change);
    this.clock = after;
    this.storedClock = append.clock.data;
    if (due) this.snapshotAt = match.length - change.logged.length;
    room.made(request, preview, changedAt);
    return null;
  }

  private async store(append: Append): ReturnType<Store['append']> {
    try {
      return await this.services.store.append(append);
    } catch (error) {
      this.inDoubt = true;
      if (error instanceof Error) this.services.notStored(error);
      throw error;
    }
  }

  /** Before anything is refused: by now it may be allowed. */
  private async hasMovedOn(): Promise<boolean> {
    const { cluster } = this.services.store;
    const head = cluster && (await cluster.look([this.room.row.id])).at(0);
    return head != null && head.length !== this.match.length;
  }

  /** A step sent again, long after it was taken: it is answered as the first time. */
  private async isKnown(step: Append['step']): Promise<boolean> {
    return step !== null && this.services.store.knows(this.room.row.id, step.seat, step.id);
  }

  /** Entries that others have stored, and the clock as they have left it. Throws where they cannot be followed. */
  follow({ logged, clock }: Tail): void {
    this.match.follow(logged.map((line) => JSON.parse(line)));
    this.takeClock(clock);
    this.inDoubt = false;
  }

  private takeClock({ data, shift }: ClockRow): void {
    this.clock = shifted(storedClock(data, this.match.window()), shift);
    this.storedClock = data;
  }

  /** Stores another clock for the match as it stands; `false`: it has moved on elsewhere. */
  async keepClock(clock: Clock): Promise<boolean> {
    const { match, services, room } = this;
    const botDue = this.botDue(match.toAct(), services.now() + BOT_GRACE);
    const row = this.clockRow(clock, room.tableTime(), botDue);
    const from = { at: match.length, clock: this.storedClock };
    if (!(await services.store.park(room.row.id, from, null, row))) return false;
    this.clock = clock;
    this.storedClock = row.data;
    return true;
  }

  /** Entries that are in no snapshot, as far as is known here, may be more than other rules can go on from. */
  private get isLoose(): boolean {
    return this.snapshotAt !== null && this.match.length > this.snapshotAt;
  }

  /** What is in no snapshot is put into one, unless somebody else has moved the match on. */
  async putAway(): Promise<void> {
    if (this.inDoubt || this.isLoose) await this.park();
  }

  /** The last word goes to the store: the match leaves memory. */
  async park(): Promise<void> {
    const { match, services, room } = this;
    if (this.inDoubt && !(await this.settle())) return;
    const snapshot = this.isLoose ? JSON.stringify(match.snapshot()) : null;
    if (match.outcome && snapshot === null) return;
    for (let tries = 0; tries < MOST_TRIES && !(await this.isParked(snapshot)); tries++) {
      // Somebody else has given more time, which stays; or has moved the match on, which says it all.
      const tail = await services.store.tail(room.row.id, match.length);
      if (!tail || tail.logged.length > 0) return;
      this.takeClock(tail.clock);
    }
  }

  /** Finds out what became of a step in doubt; `false`: somebody else has moved the match on, and by other rules. */
  private async settle(): Promise<boolean> {
    const tail = await this.services.store.tail(this.room.row.id, this.match.length);
    try {
      if (tail) this.follow(tail);
      return tail !== null;
    } catch {
      return false;
    }
  }

  private async isParked(snapshot: string | null): Promise<boolean> {
    const { match, clock, services, room } = this;
    const botDue = this.botDue(match.toAct(), services.now());
    const row = this.clockRow(clock, room.tableTime(), botDue);
    return services.store.park(room.row.id, { at: match.length, clock: this.storedClock }, snapshot, row);
  }

  private clockRow(clock: Clock, table: TableTime, botDue: number): ClockRow {
    return clockRow(this.room.row, clock, table, this.room.lastSeen(clock.seen), botDue);
  }

  private botDue(toAct: readonly Seat[], at: number, bots: Preview['bots'] = []): number {
    return toAct.some((seat) => this.room.isBot(seat) || bots[seat]) ? at : Infinity;
  }
}
