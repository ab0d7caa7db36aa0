/**
 * A match in memory: its log, its clock, and those who watch. One request after the other; nothing is acknowledged or
 * shown before it is in the store.
 */

import type { BotRequest, QueuePlace } from '@conclave/bots';
import {
  type AnyMatch,
  type AnyMove,
  closingTime,
  type OpenWindow,
  type Refusal,
  type Request,
  type Seat,
  type Watcher,
  type WindowTime,
  windowLength,
} from '@conclave/engine';
import type { ServerFrame, TableInfo } from '@conclave/wire';
import { Audience, type Guest } from './audience.ts';
import { type BotRoom, BotSeats } from './bot-seats.ts';
import { type Clock, clockFace, deadline, isAbandoned, newClock, nextClock, overdue } from './clock.ts';
import { Fault } from './errors.ts';
import type { Append, ClockRow, MatchRow, Store } from './store/store.ts';
import { tableInfo } from './table-info.ts';

/** A match that has begun, as it was stored. */
export interface Begun {
  readonly match: AnyMatch;
  readonly clock: Clock;
  /** The number of entries up to the last snapshot. */
  readonly snapshotAt: number;
}

/** What a room needs around it. */
export interface RoomServices {
  readonly store: Store;
  /** The server's own time, for all that is counted (server-time.ts). */
  now(): number;
  /** For display. */
  wall(): number;
  /** A bot's answer from a perspective. */
  think(request: BotRequest, place: QueuePlace): Promise<{ readonly move: AnyMove | null }>;
  readonly botDelay: number;
  /** Milliseconds until a bot that failed is asked again. */
  readonly botRetry: number;
  readonly snapshotEvery: number;
  /** Milliseconds after which finished matches are deleted; `null`: never. */
  readonly keepFinished: number | null;
  log(message: string, details: Readonly<Record<string, unknown>>): void;
  /** For the operator, whatever is logged. */
  alert(message: string): void;
  count(what: 'moves' | 'refusals' | 'lapses' | 'botMoves' | 'frames'): void;
}

/** Lapses in one go: a window may need several of one seat. */
const MOST_LAPSES = 100;
const MINUTE = 60_000;
/** Milliseconds in memory of a match that only its clock or its bots wanted. */
const UNWATCHED_AFTER = 2000;
/** Milliseconds in which a bot has moved, or somebody else has to see to it. */
const BOT_GRACE = 10_000;
const AWAY = { none: 2 * MINUTE, live: 2 * MINUTE, days: 24 * 60 * MINUTE } as const;
/** After so much longer the others may end the match without them. */
const GONE = 6;

export class Room implements BotRoom {
  row: MatchRow;
  /** The last change that all could see: apart from the row, as most steps change it. */
  private changedAt: number;
  private match: AnyMatch | null = null;
  private clock: Clock | null = null;
  private readonly services: RoomServices;
  private readonly audience: Audience;
  private bots: BotSeats | null = null;
  /** By seat: when its person left; who is there now is among the guests. */
  private seen: readonly number[] = [];
  private readonly loadedAt: number;
  private snapshotAt: number;
  /** Done when whatever was asked for last is; `null`: nothing is under way. */
  private last: Promise<void> | null = null;
  private waiting = 0;
  private idleSince: number;
  private wasWatched = false;
  private closing: NodeJS.Timeout | undefined;
  private timed: WindowTime | null = null;
  private closed = false;
  private stale = false;

  constructor(services: RoomServices, row: MatchRow, begun: Begun | null) {
    this.services = services;
    this.row = row;
    this.changedAt = row.changedAt;
    this.snapshotAt = begun?.snapshotAt ?? 0;
    this.loadedAt = services.now();
    this.idleSince = this.loadedAt;
    this.audience = new Audience(row.id, () => services.count('frames'));
    if (begun) this.play(begun.match, begun.clock);
  }

  /** From here on there is a match. */
  private play(match: AnyMatch, clock: Clock): void {
    this.match = match;
    this.clock = clock;
    this.seen = clock.seen;
    this.bots = new BotSeats(match, this, this.services);
    this.bots.drive();
    this.keepWindow();
  }

  get isWatched(): boolean {
    return this.audience.size > 0;
  }

  /** Somebody is about to do something here. */
  touch(): void {
    this.idleSince = this.services.now();
  }

  get id(): string {
    return this.row.id;
  }

  /** It left memory, or somebody else has moved the match on: it must be loaded again. */
  get isStale(): boolean {
    return this.closed || this.stale;
  }

  get status(): MatchRow['status'] {
    return this.row.status;
  }

