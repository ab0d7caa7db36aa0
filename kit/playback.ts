/** Shows what happened one thing at a time: the events of a frame over the old view, then the new one. */

import { type ReadonlySignal, signal } from '@preact/signals';

/** The part of a perspective that playback needs. */
export interface Sight {
  readonly view: unknown;
  readonly told: readonly { readonly type: string }[];
}

export interface PlaybackHooks {
  /** The view after one event; `null`: this table shows frames at once. */
  stage: ((view: unknown, event: { readonly type: string }) => unknown) | null;
  /** Called as each event is shown. */
  onEvent(event: { readonly type: string }): void;
  /** Milliseconds that one of so many events is shown for; 0 shows everything at once. */
  beat(events: number): number;
}

export class Playback<Seen extends Sight> {
  private readonly current = signal<Seen | null>(null);
  private readonly running = signal(false);
  private readonly queue: Seen[] = [];
  private readonly hooks: PlaybackHooks;
  private wake: (() => void) | null = null;
  private hurry = false;
  private stopped = false;

  constructor(hooks: PlaybackHooks) {
    this.hooks = hooks;
  }

  get shown(): ReadonlySignal<Seen | null> {
    return this.current;
  }

  get moving(): ReadonlySignal<boolean> {
    return this.running;
  }

  /** The newest sight. The first one is shown as it stands; so is one of another watcher. */
  push(next: Seen, atOnce = false): void {
    const last = this.queue.at(-1) ?? this.current.peek();
    if (last === null || atOnce || next.told.length < last.told.length) {
      this.queue.length = 0;
      this.hurry = true;
      this.wake?.();
      this.current.value = next;
      return;
    }
    this.queue.push(next);
    if (!this.running.peek()) void this.run();
  }

  /** From an earlier sight on, once more. */
  again(from: Seen, to: Seen): void {
    this.current.value = from;
    this.queue.push(to);
    if (!this.running.peek()) void this.run();
  }

  skip(): void {
    this.hurry = true;
    this.wake?.();
  }

  close(): void {
    this.stopped = true;
    this.skip();
  }

  private async run(): Promise<void> {
    this.running.value = true;
    for (let next = this.queue.shift(); next && !this.stopped; next = this.queue.shift()) {
      this.hurry = false;
      await this.show(next);
    }
    this.running.value = false;
  }

  private async show(next: Seen): Promise<void> {
    const before = this.current.peek();
    const beat = this.hooks.beat(next.told.length - (before?.told.length ?? 0));
    const { stage } = this.hooks;
    if (before && next.told.length >= before.told.length) {
      let view = before.view;
      for (let i = before.told.length; i < next.told.length && !this.stopped; i++) {
        const event = next.told[i];
        this.hooks.onEvent(event);
        if (!stage || beat === 0 || this.hurry) continue;
        const staged = stage(view, event);
        if (staged === view) continue;
        view = staged;
        this.current.value = { ...before, view, told: next.told.slice(0, i + 1) };
        await this.pause(beat);
      }
    }
    if (!this.stopped) this.current.value = next;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const self = this;
      function done() {
        clearTimeout(timer);
        self.wake = null;
        resolve();
      }
      this.wake = done;
    });
  }
}
