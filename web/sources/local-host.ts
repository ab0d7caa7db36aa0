/**
 * Runs a match on this device, inside the worker: rules, log, bots and windows.
 * It proposes a change, stores it, and accepts it only then, so nobody sees what is not on disk.
 */

import { BotDriver, type BotHost, type BotMove, type BotQuestion, type BotRequest } from '@conclave/bots';
import {
  type AnyGame,
  type AnyMatch,
  type AnyMove,
  type AnyPerspective,
  canonical,
  countHeard,
  DeviceClock,
  type EndedHow,
  type Level,
  Match,
  type Refusal,
  type Request,
  readOptions,
  type Seat,
  type Seed,
  type Thought,
  type Watcher,
} from '@conclave/engine';
import { DevicePeople } from './device-people.ts';
import { pastOf, sightsSince } from './local-history.ts';
import { MatchWriter, openStored } from './local-progress.ts';
import type { LocalMatch, LocalSeat, LocalTable } from './local-store.ts';
import { lookingOn } from './onlooker.ts';
import { PagePlayback } from './page-playback.ts';
import type { Answers, LocalState, NewLesson, NewMatch } from './protocol.ts';
import type { PublicNews, Sight } from './source.ts';

/** The services a host needs: show the match, store it, think for bots, and the time. */
export interface HostServices {
  push(state: LocalState): void;
  save(match: LocalMatch): Promise<void>;
  think(request: BotRequest): Promise<Thought<AnyMove>>;
  pause(milliseconds: number): Promise<void>;
  now(): number;
}

/** A bot that failed is asked again after so long. */
const AFTER_FAILURE = 1000;

export class LocalHost implements BotHost {
  private readonly match: AnyMatch;
  private readonly services: HostServices;
  private table: LocalTable;
  private readonly people: DevicePeople;
  private readonly writer: MatchWriter;
  private readonly bots: BotDriver;
  /** What the page was last shown, as text: news that are none are not sent. */
  private shown = '';
  /** Whether the last change could be stored. */
  private stored = true;
  /** Done when whatever was asked for last is. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly clock: DeviceClock;
  /** Whether a window was closed because its time was up; `false` while no window has a time. */
  private closing: Promise<boolean> = Promise.resolve(false);
  /** A bot's move could not be stored. */
  private halted = false;
  private closed = false;
  private readonly page: PagePlayback;
  private readonly kept: boolean;
  pace = 700;
  /** Whoever moved last goes on with their turn. */
  private goesOn = false;
  private constructor(match: AnyMatch, table: LocalTable, services: HostServices, kept: boolean) {
    this.match = match;
    this.table = table;
    this.services = services;
    this.kept = kept;
    this.writer = new MatchWriter(match);
    this.bots = new BotDriver(match, this);
    this.clock = new DeviceClock(match, (seat) => this.isBot(seat), services.now);
    this.people = new DevicePeople(match, () => this.table, !kept);
    this.page = new PagePlayback(match, this.people, (milliseconds) => services.pause(milliseconds));
  }

  static async create(
    game: AnyGame,
    wanted: NewMatch,
    seed: Seed,
    services: HostServices,
  ): Promise<Answers['create']> {
    const read = readOptions(game, wanted.seats.length, wanted.options);
    if (!read.ok) return { ok: false, refusal: read.refusal };
    const match: AnyMatch = Match.open(game, wanted.seats.length, read.options, seed);
    const host = LocalHost.seat(match, newTable(match, wanted.id, wanted.seats, wanted.aids), services);
    const stored = await host.store({ table: host.table, ...host.writer.write() });
    return stored ? { ok: true } : { ok: false, refusal: notStored };
  }

  static open(game: AnyGame, stored: LocalMatch, services: HostServices): LocalHost {
    return LocalHost.seat(openStored(game, stored), stored.table, services);
  }

  static seat(match: AnyMatch, table: LocalTable, services: HostServices): LocalHost {
    return new LocalHost(match, table, services, true);
  }

  static lesson(game: AnyGame, lesson: NewLesson, services: HostServices): LocalHost {
    const match: AnyMatch = Match.open(game, lesson.seats.length, lesson.options, lesson.seed);
    const host = new LocalHost(match, newTable(match, 'lesson', lesson.seats, true), services, false);
    host.people.sitDown(lesson.you);
    return host;
  }

