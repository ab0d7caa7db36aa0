/**
 * A match in memory: its log, its clock, and those who watch. One request after the other; nothing is acknowledged or
 * shown before it is in the store.
 */

import type { AnyMatch, AnyMove, Level, Refusal, Request, Seat, Watcher } from '@conclave/engine';
import type { ServerFrame, TableInfo } from '@conclave/wire';
import { type Clock, clockFace, deadline, isAbandoned, newClock, nextClock, overdue } from './clock.ts';
import { Fault } from './errors.ts';
import type { Append, ClockRow, MatchRow, Store } from './store/store.ts';

/** A connected client, as far as a room needs to know it. */
export interface Guest {
  readonly person: string | null;
  send(text: string): void;
  /** The room it watched no longer speaks for the match: it has to watch again. */
  watchAgain(match: string, cursor: number): void;
}

interface Watching {
  readonly watcher: Watcher;
  cursor: number;
  /** The decision whose situation it was sent; -1: none yet. */
  decision: number;
}

/** A match that has begun, as it was stored. */
export interface Begun {
  readonly match: AnyMatch;
  readonly clock: Clock;
  /** The number of entries up to the last snapshot. */
  readonly snapshotAt: number;
}

/** What a room needs of the house. */
export interface House {
  readonly store: Store;
  now(): number;
  /** A bot's answer from a perspective. */
  think(job: BotJob): Promise<{ readonly move: AnyMove | null }>;
  readonly botDelay: number;
  /** Milliseconds until a bot that failed is asked again. */
  readonly botRetry: number;
  readonly snapshotEvery: number;
  log(message: string, details: Readonly<Record<string, unknown>>): void;
  count(what: 'moves' | 'refusals' | 'lapses' | 'botMoves' | 'frames'): void;
}

export interface BotJob {
  readonly match: string;
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: AnyMatch['options'];
  readonly perspective: ReturnType<AnyMatch['perspective']>;
  readonly asked: boolean;
}

/** A bot that fails so often at one decision is passed over as if its time were up. */
const MOST_FAILURES = 3;
/** Lapses in one go: a window may need several of one seat. */
const MOST_LAPSES = 100;
const MINUTE = 60_000;
const AWAY = { none: 2 * MINUTE, live: MINUTE / 2, days: 24 * 60 * MINUTE } as const;

export class Room {
  private row: MatchRow;
  /** The last change that all could see: apart from the row, as most steps change it. */
  private changedAt: number;
  private match: AnyMatch | null;
  private clock: Clock | null;
  private readonly house: House;
  private readonly guests = new Map<Guest, Watching>();
  /** By seat: when its person left; who is there now is among the guests. */
  private seen: readonly number[];
  /** By seat: the decision a bot is thinking about, or has thought about. */
  private readonly thinking = new Map<Seat, number>();
  private readonly loadedAt: number;
  private thoughts = 0;
  private snapshotAt: number;
  /** Done when whatever was asked for last is; `null`: nothing is under way. */
  private last: Promise<void> | null = null;
  private waiting = 0;
  private idleSince: number;
  private butlerComes = false;
  private closed = false;
  private stale = false;

