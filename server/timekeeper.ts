/** Keeps the time of a room: closes its windows, ends the time of late players, and grants more time. */

import {
  type AnyMatch,
  type Countdown,
  type HouseReason,
  mayExtend,
  type Refusal,
  type Request,
  type Seat,
  type TableTime,
} from '@conclave/engine';
import type { Absences } from './absences.ts';
import { type Clock, deadline, isAbandoned, overdue, windowCloses } from './clock.ts';
import type { Drafts } from './drafts.ts';
import { Fault } from './errors.ts';
import { PAUSED } from './match-log.ts';
import type { RoomServices } from './room-services.ts';
import type { SharedTime } from './shared-time.ts';
import type { Append, MatchRow } from './store/store.ts';
import { countdown } from './table-time.ts';

/** What the time is kept of. All but `serial` is for work that is in the queue. */
export interface TimedRoom {
  readonly id: string;
  readonly row: MatchRow;
  readonly match: AnyMatch | null;
  readonly clock: Clock | null;
  readonly isStale: boolean;
  readonly drafts: Pick<Drafts, 'read'>;
  readonly sharedTime: Pick<SharedTime, 'hasNews' | 'isPaused' | 'waits'>;
  readonly absences: Pick<Absences, 'isReplaceable' | 'isSomebodyThere' | 'keepChair'>;
  seatOf(person: string | null): Seat | null;
  tableTime(): TableTime;
  serial<Result>(work: () => Promise<Result>): Promise<Result>;
  /** `wish` is asked again where somebody else was first; `null`: it is too late for it. */
  make(wish: () => Request | null, step: Append['step']): Promise<Refusal | null>;
  /** Catches up with what other servers have made of the match. */
  checkForChanges(): Promise<void>;
  /** Stores another clock for the match as it stands; `false`: it has moved on elsewhere. */
  keepClock(clock: Clock): Promise<boolean>;
  /** `behind`: somebody else was first, so it is tried again from what they have made of the match. */
  untilFirst<Done>(attempt: () => Promise<Done | 'behind'>): Promise<Done>;
  showCountdown(countdown: Countdown | null): void;
  /** People have changed it without a step. */
  showClock(): void;
}

/** Lapses in one go: a window may need several of one seat. */
const MAX_LAPSES = 100;

export class Timekeeper {
  private readonly room: TimedRoom;
  private readonly services: RoomServices;
  private alarm: NodeJS.Timeout | undefined;
  /** The countdown as everybody was shown it last. */
  shown: Countdown | null = null;

  constructor(room: TimedRoom, services: RoomServices) {
    this.room = room;
    this.services = services;
  }

  /** The match has begun, or was loaded: whoever comes is shown its countdown. */
  start(): void {
    this.shown = this.countdown;
    this.room.sharedTime.hasNews();
    this.setAlarm();
  }

  /** After every change of the match or its clock. */
  changed(): void {
    if (this.room.sharedTime.hasNews()) this.room.showClock();
    const { countdown } = this;
    if (countdown?.window !== this.shown?.window || countdown?.closes !== this.shown?.closes) {
      this.shown = countdown;
      this.room.showCountdown(countdown);
    }
    this.setAlarm();
  }

  stop(): void {
    clearTimeout(this.alarm);
  }

  /** When the clock has something to do. */
  get due(): number {
    const { match, clock, row } = this.room;
    if (!match || match.outcome || !clock) return Infinity;
    return deadline(row.clock, clock, this.room.tableTime());
  }

  // Looked at after every step, and most are made while no such window is open.
  private get isWindowOpen(): boolean {
    return this.room.clock?.window?.window.kind === 'secret';
  }

  private get countdown(): Countdown | null {
    return this.isWindowOpen && !this.room.sharedTime.isPaused
      ? countdown(this.room.clock, this.room.tableTime())
      : null;
  }

  private get closes(): number | null {
    const { clock } = this.room;
    return clock && this.isWindowOpen ? windowCloses(clock, this.room.tableTime()) : null;
  }

