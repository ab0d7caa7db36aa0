/** Why a move is not possible, in the rules' own words. The answer is kept while it is true. */

import type { AnyMove, Refusal } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { effect } from '@preact/signals';
import { say } from '../../say.ts';
import type { TableSource } from '../../sources/source.ts';
import type { LessonBounds } from './lesson-bounds.ts';
import type { Wording } from './wording.ts';

export class Refusals {
  private readonly source: TableSource;
  private readonly wording: Wording;
  private readonly lesson: LessonBounds;
  /** Takes the last reason of the rules away. */
  private drop = () => {};
  private decision = '';

  constructor(source: TableSource, wording: Wording, lesson: LessonBounds) {
    this.source = source;
    this.wording = wording;
    this.lesson = lesson;
  }

  start(): () => void {
    return effect(() => this.dropOutdated());
  }

  /** `null`: it can be done, or nobody answered. */
  async why(move: AnyMove): Promise<string | null> {
    if (this.lesson.forbids(move)) return say.value.learn.notYet;
    const refusal = await this.source.why(move, false).catch(() => null);
    return refusal && this.wording.reason(refusal);
  }

  /** Asks at once and shows the answer. */
  async explainMove(move: AnyMove): Promise<void> {
    if (this.lesson.forbids(move)) {
      toast(say.value.learn.notYet);
      return;
    }
    const asked = this.source.perspective.peek()?.watcher;
    const refusal = await this.source.why(move, true).catch(() => null);
    if (refusal && this.source.perspective.peek()?.watcher === asked) this.explain(refusal);
  }

  explain(refusal: Refusal): void {
    const game = this.source.info.peek()?.game;
    const rule =
      refusal.rule === 'house' ? null : { id: refusal.rule, href: `/rules/${game}#${refusal.rule}` };
    const away = toast(this.wording.reason(refusal), { why: true, rule });
    if (rule) this.drop = away;
  }

  /** A reason for a decision that is past is none. */
  private dropOutdated(): void {
    const now = this.source.perspective.value;
    if (!now) return;
    const decision = `${now.watcher} ${now.decision}`;
    if (decision !== this.decision) this.drop();
    this.decision = decision;
  }
}