  constructor(house: House, row: MatchRow, begun: Begun | null) {
    this.house = house;
    this.row = row;
    this.changedAt = row.changedAt;
    this.match = begun?.match ?? null;
    this.clock = begun?.clock ?? null;
    this.seen = begun?.clock.seen ?? [];
    this.snapshotAt = begun?.snapshotAt ?? 0;
    this.loadedAt = house.now();
    this.idleSince = this.loadedAt;
    this.callBots();
    this.callButler();
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

  seatOf(person: string | null): Seat | null {
    const seat = this.row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
    return seat < 0 ? null : seat;
  }

  /** The seats a person leads: with an option of the Nuns, or alone on a sofa, there may be several. */
  watcherOf(person: string | null): Watcher {
    return this.seatOf(person) ?? 'gallery';
  }

  watch(guest: Guest, cursor: number): void {
    const watcher = this.watcherOf(guest.person);
    const known = this.match ? Math.min(cursor, this.match.cursor(watcher)) : 0;
    const comes = guest.person !== null && watcher !== 'gallery' && !this.isPresent(guest.person);
    this.guests.set(guest, { watcher, cursor: known, decision: -1 });
    if (comes) this.tableChanged();
    else this.sendTable(guest);
    if (watcher !== 'gallery') this.reclaim(watcher);
    this.sendFrame(guest);
  }

  unwatch(guest: Guest): void {
    const watching = this.guests.get(guest);
    if (!watching) return;
    this.guests.delete(guest);
    this.idleSince = this.house.now();
    const { person } = guest;
    if (person === null || watching.watcher === 'gallery' || this.isPresent(person)) return;
    if (this.match) this.seen = this.seen.with(watching.watcher, this.idleSince);
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
    this.house.count(refusal ? 'refusals' : 'moves');
    return refusal;
  }

  /** Time is up for some seats, or nobody came for a very long time. */
  async timeUp(): Promise<void> {
    await this.serial(async () => {
      const { match, clock, row } = this;
      if (!match || !clock || match.outcome) return;
      const now = this.house.now();
      if (isAbandoned(row.clock, clock, now)) {
        await this.make({ type: 'end', how: 'abandoned' }, null);
        return;
      }
      for (let left = MOST_LAPSES; left > 0 && this.clock && !match.outcome; left--) {
        const [seat] = overdue(row.clock, this.clock, now);
        if (seat === undefined) return;
        await this.make({ type: 'lapse', seat }, null);
        this.house.count('lapses');
      }
    });
  }

  /** The others let a bot sit in for somebody who is gone. */
  async sitIn(person: string, seat: Seat, level: Level): Promise<void> {
    await this.serial(async () => {
      if (!this.match || this.match.outcome) throw new Fault('notRunning');
      const own = this.seatOf(person);
      if (own === null || own === seat || !this.isReplaceable(seat)) throw new Fault('notYours');
      await this.make({ type: 'sit', seat, bot: level }, null);
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
        holder.kind === 'person' && this.match?.sitting(index) === null ? [index] : [],
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
      for (const [guest, watching] of this.guests) {
        const watcher = this.watcherOf(guest.person);
        if (watcher !== watching.watcher) this.guests.set(guest, { watcher, cursor: 0, decision: -1 });
      }
      this.tableChanged();
      return after;
    });
  }

  /** The first deal. */
  async begin(person: string, open: (row: MatchRow) => AnyMatch, seed: string): Promise<void> {
    await this.serial(async () => {
      const { row, house } = this;
      if (row.status !== 'open') throw new Fault('notOpen');
      if (row.host !== person) throw new Fault('notYours');
      if (row.seats.some((holder) => holder.kind === 'open' || holder.kind === 'invited'))
        throw new Fault('notOpen');
      const match = open(row);
      const now = house.now();
      const after: MatchRow = {
        ...row,
        status: match.outcome ? 'finished' : 'running',
        changedAt: now,
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
      const stored = await house.store.begin(row, after, opening, match.toAct(), this.clockRow(clock));
      if (!stored) throw this.lost();
      this.setRow(after);
      this.match = match;
      this.clock = clock;
      this.seen = clock.seen;
      this.snapshotAt = match.length;
      this.tableChanged();
      this.changed();
    });
  }

  table(person: string | null): TableInfo {
    const { row } = this;
    const seat = this.seatOf(person);
    const now = this.house.now();
    return {
      ...tableOf(this.current, person),
      seats: row.seats.map((holder, index) => ({
        kind: holder.kind,
        name: holder.kind === 'person' ? holder.name : null,
        level: holder.kind === 'bot' ? holder.level : null,
        sitting: this.match?.sitting(index) ?? null,
        present: holder.kind === 'bot' || (holder.kind === 'person' && this.isPresent(holder.person)),
        replaceable: this.isReplaceable(index, now),
      })),
      yourTurn: seat !== null && (this.match?.toAct().includes(seat) ?? false),
    };
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

  /** To everybody in the same room of the chat. */
  say(frame: Extract<ServerFrame, { type: 'said' }>, fromPlayer: boolean): void {
    const text = JSON.stringify(frame);
    for (const [guest, { watcher }] of this.guests) {
      if ((watcher !== 'gallery') === fromPlayer) guest.send(text);
    }
  }

  /** Nobody watches, no bot thinks, nothing is due soon. */
  isIdle(now: number, after: number): boolean {
    if (this.guests.size > 0 || this.thoughts > 0 || this.waiting > 0 || now - this.idleSince < after)
      return false;
    if (!this.match || this.match.outcome || !this.clock) return true;
    return deadline(this.row.clock, this.clock) - now > MINUTE && this.botsToMove().length === 0;
  }

  /** Leaves memory: the last word goes to the store. */
  async close(): Promise<void> {
    this.closed = true;
    await this.serial(async () => {
      const { match, clock } = this;
      if (!match || !clock || this.stale) return;
      const snapshot = match.length > this.snapshotAt ? JSON.stringify(match.snapshot()) : null;
      if (match.outcome && snapshot === null) return;
      await this.house.store.park(this.id, match.length, snapshot, this.clockRow(clock));
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
    const window = this.match?.openWindow();
    if (!window || !this.clock?.window || (seat !== null && !window.asked.includes(seat))) return 0;
    if (!window.asked.some((asked) => this.row.seats[asked].kind === 'person')) return 0;
    return this.clock.window.since + this.row.beat - this.house.now();
  }

  /** Works out a change, puts it on disk, makes it, and tells those concerned. In this order. */
  private async make(request: Request, step: Append['step']): Promise<Refusal | null> {
    const { match, clock, house, row } = this;
    if (this.isStale) throw new Fault('unavailable');
    if (!match || !clock || (row.status !== 'running' && !step)) throw new Fault('notRunning');
    const proposal = match.propose(request);
    if (!proposal.ok) return (await this.isKnown(step)) ? null : proposal.refusal;
    const { change } = proposal;
    const preview = match.preview(change);
    const now = house.now();
    const cause = {
      byPerson: request.type === 'undo' || (request.type === 'move' && request.by === 'player'),
      lapsed: request.type === 'lapse' ? request.seat : null,
    };
    const after = nextClock(row.clock, clock, preview, now, cause);
    const length = match.length + change.logged.length;
    const changedAt = preview.galleryNotices ? now : null;
    const due = length - this.snapshotAt >= house.snapshotEvery;
    const append: Append = {
      match: row.id,
      at: match.length,
      logged: change.logged.map((logged) => JSON.stringify(logged)),
      step,
      turns: preview.toAct,
      clock: this.clockRow(after),
      changedAt,
      snapshot: due ? JSON.stringify(match.snapshot()) : null,
      outcome: preview.outcome,
    };
    const stored = await house.store.append(append);
    if (stored === 'known') {
      // A bot's step is named by its decision: another server has let it play.
      if (request.type === 'move' && request.by === 'bot') this.lost();
      return null;
    }
    if (stored === 'conflict') throw this.lost();
    match.accept(change);
    this.clock = after;
    if (due) this.snapshotAt = match.length - change.logged.length;
    if (request.type === 'sit') this.thinking.delete(request.seat);
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
    return step !== null && this.house.store.knows(this.id, step.seat, step.id);
  }

  private async swapRow(after: MatchRow): Promise<void> {
    if (this.isStale) throw new Fault('unavailable');
    if (!(await this.house.store.changeRow(this.row, after))) throw this.lost();
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
    const guests = [...this.guests];
    this.guests.clear();
    for (const [guest, { cursor }] of guests) guest.watchAgain(this.id, cursor);
    return new Fault('unavailable');
  }

  private clockRow(clock: Clock): ClockRow {
    const now = this.house.now();
    const seen = this.row.seats.map((holder, seat) =>
      holder.kind === 'person' && this.isPresent(holder.person) ? now : (this.seen[seat] ?? clock.seen[seat]),
    );
    const { banks, asked, window, active } = clock;
    const data = JSON.stringify({ banks, asked, window, active, seen } satisfies Clock);
    return { deadline: deadline(this.row.clock, clock), shift: 0, data };
  }

  private changed(): void {
    for (const guest of this.guests.keys()) this.sendFrame(guest);
    this.callBots();
    this.callButler();
  }

  /** The butler comes when the beat is over: a window that closed in haste would tell that nobody had a choice. */
  private callButler(): void {
    const { match } = this;
    if (!match || this.row.beat === 0 || this.butlerComes || this.isStale) return;
    const seats = this.row.seats.map((_holder, seat) => seat);
    if (!match.needsButler(seats)) return;
    this.butlerComes = true;
    const window = match.openWindow()?.id;
    const serve = async () => {
      this.butlerComes = false;
      if (this.isStale || !match.needsButler(seats)) return;
      // Another window has opened meanwhile: it has a beat of its own.
      if (match.openWindow()?.id === window) await this.make({ type: 'serve', seats }, null);
      else this.callButler();
    };
    this.afterBeat(null, serve).catch((err: unknown) => {
      this.house.log('the butler could not serve', { match: this.id, err });
      setTimeout(() => this.callButler(), this.house.botRetry).unref();
    });
  }

  /** Only what this watcher was told or may newly see; if that is nothing, nothing is sent. */
  private sendFrame(guest: Guest): void {
    const watching = this.guests.get(guest);
    const { match, clock, row } = this;
    if (!watching || !match || !clock) return;
    const { watcher } = watching;
    const cursor = match.cursor(watcher);
    const decision = match.decision(watcher);
    if (cursor === watching.cursor && decision === watching.decision) return;
    const { told, mayUndo, outcome } = match.news(watcher, watching.cursor);
    const shown = outcome ? null : clockFace(row.clock, clock, this.house.now());
    // Sent with every step to everybody: put together from JSON that is there already and the little that is not.
    const head = `{"type":"frame","match":"${row.id}","watcher":${JSON.stringify(watcher)},"cursor":${cursor}`;
    const news = `"told":${JSON.stringify(told)},"decision":${decision},"mayUndo":${mayUndo}`;
    const state = `"outcome":${JSON.stringify(outcome)},"clock":${JSON.stringify(shown)}`;
    const seen = decision === watching.decision ? '' : `,"situation":${match.situation(watcher)}`;
    watching.cursor = cursor;
    watching.decision = decision;
    guest.send(`${head},${news},${state}${seen}}`);
    this.house.count('frames');
  }

  private sendTable(guest: Guest): void {
    const frame: ServerFrame = { type: 'table', match: this.id, table: this.table(guest.person) };
    guest.send(JSON.stringify(frame));
  }

  private tableChanged(): void {
    for (const guest of this.guests.keys()) this.sendTable(guest);
  }

  private isPresent(person: string): boolean {
    for (const guest of this.guests.keys()) if (guest.person === person) return true;
    return false;
  }

  private isReplaceable(seat: Seat, now = this.house.now()): boolean {
    const holder = this.row.seats[seat];
    if (holder?.kind !== 'person' || !this.match || this.match.outcome || this.match.sitting(seat))
      return false;
    if (this.isPresent(holder.person)) return false;
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
    }).catch((err: unknown) => this.house.log('a seat could not be given back', { match: this.id, err }));
  }

  private levelOf(seat: Seat): Level | null {
    const holder = this.row.seats[seat];
    return holder.kind === 'bot' ? holder.level : (this.match?.sitting(seat) ?? null);
  }

  private botsToMove(): Seat[] {
    const { match } = this;
    if (!match || match.outcome) return [];
    return match.toAct().filter((seat) => this.levelOf(seat) !== null);
  }

  /** Every bot that is to move, or may interject, is asked once for each of its decisions. */
  private callBots(): void {
    const { match } = this;
    if (!match || match.outcome || this.isStale) return;
    const toAct = match.toAct();
    for (let seat = 0; seat < match.seats; seat++) {
      const level = this.levelOf(seat);
      if (level === null) continue;
      const asked = toAct.includes(seat);
      if (!asked && match.game.anytime.length === 0) continue;
      if (this.thinking.get(seat) === match.decision(seat)) continue;
      this.thinking.set(seat, match.decision(seat));
      this.letThink(match, seat, level, asked, 0);
    }
  }

  /** A bot that failed is asked again; in the end it is passed over, so that no table waits for ever. */
  private letThink(match: AnyMatch, seat: Seat, level: Level, asked: boolean, failures: number): void {
    const hopeless = failures >= MOST_FAILURES;
    if (hopeless && !asked) return;
    const { house } = this;
    const { id, game } = this.row;
    const { seats, options } = match;
    const perspective = match.perspective(seat);
    const { decision } = perspective;
    const people = this.row.seats.some((holder) => holder.kind === 'person');
    const pause = new Promise((resolve) => setTimeout(resolve, people ? house.botDelay : 0));
    const job = { match: id, game, level, seat, seats, options, perspective, asked };
    const thought = hopeless ? null : house.think(job).catch((cause) => failed('it could not think', cause));
    this.thoughts++;
    Promise.all([thought, pause])
      .then(([thought]) => this.playBot(seat, decision, asked, thought))
      .catch((err: unknown) => {
        house.log('a bot could not move', { match: id, seat, err });
        const failed = failures + (err instanceof BotError ? 1 : 0);
        setTimeout(() => {
          if (this.isBotAt(seat, decision)) this.letThink(match, seat, level, asked, failed);
        }, house.botRetry).unref();
      })
      .finally(() => {
        this.thoughts--;
        this.idleSince = house.now();
      });
  }

  private async playBot(
    seat: Seat,
    decision: number,
    asked: boolean,
    thought: { readonly move: AnyMove | null } | null,
  ): Promise<void> {
    const move = thought?.move ?? null;
    if (move === null && !asked) return;
    await this.afterBeat(seat, async () => {
      if (!this.isBotAt(seat, decision)) return;
      if (thought === null) await this.make({ type: 'lapse', seat }, null);
      else if (move === null) failed('it was asked and had no answer');
      else {
        const step = { seat, id: `bot-${seat}-${decision}` };
        const refusal = await this.make({ type: 'move', seat, move, decision, by: 'bot' }, step);
        if (refusal) failed(`refused: ${refusal.rule} ${refusal.reason}`);
        this.house.count('botMoves');
      }
    });
  }

  private isBotAt(seat: Seat, decision: number): boolean {
    const { match } = this;
    if (!match || match.outcome || this.isStale) return false;
    return match.decision(seat) === decision && this.levelOf(seat) !== null;
  }
}

/** A bot's own fault: it could not think, had no move, or none that is legal. */
class BotError extends Error {
  override readonly name = 'BotError';
}

function failed(message: string, cause?: unknown): never {
  throw new BotError(message, { cause });
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
    window: match.openWindow()?.id ?? null,
    waiting: match.perspective('gallery').waiting,
  };
}

/** What a list shows of a match; who is present is known only where it is loaded. */
export function tableOf(row: MatchRow, person: string | null): Omit<TableInfo, 'yourTurn'> {
  const you = row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: { ...row.options },
    seats: row.seats.map((holder) => ({
      kind: holder.kind,
      name: holder.kind === 'person' ? holder.name : null,
      level: holder.kind === 'bot' ? holder.level : null,
      sitting: null,
      present: false,
      replaceable: false,
    })),
    status: row.status,
    public: row.public,
    hints: row.hints,
    clock: row.clock,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    outcome: row.outcome && {
      places: row.outcome.places.map((place) => [...place]),
      how: row.outcome.how,
      ...(row.outcome.scores && {
        scores: row.outcome.scores.map(({ seat, parts }) => ({ seat, parts: { ...parts } })),
      }),
    },
    rematch: row.rematch,
    you: you < 0 ? null : you,
    host: row.host === person,
    invite: you < 0 && row.host !== person ? null : row.invite,
    agreed: [...row.agreed],
  };
}
