/**
 * Follows one match on a server and keeps its perspective up to date. A step that was not answered is sent again under
 * the same id, so it survives a broken connection.
 */

import type { AnyMove, AnyPerspective, Refusal } from '@conclave/engine';
import { backoff } from './backoff.ts';
import { Connection, type Platform } from './connection.ts';
import {
  type ClientFrame,
  type ErrorCode,
  type FrameOf,
  type ServerFrame,
  UPDATE,
  type Update,
} from './frames.ts';
import { learn } from './learn.ts';
import type { Reaction } from './reactions.ts';
import type { ClockInfo, CountdownInfo, MatchSummary } from './table.ts';

export type { Platform, Socket, SocketEvents } from './connection.ts';

export type ChatLine = FrameOf<'said'>['lines'][number];
type Step = Extract<ClientFrame, { type: 'move' | 'undo' | 'say' | 'react' | 'moreTime' }>;
/** `null`: done. A refusal of the rules, or a code of the house. */
export type StepAnswer = Refusal | ErrorCode | null;

/** `notStored`: the server cannot store just now, and is asked again. What else is wrong is told by `fault`. */
export type ClientState = 'connecting' | 'live' | 'notStored' | 'outdated' | 'closed';

interface Unanswered {
  readonly frame: Step;
  readonly settle: (answer: StepAnswer) => void;
  /** How often the server could not take it. */
  failures: number;
  /** Because it could not be stored. */
  notStored: boolean;
  cancel(): void;
}

/** The newest question why a move is not possible. */
interface Question {
  readonly id: string;
  readonly settle: (answer: WhyAnswer) => void;
  cancel(): void;
}

/** `null`: nobody answered. Otherwise what the move would be answered now. */
export type WhyAnswer = { readonly refusal: Refusal | null } | null;

/** Whoever asks too often is not answered at all. */
const WHY_PATIENCE = 2000;
/** Another try, perhaps at another node, will do. */
const PASSING: readonly ErrorCode[] = ['unavailable', 'notStored', 'tooFast'];

export class MatchClient {
  private readonly match: string;
  private readonly invite: string | null;
  private readonly platform: Platform & { newId(): string };
  private readonly connection: Connection;
  private readonly unanswered = new Map<string, Unanswered>();
  private question: Question | null = null;
  private watched = false;
  private watchFailures = 0;
  private cancelWatch: () => void = () => {};
  perspective: AnyPerspective | null = null;
  table: MatchSummary | null = null;
  clock: ClockInfo | null = null;
  /** How long the secret window stays open, from the moment this came. */
  countdown: CountdownInfo | null = null;
  chat: readonly ChatLine[] = [];
  /** The last public step, where the table may be asked to take it back. */
  back: NonNullable<Update['back']> | null = null;
  /** Why the match cannot be watched. */
  fault: ErrorCode | null = null;
  /** Anything of the above may have changed. */
  onChange: () => void = () => {};

  /** `invite`: by which a private match may be watched. */
  constructor(match: string, platform: Platform & { newId(): string }, invite: string | null = null) {
    this.match = match;
    this.invite = invite;
    this.platform = platform;
    this.connection = new Connection(platform, {
      greeted: () => this.resume(),
      received: (frame) => this.applyFrame(frame),
      changed: () => this.changed(),
    });
  }

  get state(): ClientState {
    const { state } = this.connection;
    if (state !== 'greeted') return state;
    const steps = [...this.unanswered.values()];
    if (this.watched && steps.some(({ notStored }) => notStored)) return 'notStored';
    const repeats = steps.some(({ failures }) => failures > 0);
    return this.watched && !repeats ? 'live' : 'connecting';
  }

  move(move: AnyMove, decision: number): Promise<StepAnswer> {
    const id = this.platform.newId();
    return this.step({ type: 'move', match: this.match, id, decision, move: { ...move } });
  }

  undo(decision: number): Promise<StepAnswer> {
    return this.step({ type: 'undo', match: this.match, id: this.platform.newId(), decision });
  }

  say(text: string): Promise<StepAnswer> {
    return this.step({ type: 'say', match: this.match, id: this.platform.newId(), text });
  }

  /** Where the line is broken it waits for nothing: a reaction that comes late says something else. */
  react(reaction: Reaction): Promise<StepAnswer> {
    if (this.state !== 'live') return Promise.resolve('unavailable');
    return this.step({ type: 'react', match: this.match, id: this.platform.newId(), reaction });
  }

  /** One more length for all, in the secret window that is open. */
  moreTime({ window, extensions }: CountdownInfo): Promise<StepAnswer> {
    const id = this.platform.newId();
    return this.step({ type: 'moreTime', match: this.match, id, window, extensions });
  }

  /** What a move would be answered; it changes nothing. Only the newest question is waited for. */
  why(move: AnyMove, decision: number): Promise<WhyAnswer> {
    this.answerWhy(null);
    const id = this.platform.newId();
    return new Promise((settle) => {
      const cancel = this.platform.after(WHY_PATIENCE, () => this.answerWhy(null));
      this.question = { id, settle, cancel };
      this.connection.send({ type: 'why', match: this.match, id, decision, move: { ...move } });
    });
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
    this.giveUp('unavailable');
  }

