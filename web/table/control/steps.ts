/** The moves that are possible now, and playing them. */

import type { AnyMove, AnyPerspective, Refusal } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { computed, signal } from '@preact/signals';
import { gameOf } from '../../catalogue.ts';
import { say } from '../../say.ts';
import type { TableSource } from '../../sources/source.ts';
import { Clicks } from './clicks.ts';
import type { LessonBounds } from './lesson-bounds.ts';
import { moveSet } from './move-set.ts';
import { playAll } from './play-all.ts';
import type { Screen } from './screen.ts';

/** How long the answer to a step may take to be followed by its frame. */
const FRAME_WITHIN = 3000;

/** How often a step is tried that others' secret steps have made stale. */
const STALE_ATTEMPTS = 4;

interface StepEvents {
  /** `null`: something was taken back. */
  made(move: AnyMove | null): void;
  refused(refusal: Refusal): void;
}

export class Steps {
  readonly busy = signal(false);
  /** None while something is still being shown, or nobody sits before the screen. */
  readonly moves = computed<readonly AnyMove[]>(() => {
    const perspective = this.source.perspective.value;
    const { playback, shown } = this.screen;
    const late = playback.moving.value || this.busy.value || shown.value !== perspective;
    if (!perspective || late || this.source.handover.value?.curtain) return [];
    return this.lesson.among(perspective.moves);
  });
  private readonly source: TableSource;
  private readonly screen: Screen;
  private readonly lesson: LessonBounds;
  private readonly events: StepEvents;
  private readonly clicks = new Clicks();

  constructor(source: TableSource, screen: Screen, lesson: LessonBounds, events: StepEvents) {
    this.source = source;
    this.screen = screen;
    this.lesson = lesson;
    this.events = events;
  }

  /** A click: whether it was made. */
  async submit(move: AnyMove): Promise<boolean> {
    const first = !this.mayUndo();
    const made = await this.make(move);
    this.clicks.made(made ? 1 : 0, first);
    return made;
  }

  /** What nobody had to click: it is taken back with what led to it. */
  async submitForced(move: AnyMove): Promise<void> {
    if (await this.make(move)) this.clicks.followed();
  }

  /** Steps with one click: how many were made. */
  async submitAll(
    steps: readonly AnyMove[],
    isExpected: (event: { readonly type: string }) => boolean,
  ): Promise<number> {
    const first = !this.mayUndo();
    const made = await playAll(steps, isExpected, {
      now: () => this.source.perspective.peek(),
      submit: (step) => this.make(step),
      isComposed: (step) => this.isComposed(step),
      after: (before) => this.frameAfter(before),
    });
    this.clicks.made(made, first);
    return made;
  }

  /** Takes back what the last click did, however many steps that were; what has bound meanwhile stays. */
  async undo(): Promise<void> {
    for (let left = this.clicks.take(); left > 0 && this.mayUndo(); left--) {
      const before = this.source.perspective.peek();
      const undone = await this.doing(() => this.source.undo(), null);
      if (!undone || !before) return;
      if (left > 1) await this.frameAfter(before);
    }
  }

  /** Nothing of the one who sat before the screen may stay. */
  forget(): void {
    this.clicks.forget();
  }

  private mayUndo(): boolean {
    return this.source.perspective.peek()?.mayUndo ?? false;
  }

  private async make(move: AnyMove): Promise<boolean> {
    if (this.busy.peek()) return false;
    if (this.lesson.forbids(move)) {
      toast(say.value.learn.notYet);
      return false;
    }
    const made = await this.doing(() => this.submitSteadily(move), move);
    if (made) this.lesson.countMade();
    return made;
  }

  /**
   * Where all decide at once, others hand in while one chooses: nothing is told of it, but one's step is stale. It is
   * made again while it is still one of the moves.
   */
  private async submitSteadily(move: AnyMove): Promise<Refusal | null> {
    for (let attempt = 1; ; attempt++) {
      const before = this.source.perspective.peek();
      const refusal = await this.source.submit(move);
      if (refusal?.reason !== 'stale' || !before || attempt === STALE_ATTEMPTS) return refusal;
      const now = await this.frameAfter(before);
      const same = now?.watcher === before.watcher && now.told.length === before.told.length;
      if (!now || now === before || !same) return refusal;
      if (!this.isComposed(move) && !moveSet(now.moves).has(move)) return refusal;
    }
  }

  /** Composed by the player: not all that are legal are listed. */
  isComposed({ kind }: AnyMove): boolean {
    return gameOf(this.source.info.peek()?.game ?? '')?.composed.includes(kind) ?? false;
  }

  /** The perspective that follows this one; the same one where none comes. */
  private frameAfter(before: object): Promise<AnyPerspective | null> {
    const { perspective } = this.source;
    if (perspective.peek() !== before) return Promise.resolve(perspective.peek());
    return new Promise((resolve) => {
      const timer = setTimeout(done, FRAME_WITHIN);
      const stop = perspective.subscribe((next) => next !== before && queueMicrotask(done));
      function done() {
        clearTimeout(timer);
        stop();
        resolve(perspective.peek());
      }
    });
  }

  private async doing(step: () => Promise<Refusal | null>, move: AnyMove | null): Promise<boolean> {
    this.busy.value = true;
    try {
      const refusal = await step();
      if (refusal) this.events.refused(refusal);
      else this.events.made(move);
      return refusal === null;
    } finally {
      this.busy.value = false;
    }
  }
}