  /** Wakes the room when its secret window closes; set again whenever something has changed, time above all. */
  private setAlarm(): void {
    clearTimeout(this.alarm);
    const { closes } = this;
    if (closes === null || this.room.isStale) return;
    const failed = (err: unknown) => {
      this.services.log('a window could not be closed', { match: this.room.id, err });
      this.alarm = setTimeout(() => this.setAlarm(), this.services.botRetry).unref();
    };
    const wake = () => this.timeUp().then(() => this.setAlarm(), failed);
    this.alarm = setTimeout(wake, Math.max(0, closes - this.services.now())).unref();
  }

  /** A window closes, time is up for some seats, or nobody came for a very long time. */
  async timeUp(): Promise<void> {
    await this.room.serial(async () => {
      const { room } = this;
      const { match, row } = room;
      if (!match || match.outcome || (await room.sharedTime.waits())) return;
      const now = this.services.now();
      const isOver = () => room.clock !== null && isAbandoned(row.clock, room.clock, now);
      const late = () => (room.clock ? overdue(row.clock, room.clock, now) : []);
      if (isOver()) {
        await room.make(() => (isOver() ? { type: 'end', how: 'abandoned' } : null), null);
        return;
      }
      const window = match.window();
      const isClosing = () => (this.closes ?? Infinity) <= now;
      if (window && isClosing()) {
        await room.make(() => (isClosing() ? { type: 'close', id: window.id } : null), null);
        return;
      }
      const told = new Set<Seat>();
      for (let left = MAX_LAPSES; left > 0 && !match.outcome && !room.isStale; left--) {
        const [seat] = late();
        if (seat === undefined) return;
        if (this.mayKeepChair(seat)) {
          await room.absences.keepChair(seat);
          continue;
        }
        const lapse = this.lapse(seat, told);
        // Read for everybody alike, and only of use if they answer what the seat is asked when it is made.
        const slot = await room.drafts.read(seat);
        const drafted = () => (match.question(seat) === slot.for ? slot.drafts : []);
        await room.make(() => (late().includes(seat) ? { ...lapse, drafts: drafted() } : null), null);
        this.services.count('lapses');
      }
    });
  }

  /**
   * Somebody who is publicly waited for is away, and so long that a bot may sit in: it keeps the chair. Never because a
   * window lapsed. Live somebody else has to be there: a table that all have left is not played by bots.
   */
  private mayKeepChair(seat: Seat): boolean {
    const { clock, row, absences } = this.room;
    const isOpenly = clock?.asked.some((asked) => asked.seat === seat && asked.openly) ?? false;
    return (
      isOpenly && absences.isReplaceable(seat) && (row.clock.kind === 'days' || absences.isSomebodyThere())
    );
  }

  /** It is said once that a seat's time was up. Not beside nodes of a version that could not follow that. */
  private lapse(seat: Seat, told: Set<Seat>): Extract<Request, { type: 'lapse' }> {
    if (told.has(seat) || this.services.store.cluster?.hasOlder) return { type: 'lapse', seat };
    told.add(seat);
    return { type: 'lapse', seat, late: true };
  }

  /**
   * More time for all in the secret window that is open; any seat may ask for it. `extensions`: how many there were as far as whoever asks
   * knows, so that one sent twice counts once.
   */
  async moreTime(person: string | null, window: number, extensions: number): Promise<Refusal | null> {
    if (this.room.seatOf(person) === null) throw new Fault('notYours');
    return this.room.serial(async () => {
      // More time is no entry: another server may have given it.
      if (this.services.store.cluster) await this.room.checkForChanges();
      return this.room.untilFirst(() => this.lengthen(window, extensions));
    });
  }

  private async lengthen(window: number, extensions: number): Promise<Refusal | null | 'behind'> {
    const { match, clock } = this.room;
    if (this.room.isStale) throw new Fault('unavailable');
    if (!match || !clock) throw new Fault('notRunning');
    const time = clock.window;
    if (clock.paused !== undefined) return PAUSED;
    if (time?.window.id !== window || time.window.kind !== 'secret') return refused('stale');
    if (time.extensions > extensions) return null;
    if (!mayExtend(this.room.tableTime(), time)) return refused('noMoreTime');
    if ((this.closes ?? Infinity) <= this.services.now()) return refused('stale');
    const after = { ...clock, window: { ...time, extensions: time.extensions + 1 } };
    if (!(await this.room.keepClock(after))) return 'behind';
    this.changed();
    return null;
  }
}

function refused(reason: HouseReason): Refusal {
  return { rule: 'house', reason };
}
