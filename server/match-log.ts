/**
 * The log of a match that has begun, in memory and in the store. It works a change out, stores it, and only then makes
 * it. It also follows the changes of other servers. The room calls it from one queue and tells the watchers.
 */

import type { AnyMatch, Preview, Refusal, Request, Seat, TableTime } from '@conclave/engine';
import { type Clock, nextClock, shifted, storedClock } from './clock.ts';
import { Fault } from './errors.ts';
import { newlyAsked } from './notices/question.ts';
import type { RoomServices } from './room-services.ts';
import { MAX_TRIES } from './store/cluster.ts';
import type { Append, ClockRow, MatchRow, Standing, Store, Tail } from './store/store.ts';
import { clockRow, tableTime } from './table-time.ts';

/** A match that has begun, as it was stored. */
export interface Begun {
  readonly match: AnyMatch;
  readonly clock: Clock;
  /** The clock as it stands in the store. */
  readonly stored: string;
  /** The number of entries up to the last snapshot; `null`: that is one of older rules. */
  readonly snapshotAt: number | null;
}

/** The table as it is just now: what a clock depends on besides the match. */
export interface TableNow {
  readonly row: MatchRow;
  /** By seat: when its person was last there. */
  readonly seen: readonly number[];
}

/** A change that is on disk and made: those concerned are to be told. */
export interface Made {
  readonly preview: Preview;
  /** `null`: not all could see it. */
  readonly changedAt: number | null;
}

/** Neither refused nor made: it was made before. */
export interface Attempt {
  readonly refusal: Refusal | null;
  readonly made: Made | null;
}

/** Milliseconds in which a bot has moved, or somebody else has to see to it. */
export const BOT_GRACE = 10_000;

/** What goes on while the table pauses, and what waits: whatever would move the match on. */
const IN_A_PAUSE: Record<Request['type'], 'waits' | 'goes on'> = {
  move: 'waits',
  undo: 'waits',
  lapse: 'waits',
  close: 'waits',
  back: 'waits',
  sit: 'goes on',
  resign: 'goes on',
  win: 'goes on',
  end: 'goes on',
};

export const PAUSED: Refusal = { rule: 'house', reason: 'paused' };

type LogServices = Pick<
  RoomServices,
  'store' | 'now' | 'wall' | 'windowPace' | 'snapshotEvery' | 'notStored' | 'tellsHost'
>;

export class MatchLog {
  readonly match: AnyMatch;
  clock: Clock;
  /** The clock as it stands in the store: what the next one builds on. */
  private storedClock: string;
  /** See `Begun`. Newer rules go on from a snapshot of their own, in one commit with their first step. */
  private snapshotAt: number | null;
  /** A step may have been stored, or not: nobody has said. */
  private inDoubt = false;
  private readonly services: LogServices;

  constructor({ match, clock, stored, snapshotAt }: Begun, services: LogServices) {
    this.match = match;
    this.clock = clock;
    this.storedClock = stored;
    this.snapshotAt = snapshotAt;
    this.services = services;
  }

  get isInDoubt(): boolean {
    return this.inDoubt;
  }

  /** Another server may have stored what is not known here: a step in doubt, or the end of a pause. */
  get mayBeBehind(): boolean {
    return this.inDoubt || (this.clock.paused !== undefined && this.services.store.cluster !== null);
  }