  /** Bots alone, seen by the gallery. */
  static exhibit(game: AnyGame, wanted: NewMatch, seed: Seed, services: HostServices): LocalHost {
    const read = readOptions(game, wanted.seats.length, wanted.options);
    if (!read.ok) throw new RangeError(read.refusal.reason);
    const match: AnyMatch = Match.open(game, wanted.seats.length, read.options, seed);
    return new LocalHost(match, newTable(match, wanted.id, wanted.seats, true), services, false);
  }

  get id(): string {
    return this.table.id;
  }

  get watching(): boolean {
    return this.people.watching;
  }

  set watching(watching: boolean) {
    this.people.watching = watching;
  }

  get perspective(): AnyPerspective | null {
    return this.people.curtain === null ? this.match.perspective(this.people.watcher) : null;
  }

  show(): void {
    if (this.closed) return;
    const perspective = this.perspective;
    const state: LocalState = {
      table: this.table,
      watcher: this.people.watcher,
      bots: this.table.seats.map((_seat, seat) => this.people.botOf(seat)),
      watching: this.watching,
      stored: this.stored,
      handover: this.people.handover(),
      perspective: perspective && this.watching ? lookingOn(perspective) : perspective,
      news: this.news(),
    };
    const text = canonical(state);
    if (text === this.shown) return;
    this.shown = text;
    this.services.push(state);
  }

  async move(move: AnyMove, decision: number): Promise<Refusal | null> {
    this.page.hurried = false;
    const seat = this.people.ownSeat();
    return seat === null ? notYours : this.ask({ type: 'move', seat, move, decision });
  }

  /** The same answer as `move` would give. */
  why(move: AnyMove, decision: number): Refusal | null {
    const seat = this.people.ownSeat();
    return seat === null ? notYours : this.match.refusal(seat, move, decision);
  }

  async undo(decision: number): Promise<Refusal | null> {
    const seat = this.people.ownSeat();
    return seat === null ? notYours : this.ask({ type: 'undo', seat, decision });
  }

  /** In a lesson the page moves for the others. */
  async script(seat: Seat, move: AnyMove): Promise<Refusal | null> {
    if (this.kept) return notYours;
    return this.ask({ type: 'move', seat, move, decision: this.match.decision(seat) });
  }

  async sit(seat: Seat, bot: Level | null): Promise<void> {
    this.bots.forget(seat);
    await this.ask({ type: 'sit', seat, bot });
  }

  async end(how: EndedHow): Promise<void> {
    await this.ask({ type: 'end', how });
  }

  past(event: number): AnyPerspective | null {
    return this.people.curtain === null ? pastOf(this.match, this.people.watcher, event) : null;
  }

  since(event: number): readonly Sight[] {
    return this.people.curtain === null ? sightsSince(this.match, this.people.watcher, event) : [];
  }

  /** To whoever is asked next, or to somebody who wants to interject or only to look. */
  handOver(to: Seat | null): void {
    const next = to ?? this.people.nextPerson();
    if (next === null || !this.people.persons().includes(next) || this.match.outcome) return;
    this.page.hurried = false;
    this.table = { ...this.table, ...this.people.lookedUpTo(this.match.cursor('gallery')) };
    this.people.curtain = next;
    this.show();
    this.page.wake();
  }

  lift(): void {
    if (this.people.curtain === null) return;
    this.people.sitDown(this.people.curtain);
    this.show();
  }

  /** Everything, so only after the end. */
  record(): Answers['record'] {
    return this.match.outcome ? this.match.record() : null;
  }

  close(): void {
    this.closed = true;
  }

  /** Lets the bots play until a person is to act. */
  async drive(): Promise<void> {
    this.halted = false;
    do {
      this.bots.drive();
      this.keepWindow();
      await this.bots.idle();
    } while (await this.closing);
  }

  isBot(seat: Seat): boolean {
    return this.people.botOf(seat) !== null;
  }

  isOpen(): boolean {
    return !this.closed && !this.watching && !this.halted && !this.match.outcome;
  }

  think(question: BotQuestion): Promise<Thought<AnyMove>> {
    const level = this.people.botOf(question.seat) ?? 'easy';
    return this.services.think(this.request(question, level, this.table.id));
  }

  now(): number {
    return this.services.now();
  }

  async pause(since: number): Promise<void> {
    // An answer to a secret window is noticed by nobody: it is the window that takes its time.
    if (this.match.window()?.kind === 'secret' || this.page.hurried) return;
    // Within a turn it is enough that the page has shown the last step.
    const beat = this.goesOn ? this.pace / 2 : this.pace;
    if (this.match.length > 0) await this.page.beat(since + beat - this.now());
    if (this.pace > 0 && !this.match.window()) await this.page.isShown();
  }

