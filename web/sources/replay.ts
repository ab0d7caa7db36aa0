/** A record as a source: it shows any moment and takes no moves. */

import type { AnyPerspective, Json, MatchRecord, Refusal, Seat, Watcher } from '@conclave/engine';
import { type DraftSlot, NO_DRAFTS } from '@conclave/wire/draft-slot';
import { namesAt } from '@conclave/wire/names';
import { signal } from '@preact/signals';
import { Adviser } from './adviser.ts';
import { NotLoadedError } from './loading-error.ts';
import { lookingOn } from './onlooker.ts';
import type { MatchInfo, TableSource, Trouble } from './source.ts';
import { type Telling, type Told, tellingsOf, tellingsOfAll } from './tellings.ts';
import { WorkerClient } from './worker-client.ts';

const OVER: Refusal = { rule: 'house', reason: 'over' };

/** What whoever opens a replay has written in the match, as it was at its end. */
export interface OwnNotebook {
  readonly seat: Seat | null;
  read(): Promise<string>;
}

export class ReplaySource implements TableSource {
  readonly place = 'local';
  readonly info = signal<MatchInfo | null>(null);
  readonly perspective = signal<AnyPerspective | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly handover = signal(null);
  readonly times = signal([]);
  readonly countdown = signal(null);
  readonly chat = signal([]);
  readonly entry = signal(0);
  readonly watcher = signal<Watcher>(0);
  /** By entry: how many events this watcher had been told after it. */
  readonly cursors = signal<readonly number[]>([]);
  readonly entries = signal(0);
  /** What the gallery was told in the whole match, and by entry how much of it. */
  readonly story = signal<Told | null>(null);
  /** How it ended; `null`: not known yet. */
  readonly last = signal<Pick<AnyPerspective, 'outcome' | 'view'> | null>(null);
  /** All eyes at once: the board is the gallery's, and each secret is told as its owner's. */
  readonly seesAll = signal(false);
  /** The whole match as these eyes were told it, later steps too; `null`: not known yet. */
  readonly tellings = signal<readonly Telling[] | null>(null);
  private readonly wholes = new Map<Watcher, Promise<Told | null>>();
  /** Figures bear their names: nobody is "you" in a film. */
  readonly speaksOfNobodyAsYou = true;
  readonly own: OwnNotebook;
  private readonly whole: MatchRecord<unknown>;
  private readonly worker = new WorkerClient();
  private readonly adviser = new Adviser(this);
  /** The event to begin at. */
  private wanted: number | null;
  private readonly first: number;
  private readonly withStory: boolean;

  constructor(
    record: MatchRecord<unknown>,
    names: readonly string[],
    /** `withStory`: what was told in the whole match is wanted too. */
    at: { seat: Watcher; event: number | null; entry?: number; withStory?: boolean },
    own: OwnNotebook = { seat: null, read: async () => '' },
  ) {
    this.whole = record;
    this.own = own;
    this.watcher.value = at.seat;
    this.wanted = at.event;
    this.first = at.entry ?? 0;
    this.withStory = at.withStory ?? true;
    void this.start(names);
  }

  private async start(names: readonly string[]): Promise<void> {
    try {
      const loaded = await this.worker.ask({ type: 'load', record: this.whole });
      if (loaded.ok) this.entries.value = loaded.entries;
      else this.trouble.value = 'broken';
    } catch (error) {
      this.trouble.value = error instanceof NotLoadedError ? 'notLoaded' : 'broken';
    }
    if (this.trouble.peek() !== null) return;
    const { game, options, seats } = this.whole;
    this.info.value = {
      id: '',
      game,
      options,
      seats: namesAt(Array.from({ length: seats }, (_none, seat) => names[seat] ?? null)).map((name) => ({
        kind: 'person',
        name,
        bot: null,
        present: true,
        replaceable: false,
      })),
      you: this.watcher.peek(),
      status: 'running',
      aids: true,
      outcome: null,
      remote: null,
    };
    this.entry.value = Math.max(0, Math.min(this.entries.peek(), this.first));
    await this.show();
    if (!this.withStory) return;
    this.story.value = await this.wholeOf('gallery');
    await this.tell();
  }

