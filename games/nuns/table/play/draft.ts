/** A plan while the player composes it: read from the kept drafts, changed, written back. */

import { type Json, sameJson } from '@conclave/engine';
import { BLANK, type Draft, samePlan } from '../../on-view/planning.ts';
import { lawfulPart } from '../../on-view/reach.ts';
import type { Card } from '../../rules/cards.ts';
import type { Point } from '../../rules/convent.ts';
import type { Move } from '../../rules/moves.ts';
import { parse } from '../../rules/parse.ts';
import { type Figure, noviceOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export type PlanMove = Extract<Move, { kind: 'plan' }>;

/** The move that a draft is; `null`: it has no card yet. */
export function planOf(figure: Figure, { card, ...draft }: Draft): PlanMove | null {
  return card === null ? null : { kind: 'plan', figure, card, ...draft };
}

/** What is composed for a novice, as far as the rules go along; else what is handed in. */
export function draftFor(view: View, drafts: readonly Json[], figure: Figure): Draft {
  for (const draft of drafts) {
    const move = parse(draft);
    if (move?.kind !== 'plan' || move.figure !== figure) continue;
    const { kind: _kind, figure: _figure, ...plan } = move;
    return lawfulPart(view, figure, plan);
  }
  return noviceOf(view, figure).own?.plan ?? BLANK;
}

/** All drafts, with another one for this novice: none where it is blank, or handed in just so. */
export function withDraft(view: View, drafts: readonly Json[], figure: Figure, draft: Draft): Json[] {
  const others = drafts.filter((one) => {
    const move = parse(one);
    return move?.kind === 'plan' && move.figure !== figure;
  });
  const plan = planOf(figure, draft);
  if (plan === null || samePlan(draft, noviceOf(view, figure).own?.plan ?? null)) return others;
  return [...others, { ...plan, way: [...plan.way] }];
}

/** There is one noise roll, when all moves are made: after the first of two nothing can be heard yet. */
export function isRolledFor({ double }: View, { split, obeys }: Draft): boolean {
  return !obeys && (!double || split !== null);
}

/** The points of the move that is being drawn. */
export function legOf({ way, split }: Draft): readonly Point[] {
  return way.slice(split ?? 0);
}

/** The same plan with another card: as far as the rules go along with it. */
export function withCard(view: View, figure: Figure, draft: Draft, card: Card): Draft {
  if (card === 'stand') return { ...BLANK, card, split: view.double ? 0 : null };
  const kept = draft.obeys || draft.card === 'stand' ? BLANK : draft;
  return lawfulPart(view, figure, { ...kept, card });
}

/** The move that is being drawn, with other points. */
export function withLeg(draft: Draft, leg: readonly Point[]): Draft {
  return { ...draft, way: [...draft.way.slice(0, draft.split ?? 0), ...leg] };
}

/** Whether one plan can be drawn on to the other. */
export function isBeginning(draft: Draft, whole: Draft): boolean {
  if (draft.card !== whole.card || draft.obeys !== whole.obeys || draft.fast !== whole.fast) return false;
  if (draft.split !== null && draft.split !== whole.split) return false;
  const end = draft.split === null ? (whole.split ?? whole.way.length) : whole.way.length;
  return sameJson([...draft.way], whole.way.slice(0, end).slice(0, draft.way.length));
}

/** What is drawn leads elsewhere under any card: it has to be rubbed out first. */
export function leadsAway(draft: Draft, whole: Draft): boolean {
  const { card, obeys, fast } = whole;
  return !isBeginning({ ...draft, card, obeys, fast }, whole);
}
