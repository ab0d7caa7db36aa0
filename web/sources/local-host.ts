/**
 * A match on this device, inside the worker: rules, log, bots and the order in which people sit before the screen.
 * Everything is on disk before anybody sees it.
 */

import {
  type AnyGame,
  type AnyMatch,
  type AnyMove,
  type AnyPerspective,
  type EndedHow,
  type Level,
  Match,
  type Refusal,
  type Request,
  readOptions,
  type Seat,
  type Thought,
  type Watcher,
} from '@conclave/engine';
import { freshSeed, think } from './bots.ts';
import { type LocalSeat, type LocalTable, loadMatch, saveMatch } from './local-store.ts';
import type { Answers, LocalState, NewLesson, NewMatch } from './protocol.ts';
import type { Handover } from './source.ts';

interface Said {
  readonly decision: number;
  readonly asked: boolean;
  readonly thought: Thought<AnyMove>;
}

type Push = (state: LocalState) => void;

export class LocalHost {
  private readonly match: AnyMatch;
  private readonly push: Push;
  private table: LocalTable;
  private watcher: Watcher;
  private curtain: Seat | null = null;
  private readonly said: (Said | null)[];
  private driving = false;
  private closed = false;
  private readonly kept: boolean;
  pace = 700;
  watching = false;

  private constructor(match: AnyMatch, table: LocalTable, push: Push, kept: boolean) {
    this.match = match;
    this.table = table;
    this.push = push;
    this.kept = kept;
    this.said = table.seats.map(() => null);
    const persons = this.persons();
    this.watcher = persons.length === 0 ? 'gallery' : persons[0];
    if (persons.length > 1) {
      const next = match.toAct().find((seat) => persons.includes(seat)) ?? persons[0];
      this.watcher = next;
      if (!match.outcome) this.curtain = next;
    }
  }

  static async create(game: AnyGame, wanted: NewMatch, push: Push): Promise<Answers['create']> {
    const read = readOptions(game, wanted.seats.length, wanted.options);
    if (!read.ok) return { ok: false, refusal: read.refusal };
    const match: AnyMatch = Match.open(game, wanted.seats.length, read.options, freshSeed());
    const now = Date.now();
    const table: LocalTable = {
      id: wanted.id,
      game: game.id,
      options: read.options,
      seats: wanted.seats,
      createdAt: now,
      changedAt: now,
      waiting: match.perspective('gallery').waiting,
      outcome: null,
    };
    await new LocalHost(match, table, push, true).save();
    return { ok: true };
  }

  static async open(
    game: (id: string) => Promise<AnyGame>,
    id: string,
    push: Push,
  ): Promise<LocalHost | null> {
    const stored = await loadMatch(id);
    if (!stored) return null;
    const match: AnyMatch = Match.replay(await game(stored.table.game), stored.record);
    return new LocalHost(match, stored.table, push, true);
  }

  static lesson(game: AnyGame, lesson: NewLesson, push: Push): LocalHost {
    const match: AnyMatch = Match.open(game, lesson.seats.length, lesson.options, lesson.seed);
    const now = Date.now();
    const table: LocalTable = {
      id: 'lesson',
      game: game.id,
      options: lesson.options,
      seats: lesson.seats,
      createdAt: now,
      changedAt: now,
      waiting: [],
      outcome: null,
    };
    const host = new LocalHost(match, table, push, false);
    host.watcher = lesson.you;
    host.curtain = null;
    return host;
  }

  get id(): string {
    return this.table.id;
  }

  get perspective(): AnyPerspective | null {
    return this.curtain === null ? this.match.perspective(this.watcher) : null;
  }

  show(): void {
    if (this.closed) return;
    const perspective = this.perspective;
    this.push({
      table: this.table,
      watcher: this.watcher,
      bots: this.table.seats.map((_seat, seat) => this.botOf(seat)),
      watching: this.watching,
      handover: this.handover(),
      perspective:
        perspective && (this.watching ? { ...perspective, moves: [], mayUndo: false } : perspective),
    });
  }

  async move(move: AnyMove, decision: number): Promise<Refusal | null> {
    const seat = this.ownSeat();
    return seat === null ? notYours : this.ask({ type: 'move', seat, move, decision });
  }

  async undo(decision: number): Promise<Refusal | null> {
    const seat = this.ownSeat();
    return seat === null ? notYours : this.ask({ type: 'undo', seat, decision });
  }

  /** In a lesson the page moves for the others. */
  async script(seat: Seat, move: AnyMove): Promise<Refusal | null> {
    if (this.kept) return notYours;
    return this.ask({ type: 'move', seat, move, decision: this.match.decision(seat) });
  }

