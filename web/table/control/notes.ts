/** The player's notes: their marks, what board and notebook share, and the level of assistance. */

import type { AnyPerspective, Json } from '@conclave/engine';
import { type AnyTable, ASSISTANCES, type Assistance } from '@conclave/kit';
import { computed, signal } from '@preact/signals';
import { assistance } from '../../settings.ts';
import type { TableSource } from '../../sources/source.ts';
import type { Screen } from './screen.ts';

export class Notes {
  /** `null`: not read yet. */
  readonly marks = signal<string | null>(null);
  /** What board and notebook point out to each other. */
  readonly shared = signal('');
  /** The levels that this match and this table's people allow. */
  readonly assistances = computed<readonly Assistance[]>(() => {
    const shown = this.screen.shown.value;
    const levels = (shown && this.table?.assistances?.(shown.view)) ?? ASSISTANCES;
    return this.source.info.value?.aids ? levels : levels.filter((level) => level !== 'follows');
  });
  /** The wanted level, or the next lower one that is allowed. */
  readonly assistance = computed<Assistance>(() => {
    const wanted = ASSISTANCES.indexOf(assistance.value);
    return this.assistances.value.filter((level) => ASSISTANCES.indexOf(level) <= wanted).at(-1) ?? 'off';
  });
  private readonly source: TableSource;
  private readonly table: AnyTable | null;
  private readonly screen: Screen;

  constructor(source: TableSource, table: AnyTable | null, screen: Screen) {
    this.source = source;
    this.table = table;
    this.screen = screen;
  }

  /** Nothing of the one who wrote them may stay. */
  close(): void {
    this.shared.value = '';
    this.marks.value = null;
  }

  async open({ watcher }: AnyPerspective): Promise<void> {
    this.close();
    const text = watcher === 'gallery' ? '' : await this.source.readNotes().catch(() => '');
    if (this.source.perspective.peek()?.watcher === watcher) this.marks.value = text;
  }

  write(marks: string): void {
    // What is stored and not read yet would be written over.
    if (this.marks.peek() === null) return;
    this.marks.value = marks;
    void this.source.writeNotes(marks).catch(() => {});
  }

  /** An answer for another watcher or another decision is dropped, and none runs ahead of what is shown. */
  async ponder(question: Json): Promise<Json | null> {
    await this.screen.settled();
    const at = this.source.perspective.peek();
    if (!at || this.assistance.peek() !== 'follows') return null;
    const answer = await this.source.ponder(question).catch(() => null);
    const now = this.source.perspective.peek();
    return now?.watcher === at.watcher && now.decision === at.decision ? answer : null;
  }
}
