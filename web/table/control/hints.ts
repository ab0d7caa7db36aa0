/** The hint: the move of a strong bot. It disappears with the next change. */

import type { AnyMove, AnyPerspective, Thought } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { computed, signal } from '@preact/signals';
import { say } from '../../say.ts';
import type { TableSource } from '../../sources/source.ts';
import type { Wording } from './wording.ts';

interface Given {
  readonly thought: Thought<AnyMove>;
  readonly at: Pick<AnyPerspective, 'watcher' | 'decision'>;
}

export class Hints {
  private readonly source: TableSource;
  private readonly wording: Wording;
  private readonly given = signal<Given | null>(null);
  /** All that the last hint means, the next move first; empty: there is none. */
  readonly advice = computed<readonly AnyMove[]>(() => {
    const thought = this.standing(this.source.perspective.value);
    return thought?.move ? [thought.move, ...(thought.further ?? [])] : [];
  });
  private dropWords = () => {};

  constructor(source: TableSource, wording: Wording) {
    this.source = source;
    this.wording = wording;
  }

  async give(): Promise<void> {
    const at = this.source.perspective.peek();
    if (!at) return;
    if (!at.asked && at.moves.length === 0) {
      toast(say.value.words.nothing, { hint: true });
      return;
    }
    // Whoever asks twice is told the same.
    const thought = this.standing(at) ?? (await this.source.hint().catch(() => null));
    const now = this.source.perspective.peek();
    if (now?.watcher !== at.watcher || now.decision !== at.decision) return;
    if (!thought) {
      toast(say.value.table.noHint);
      return;
    }
    this.given.value = { thought, at: { watcher: at.watcher, decision: at.decision } };
    const { why } = thought;
    const reason = this.wording.words.value.why(why.key, why.params, this.wording.voice.value);
    this.dropWords = toast(`${this.inWords(now)}. ${reason}`, { hint: true });
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

  private standing(now: AnyPerspective | null): Thought<AnyMove> | null {
    const given = this.given.value;
    const stands = now && given?.at.watcher === now.watcher && given.at.decision === now.decision;
    return stands ? given.thought : null;
  }

  private inWords({ view }: AnyPerspective): string {
    const advice = this.advice.peek();
    if (advice.length === 0) return say.value.table.hintNothing;
    const { words, voice } = this.wording;
    return words.value.advice?.(advice, view, voice.value) ?? this.wording.label(advice[0], view);
  }
}
