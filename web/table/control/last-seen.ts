/** What a player had seen at their last move. It is kept on this device and survives a reload. */

import type { AnyPerspective } from '@conclave/engine';
import { signal } from '@preact/signals';
import { loadNotes, saveNotes } from '../../sources/local-store.ts';
import type { TableSource } from '../../sources/source.ts';

interface Seen {
  readonly view: unknown;
  readonly told: number;
}

export class LastSeen {
  /** What came after it is new to them; `null`: nothing is known of it. */
  readonly at = signal<AnyPerspective | null>(null);
  /** Where that begins which was told since their last turn; `null`: they had none while this page was open. */
  readonly turn = signal<number | null>(null);
  private readonly source: TableSource;

  constructor(source: TableSource) {
    this.source = source;
  }

  /** Their turn ends when they are no longer asked; what it led to is told since. */
  start(): () => void {
    let before: AnyPerspective | null = null;
    return this.source.perspective.subscribe((now) => {
      if (before?.asked && now?.watcher === before.watcher && !now.asked)
        this.turn.value = before.told.length;
      before = now;
    });
  }

  /** They have seen everything up to now. */
  keep(): void {
    const now = this.source.perspective.peek();
    const id = this.source.info.peek()?.id;
    this.at.value = now;
    if (!now || !id) return;
    const seen: Seen = { view: now.view, told: now.told.length };
    void saveNotes(key(id, now), JSON.stringify(seen));
  }

  forget(): void {
    this.at.value = null;
    this.turn.value = null;
  }

  async recall(now: AnyPerspective): Promise<void> {
    const id = this.source.info.peek()?.id;
    const stored = id ? await loadNotes(key(id, now)).catch(() => '') : '';
    const isThere = this.source.perspective.peek()?.watcher === now.watcher;
    if (!stored || !isThere || this.at.peek()?.watcher === now.watcher) return;
    const { view, told }: Seen = JSON.parse(stored);
    if (told <= now.told.length) this.at.value = { ...now, view, told: now.told.slice(0, told) };
  }
}

function key(match: string, { watcher }: AnyPerspective): string {
  return `seen ${match} ${watcher}`;
}
