/** The seats of a running match that bots lead. */

import { BotDriver, type BotHost, type BotMove, type BotQuestion } from '@conclave/bots';
import type { AnyMatch, AnyMove, Level, Refusal, Request, Seat } from '@conclave/engine';
import { BotLead, type BotTable } from './bot-lead.ts';
import type { RoomServices } from './room-services.ts';
import type { Append, MatchRow } from './store/store.ts';

/** What the bots need of their room. */
export interface BotRoom {
  readonly row: MatchRow;
  readonly isStale: boolean;
  readonly sharedTime: { readonly isPaused: boolean };
  /** As any other request, when it is its turn. */
  ask(request: () => Request | null, step: Append['step']): Promise<Refusal | null>;
}

export class BotSeats implements BotHost, BotTable {
  private readonly match: AnyMatch;
  private readonly room: BotRoom;
  private readonly services: RoomServices;
  private readonly driver: BotDriver;
  /** `null`: there is no other server. */
  private readonly leadership: BotLead | null;

  constructor(match: AnyMatch, room: BotRoom, services: RoomServices) {
    this.match = match;
    this.room = room;
    this.services = services;
    this.driver = new BotDriver(match, this);
    const { cluster } = services.store;
    this.leadership = cluster && new BotLead(cluster, room.row.id, this);
  }

  /** After every change of the match. */
  drive(): void {
    if (!this.hasBots()) return;
    if (!this.leadership || this.leadership.isHeld) this.lead();
    else this.leadership.want();
  }

  lead(): void {
    this.driver.drive();
    this.leadership?.lookLater();
  }

  /** The room is of the past. */
  stop(): void {
    this.leadership?.end();
  }

  isWaitedFor(): boolean {
    return this.isOpen() && (this.isBusy || this.match.toAct().some((seat) => this.isBot(seat)));
  }

  private hasBots(): boolean {
    return this.isOpen() && this.room.row.seats.some((_holder, seat) => this.isBot(seat));
  }

  get isBusy(): boolean {
    return this.driver.isBusy;
  }

  /** A bot has come to a seat, or left it. */
  changed(seat: Seat): void {
    this.driver.forget(seat);
  }

  /** The bot that leads a seat, for good or in its player's absence. */
  levelOf(seat: Seat): Level | null {
    const holder = this.room.row.seats[seat];
    return holder.kind === 'bot' ? holder.level : this.match.sitting(seat);
  }

  isBot(seat: Seat): boolean {
    return this.levelOf(seat) !== null;
  }

  isOpen(): boolean {
    return !this.room.isStale && !this.match.outcome && !this.room.sharedTime.isPaused;
  }

  think(question: BotQuestion): Promise<{ readonly move: AnyMove | null }> {
    const { id, game, host } = this.room.row;
    const level = this.levelOf(question.seat) ?? 'easy';
    const place = { owner: host, match: id, background: !this.hasPeople() };
    return this.services.think({ ...question, game, level, session: id }, place);
  }

  now(): number {
    return this.services.now();
  }

  pause(since: number): Promise<void> {
    // An answer to a secret window is noticed by nobody: it is the window that takes its time.
    if (this.match.window()?.kind === 'secret' || !this.hasPeople()) return Promise.resolve();
    const left = since + this.services.botDelay - this.now();
    return left > 0 ? after(left) : Promise.resolve();
  }

  private hasPeople(): boolean {
    return this.room.row.seats.some((holder) => holder.kind === 'person');
  }

  pauseAfterFailure(): Promise<void> {
    return after(this.services.botRetry);
  }

  async play({ seat, move, decision }: BotMove): Promise<Refusal | null> {
    /** The length of the match that the move was made for; `null`: it came too late. */
    let at: number | null = null;
    const request = (): Request | null => {
      const isDue = this.isOpen() && this.isBot(seat) && this.match.decision(seat) === decision;
      at = isDue ? this.match.length : null;
      return isDue ? { type: 'move', seat, move, decision, by: 'bot' } : null;
    };
    const refusal = await this.room.ask(request, { seat, id: houseStep(seat, decision) });
    if (refusal !== null) return refusal;
    // Whoever is answered that it was made before, and sees nothing of it, has not moved.
    if (at === this.match.length && this.isOpen()) return notMade;
    this.services.count('botMoves');
    return null;
  }

  lapse(seat: Seat): Promise<Refusal | null> {
    const request = (): Request | null =>
      this.isOpen() && this.isBot(seat) && this.match.toAct().includes(seat) ? { type: 'lapse', seat } : null;
    return this.room.ask(request, null);
  }

  failed(seat: Seat, err: unknown): void {
    this.services.log('a bot could not move', { match: this.room.row.id, seat, err });
  }
}

/** Clients cannot write a colon: nobody takes the name of a bot's step before it is made. */
const houseStep = (seat: Seat, decision: number) => `bot:${seat}:${decision}`;

const notMade: Refusal = { rule: 'house', reason: 'notMade' };

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
