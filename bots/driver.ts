/** Drives the bots of a running match, on a server or in a browser: asks them, waits, and plays their moves. */

import type { AnyMatch, AnyMove, Refusal, Seat, Thought } from '@conclave/engine';
import { Beat } from './beat.ts';
import { type BotMove, type BotQuestion, BotTurns } from './turns.ts';

/** The surroundings of the bots, provided by the server or the page. */
export interface BotHost {
  isBot(seat: Seat): boolean;
  /** `false`: nothing is moved any more. */
  isOpen(): boolean;
  think(question: BotQuestion): Promise<Pick<Thought<AnyMove>, 'move'>>;
  /** Milliseconds of a clock that only goes on. */
  now(): number;
  /** Until a bot's answer may be heard, whatever it knows: a beat counted from `since`. */
  pause(since: number): Promise<void>;
  /** Makes a move, unless the match has moved on from its decision. */
  play(move: BotMove): Promise<Refusal | null>;
  /** A bot has no answer: its seat is passed over as if its time were up. */
  lapse(seat: Seat): Promise<Refusal | null>;
  failed(seat: Seat, error: unknown): void;
  /** Before anything is tried again. */
  pauseAfterFailure(): Promise<void>;
}

/** A bot that fails so often at one decision is passed over, so that no table waits for ever. */
const MAX_FAILURES = 3;

export class BotDriver {
  private readonly host: BotHost;
  private readonly turns: BotTurns;
  private readonly beat: Beat;
  /** By seat: the question under way. */
  private readonly thinking = new Map<Seat, BotQuestion>();
  /** By seat: how often its moves were refused at a decision. */
  private readonly refusals = new Map<Seat, { readonly decision: number; readonly count: number }>();
  private isPlaying = false;
  private waiters: (() => void)[] = [];

  constructor(match: AnyMatch, host: BotHost) {
    this.host = host;
    this.turns = new BotTurns(match, (seat) => host.isBot(seat));
    this.beat = new Beat(match, () => host.now());
  }

  /** Something is thought about, or on its way. */
  get isBusy(): boolean {
    return this.isPlaying || this.thinking.size > 0;
  }

  /** Called after every change of the match; those whose decision stayed are not asked again. */
  drive(): void {
    this.beat.since();
    if (this.host.isOpen()) this.goOn();
    if (this.isBusy) return;
    for (const resolve of this.waiters) resolve();
    this.waiters = [];
  }

  /** When the bots have nothing more to do. */
  idle(): Promise<void> {
    return this.isBusy ? new Promise((resolve) => this.waiters.push(resolve)) : Promise.resolve();
  }

  private goOn(): void {
    const questions = this.turns.questions();
    for (const question of questions) if (!this.isUnderWay(question)) void this.hear(question);
    const isHeard = questions.every(({ seat }) => this.turns.hasAnswered(seat));
    if (isHeard && !this.isPlaying) void this.playNext();
  }

  /** Somebody else leads the seat now. */
  forget(seat: Seat): void {
    this.turns.forget(seat);
    this.thinking.delete(seat);
  }

  private isUnderWay({ seat, perspective }: BotQuestion): boolean {
    return this.thinking.get(seat)?.perspective.decision === perspective.decision;
  }

  private async hear(question: BotQuestion): Promise<void> {
    const { seat } = question;
    this.thinking.set(seat, question);
    const isCurrent = () => this.thinking.get(seat) === question;
    const pause = this.host.pause(this.beat.since());
    const thought = await this.thoughtOf(question, isCurrent);
    await pause;
    if (!isCurrent()) return;
    this.thinking.delete(seat);
    this.turns.heard(question, thought);
    this.drive();
  }

  private async thoughtOf(
    question: BotQuestion,
    isCurrent: () => boolean,
  ): Promise<Pick<Thought<AnyMove>, 'move'>> {
    for (let failures = 0; failures < MAX_FAILURES && isCurrent() && this.host.isOpen(); failures++) {
      if (failures > 0) await this.host.pauseAfterFailure();
      try {
        const thought = await this.host.think(question);
        if (thought.move !== null || !question.perspective.asked) return thought;
        this.host.failed(question.seat, new Error('it was asked and had no answer'));
      } catch (error) {
        this.host.failed(question.seat, error);
      }
    }
    return NOTHING;
  }

  private async playNext(): Promise<void> {
    const step = this.turns.nextReady();
    if (step === null || step.type === 'ask') return;
    const { seat } = step;
    this.isPlaying = true;
    try {
      if (step.type === 'silent') {
        const refusal = await this.host.lapse(seat);
        if (refusal) throw new Error(`it could not be passed over: ${refusal.reason}`);
        this.turns.forget(seat);
      } else await this.play(step);
    } catch (error) {
      this.host.failed(seat, error);
      await this.host.pauseAfterFailure();
    }
    this.isPlaying = false;
    this.drive();
  }

  private async play(move: BotMove): Promise<void> {
    const { seat, decision } = move;
    const refusal = await this.host.play(move);
    if (refusal === null) return this.turns.forget(seat);
    this.host.failed(seat, new Error(`refused: ${refusal.rule} ${refusal.reason}`));
    await this.host.pauseAfterFailure();
    const before = this.refusals.get(seat);
    const count = before?.decision === decision ? before.count + 1 : 1;
    this.refusals.set(seat, { decision, count });
    if (count < MAX_FAILURES) this.turns.forget(seat);
    else this.turns.giveUp(seat);
  }
}

const NOTHING = { move: null };