  /** All that a watcher was told, once it is over. */
  private wholeOf(watcher: Watcher): Promise<Told | null> {
    const known = this.wholes.get(watcher);
    if (known) return known;
    const asked = this.worker.ask({ type: 'moment', entry: this.entries.peek(), watcher }).then(
      (whole) => {
        if (whole && watcher === 'gallery') this.last.value = whole.perspective;
        return whole && { told: whole.perspective.told, cursors: whole.cursors };
      },
      () => null,
    );
    this.wholes.set(watcher, asked);
    return asked;
  }

  private async tell(): Promise<void> {
    const watcher = this.watcher.peek();
    const all = this.seesAll.peek();
    const seats = all ? [...Array(this.whole.seats).keys()] : watcher === 'gallery' ? [] : [watcher];
    const [gallery, ...owns] = await Promise.all([
      this.wholeOf('gallery'),
      ...seats.map((seat) => this.wholeOf(seat)),
    ]);
    if (!gallery || this.watcher.peek() !== watcher || this.seesAll.peek() !== all) return;
    const known = owns.flatMap((own) => own ?? []);
    if (known.length < seats.length) return;
    this.tellings.value =
      watcher === 'gallery' ? tellingsOfAll(known, gallery) : tellingsOf(watcher, known[0], gallery);
  }

  /** The step after which the gallery had been told this event. */
  entryOf(event: number): number {
    return (this.story.peek()?.cursors.findIndex((cursor) => cursor > event) ?? -1) + 1;
  }

  /** The nearest step in that direction at which these eyes were told something; the end, where there is none. */
  beside(step: number, way: 1 | -1): number {
    const cursors = this.cursors.peek();
    const toldBy = (entry: number) => (entry === 0 ? -1 : (cursors[entry - 1] ?? 0));
    const end = way > 0 ? this.entries.peek() : 0;
    for (let next = step + way; next !== end && (end - next) * way > 0; next += way) {
      if (toldBy(next) > toldBy(next - 1)) return next;
    }
    return end;
  }

  go(entry: number): void {
    this.entry.value = Math.max(0, Math.min(this.entries.peek(), entry));
    void this.show();
  }

  /** To the moment at which this event was told. */
  goToEvent(event: number): void {
    const entry = this.cursors.peek().findIndex((cursor) => cursor > event);
    if (entry >= 0) this.go(entry + 1);
  }

  look(watcher: Watcher, seesAll = false): void {
    this.watcher.value = watcher;
    this.seesAll.value = seesAll;
    void this.show();
    if (this.withStory) void this.tell();
  }

  private async show(): Promise<void> {
    const entry = this.entry.peek();
    const watcher = this.watcher.peek();
    const moment = await this.worker.ask({ type: 'moment', entry, watcher }).catch(() => null);
    if (!moment || this.entry.peek() !== entry || this.watcher.peek() !== watcher) return;
    this.cursors.value = moment.cursors;
    if (this.wanted !== null) {
      const event = this.wanted;
      this.wanted = null;
      this.goToEvent(event);
      return;
    }
    const info = this.info.peek();
    if (info) this.info.value = { ...info, you: watcher };
    this.perspective.value = lookingOn(moment.perspective);
  }

  async submit(): Promise<Refusal | null> {
    return OVER;
  }
  async undo(): Promise<Refusal | null> {
    return OVER;
  }
  async hint(): Promise<null> {
    return null;
  }
  async why(): Promise<null> {
    return null;
  }
  async allows(): Promise<null> {
    return null;
  }
  ponder(question: Json): Promise<Json | null> {
    return this.adviser.ponder(question);
  }
  async past(): Promise<null> {
    return null;
  }
  async since(): Promise<readonly []> {
    return [];
  }
  async sit(): Promise<void> {}
  async end(): Promise<void> {}
  async say(): Promise<void> {}
  handOver(): void {}
  lift(): void {}
  async record(): Promise<MatchRecord<unknown>> {
    return this.whole;
  }
  /** Nobody else's are kept here. */
  async readNotes(): Promise<string> {
    const { seat, read } = this.own;
    return seat !== null && seat === this.watcher.peek() ? read() : '';
  }
  async writeNotes(): Promise<void> {}
  async readDrafts(): Promise<DraftSlot> {
    return NO_DRAFTS;
  }
  async writeDrafts(): Promise<void> {}
  close(): void {
    this.worker.close();
    this.adviser.close();
  }
}