  async sit(seat: Seat, bot: Level | null): Promise<void> {
    await this.ask({ type: 'sit', seat, bot });
  }

  async end(how: EndedHow): Promise<void> {
    this.curtain = null;
    await this.ask({ type: 'end', how });
  }

  async hint(): Promise<Thought<AnyMove> | null> {
    const seat = this.ownSeat();
    if (seat === null || this.curtain !== null || this.match.outcome) return null;
    const asked = this.match.toAct().includes(seat);
    return this.thoughtOf(seat, 'strong', asked, 'hint');
  }

  handOver(): void {
    const next = this.nextPerson();
    if (next === null) return;
    this.curtain = next;
    this.show();
  }

  lift(): void {
    if (this.curtain === null) return;
    this.watcher = this.curtain;
    this.curtain = null;
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
    if (this.driving) return;
    this.driving = true;
    try {
      while (!this.closed && !this.watching && !this.match.outcome && (await this.botStep()));
    } finally {
      this.driving = false;
    }
  }

  private async botStep(): Promise<boolean> {
    const asked = this.match.toAct();
    const seat = await this.readyBot(asked);
    if (seat === null) return false;
    const said = this.said[seat];
    await pause(this.pace);
    if (this.closed || said === null || this.match.outcome || this.match.decision(seat) !== said.decision)
      return true;
    this.said[seat] = null;
    const { move } = said.thought;
    if (move === null) return false;
    await this.ask({ type: 'move', seat, move, decision: said.decision, by: 'bot' });
    return true;
  }

  /** Whoever's decision changed is heard once, clockwise; an interjection goes before the moves of those asked. */
  private async readyBot(asked: readonly Seat[]): Promise<Seat | null> {
    const { anytime } = this.match.game;
    let ready: Seat | null = null;
    for (let i = 0; i < this.match.seats; i++) {
      const seat = (asked[0] + i) % this.match.seats;
      const level = this.botOf(seat);
      const isAsked = asked.includes(seat);
      if (level === null || (!isAsked && anytime.length === 0)) continue;
      const decision = this.match.decision(seat);
      let said = this.said[seat];
      if (said?.decision !== decision || said.asked !== isAsked) {
        said = {
          decision,
          asked: isAsked,
          thought: await this.thoughtOf(seat, level, isAsked, this.table.id),
        };
        this.said[seat] = said;
      }
      const { move } = said.thought;
      if (move !== null && !isAsked) return seat;
      if (move !== null && ready === null) ready = seat;
    }
    return ready;
  }

  private thoughtOf(seat: Seat, level: Level, asked: boolean, sitting: string): Promise<Thought<AnyMove>> {
    const { game, seats, options } = this.match;
    const perspective = this.match.perspective(seat);
    return think({ game: game.id, match: sitting, level, perspective, seat, seats, options, asked });
  }

  private async ask(request: Request): Promise<Refusal | null> {
    if (this.watching) return notYours;
    const proposal = this.match.propose(request);
    if (!proposal.ok) return proposal.refusal;
    this.match.accept(proposal.change);
    await this.save();
    this.show();
    void this.drive();
    return null;
  }

  private async save(): Promise<void> {
    this.table = {
      ...this.table,
      changedAt: Date.now(),
      waiting: this.match.perspective('gallery').waiting,
      outcome: this.match.outcome,
    };
    if (this.kept) await saveMatch({ table: this.table, record: this.match.record() });
  }

  private persons(): Seat[] {
    return this.table.seats.flatMap((_seat, seat) => (this.botOf(seat) === null ? [seat] : []));
  }

  private botOf(seat: Seat): Level | null {
    const { kind, level }: LocalSeat = this.table.seats[seat];
    return kind === 'bot' ? level : this.match.sitting(seat);
  }

  private ownSeat(): Seat | null {
    return this.watcher === 'gallery' || this.watching ? null : this.watcher;
  }

  private handover(): Handover | null {
    if (this.curtain !== null) return { to: this.curtain, curtain: true };
    const next = this.nextPerson();
    return next === null ? null : { to: next, curtain: false };
  }

  /** Who sits down next: a person who is to act, once the one before the screen is not. */
  private nextPerson(): Seat | null {
    if (this.match.outcome || !this.kept || this.watching) return null;
    const asked = this.match.toAct();
    if (this.watcher !== 'gallery' && asked.includes(this.watcher)) return null;
    const persons = this.persons();
    return persons.length < 2 ? null : (asked.find((seat) => persons.includes(seat)) ?? null);
  }
}

const notYours: Refusal = { rule: 'house', reason: 'notAsked' };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
