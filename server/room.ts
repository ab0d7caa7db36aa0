import type { AnyMatch, Countdown, Refusal, Request, Seat, TableTime, Watcher } from '@conclave/engine';
import { MINUTE } from '@conclave/engine/time-units';
import type { MatchSummary, ServerFrame } from '@conclave/wire';
import { type AbsenceRoom, Absences } from './absences.ts';
import { Audience, type Guest } from './audience.ts';
import { type BotRoom, BotSeats } from './bot-seats.ts';
import { ChatNews } from './chat-news.ts';
import { type Asking, type Clock, clockInfo, deadline, newClock, nextClock } from './clock.ts';
import { Drafts } from './drafts.ts';
import { Fault } from './errors.ts';
import { isSameSecret } from './ids.ts';
import { type Begun, BOT_GRACE, botDue, type Made, MatchLog, type TableNow } from './match-log.ts';
import { matchSummary } from './match-summary.ts';
import { Presence, type PresenceRoom } from './presence.ts';
import type { RoomServices } from './room-services.ts';
import { SerialQueue } from './serial-queue.ts';
import { type Append, type Bounds, type Head, MAX_TRIES, type MatchRow, type Tail } from './store/store.ts';
import { clockRow, tableTime } from './table-time.ts';
import { type TimedRoom, Timekeeper } from './timekeeper.ts';

/** Milliseconds in memory of a match that only its clock or its bots wanted. */
const UNWATCHED_AFTER = 2000;
/** Milliseconds after which it makes room for others, though its bots think or something is due soon. */
const TURN_IN_MEMORY = 10_000;
export class Room implements AbsenceRoom, BotRoom, PresenceRoom, TimedRoom {
  row: MatchRow;
  /** The last change that all could see: apart from the row, as most steps change it. */
  private changedAt: number;
  /** `null`: the match has not begun. */
  private log: MatchLog | null = null;
  private readonly services: RoomServices;
  private readonly audience: Audience;
  private bots: BotSeats | null = null;
  private readonly presence: Presence;
  readonly absences: Absences;
  readonly drafts: Drafts;
  private readonly time: Timekeeper;
  private readonly queue = new SerialQueue();
  private idleSince: number;
  private wasWatched = false;
  private closed = false;
  private stale = false;
  /** What was known last of a match that other servers may change too. */
  private rev = -1;
  private readonly chat: ChatNews;

  constructor(services: RoomServices, row: MatchRow, begun: Begun | null) {
    this.services = services;
    this.row = row;
    this.changedAt = row.changedAt;
    this.idleSince = services.now();
    this.audience = new Audience(row.id, () => services.count('frames'));
    this.presence = new Presence(this, services);
    this.absences = new Absences(this, this.presence, services);
    this.drafts = new Drafts(this, services);
    this.time = new Timekeeper(this, services);
    this.chat = new ChatNews(services.store, row.id);
    if (begun) this.play(begun);
  }

