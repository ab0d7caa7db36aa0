/**
 * A room is a match in a server's memory: it takes one request after the other, and tells all who watch. The parts of a
 * room are files of their own, such as its log, audience, presence, bots and time.
 */

import type { AnyMatch, Countdown, Refusal, Request, Seat, TableTime, Watcher } from '@conclave/engine';
import type { FrameOf, MatchSummary } from '@conclave/wire';
import { Absences } from './absences.ts';
import { Audience, type Guest } from './audience.ts';
import { type BotRoom, BotSeats } from './bot-seats.ts';
import { type Clock, clockInfo } from './clock.ts';
import { Drafts } from './drafts.ts';
import { Fault } from './errors.ts';
import { Follower, type FollowingRoom } from './follower.ts';
import { Glances } from './glances.ts';
import { Idleness, type IdleRoom } from './idleness.ts';
import { type Begun, type Made, MatchLog, type TableNow } from './match-log.ts';
import { seatIn } from './match-summary.ts';
import { checkStart, firstDeal } from './opening.ts';
import { Presence, type PresenceRoom } from './presence.ts';
import { Resignations } from './resignations.ts';
import { loadedSummary } from './room-reading.ts';
import type { RoomServices } from './room-services.ts';
import { SerialQueue } from './serial-queue.ts';
import { SharedTime, type SharedTimeRoom } from './shared-time.ts';
import { requestOf, type StepRequest } from './step-request.ts';
import type { Bounds } from './store/bounds.ts';
import { type Head, MAX_TRIES } from './store/cluster.ts';
import type { Append, MatchRow } from './store/store.ts';
import { tableTime } from './table-time.ts';
import { type TimedRoom, Timekeeper } from './timekeeper.ts';
import { type VisitedRoom, Visits } from './visits.ts';
import { Wishes } from './wishes.ts';

