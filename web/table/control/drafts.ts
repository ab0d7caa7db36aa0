/**
 * What the player composes and has not handed in. A draft answers one question and is void when that question is gone.
 * It outlives the page, and only its owner knows of it.
 */

import { type AnyMove, type AnyPerspective, type Json, sameJson, type Watcher } from '@conclave/engine';
import { NO_DRAFTS } from '@conclave/wire/draft-slot';
import { effect, signal } from '@preact/signals';
import type { TableSource } from '../../sources/source.ts';

export class Drafts {
  readonly current = signal<readonly Json[]>([]);
  /** Whose they are, and the question that they answer. */
  private watcher: Watcher | null = null;
  private question: string | null = null;
  private readonly source: TableSource;

  constructor(source: TableSource) {
    this.source = source;
  }

  start(): () => void {
    return effect(() => this.follow(this.source.perspective.value));
  }

  /** Another question is asked, or none. Behind a curtain nothing is: what was composed stays where it is kept. */
  private follow(now: AnyPerspective | null): void {
    if (!now || now.watcher !== this.watcher || now.question === this.question) return;
    const { question } = now;
    const had = this.current.peek().length > 0;
    this.question = question;
    this.current.value = [];
    if (had) void this.source.writeDrafts(NO_DRAFTS).catch(() => {});
  }

  /** Nothing of the one who composed them may stay. */
  close(): void {
    this.watcher = null;
    this.question = null;
    this.current.value = [];
  }

  async open({ watcher, question }: AnyPerspective): Promise<void> {
    this.close();
    this.watcher = watcher;
    this.question = question;
    if (question === null || watcher === 'gallery') return;
    const slot = await this.source.readDrafts().catch(() => NO_DRAFTS);
    const isWanted = this.watcher === watcher && this.question === slot.for;
    // What was composed meanwhile is newer.
    if (isWanted && this.current.peek().length === 0) this.current.value = slot.drafts;
  }

  compose(drafts: readonly Json[]): void {
    if (this.question === null || sameJson(drafts, this.current.peek())) return;
    this.current.value = drafts;
    void this.source.writeDrafts({ for: this.question, drafts: [...drafts] }).catch(() => {});
  }

  /** What was handed in is no draft any more. */
  made(move: AnyMove): void {
    this.compose(this.current.peek().filter((draft) => !sameJson(draft, move)));
  }
}