  pauseAfterFailure(): Promise<void> {
    return this.services.pause(AFTER_FAILURE);
  }

  /** Whoever sits before the screen wants to be asked: the bots play on without a pause. */
  hastenBots(): void {
    this.page.hurry();
  }

  settled(watcher: Watcher, cursor: number): void {
    this.page.settled(watcher, cursor);
  }

  async play({ seat, move, decision }: BotMove): Promise<Refusal | null> {
    if (!this.isBot(seat) || this.match.decision(seat) !== decision) return null;
    const refusal = await this.ask({ type: 'move', seat, move, decision, by: 'bot' });
    // Bots wait until somebody tries again.
    this.halted = refusal !== null && !this.stored;
    return this.halted ? null : refusal;
  }

  lapse(seat: Seat): Promise<Refusal | null> {
    return this.ask({ type: 'lapse', seat });
  }

  failed(seat: Seat, error: unknown): void {
    console.warn(`the bot of seat ${seat} could not move`, error);
  }

  /** Closes a secret window when its time is up; asked again after every change. */
  private keepWindow(): void {
    const at = this.closingTime();
    const id = this.match.window()?.id;
    const close = async () => {
      if (at === null || id === undefined) return false;
      await this.services.pause(at - this.services.now());
      // Where bots need no time, neither does a window: it waits for their answers instead.
      if (this.pace === 0) await this.bots.idle();
      // Somebody may have thought better of it, or have passed.
      if (!this.isOpen() || this.match.window()?.id !== id || this.closingTime() !== at) return false;
      const refusal = await this.ask({ type: 'close', id });
      if (refusal !== notStored) return refusal === null;
      await this.services.pause(AFTER_FAILURE);
      this.keepWindow();
      return this.closing;
    };
    this.closing = close();
  }

  private closingTime(): number | null {
    return this.isOpen() ? this.clock.closingTime(this.pace) : null;
  }

  private request(question: BotQuestion, level: Level, session: string): BotRequest {
    return { ...question, game: this.match.game.id, level, session };
  }

  /** One after the other. */
  private ask(request: Request): Promise<Refusal | null> {
    const done = this.last.then(() => this.make(request));
    this.last = done.catch(() => {});
    return done;
  }

  private async make(request: Request): Promise<Refusal | null> {
    if (this.watching) return notYours;
    const proposal = this.match.propose(request);
    if (!proposal.ok) return proposal.refusal;
    const { change } = proposal;
    const { galleryNotices, waiting, outcome } = this.match.preview(change);
    // The table changes for everybody or not at all.
    const changedAt = galleryNotices ? Date.now() : this.table.changedAt;
    const told = change.logged.reduce((sum, logged) => sum + countHeard(logged.told, 'gallery'), 0);
    const seen = told > 0 ? this.people.lookedUpTo(this.match.cursor('gallery') + told) : {};
    const table = { ...this.table, changedAt, waiting, outcome, ...seen };
    if (!(await this.store({ table, ...this.writer.write(change) }))) return notStored;
    this.match.accept(change);
    const [next] = this.match.window() ? [] : this.match.toAct();
    this.goesOn = request.type === 'move' && request.seat === next;
    this.table = table;
    if (outcome) this.people.curtain = null;
    this.show();
    void this.drive();
    return null;
  }

  private async store(match: LocalMatch): Promise<boolean> {
    if (!this.kept) return true;
    this.stored = await this.services.save(match).then(
      () => true,
      () => false,
    );
    if (!this.stored) this.show();
    return this.stored;
  }

  private news(): PublicNews | null {
    if (this.people.curtain === null) return null;
    const { view, told } = this.match.perspective('gallery');
    return { view, told, seen: this.table.looked?.[this.people.curtain] ?? 0 };
  }
}

function newTable(match: AnyMatch, id: string, seats: readonly LocalSeat[], aids: boolean): LocalTable {
  const now = Date.now();
  return {
    id,
    game: match.game.id,
    options: match.options,
    seats,
    aids,
    createdAt: now,
    changedAt: now,
    waiting: match.perspective('gallery').waiting,
    outcome: match.outcome,
  };
}

const notYours: Refusal = { rule: 'house', reason: 'notAsked' };
const notStored: Refusal = { rule: 'house', reason: 'notStored' };
