/** Plays frames back one event at a time. The last event of a frame comes with the new view. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Cue } from './cue.ts';

interface ToldEvent {
  readonly type: string;
}

/** The part of a perspective that playback needs. */
export interface PlaybackFrame {
  readonly view: unknown;
  readonly told: readonly ToldEvent[];
}

export interface PlaybackHooks {
  /** The view after one event that others of its frame follow; `null`: this table shows frames at once. */
  stage: ((view: unknown, event: ToldEvent) => unknown) | null;
  cue(event: ToldEvent, before: unknown, after: unknown): Cue | null;
  /** Called as each event is shown. */
  onShown(event: ToldEvent, cue: Cue | null): void;
  /** No motion is wanted: every frame is shown at once. */
  isCalm(): boolean;
  /** What every hold is multiplied by. @default 1 */
  pace?(): number;
}

/**
 * `play`: after what is still to be shown. `newest`: what is still to be shown is cut, only this frame is played.
 * `cut`: shown as it stands.
 */
export type PlaybackMode = 'play' | 'newest' | 'cut';

/** One event on its way to the screen. */
interface Shot {
  readonly event: ToldEvent;
  readonly cue: Cue | null;
  readonly after: unknown;
  readonly told: number;
  /** Milliseconds, before playback hurries. */
  readonly hold: number;
}

interface Queued<Frame> {
  readonly frame: Frame;
  readonly shots: readonly Shot[];
}

/** How long an event that changes the view is held when its table does not say. */
const DEFAULT_HOLD = 520;
export const LONGEST_HOLD = 2500;
/** Playback is never further behind than this, however much happened. */
const FARTHEST_BEHIND = 4000;

export class Playback<Frame extends PlaybackFrame> {
  private readonly current = signal<Frame | null>(null);
  private readonly currentShot = signal<{ readonly event: ToldEvent; readonly cue: Cue | null } | null>(null);
  private readonly running = signal(false);
  private queue: Queued<Frame>[] = [];
  private readonly hooks: PlaybackHooks;
  /** All holds are shortened alike when too much waits. */
  private pace = 1;
  private endPause: (() => void) | null = null;
  /** The event shown just now is held no longer than the new pace allows. */
  private repace: (() => void) | null = null;
  /** Rises with every cut: whoever waits for an older one gives up. */
  private generation = 0;

  constructor(hooks: PlaybackHooks) {
    this.hooks = hooks;
  }

  get shown(): ReadonlySignal<Frame | null> {
    return this.current;
  }

  /** The event that is shown just now. */
  get shot(): ReadonlySignal<{ readonly event: ToldEvent; readonly cue: Cue | null } | null> {
    return this.currentShot;
  }

  get moving(): ReadonlySignal<boolean> {
    return this.running;
  }

  /** The newest frame. The first one is shown as it stands. */
  push(next: Frame, mode: PlaybackMode = 'play'): void {
    const last = this.queue.at(-1)?.frame ?? this.current.peek();
    if (last === null || mode === 'cut' || next.told.length < last.told.length) {
      this.cut(next);
      return;
    }
    if (mode === 'newest' && this.running.peek()) this.cut(last);
    this.queue.push({ frame: next, shots: this.shots(last, next) });
    const total = this.queue.reduce((sum, { shots }) => sum + lengthOf(shots), 0);
    this.pace = Math.min(1, FARTHEST_BEHIND / Math.max(1, total));
    this.repace?.();
    if (!this.running.peek()) void this.run(this.generation);
  }

  /** From an earlier frame on, once more. */
  again([from, ...later]: readonly [Frame, ...Frame[]]): void {
    this.cut(from);
    for (const frame of later) this.push(frame);
  }

  /** On to the next event. */
  skip(): void {
    this.endPause?.();
  }

  /** To the present. */
  skipAll(): void {
    const last = this.queue.at(-1)?.frame;
    if (last) this.cut(last);
  }

  /** Nothing is shown any more, and nothing of it is kept. */
  clear(): void {
    this.cut(null);
  }

  close(): void {
    this.generation++;
    this.queue = [];
    this.endPause?.();
  }

  private cut(frame: Frame | null): void {
    this.generation++;
    this.queue = [];
    this.endPause?.();
    this.running.value = false;
    this.currentShot.value = null;
    this.current.value = frame;
  }

  private shots(before: Frame, next: Frame): Shot[] {
    const { stage } = this.hooks;
    const still = stage === null || this.hooks.isCalm();
    let view = before.view;
    return next.told.slice(before.told.length).map((event, i, news) => {
      const isLast = i === news.length - 1;
      const after = still ? view : isLast ? next.view : (stage(view, event) ?? view);
      const cue = this.hooks.cue(event, view, after);
      const wanted = cue?.hold ?? (after === view ? 0 : DEFAULT_HOLD);
      view = after;
      const hold = still ? 0 : Math.min(wanted, LONGEST_HOLD) * (this.hooks.pace?.() ?? 1);
      return { event, cue, after, told: before.told.length + i + 1, hold };
    });
  }

  private async run(generation: number): Promise<void> {
    this.running.value = true;
    while (this.queue.length > 0) {
      const { frame, shots } = this.queue[0];
      const before = this.current.peek() ?? frame;
      for (const { event, cue, after, told, hold } of shots) {
        this.hooks.onShown(event, cue);
        if (hold === 0) continue;
        this.currentShot.value = { event, cue };
        this.current.value = { ...before, view: after, told: frame.told.slice(0, told) };
        await this.pause(hold);
        if (generation !== this.generation) return;
      }
      this.currentShot.value = null;
      this.queue.shift();
      this.current.value = frame;
    }
    this.running.value = false;
  }

  private pause(hold: number): Promise<void> {
    return new Promise((resolve) => {
      const began = Date.now();
      let timer: ReturnType<typeof setTimeout>;
      const done = () => {
        clearTimeout(timer);
        this.endPause = null;
        this.repace = null;
        resolve();
      };
      const arm = () => {
        clearTimeout(timer);
        timer = setTimeout(done, Math.max(0, hold * this.pace - (Date.now() - began)));
      };
      this.endPause = done;
      this.repace = arm;
      arm();
    });
  }
}

function lengthOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { hold }) => sum + hold, 0);
}