  /** Works out a change, puts it on disk and makes it. In this order. `behind`: the match has moved on elsewhere. */
  async attempt(request: Request, step: Append['step'], now: TableNow): Promise<Attempt | 'behind'> {
    const { match, clock, services } = this;
    const { row } = now;
    if (row.status !== 'running' && !step) throw new Fault('notRunning');
    const isHeldUp = clock.paused !== undefined && IN_A_PAUSE[request.type] === 'waits';
    const proposal: ReturnType<AnyMatch['propose']> = isHeldUp
      ? { ok: false, refusal: PAUSED }
      : match.propose(request);
    if (!proposal.ok) {
      if (await this.hasMovedOn(row)) return 'behind';
      return { refusal: (await this.isKnown(row, step)) ? null : proposal.refusal, made: null };
    }
    const { change } = proposal;
    const preview = match.preview(change);
    const time = clock.paused ?? services.now();
    const cause = {
      byPerson: request.type === 'undo' || (request.type === 'move' && request.by === 'player'),
      steppedBy: request.type === 'move' && request.by === 'player' ? request.seat : null,
      // A bot that sits in has a turn of its own.
      lapsed: request.type === 'lapse' || (request.type === 'sit' && request.bot) ? request.seat : null,
    };
    const table = this.tableTime(row, preview.bots);
    const after = nextClock(row.clock, clock, { ...preview, table }, time, cause);
    const length = match.length + change.logged.length;
    const changedAt = preview.galleryNotices ? services.wall() : null;
    const due = this.snapshotAt === null || length - this.snapshotAt >= services.snapshotEvery;
    const append: Append = {
      match: row.id,
      at: match.length,
      logged: change.logged.map((logged) => JSON.stringify(logged)),
      step,
      turns: preview.toAct,
      clock: clockRow(row, after, table, now.seen, botDue(table, preview.toAct, time + BOT_GRACE)),
      onClock: services.store.cluster && isShared(row, clock) ? this.storedClock : null,
      changedAt,
      snapshot: due ? JSON.stringify(match.snapshot()) : null,
      outcome: preview.outcome,
      rules: match.game.records.version,
      notices: newlyAsked(row, clock, after, table, services.tellsHost),
    };
    const stored = await this.store(append);
    if (stored === 'conflict') return 'behind';
    if (stored === 'known') return { refusal: null, made: null };
    match.accept(change);
    this.clock = after;
    this.storedClock = append.clock.data;
    if (due) this.snapshotAt = match.length - change.logged.length;
    return { refusal: null, made: { preview, changedAt } };
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
  private async hasMovedOn({ id }: MatchRow): Promise<boolean> {
    const { cluster } = this.services.store;
    const head = cluster && (await cluster.heads([id])).at(0);
    return head != null && head.length !== this.match.length;
  }

  /** A step sent again, long after it was taken: it is answered as the first time. */
  private async isKnown({ id }: MatchRow, step: Append['step']): Promise<boolean> {
    return step !== null && this.services.store.hasStep(id, step.seat, step.id);
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
  async keepClock(clock: Clock, now: TableNow): Promise<boolean> {
    const { services } = this;
    const row = this.clockRow(clock, now, services.now() + BOT_GRACE);
    if (!(await services.store.saveIdle(now.row.id, this.standing, null, row))) return false;
    this.clock = clock;
    this.storedClock = row.data;
    return true;
  }

  /** Its snapshot is one of older rules. */
  get isOfOlder(): boolean {
    return this.snapshotAt === null;
  }

  /** Entries that are in no snapshot, as far as is known here, may be more than other rules can go on from. */
  private get isLoose(): boolean {
    return this.snapshotAt !== null && this.match.length > this.snapshotAt;
  }

  /**
   * Somebody plays here by newer rules than those of the snapshot. From now on these go on with the match, at every
   * server that has them.
   */
  async takeOver(now: TableNow): Promise<void> {
    if (!this.isOfOlder || this.inDoubt || this.match.outcome) return;
    if (await this.isSaved(JSON.stringify(this.match.snapshot()), now)) this.snapshotAt = this.match.length;
  }

  /** What is in no snapshot is put into one, unless somebody else has moved the match on. */
  async putAway(now: TableNow): Promise<void> {
    if (this.inDoubt || this.isLoose) await this.saveIdle(now);
  }

  /** The last word goes to the store: the match leaves memory. */
  async saveIdle(now: TableNow): Promise<void> {
    const { match, services } = this;
    if (this.inDoubt && !(await this.settle(now.row))) return;
    const snapshot = this.isLoose ? JSON.stringify(match.snapshot()) : null;
    if (match.outcome && snapshot === null) return;
    for (let tries = 0; tries < MAX_TRIES && !(await this.isSaved(snapshot, now)); tries++) {
      // Somebody else has given more time, which stays; or has moved the match on, which says it all.
      const tail = await services.store.tail(now.row.id, match.length);
      if (!tail || tail.logged.length > 0) return;
      this.takeClock(tail.clock);
    }
  }

  /** Finds out what became of a step in doubt; `false`: somebody else has moved the match on, and by other rules. */
  private async settle({ id }: MatchRow): Promise<boolean> {
    const tail = await this.services.store.tail(id, this.match.length);
    try {
      if (tail) this.follow(tail);
      return tail !== null;
    } catch {
      return false;
    }
  }

  private async isSaved(snapshot: string | null, now: TableNow): Promise<boolean> {
    const { clock, services } = this;
    const row = this.clockRow(clock, now, services.now());
    const isSaved = await services.store.saveIdle(now.row.id, this.standing, snapshot, row);
    if (isSaved) this.storedClock = row.data;
    return isSaved;
  }

  /** The match as it is known here. */
  private get standing(): Standing {
    return { at: this.match.length, clock: this.storedClock, rules: this.match.game.records.version };
  }

  /** Of the match as it stands. */
  private clockRow(clock: Clock, { row, seen }: TableNow, botsBy: number): ClockRow {
    const table = this.tableTime(row);
    return clockRow(row, clock, table, seen, botDue(table, this.match.toAct(), botsBy));
  }

  /** What everybody at the table knows about its time; `bots`: those who play in somebody's absence. */
  tableTime(
    row: MatchRow,
    bots: Preview['bots'] = row.seats.map((_holder, seat) => this.match.sitting(seat)),
  ): TableTime {
    return tableTime(row, bots, this.services.windowPace);
  }
}

/** Whether another server may change the clock without a step: people give each other time, or pause. */
function isShared({ clock: rule }: MatchRow, clock: Clock): boolean {
  return rule.kind !== 'none' || clock.window?.window.kind === 'secret';
}

/** When somebody has to see to a bot that is to move: every chair has a person at it or a bot. */
export function botDue({ people }: TableTime, toAct: readonly Seat[], at: number): number {
  return toAct.some((seat) => !people.includes(seat)) ? at : Infinity;
}
