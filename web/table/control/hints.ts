/** What a strong player would do here, until something happens. */

import type { AnyMove, AnyPerspective } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { computed, signal } from '@preact/signals';
import { say } from '../../say.ts';
import type { TableSource } from '../../sources/source.ts';
import type { Wording } from './wording.ts';

export class Hints {
  private readonly source: TableSource;
  private readonly wording: Wording;
  private readonly given = signal<{ readonly move: AnyMove; readonly at: AnyPerspective } | null>(null);
  /** The move of the last hint. */
  readonly advised = computed(() => {
    const given = this.given.value;
    return given && given.at === this.source.perspective.value ? given.move : null;
  });
  private dropWords = () => {};

  constructor(source: TableSource, wording: Wording) {
    this.source = source;
    this.wording = wording;
  }

  async give(): Promise<void> {
    const at = this.source.perspective.peek();
    const thought = await this.source.hint().catch(() => null);
    if (at !== this.source.perspective.peek()) return;
    if (!thought || !at) {
      toast(say.value.table.noHint);
      return;
    }
    const { move, why } = thought;
    this.given.value = move ? { move, at } : null;
    const label = move ? this.wording.label(move, at.view) : say.value.table.hintNothing;
    const reason = this.wording.words.value.why(why.key, why.params, this.wording.voice.value);
    this.dropWords = toast(`${label}. ${reason}`, { hint: true });
  }

  /** Its words are no longer true once something is done. */
  done(): void {
    this.dropWords();
  }

  /** Nothing of it stays for another watcher. */
  forget(): void {
    this.given.value = null;
    this.dropWords();
  }
}
