/**
 * The hint: the move of a strong bot, learnt in stages. First where to look, then what kind of move, then the move; each
 * time somebody asks again it says more. It disappears with the next change.
 */

import { type AnyMove, type AnyPerspective, TEACHING_STAGES, type Thought } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { computed, signal } from '@preact/signals';
import { say } from '../../say.ts';
import type { TableSource } from '../../sources/source.ts';
import type { Wording } from './wording.ts';

interface Given {
  readonly thought: Thought<AnyMove>;
  /** How often it was asked for: the last stage is the move itself. */
  readonly stage: number;
  readonly at: Pick<AnyPerspective, 'watcher' | 'decision'>;
}

export class Hints {
  private readonly source: TableSource;
  private readonly wording: Wording;
  private readonly given = signal<Given | null>(null);
  /** All that the last hint means, the next move first; empty: there is none, or it is not said yet. */
  readonly advice = computed<readonly AnyMove[]>(() => {
    const given = this.standing(this.source.perspective.value);
    return given?.stage === TEACHING_STAGES.length ? movesOf(given.thought) : [];
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
    const before = this.standing(at);
    // Whoever asks again is told more of the same.
    const thought = before?.thought ?? (await this.source.hint().catch(() => null));
    const now = this.source.perspective.peek();
    if (now?.watcher !== at.watcher || now.decision !== at.decision) return;
    if (!thought) {
      toast(say.value.table.noHint);
      return;
    }
    const last = TEACHING_STAGES.length;
    // There is nothing to learn where there is nothing to choose.
    const stage = now.moves.length < 2 || thought.move === null ? last : before ? before.stage + 1 : 0;
    const given = {
      thought,
      stage: Math.min(stage, last),
      at: { watcher: at.watcher, decision: at.decision },
    };
    this.given.value = given;
    this.dropWords = toast(this.inWords(given, now), { hint: true });
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

  private standing(now: AnyPerspective | null): Given | null {
    const given = this.given.value;
    const stands = now && given?.at.watcher === now.watcher && given.at.decision === now.decision;
    return stands ? given : null;
  }

  private inWords({ thought, stage }: Given, { view }: AnyPerspective): string {
    const { move, why } = thought;
    const { words, voice } = this.wording;
    const reason = words.value.why(why.key, why.params, voice.value);
    const moves = movesOf(thought);
    const taught = TEACHING_STAGES[stage];
    if (taught) {
      const own = words.value.teach?.(taught, { moves, why }, view, voice.value);
      return `${own ?? this.inGeneral(taught, reason, move, view)} ${say.value.table.moreHint}`;
    }
    const whole =
      move === null
        ? say.value.table.hintNothing
        : (words.value.advice?.(moves, view, voice.value) ?? this.wording.label(move, view));
    return `${whole}. ${reason}`;
  }

  /** For games that have no words of their own: first the reason, then how the move begins. */
  private inGeneral(
    stage: (typeof TEACHING_STAGES)[number],
    reason: string,
    move: AnyMove | null,
    view: unknown,
  ): string {
    switch (stage) {
      case 'where':
        return say.value.table.hintReason(reason);
      case 'what':
        return say.value.table.hintBegins(move === null ? '' : this.wording.label(move, view));
    }
  }
}

function movesOf({ move, further = [] }: Thought<AnyMove>): readonly AnyMove[] {
  return move === null ? [] : [move, ...further];
}
