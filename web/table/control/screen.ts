/** What the screen shows: the present, the playback of events, or an earlier moment. */

import type { AnyPerspective } from '@conclave/engine';
import { type AnyTable, type Cue, isCalm, Playback, playCue, toast, wantedPace } from '@conclave/kit';
import { computed, effect, signal } from '@preact/signals';
import { say } from '../../say.ts';
import { motion, sound, view as viewSetting } from '../../settings.ts';
import type { TableSource } from '../../sources/source.ts';
import { playbackMode } from './playback-mode.ts';

interface ScreenEvents {
  cue(event: { readonly type: string }, before: unknown, after: unknown): Cue | null;
  /** Another one sits before the screen. */
  watcherChanged(next: AnyPerspective): void;
  /** Nobody does: the curtain falls. */
  watcherLeft(): void;
}

export class Screen {
  readonly playback: Playback<AnyPerspective>;
  /** An earlier moment that is being looked at. */
  readonly moment = signal<AnyPerspective | null>(null);
  readonly present = computed(() => this.playback.shown.value);
  readonly shown = computed(() => this.moment.value ?? this.present.value);
  /** How much of the present is written down: only what has been shown, so that a held verdict is not told early. */
  readonly written = computed(() => {
    const told = this.present.value?.told ?? [];
    return this.playback.shot.value === null ? told : told.slice(0, -1);
  });
  readonly inWords = computed(() => viewSetting.value === 'words' || !this.table);
  private readonly source: TableSource;
  private readonly table: AnyTable | null;
  private readonly events: ScreenEvents;
  private followed: AnyPerspective | null = null;
  private lineWasDown = false;
  private hurried = false;

  constructor(source: TableSource, table: AnyTable | null, events: ScreenEvents) {
    this.source = source;
    this.table = table;
    this.events = events;
    this.playback = new Playback<AnyPerspective>({
      stage: table?.stage ? (view, event) => table.stage?.(view, event) : null,
      cue: (event, before, after) => events.cue(event, before, after),
      onShown: (_event, cue) => hear(cue),
      isCalm: () => isCalm() || document.hidden,
      pace: wantedPace,
    });
  }

  /** From now on it follows the source; gives back how to stop that. */
  start(): () => void {
    const stops = [effect(() => this.follow()), effect(() => this.tellSettled())];
    return () => {
      for (const stop of stops) stop();
      this.playback.close();
    };
  }

  /** To the moment at which an event was told, as this watcher saw it then. */
  async lookBack(event: number): Promise<void> {
    const watcher = this.source.perspective.peek()?.watcher;
    const then = await this.source.past(event).catch(() => null);
    if (this.source.perspective.peek()?.watcher !== watcher) return;
    if (then) this.moment.value = then;
    else toast(say.value.table.tooLongAgo);
  }

  /** What happened since then, once more, frame by frame as far as they are known. */
  async again(seen: AnyPerspective): Promise<void> {
    const sights = await this.source.since(seen.told.length).catch(() => []);
    const now = this.source.perspective.peek();
    if (now?.watcher !== seen.watcher) return;
    const between = sights
      .filter(({ told }) => told < now.told.length)
      .map(({ view, told }) => ({ ...seen, view, told: now.told.slice(0, told) }));
    this.playback.again([seen, ...between, now]);
  }

  toPresent(): void {
    this.moment.value = null;
  }

  /** To the next thing that the one before the screen may do; nothing is played back until then. */
  hurry(): void {
    this.hurried = true;
    this.playback.skipAll();
    this.source.hastenBots?.();
  }

  /** When nothing moves any more. */
  settled(): Promise<void> {
    const { moving } = this.playback;
    if (!moving.peek()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = moving.subscribe((still) => {
        if (still) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  private follow(): void {
    const next = this.source.perspective.value;
    const returned = this.lineWasDown;
    this.lineWasDown = this.source.trouble.value === 'connecting';
    if (next === null && this.followed !== null) this.leave();
    if (!next || (next === this.followed && !returned)) return;
    this.followed = next;
    const shown = this.playback.shown.peek();
    const sameWatcher = shown?.watcher === next.watcher;
    if (!sameWatcher) {
      this.moment.value = null;
      this.events.watcherChanged(next);
    }
    const still = this.inWords.peek() || motion.peek() === 'less';
    const { hurried } = this;
    this.playback.push(next, playbackMode(next, { otherWatcher: !sameWatcher, still, returned, hurried }));
    if (!sameWatcher || next.asked || next.outcome) this.hurried = false;
    if (still && sameWatcher && shown) {
      for (const event of next.told.slice(shown.told.length))
        hear(this.events.cue(event, shown.view, next.view));
    }
  }

  private leave(): void {
    this.followed = null;
    this.moment.value = null;
    this.playback.clear();
    this.events.watcherLeft();
  }

  private tellSettled(): void {
    const shown = this.present.value;
    if (shown && !this.playback.moving.value) this.source.settled?.(shown.told.length);
  }
}

function hear(cue: Cue | null): void {
  if (cue?.sound && sound.peek() === 'on') playCue(cue.sound);
}