  private step(frame: Step): Promise<StepAnswer> {
    return new Promise((settle) => {
      this.unanswered.set(frame.id, { frame, settle, failures: 0, notStored: false, cancel() {} });
      this.connection.send(frame);
    });
  }

  private resume(): void {
    this.watched = false;
    this.watch(this.perspective?.told.length ?? 0);
    for (const step of this.unanswered.values()) this.sendAgain(step);
  }

  private watch(cursor: number): void {
    this.cancelWatch();
    this.countdown = null;
    const { match, invite } = this;
    this.connection.send({ type: 'watch', match, cursor, ...(invite !== null && { invite }) });
  }

  private sendAgain({ frame, cancel }: Unanswered): void {
    cancel();
    this.connection.send(frame);
  }

  private applyFrame(frame: ServerFrame): void {
    if ('match' in frame && frame.match !== undefined && frame.match !== this.match) return;
    switch (frame.type) {
      case 'table':
        this.know(frame.table);
        break;
      case UPDATE:
        this.applyUpdate(frame);
        break;
      case 'said': {
        // A line that is sent again has lost its name.
        const again = new Map(frame.lines.map((line) => [line.n, line]));
        const before = this.chat.map((line) => again.get(line.n) ?? line);
        const known = new Set(before.map(({ n }) => n));
        this.chat = [...before, ...frame.lines.filter(({ n }) => !known.has(n))];
        break;
      }
      case 'clock':
        this.clock = frame.clock;
        break;
      case 'countdown':
        this.countdown = frame.countdown;
        break;
      case 'ack':
        this.settle(frame.id, frame.refusal);
        break;
      case 'why':
        if (this.question?.id === frame.id) this.answerWhy({ refusal: frame.refusal });
        break;
      case 'error':
        this.fail(frame);
        break;
      case 'hello':
      case 'row':
      case 'listed':
      case 'pong':
        break;
    }
  }

  private know(table: MatchSummary): void {
    const before = this.table;
    this.table = table;
    this.watched = true;
    this.watchFailures = 0;
    this.fault = null;
    // Players and gallery talk in rooms of their own.
    if (before && (before.you === null) !== (table.you === null)) {
      this.chat = [];
      this.watch(this.perspective?.told.length ?? 0);
    }
  }

  private applyUpdate(update: Update): void {
    const learnt = learn(this.perspective, update);
    if (learnt) {
      this.perspective = learnt;
      this.clock = update.clock;
      this.back = update.back ?? null;
    } else if (this.watched) {
      this.watched = false;
      this.watch(0);
    }
  }

  /** Without an id it is about watching; without a match it is not said what about. */
  private fail({ code, id, match }: FrameOf<'error'>): void {
    const step = id === undefined ? undefined : this.unanswered.get(id);
    if (id !== undefined && this.question?.id === id) this.answerWhy(null);
    if (!PASSING.includes(code)) {
      if (id !== undefined) this.settle(id, code);
      else if (match !== undefined) this.fault = code;
      else {
        // What is to be watched cannot be read: trying again would not help.
        if (!this.watched && this.perspective === null) this.fault = code;
        this.giveUp(code);
      }
    } else if (step) {
      step.notStored = code === 'notStored';
      this.retry(step);
    } else if (id === undefined) {
      // The server leads watchers on when it has to load a match anew: where that fails, nobody watches for us any more.
      if (match !== undefined) this.watched = false;
      if (!this.watched) this.retryWatching(code);
      if (match === undefined) for (const one of this.unanswered.values()) this.retry(one);
    }
  }

  private retry(step: Unanswered): void {
    step.cancel();
    const wait = backoff(step.failures++, this.platform.random());
    step.cancel = this.platform.after(wait, () => this.sendAgain(step));
  }

  private retryWatching(code: ErrorCode): void {
    this.cancelWatch();
    const failures = this.watchFailures++;
    const again = () => this.watch(this.perspective?.told.length ?? 0);
    // Not for a moment only: the match is with servers of other rules, and there it is served.
    if (code === 'unavailable' && failures > 0) this.connection.leave();
    else this.cancelWatch = this.platform.after(backoff(failures, this.platform.random()), again);
  }

  private changed(): void {
    if (this.connection.state === 'outdated') this.giveUp('unavailable');
    this.onChange();
  }

  private giveUp(code: ErrorCode): void {
    this.cancelWatch();
    this.answerWhy(null);
    for (const id of [...this.unanswered.keys()]) this.settle(id, code);
  }

  private answerWhy(answer: WhyAnswer): void {
    const { question } = this;
    this.question = null;
    question?.cancel();
    question?.settle(answer);
  }

  private settle(id: string, answer: StepAnswer): void {
    const step = this.unanswered.get(id);
    step?.cancel();
    this.unanswered.delete(id);
    step?.settle(answer);
  }
}