  /** One after the other. The room does not leave memory while something is under way. */
  serial<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last ? this.last.then(work) : work();
    this.waiting++;
    const done = () => {
      this.waiting--;
      if (this.last === turn) this.last = null;
    };
    const turn = result.then(done, done);
    this.last = turn;
    return result;
  }

  /** A private match is for those who sit at it, and for those with the link. */
  maySee(person: string | null, invite: string | undefined): boolean {
    const { row } = this;
    if (row.public || row.host === person || this.seatOf(person) !== null) return true;
    return invite !== undefined && invite === row.invite;
  }

  /** Whoever watches has to ask again whether they may. */
  lookAgain(): void {
    this.audience.leave();
  }

  seatOf(person: string | null): Seat | null {
    const seat = this.row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
    return seat < 0 ? null : seat;
  }

  /** The seats a person leads: with an option of the Nuns, or alone on a sofa, there may be several. */
  watcherOf(person: string | null): Watcher {
    return this.seatOf(person) ?? 'gallery';
  }

  watch(guest: Guest, cursor: number): void {
    const { person } = guest;
    const watcher = this.watcherOf(person);
    const known = this.match ? Math.min(cursor, this.match.cursor(watcher)) : 0;
    const comes = person !== null && watcher !== 'gallery' && !this.audience.isPresent(person);
    this.audience.add(guest, watcher, known);
    this.wasWatched = true;
    if (comes) this.tableChanged();
    else this.audience.sendTable(guest, this.table(person));
    if (watcher !== 'gallery') this.reclaim(watcher);
    if (this.match) this.audience.sendFrame(guest, this.match, this.clockFace);
  }

  unwatch(guest: Guest): void {
    const watcher = this.audience.remove(guest);
    if (watcher === null) return;
    this.idleSince = this.services.now();
    const { person } = guest;
    if (person === null || watcher === 'gallery' || this.audience.isPresent(person)) return;
    if (this.match) this.seen = this.seen.with(watcher, this.idleSince);
    this.tableChanged();
  }

  /** A player's own step. Answered once it is on disk; a name heard before is answered as the first time. */
  step(person: string | null, id: string, request: StepRequest): Promise<Refusal | null> {
    const seat = this.seatOf(person);
    if (seat === null) return Promise.reject(new Fault('notYours'));
    return this.afterBeat(seat, () => this.take(seat, id, request));
  }

  /** What a move would be answered. Nothing is made, stored or told. */
  why(person: string | null, move: unknown, decision: number): Refusal | null {
    const seat = this.seatOf(person);
    if (seat === null) throw new Fault('notYours');
    if (this.isStale) throw new Fault('unavailable');
    if (!this.match) throw new Fault('notRunning');
    return this.match.refusal(seat, move, decision);
  }

  private async take(seat: Seat, id: string, request: StepRequest): Promise<Refusal | null> {
    if (this.match && !this.match.outcome && this.match.sitting(seat) !== null)
      await this.make({ type: 'sit', seat, bot: null }, null);
    const refusal = await this.make(requestOf(seat, request), { seat, id });
    this.services.count(refusal ? 'refusals' : 'moves');
    return refusal;
  }

  /** Time is up for some seats, or nobody came for a very long time. */
  async timeUp(): Promise<void> {
    await this.serial(async () => {
      const { match, clock, row } = this;
      if (!match || !clock || match.outcome) return;
      const now = this.services.now();
      if (isAbandoned(row.clock, clock, now)) {
        await this.make({ type: 'end', how: 'abandoned' }, null);
        return;
      }
      for (let left = MOST_LAPSES; left > 0 && this.clock && !match.outcome; left--) {
        const [seat] = overdue(row.clock, this.clock, now);
        if (seat === undefined) return;
        await this.make({ type: 'lapse', seat }, null);
        this.services.count('lapses');
      }
    });
  }

  /** The others let a bot sit in for somebody who is gone. */
  async sitIn(person: string, seat: Seat): Promise<void> {
    await this.serial(async () => {
      if (!this.match || this.match.outcome) throw new Fault('notRunning');
      const own = this.seatOf(person);
      if (own === null || own === seat || !this.isReplaceable(seat)) throw new Fault('notYours');
      // The best there is: it plays for somebody who did not choose it.
      await this.make({ type: 'sit', seat, bot: 'strong' }, null);
    });
    this.tableChanged();
  }

  /** When every person at the table has agreed, the match ends without a winner. */
  async agreeToEnd(person: string): Promise<void> {
    await this.serial(async () => {
      if (!this.match || this.match.outcome) throw new Fault('notRunning');
      const seat = this.seatOf(person);
      if (seat === null) throw new Fault('notYours');
      const agreed = [...new Set([...this.row.agreed, seat])].sort((a, b) => a - b);
      const people = this.row.seats.flatMap((holder, index) =>
        holder.kind === 'person' && !this.isGone(index) ? [index] : [],
      );
      await this.swapRow({ ...this.current, agreed });
      if (people.every((other) => agreed.includes(other)))
        await this.make({ type: 'end', how: 'agreed' }, null);
    });
    this.tableChanged();
  }

  /** Changes who sits where, before the match begins; all who watch are told. */
  async changeRow(change: (row: MatchRow) => MatchRow): Promise<MatchRow> {
    return this.serial(async () => {
      const before = this.current;
      const after = change(before);
      if (after === before) return after;
      await this.swapRow(after);
      this.audience.reseat((person) => this.watcherOf(person));
      this.tableChanged();
      return after;
    });
  }

  /** The first deal. */
  async begin(person: string, open: (row: MatchRow) => AnyMatch, seed: string): Promise<void> {
    await this.serial(async () => {
      const { row, services } = this;
      if (row.status !== 'open') throw new Fault('notOpen');
      if (row.host !== person) throw new Fault('notYours');
      if (row.seats.some((holder) => holder.kind === 'open' || holder.kind === 'invited'))
        throw new Fault('notOpen');
      const match = open(row);
      const now = services.now();
      const after: MatchRow = {
        ...row,
        status: match.outcome ? 'finished' : 'running',
        changedAt: services.wall(),
        outcome: match.outcome,
      };
      const clock = nextClock(row.clock, newClock(row.clock, row.seats.length, now), asking(match), now, {
        byPerson: true,
        lapsed: null,
      });
      const opening = {
        seed,
        told: JSON.stringify(match.openingTold),
        snapshot: JSON.stringify(match.snapshot()),
        logged: match.logged().map((logged) => JSON.stringify(logged)),
      };
      if (this.isStale) throw new Fault('unavailable');
      const botDue = match.toAct().some((seat) => row.seats[seat].kind === 'bot')
        ? now + BOT_GRACE
        : Infinity;
      const stored = await services.store.begin(
        row,
        after,
        opening,
        match.toAct(),
        this.clockRow(clock, botDue),
      );
      if (!stored) throw this.lost();
      this.setRow(after);
      this.snapshotAt = match.length;
      this.play(match, clock);
      this.tableChanged();
      this.changed();
    });
  }

  table(person: string | null): TableInfo {
    const now = this.services.now();
    return tableInfo(
      this.current,
      person,
      (seat) => this.match?.toAct().includes(seat) ?? false,
      (seat) => ({
        sitting: this.match?.sitting(seat) ?? null,
        present: this.isPresent(seat),
        replaceable: this.isReplaceable(seat, now),
      }),
    );
  }

  record(): ReturnType<AnyMatch['record']> {
    if (!this.match?.outcome) throw new Fault('notFinished');
    return this.match.record();
  }

  /** All that a person was told, as their own chronicle. */
  chronicle(person: string | null): ReturnType<AnyMatch['perspective']> {
    if (!this.match) throw new Fault('notRunning');
    return this.match.perspective(this.watcherOf(person));
  }

  say(frame: Extract<ServerFrame, { type: 'said' }>, fromPlayer: boolean): void {
    this.audience.say(frame, fromPlayer);
  }

  /** Nobody watches, no bot thinks, nothing is due soon. */
  isIdle(now: number, after: number): boolean {
    if (this.audience.size > 0 || this.bots?.isBusy || this.waiting > 0) return false;
    if (now - this.idleSince < (this.wasWatched ? after : Math.min(after, UNWATCHED_AFTER))) return false;
    if (!this.match || this.match.outcome || !this.clock) return true;
    if (this.match.window()?.kind === 'secret') return false;
    return deadline(this.row.clock, this.clock) - now > MINUTE;
  }

  /** Leaves memory: the last word goes to the store. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.closing);
    await this.serial(async () => {
      const { match, clock } = this;
      if (!match || !clock || this.stale) return;
      const snapshot = match.length > this.snapshotAt ? JSON.stringify(match.snapshot()) : null;
      if (match.outcome && snapshot === null) return;
      const botDue = this.botDue(match.toAct(), null, this.services.now());
      await this.services.store.park(this.id, match.length, snapshot, this.clockRow(clock, botDue));
    });
  }

  /** An answer to a window that a person was asked in waits for the beat, whoever gives it: so no delay tells anything. */
  private afterBeat<Result>(seat: Seat | null, work: () => Promise<Result>): Promise<Result> {
    const left = this.beatLeft(seat);
    return left <= 0 ? this.serial(work) : this.later(left, work);
  }

  private async later<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
    this.waiting++;
    try {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return await this.serial(work);
    } finally {
      this.waiting--;
    }
  }

  private beatLeft(seat: Seat | null): number {
    const window = this.match?.window();
    // Nobody notices an answer to a secret window before it closes, and that has a time of its own.
    if (window?.kind !== 'open' || !this.clock?.window) return 0;
    if (seat !== null && !window.asked.includes(seat)) return 0;
    if (!window.asked.some((asked) => this.row.seats[asked].kind === 'person')) return 0;
    return this.clock.window.since + this.row.beat - this.services.now();
  }

  /** A request of a bot, worked out when its turn has come; `null`: it is too late for it. */
  async ask(seat: Seat, request: () => Request | null, step: Append['step']): Promise<Refusal | null> {
    return this.afterBeat(seat, async () => {
      const wanted = request();
      return wanted && this.make(wanted, step);
    });
  }

  /** Works out a change, puts it on disk, makes it, and tells those concerned. In this order. */
  private async make(request: Request, step: Append['step']): Promise<Refusal | null> {
    const { match, clock, services, row } = this;
    if (this.isStale) throw new Fault('unavailable');
    if (!match || !clock || (row.status !== 'running' && !step)) throw new Fault('notRunning');
    const proposal = match.propose(request);
    if (!proposal.ok) return (await this.isKnown(step)) ? null : proposal.refusal;
    const { change } = proposal;
    const preview = match.preview(change);
    const now = services.now();
    const cause = {
      byPerson: request.type === 'undo' || (request.type === 'move' && request.by === 'player'),
      lapsed: request.type === 'lapse' ? request.seat : null,
    };
    const window = preview.window?.id ?? null;
    const after = nextClock(row.clock, clock, { ...preview, window }, now, cause);
    const length = match.length + change.logged.length;
    const changedAt = preview.galleryNotices ? services.wall() : null;
    const due = length - this.snapshotAt >= services.snapshotEvery;
    const append: Append = {
      match: row.id,
      at: match.length,
      logged: change.logged.map((logged) => JSON.stringify(logged)),
      step,
      turns: preview.toAct,
      clock: this.clockRow(after, this.botDue(preview.toAct, request, now + BOT_GRACE)),
      changedAt,
      snapshot: due ? JSON.stringify(match.snapshot()) : null,
      outcome: preview.outcome,
    };
    const stored = await services.store.append(append);
    if (stored === 'known') {
      // A bot's step is named by its decision: another server has let it play.
      if (request.type === 'move' && request.by === 'bot') this.lost();
      return null;
    }
    if (stored === 'conflict') throw this.lost();
    match.accept(change);
    this.clock = after;
    if (due) this.snapshotAt = match.length - change.logged.length;
    if (request.type === 'sit') this.bots?.changed(request.seat);
    this.changedAt = changedAt ?? this.changedAt;
    if (preview.outcome) {
      this.row = { ...row, outcome: preview.outcome, status: 'finished' };
      this.tableChanged();
    }
    this.changed();
    return null;
  }

  /** A step sent again, long after it was taken: it is answered as the first time. */
  private async isKnown(step: Append['step']): Promise<boolean> {
    return step !== null && this.services.store.knows(this.id, step.seat, step.id);
  }

  private async swapRow(after: MatchRow): Promise<void> {
    if (this.isStale) throw new Fault('unavailable');
    if (!(await this.services.store.changeRow(this.row, after))) throw this.lost();
    this.setRow(after);
  }

  private setRow(row: MatchRow): void {
    this.row = row;
    this.changedAt = row.changedAt;
  }

  private get current(): MatchRow {
    return { ...this.row, changedAt: this.changedAt };
  }

  /** Somebody else has moved the match on. It is loaded anew, and those who watch are led there. */
  private lost(): Fault {
    this.stale = true;
    this.audience.leave();
    return new Fault('unavailable');
  }

  /** `botDue`: when somebody has to see to a bot that is to move. */
  private clockRow(clock: Clock, botDue = Infinity): ClockRow {
    const now = this.services.now();
    const seen = this.row.seats.map((_holder, seat) =>
      this.isPresent(seat) ? now : (this.seen[seat] ?? clock.seen[seat]),
    );
    const { banks, asked, window, active } = clock;
    const data = JSON.stringify({ banks, asked, window, active, seen } satisfies Clock);
    return { deadline: Math.min(deadline(this.row.clock, clock), botDue), shift: 0, data };
  }

  private botDue(toAct: readonly Seat[], request: Request | null, at: number): number {
    const sits = (seat: Seat) => request?.type === 'sit' && request.seat === seat && request.bot !== null;
    return toAct.some((seat) => this.bots?.isBot(seat) || sits(seat)) ? at : Infinity;
  }

  private changed(): void {
    if (this.match) this.audience.sendFrames(this.match, this.clockFace);
    this.bots?.drive();
    this.keepWindow();
  }

  /** Closes a secret window when its time is up; asked again whenever something has changed, time above all. */
  keepWindow(): void {
    clearTimeout(this.closing);
    const { match, clock, row } = this;
    const window = match?.window();
    if (!match || !clock?.window || window?.kind !== 'secret' || this.isStale) return;
    const now = this.services.now();
    const time = this.windowTime(window, clock.window.since, now);
    const people = [...row.seats.keys()].filter((seat) => !this.bots?.isBot(seat));
    const table = {
      clock: row.clock.kind,
      // A table without a beat waits for answers alone: tools want it so.
      devices: row.beat === 0 ? 'shared' : 'own',
      people,
      length: windowLength(match.options),
      beat: row.beat,
    } as const;
    const at = closingTime(table, time);
    if (at === null) return;
    const close = () =>
      this.serial(async () => {
        if (this.isStale || match.window()?.id !== window.id) return;
        if (this.services.now() < at) this.keepWindow();
        else await this.make({ type: 'close', id: window.id }, null);
      }).catch((err: unknown) => {
        this.services.log('a window could not be closed', { match: this.id, err });
        this.closing = setTimeout(() => this.keepWindow(), this.services.botRetry).unref();
      });
    this.closing = setTimeout(close, Math.max(0, at - now)).unref();
  }

  /** What has happened to the window since it opened. */
  private windowTime(window: OpenWindow, opened: number, now: number): WindowTime {
    const before = this.timed?.window.id === window.id ? this.timed : null;
    const answered = window.asked.every((seat) => !this.match?.isAsked(seat));
    const grew = window.passed.length > (before?.window.passed.length ?? 0);
    this.timed = {
      window,
      opened,
      lastPass: grew && before ? now : (before?.lastPass ?? null),
      extensions: 0,
      lastAnswer: answered ? (before?.lastAnswer ?? now) : null,
    };
    return this.timed;
  }

  private readonly clockFace = () => this.clock && clockFace(this.row.clock, this.clock, this.services.now());

  private tableChanged(): void {
    this.audience.sendTables((person) => this.table(person));
  }

  private isPresent(seat: Seat): boolean {
    const holder = this.row.seats[seat];
    return holder.kind === 'bot' || (holder.kind === 'person' && this.audience.isPresent(holder.person));
  }

  /** So long away that the others need not wait for a word of theirs. */
  private isGone(seat: Seat): boolean {
    return !this.isPresent(seat) && this.services.now() - this.seen[seat] >= GONE * AWAY[this.row.clock.kind];
  }

  private isReplaceable(seat: Seat, now = this.services.now()): boolean {
    const holder = this.row.seats[seat];
    if (holder?.kind !== 'person' || !this.match || this.match.outcome || this.match.sitting(seat))
      return false;
    if (this.isPresent(seat)) return false;
    const { kind } = this.row.clock;
    // After a restart people have to find back to the table first; days pass without anybody at it.
    const since = kind === 'days' ? this.seen[seat] : Math.max(this.seen[seat], this.loadedAt);
    return now - since >= AWAY[kind];
  }

  private reclaim(seat: Seat): void {
    if (!this.match?.sitting(seat) || this.match.outcome) return;
    this.serial(async () => {
      if (this.match?.sitting(seat)) await this.make({ type: 'sit', seat, bot: null }, null);
      this.tableChanged();
    }).catch((err: unknown) => this.services.log('a seat could not be given back', { match: this.id, err }));
  }
}

export type StepRequest =
  | { readonly type: 'move'; readonly move: unknown; readonly decision: number }
  | { readonly type: 'undo'; readonly decision: number };

// Spelt out, as in all that is done at every step: a spread costs as much as the rest of it.
function requestOf(seat: Seat, step: StepRequest): Request {
  const { decision } = step;
  return step.type === 'move'
    ? { type: 'move', seat, move: step.move, decision, by: 'player' }
    : { type: 'undo', seat, decision };
}

function asking(match: AnyMatch) {
  return {
    toAct: match.toAct(),
    window: match.window()?.id ?? null,
    waiting: match.perspective('gallery').waiting,
  };
}
