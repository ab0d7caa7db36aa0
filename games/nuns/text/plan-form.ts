/** A plan in words: whose it is, her card, Fast, then point by point until it ends. */

import type { FormField, FormStep } from '@conclave/engine';
import { capital } from '../../words.ts';
import {
  BLANK,
  type Draft,
  fastReason,
  mayEnd,
  obeyReason,
  type Planner,
  paceReason,
  penAt,
  planReason,
  stepReason,
} from '../on-view/planning.ts';
import { plannerIn } from '../on-view/reach.ts';
import { CARDS } from '../rules/cards.ts';
import { NEIGHBOURS } from '../rules/convent.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { nameOf } from './names.ts';

const OBEY = 'obey';
const END = 'end';

export function planForm(
  lexicon: Lexicon,
  choices: readonly string[],
  view: View,
  speak: Speaker,
): FormStep<Move> | null {
  const form = new PlanForm(lexicon, view, speak, choices);
  const step = form.run();
  return form.isUsedUp ? step : null;
}

/** Walks through the questions with the answers given so far. */
class PlanForm {
  private readonly lexicon: Lexicon;
  private readonly view: View;
  private readonly speak: Speaker;
  private readonly choices: readonly string[];
  private used = 0;

  constructor(lexicon: Lexicon, view: View, speak: Speaker, choices: readonly string[]) {
    this.lexicon = lexicon;
    this.view = view;
    this.speak = speak;
    this.choices = choices;
  }

  get isUsedUp(): boolean {
    return this.used === this.choices.length;
  }

  run(): FormStep<Move> | null {
    const { view, lexicon, speak } = this;
    const figures = view.novices.flatMap(({ own }, i) => (own ? [FIRST_NOVICE + i] : []));
    const named = (figure: number) => nameOf(view, figure, speak);
    const whose = this.ask(
      lexicon.composing.whose,
      figures.map((figure) => [String(figure), named(figure)]),
    );
    if (typeof whose !== 'string') return whose;
    const figure = Number(whose);
    const novice = plannerIn(view, figure);
    if (!novice) return null;
    const opened = this.opening(novice, named(figure));
    if ('field' in opened) return opened;
    const drawn = this.legs(novice, opened, named(figure));
    if ('field' in drawn) return drawn;
    const { card, ...plan } = drawn;
    if (card === null || planReason(view, novice, drawn) !== null) return null;
    return { move: { kind: 'plan', figure, card, ...plan } };
  }

  private opening(novice: Planner, who: string): Draft | { readonly field: FormField } {
    const { view, lexicon } = this;
    const { composing } = lexicon;
    const isCaught = obeyReason(novice) === null;
    const cards = CARDS.filter((card) => paceReason(view, novice, card) === null);
    const chosen = this.ask(composing.card, [
      ...(isCaught ? [[OBEY, composing.obey(who)] as const] : []),
      ...cards.map((card) => [card, composing.pace(who, card, isCaught, view.options.exactRun)] as const),
    ]);
    if (typeof chosen !== 'string') return chosen;
    if (chosen === OBEY) return { ...BLANK, card: 'walk', obeys: true };
    const card = cards.find((one) => one === chosen) ?? null;
    const fasts = ([1, 2] as const).filter(
      (fast) => fastReason(view, novice, { ...BLANK, card, fast }) === null,
    );
    if (fasts.length === 0) return { ...BLANK, card };
    const hurried = this.ask(
      composing.fast,
      [0, ...fasts].map((fast) => [String(fast), composing.fasts[fast]]),
    );
    if (typeof hurried !== 'string') return hurried;
    return { ...BLANK, card, fast: fasts.find((one) => String(one) === hurried) ?? 0 };
  }

  /** In turn 1 two of them. */
  private legs(novice: Planner, begun: Draft, who: string): Draft | { readonly field: FormField } {
    const { view, lexicon, speak } = this;
    const { composing } = lexicon;
    let draft = begun;
    for (;;) {
      const isLast = !view.double || draft.obeys || draft.split !== null;
      const points = NEIGHBOURS[penAt(novice, draft)].filter(
        (to) => stepReason(view, novice, draft, to) === null,
      );
      const end = [END, isLast ? composing.end : composing.rest(who)] as const;
      const next = this.ask(composing.step(speak.point(penAt(novice, draft))), [
        ...(mayEnd(view, novice, draft) ? [end] : []),
        ...points.map((to) => [String(to), speak.point(to)] as const),
      ]);
      if (typeof next !== 'string') return next;
      if (next !== END) draft = { ...draft, way: [...draft.way, Number(next)] };
      else if (isLast) return draft;
      else draft = { ...draft, split: draft.way.length };
    }
  }

  /** The answer to a question; of a single choice nothing is asked. */
  private ask(
    prompt: string,
    choices: readonly (readonly [value: string, label: string])[],
  ): string | { readonly field: FormField } {
    if (choices.length === 1) return choices[0][0];
    const given = this.choices.at(this.used);
    const isKnown = given !== undefined && choices.some(([value]) => value === given);
    if (isKnown) {
      this.used++;
      return given;
    }
    return {
      field: { prompt, choices: choices.map(([value, label]) => ({ value, label: capital(label) })) },
    };
  }
}