  /** From here on there is a match. */
  private play(begun: Begun): void {
    this.log = new MatchLog(begun, this.services);
    this.presence.restore(begun.clock.seen);
    this.bots = new BotSeats(begun.match, this, this.services);
    this.bots.drive();
    this.time.start();
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

  /** Somebody is about to do something here. */
  touch(): void {
    this.idleSince = this.services.now();
  }

  get id(): string {
    return this.row.id;
  }

  isHere(person: string): boolean {
    return this.audience.isPresent(person);
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
    return this.queue.run(work);
  }

  /** A private match is for those who sit at it, and for those with the link. */
  maySee(person: string | null, invite: string | undefined): boolean {
    const { row } = this;
    if (row.public || row.host === person || this.seatOf(person) !== null) return true;
    return invite !== undefined && isSameSecret(invite, row.invite);
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
    const wasHere = person !== null && this.isHere(person);
    const comes = person !== null && watcher !== 'gallery' && !this.presence.isThere(person);
    this.audience.add(guest, watcher, known);
    this.wasWatched = true;
    if (person !== null && watcher !== 'gallery' && !wasHere) this.presence.report('arrive', person);
    if (comes) this.tableChanged();
    else this.audience.sendTable(guest, this.table(person));
    if (watcher !== 'gallery') {
      this.absences.takeBack(watcher);
      this.takeOver();
    }
    if (this.match) this.audience.sendUpdate(guest, this.match, this.clockInfo);
    const { shown } = this.time;
    if (shown) this.audience.sendCountdown(guest, shown, this.services.now());
  }

  /** Other servers of the same rules must not leave the match to older ones, for whose people they would take those here. */
  private takeOver(): void {
    const { services, log } = this;
    if (!services.store.cluster || !log?.isOfOlder) return;
    this.serial(() => log.takeOver(this.now)).catch((err: unknown) =>
      services.log('a match could not be taken over', { match: this.id, err }),
    );
  }

  unwatch(guest: Guest): void {
    const watcher = this.audience.remove(guest);
    if (watcher === null) return;
    this.idleSince = this.services.now();
    const { person } = guest;
    if (person === null || watcher === 'gallery' || this.isHere(person)) return;
    this.presence.report('depart', person);
    if (this.presence.isThere(person)) return;
    this.presence.left(watcher, this.idleSince);
    this.tableChanged();
  }

  /** Whether other servers have changed anything since this room has looked. */
  isBehind({ length, rev, present }: Head): boolean {
    const isSame = length === (this.match?.length ?? 0) && rev === this.rev;
    return !isSame || !this.presence.isSameAsKnown(present);
  }

  /** Nobody watches here, and nothing is under way: others may have the match. */
  get isUnused(): boolean {
    return this.audience.size === 0 && !this.bots?.isBusy && !this.queue.isBusy;
  }

  /** Leaves memory, and the match to the other servers; what none of them may know how to play again is put away first. */
  async leave(): Promise<void> {
    await this.serial(async () => {
      await this.log?.putAway(this.now);
      // Somebody may have come meanwhile.
      if (this.audience.size > 0) return this.checkForChanges();
      this.stale = true;
      this.time.stop();
      this.bots?.stop();
    });
  }

  /** Brings the room up to what other servers have made of the match. */
  async catchUp(): Promise<void> {
    if (this.services.store.cluster) await this.serial(() => this.checkForChanges());
  }

  async checkForChanges(): Promise<void> {
    if (this.isStale) return;
    const tail = await this.services.store.tail(this.id, this.match?.length ?? 0);
    if (!tail) this.lost();
    else if (!tail.head || this.log?.isInDoubt || this.isBehind(tail.head)) await this.follow(tail);
  }

  /** Entries that others have stored, the row as they have left it, and who is there. */
  private async follow(tail: Tail): Promise<void> {
    const { log, services } = this;
    const { head } = tail;
    if ((log === null) !== (tail.row.status === 'open')) return void this.lost();
    try {
      log?.follow(tail);
    } catch (err) {
      services.log('what another server has stored cannot be followed', { match: this.id, err });
      return void this.lost();
    }
    if (log) this.presence.restore(log.clock.seen);
    const isNew = JSON.stringify(rowOf(tail.row)) !== JSON.stringify(rowOf(this.row));
    const cameOrWent = head !== null && !this.presence.isSameAsKnown(head.present);
    const sat = tail.logged.some((line) => line.startsWith('{"entry":{"sit"'));
    const isLinkVoid = tail.row.invite !== this.row.invite;
    this.setRow(tail.row);
    if (head) this.presence.setKnown(head.present);
    if (isLinkVoid) this.lookAgain();
    if (isNew) this.audience.reseat((person) => this.watcherOf(person));
    if (isNew || cameOrWent || sat) this.tableChanged();
    this.changed();
    // After the frames: no step waits for what was said.
    if (head) await this.sendNewChat(head);
  }

  private async sendNewChat({ rev }: Head): Promise<void> {
    if (rev === this.rev) return;
    this.rev = rev;
    for (const { room, lines } of await this.chat.unheard())
      this.audience.say({ type: 'said', match: this.id, lines }, room === 'players');
  }

  /** A player's own step. Answered once it is on disk; a name heard before is answered as the first time. */
  step(person: string | null, id: string, request: StepRequest): Promise<Refusal | null> {
    const seat = this.seatOf(person);
    if (seat === null) return Promise.reject(new Fault('notYours'));
    return this.serial(() => this.take(seat, id, request));
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
      await this.make(() => ({ type: 'sit', seat, bot: null }), null);
    const wanted = requestOf(seat, request);
    const refusal = await this.make(() => wanted, { seat, id });
    this.services.count(refusal ? 'refusals' : 'moves');
    return refusal;
  }

  /** More time in a secret window: for anybody who sits at the table, whether they are asked there or not. */
  moreTime(person: string | null, window: number, extensions: number): Promise<Refusal | null> {
    if (this.seatOf(person) === null) return Promise.reject(new Fault('notYours'));
    return this.time.moreTime(window, extensions);
  }

  timeUp(): Promise<void> {
    return this.time.timeUp();
  }

  async keepClock(clock: Clock): Promise<boolean> {
    return (await this.log?.keepClock(clock, this.now)) ?? false;
  }

  showCountdown(countdown: Countdown | null): void {
    this.audience.sendCountdowns(countdown, this.services.now());
  }

  /** Changes who sits where, before the match begins; all who watch are told. */
  async changeRow(change: (row: MatchRow) => MatchRow, bounds?: Bounds): Promise<MatchRow> {
    return this.serial(async () => {
      if (await this.swapRow(change, bounds)) {
        this.audience.reseat((person) => this.watcherOf(person));
        this.tableChanged();
      }
      return this.current;
    });
  }

  /** The first deal. */
  async begin(
    person: string,
    open: (row: MatchRow) => AnyMatch,
    seed: string,
    bounds: (row: MatchRow) => Bounds | undefined,
  ): Promise<void> {
    await this.serial(async () => {
      const { row, services } = this;
      if (this.isStale) throw new Fault('unavailable');
      if (row.status !== 'open') throw new Fault('notOpen');
      if (row.host !== person) throw new Fault('notYours');
      if (row.seats.some((holder) => holder.kind === 'open' || holder.kind === 'invited'))
        throw new Fault('notOpen');
      const match = open(row);
      const now = services.now();
      const { opener: _open, ...kept } = row;
      const after: MatchRow = {
        ...kept,
        version: match.game.version,
        status: match.outcome ? 'finished' : 'running',
        changedAt: services.wall(),
        outcome: match.outcome,
      };
      const table = this.tableTime();
      const fresh = newClock(row.clock, row.seats.length, now);
      const clock = nextClock(row.clock, fresh, asking(match, table), now, {
        byPerson: true,
        steppedBy: null,
        lapsed: null,
      });
      const opening = {
        seed,
        told: JSON.stringify(match.openingTold),
        snapshot: JSON.stringify(match.snapshot()),
        logged: match.logged().map((logged) => JSON.stringify(logged)),
      };
      const botsBy = botDue(table, match.toAct(), now + BOT_GRACE);
      const time = clockRow(row, clock, table, this.presence.lastSeen(clock.seen), botsBy);
      if (!(await services.store.begin(row, after, opening, match.toAct(), time, bounds(row))))
        throw this.lost();
      this.setRow(after);
      this.play({ match, clock, stored: time.data, snapshotAt: match.length });
      this.tableChanged();
      this.changed();
    });
  }

  table(person: string | null): MatchSummary {
    return matchSummary(
      this.current,
      person,
      (seat) => this.match?.toAct().includes(seat) ?? false,
      (seat) => ({
        sitting: this.match?.sitting(seat) ?? null,
        present: this.presence.isPresent(seat),
        replaceable: this.absences.isReplaceable(seat),
      }),
      this.match?.game.version,
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
    if (this.audience.size > 0 || this.bots?.isBusy || this.queue.isBusy) return false;
    if (now - this.idleSince < (this.wasWatched ? after : Math.min(after, UNWATCHED_AFTER))) return false;
    return this.due - now > MINUTE;
  }

  /** Nobody watches, and it has had its turn. */
  mayMakeRoom(now: number): boolean {
    return this.audience.size === 0 && !this.queue.isBusy && now - this.idleSince >= TURN_IN_MEMORY;
  }

  isDue(now: number): boolean {
    return this.due <= now;
  }

  /** When its clock has something to do. */
  private get due(): number {
    if (!this.match || this.match.outcome || !this.clock) return Infinity;
    return deadline(this.row.clock, this.clock, this.tableTime());
  }

  /** Leaves memory: the last word goes to the store. */
  async close(): Promise<void> {
    this.closed = true;
    this.time.stop();
    this.bots?.stop();
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
   * Works out a change, puts it on disk, makes it, and tells those concerned. `wish` is asked again where somebody else was
   * first; `null`: it is too late for it.
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

  /** `behind`: somebody else was first, so it is tried again from what they have made of the match. */
  async untilFirst<Done>(attempt: () => Promise<Done | 'behind'>): Promise<Done> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (this.log?.isInDoubt) await this.checkForChanges();
      if (this.isStale) throw new Fault('unavailable');
      const done = await attempt();
      if (done !== 'behind') return done;
      await this.checkForChanges();
    }
    throw this.lost();
  }

  private made(request: Request, { preview, changedAt }: Made): void {
    if (request.type === 'sit') this.bots?.changed(request.seat);
    this.changedAt = changedAt ?? this.changedAt;
    if (preview.outcome) {
      this.row = { ...this.row, outcome: preview.outcome, status: 'finished' };
      this.tableChanged();
    }
    this.changed();
  }

  /** Changes the row, from whatever somebody else has made of it meanwhile; `false`: it stays as it is. */
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

  private setRow(row: MatchRow): void {
    this.row = row;
    this.changedAt = row.changedAt;
  }

  private get current(): MatchRow {
    return { ...this.row, changedAt: this.changedAt };
  }

  /** Somebody else has moved the match on. It is loaded anew, and those who watch are led there. */
  lost(): Fault {
    this.stale = true;
    this.bots?.stop();
    this.audience.leave();
    return new Fault('unavailable');
  }

  private get now(): TableNow {
    return { row: this.row, seen: this.presence.lastSeen(this.clock?.seen ?? []) };
  }

  private changed(): void {
    if (this.match) this.audience.sendUpdates(this.match, this.clockInfo);
    this.drafts.changed();
    this.time.changed();
    this.bots?.drive();
  }

  /** What everybody at the table knows about its time. */
  tableTime(): TableTime {
    const { row, log } = this;
    if (log) return log.tableTime(row);
    return tableTime(
      row,
      row.seats.map(() => null),
      this.services.windowPace,
    );
  }

  private readonly clockInfo = () => this.clock && clockInfo(this.row.clock, this.clock, this.services.now());

  tableChanged(): void {
    this.audience.sendTables((person) => this.table(person));
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

/** But for the time of the last change, which most steps move. */
const rowOf = ({ changedAt: _moves, ...row }: MatchRow) => row;

export function asking(match: AnyMatch, table: TableTime): Asking {
  const { waiting } = match.perspective('gallery');
  return { toAct: match.toAct(), window: match.window(), waiting, table };
}