export class Room
  implements BotRoom, FollowingRoom, IdleRoom, PresenceRoom, SharedTimeRoom, TimedRoom, VisitedRoom
{
  row: MatchRow;
  /** The last change that all could see: apart from the row, as most steps change it. */
  private changedAt: number;
  /** `null`: the match has not started. */
  log: MatchLog | null = null;
  private readonly services: RoomServices;
  private readonly audience: Audience;
  private bots: BotSeats | null = null;
  private readonly presence: Presence;
  readonly absences: Absences;
  readonly resignations: Resignations;
  readonly wishes: Wishes;
  readonly sharedTime: SharedTime;
  readonly drafts: Drafts;
  readonly glances: Glances;
  readonly time: Timekeeper;
  private readonly queue = new SerialQueue();
  readonly idleness: Idleness;
  private readonly follower: Follower;
  readonly visits: Visits;
  private closed = false;
  private stale = false;

  constructor(services: RoomServices, row: MatchRow, begun: Begun | null) {
    this.services = services;
    this.row = row;
    this.changedAt = row.changedAt;
    this.idleness = new Idleness(this, services.now());
    this.audience = new Audience(row.id, () => services.count('frames'));
    this.presence = new Presence(this, services);
    this.absences = new Absences(this, this.presence, services);
    this.resignations = new Resignations(this, services);
    this.sharedTime = new SharedTime(this, services);
    this.wishes = new Wishes(this, this.presence, services);
    this.drafts = new Drafts(this, services);
    this.glances = new Glances(this);
    this.time = new Timekeeper(this, services);
    this.follower = new Follower(this, this.audience, this.presence, services);
    this.visits = new Visits(this, this.audience, this.presence, services);
    if (begun) this.play(begun);
    services.lists.mark(row.id, this);
  }

  /** The match has started, here or in the store. */
  private play(begun: Begun): void {
    this.log = new MatchLog(begun, this.services);
    this.presence.restore(begun.clock.seen);
    this.bots = new BotSeats(begun.match, this, this.services);
    this.bots.drive();
    this.time.start();
    this.resignations.resume();
  }

  get match(): AnyMatch | null {
    return this.log?.match ?? null;
  }

  get clock(): Clock | null {
    return this.log?.clock ?? null;
  }

  get isWatched(): boolean {
    return this.audience.size > 0;
  }

  get id(): string {
    return this.row.id;
  }

  isHere(person: string): boolean {
    return this.audience.isPresent(person);
  }

  /** It left memory, or another server has moved the match on: it must be loaded again. */
  get isStale(): boolean {
    return this.closed || this.stale;
  }

  get status(): MatchRow['status'] {
    return this.row.status;
  }

  /** Runs one piece of work after the other. The room does not leave memory meanwhile. */
  serial<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(work);
  }

  /** All clients watch again, so that it is checked again whether they may. */
  lookAgain(): void {
    this.audience.leave();
  }

  seatOf(person: string | null): Seat | null {
    return seatIn(this.row, person);
  }

  /** As whom a person watches: as their own seat, or as the gallery. */
  watcherOf(person: string | null): Watcher {
    return this.seatOf(person) ?? 'gallery';
  }

  watch(guest: Guest, cursor: number): void {
    this.idleness.watched();
    this.visits.begin(guest, cursor);
  }

  unwatch(guest: Guest): void {
    const now = this.services.now();
    if (this.visits.end(guest, now)) this.idleness.touch(now);
  }

  isBehind(head: Head): boolean {
    return this.follower.isBehind(head);
  }

  /** A request is under way. */
  get isBusy(): boolean {
    return this.queue.isBusy;
  }

  /** Its bots think. */
  get isThinking(): boolean {
    return this.bots?.isBusy ?? false;
  }

  /** Leaves memory and leaves the match to other servers. Entries that are in no snapshot are saved in one first. */
  async leave(): Promise<void> {
    await this.serial(async () => {
      await this.log?.putAway(this.now);
      // A client may have come meanwhile.
      if (this.audience.size > 0) return this.checkForChanges();
      this.stale = true;
      this.stop();
    });
  }

  private stop(): void {
    this.time.stop();
    this.bots?.stop();
    this.visits.stop();
  }

  /** Follows what other servers have stored of the match. */
  async catchUp(): Promise<void> {
    if (this.services.store.cluster) await this.serial(() => this.checkForChanges());
  }

  checkForChanges(): Promise<void> {
    return this.follower.checkForChanges();
  }

  /** A player's own step. Answered once it is on disk; a step id sent before is answered as the first time. */
  step(person: string | null, id: string, request: StepRequest): Promise<Refusal | null> {
    const seat = this.seatOf(person);
    if (seat === null) return Promise.reject(new Fault('notYours'));
    return this.serial(() => this.take(seat, id, request));
  }

  private async take(seat: Seat, id: string, request: StepRequest): Promise<Refusal | null> {
    if (this.match && !this.match.outcome && this.match.sitting(seat) !== null)
      await this.make(() => ({ type: 'sit', seat, bot: null }), null);
    const wanted = requestOf(seat, request);
    const refusal = await this.make(() => wanted, { seat, id });
    this.services.count(refusal ? 'refusals' : 'moves');
    return refusal;
  }

  async timeUp(): Promise<void> {
    if (this.match) await this.time.timeUp();
    else this.presence.tellStandIn();
  }

  async keepClock(clock: Clock): Promise<boolean> {
    return (await this.log?.keepClock(clock, this.now)) ?? false;
  }

  get shownCountdown(): Countdown | null {
    return this.time.shown;
  }

  showCountdown(countdown: Countdown | null): void {
    this.audience.sendCountdowns(countdown, this.services.now());
  }

  showClock(): void {
    this.audience.sendClocks(this.clockInfo());
    this.tableChanged();
  }

  /** Changes who sits where, before the match starts; all watchers are told. */
  async changeRow(change: (row: MatchRow) => MatchRow, bounds?: Bounds): Promise<MatchRow> {
    return this.serial(async () => {
      if (await this.swapRow(change, bounds)) {
        this.reseat();
        this.tableChanged();
      }
      return this.current;
    });
  }

  reseat(): void {
    this.audience.reseat((person) => this.watcherOf(person));
    if (this.match) this.audience.sendUpdates(this.match, this.clockInfo);
  }

  /** Starts the match: the first deal. */
  async begin(
    person: string,
    open: (row: MatchRow) => AnyMatch,
    seed: string,
    bounds: (row: MatchRow) => Bounds | undefined,
  ): Promise<void> {
    await this.serial(async () => {
      const { row, services } = this;
      if (this.isStale) throw new Fault('unavailable');
      checkStart(row, this.presence.mayBegin(person));
      const match = open(row);
      const { after, opening, clock, clockRow } = firstDeal(row, match, {
        seed,
        table: this.tableTime(),
        now: services.now(),
        wall: services.wall(),
        tellsHost: services.tellsHost,
        lastSeen: (before) => this.presence.lastSeen(before),
      });
      if (!(await services.store.begin(row, after, opening, match.toAct(), clockRow, bounds(row))))
        throw this.lost();
      this.setRow(after);
      this.play({ match, clock, stored: clockRow.data, snapshotAt: match.length });
      this.tableChanged();
      this.changed();
    });
  }

  mayBegin(person: string): boolean {
    return this.presence.mayBegin(person);
  }

  table(person: string | null): MatchSummary {
    return loadedSummary(this.current, this, this.presence, person);
  }

  say(frame: FrameOf<'said'>): void {
    this.audience.say(frame, this.status !== 'open');
  }

  /** When its clock has something to do. */
  get due(): number {
    if (this.row.status === 'open') return this.isWatched ? this.presence.standInDue : Infinity;
    return this.time.due;
  }

  /** Leaves memory; what is not stored yet is saved. */
  async close(): Promise<void> {
    this.closed = true;
    this.stop();
    await this.serial(async () => {
      if (!this.stale) await this.log?.saveIdle(this.now);
    });
  }

  /** A request of a bot, worked out when its turn has come; `null`: it is too late for it. */
  async ask(request: () => Request | null, step: Append['step']): Promise<Refusal | null> {
    return this.serial(async () => {
      const wanted = request();
      return wanted && this.make(request, step);
    });
  }

  /**
   * Proposes a change, stores it, accepts it, and sends updates. `wish` is asked again if another server was first with
   * the match; `null`: it is too late for it.
   */
  async make(wish: () => Request | null, step: Append['step']): Promise<Refusal | null> {
    return this.untilFirst(async () => {
      if (!this.log) throw new Fault('notRunning');
      const request = wish();
      if (request === null) return null;
      const attempt = await this.log.attempt(request, step, this.now);
      if (attempt === 'behind') return attempt;
      if (attempt.made) this.made(request, attempt.made);
      else if (attempt.refusal === null) await this.checkForChanges();
      return attempt.refusal;
    });
  }

  /** `behind`: another server was first. The room follows what it stored, and tries again. */
  async untilFirst<Done>(attempt: () => Promise<Done | 'behind'>): Promise<Done> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (this.log?.mayBeBehind) await this.checkForChanges();
      if (this.isStale) throw new Fault('unavailable');
      const done = await attempt();
      if (done !== 'behind') return done;
      await this.checkForChanges();
    }
    throw this.lost();
  }

  private made(request: Request, { preview, changedAt }: Made): void {
    if (request.type === 'sit' || request.type === 'resign') this.bots?.changed(request.seat);
    this.changedAt = changedAt ?? this.changedAt;
    if (preview.outcome) {
      this.row = { ...this.row, outcome: preview.outcome, status: 'finished' };
      this.tableChanged();
    }
    this.changed();
  }

  /** Changes the row, from its newest version in the store; `false`: there was nothing to change. */
  async swapRow(change: (row: MatchRow) => MatchRow, bounds?: Bounds): Promise<boolean> {
    return this.untilFirst(async () => {
      const before = this.current;
      const after = change(before);
      if (after === before) return false;
      if (!(await this.services.store.changeRow(this.row, after, bounds))) return 'behind';
      this.setRow(after);
      return true;
    });
  }

  setRow(row: MatchRow): void {
    this.row = row;
    this.changedAt = row.changedAt;
  }

  private get current(): MatchRow {
    return { ...this.row, changedAt: this.changedAt };
  }

  /** Another server has moved the match on. It must be loaded again, and clients watch again. */
  lost(): Fault {
    this.stale = true;
    this.bots?.stop();
    this.audience.leave();
    return new Fault('unavailable');
  }

  get now(): TableNow {
    return { row: this.row, seen: this.presence.lastSeen(this.clock?.seen ?? []) };
  }

  changed(): void {
    if (this.match) this.audience.sendUpdates(this.match, this.clockInfo);
    this.drafts.changed();
    this.wishes.changed();
    this.services.lists.mark(this.id, this);
    this.time.changed();
    this.bots?.drive();
  }

  /** What all watchers know about the time of this match. */
  tableTime(): TableTime {
    const { row, log, services } = this;
    return log ? log.tableTime(row) : tableTime(row, [], services.windowPace);
  }

  readonly clockInfo = () => this.clock && clockInfo(this.row.clock, this.clock, this.services.now());

  tableChanged(): void {
    this.audience.sendTables((person) => this.table(person));
    this.services.lists.mark(this.id, this);
  }
}
