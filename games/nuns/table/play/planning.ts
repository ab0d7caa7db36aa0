/**
 * Planning a novice's move: the draft, what can be drawn from it, and the actions that change it.
 * Nothing is sent before the plan is handed in.
 */

import { useState } from 'preact/hooks';
import { endsOf } from '../../mind/pencil.ts';
import { BLANK, type Draft, paceReason, samePlan } from '../../on-view/planning.ts';
import { type Ends, lawfulPart, pencilChoices, plannerIn } from '../../on-view/reach.ts';
import { CARDS, type Card } from '../../rules/cards.ts';
import type { Point } from '../../rules/convent.ts';
import { FIRST_NOVICE, type Figure, noviceOf } from '../../rules/state.ts';
import type { OwnNovice } from '../../rules/view.ts';
import type { Props } from '../setting.ts';
import { readShared } from './belief.ts';
import { draftFor, legOf, type PlanMove, planOf, withCard, withDraft } from './draft.ts';
import { useKeptPlans } from './kept-plans.ts';
import { anewOf, goalsOf, NO_GOALS } from './plan-goals.ts';

export interface Planning {
  readonly figure: Figure;
  readonly own: OwnNovice;
  readonly draft: Draft;
  /** What the hint would have her do. */
  readonly advice: PlanMove | null;
  /** The pencil may be used. */
  readonly open: boolean;
  /** A lesson draws this and nothing else. */
  readonly aim: Draft | null;
  /** Cards that may be taken. */
  readonly cards: ReadonlySet<Card>;
  /** Every point a click leads to: the draft it makes. */
  readonly goals: ReadonlyMap<Point, Draft>;
  /** Those among them that are one step away. */
  readonly next: ReadonlySet<Point>;
  /** The first step of this move when it is drawn anew, from her figure. */
  readonly anew: ReadonlyMap<Point, Draft>;
  /** The first of two moves may end here. */
  readonly mayRest: boolean;
  /** Fast may be used, or put back. */
  readonly mayHurry: boolean;
  readonly mayObey: boolean;
  readonly mayErase: boolean;
  /** What handing in plays: a plan for every novice one leads; empty: not all of them are whole. */
  readonly plans: readonly PlanMove[];
  draw(to: Draft): void;
  take(card: Card): void;
  obey(): void;
  rest(): void;
  hurry(): void;
  erase(): void;
  handIn(): void;
  /** Where a card would carry her. */
  reach(card: Card): Ends;
}

export function usePlanning(props: Props, figure: Figure | null): Planning | null {
  const { view, control, watcher } = props;
  /** The card follows the way until the player chooses one. */
  const [cardFrom, setCardFrom] = useState<'player' | 'way'>('player');
  useKeptPlans(props);
  const own = figure === null ? null : (noviceOf(view, figure).own ?? null);
  if (view.phase !== 'plan' || view.handedIn !== false || figure === null || own === null) return null;

  const draft = draftFor(view, control.drafts, figure);
  const { aim } = readShared(props.shared);
  const open = props.event === null && (control.moves.length > 0 || aim !== null);
  const planner = plannerIn(view, figure);
  const cards = new Set(
    CARDS.filter((card) => planner && paceReason(view, planner, card) === null && isTaught(aim, card)),
  );
  const compose = (to: Draft) => control.compose(withDraft(view, control.drafts, figure, to));
  const drawing = { view, figure, own, draft, cards, cardFrom: draft.split === null ? cardFrom : 'player' };
  const { goals, next } = open ? goalsOf(drawing, aim) : NO_GOALS;
  const may = pencilChoices(view, figure, draft);
  const plans = open ? plansToHandIn(props, aim) : [];
  const advised = control.advice.find((move) => move.kind === 'plan' && move.figure === figure);
  return {
    figure,
    own,
    draft,
    advice: advised?.kind === 'plan' ? advised : null,
    open,
    aim,
    cards,
    goals,
    next,
    anew: open && aim === null ? anewOf(drawing) : new Map(),
    mayRest: open && legOf(draft).length > 0 && may.rest && (!aim || aim.split === draft.way.length),
    mayHurry: open && aim === null && (may.hurry || draft.fast > 0),
    mayObey: open && may.obey && (!aim || aim.obeys),
    mayErase: open && aim === null && draft.card !== null,
    plans,
    draw: (to) => {
      if (draft.card === null) setCardFrom('way');
      compose(to);
    },
    take: (card) => {
      setCardFrom('player');
      compose(withCard(view, figure, draft, card));
    },
    obey: () => {
      setCardFrom('player');
      compose({ ...BLANK, card: 'walk', obeys: true });
    },
    rest: () => compose({ ...draft, split: draft.way.length }),
    hurry: () => {
      const fast = draft.fast > 0 ? 0 : draft.split === null ? 1 : 2;
      compose(lawfulPart(view, figure, { ...draft, fast }));
    },
    erase: () => {
      setCardFrom('player');
      compose(BLANK);
    },
    handIn: () => void control.playAll(plans, () => true),
    reach: (card) => endsOf(view, figure, withCard(view, figure, BLANK, card)),
  };

  /** One plan for each of the novices that one leads and whose plan is not in just so. */
  function plansToHandIn({ control: { drafts } }: Props, taught: Draft | null): PlanMove[] {
    const mine = view.novices.flatMap((novice, i) =>
      novice.own && novice.seat === watcher ? [{ figure: FIRST_NOVICE + i, own: novice.own }] : [],
    );
    const drawn = mine.map((one) => ({ ...one, draft: draftFor(view, drafts, one.figure) }));
    const isWhole = drawn.every((one) => pencilChoices(view, one.figure, one.draft).whole);
    if (!isWhole || (taught && !samePlan(taught, draft))) return [];
    return drawn.flatMap((one) =>
      samePlan(one.draft, one.own.plan) ? [] : (planOf(one.figure, one.draft) ?? []),
    );
  }
}

function isTaught(aim: Draft | null, card: Card): boolean {
  return aim === null || (!aim.obeys && aim.card === card);
}
