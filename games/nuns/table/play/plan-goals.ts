/** The points that a click can lead to while a plan is drawn, each with the draft that it makes. */

import { endsOf, quietestEnds } from '../../mind/pencil.ts';
import type { Draft } from '../../on-view/planning.ts';
import { CARDS, type Card } from '../../rules/cards.ts';
import { isAdjacent, type Point } from '../../rules/convent.ts';
import type { Figure } from '../../rules/state.ts';
import type { OwnNovice, View } from '../../rules/view.ts';
import { isBeginning, legOf, withLeg } from './draft.ts';

interface Drawing {
  readonly view: View;
  readonly figure: Figure;
  readonly own: OwnNovice;
  readonly draft: Draft;
  readonly cards: ReadonlySet<Card>;
  /** Whether the player chose the card, or it follows the way. */
  readonly cardFrom: 'player' | 'way';
}

interface Goals {
  readonly goals: ReadonlyMap<Point, Draft>;
  readonly next: ReadonlySet<Point>;
}

export const NO_GOALS: Goals = { goals: new Map(), next: new Set() };

/** What a click on a point makes of the plan; in a lesson only what leads to where it goes. */
export function goalsOf(drawing: Drawing, aim: Draft | null): Goals {
  if (aim === null) return allGoals(drawing);
  if (drawing.draft.card === null) return NO_GOALS;
  const { goals, next } = allGoals(drawing);
  const onward = [...goals].filter(
    ([, to]) => to.way.length > drawing.draft.way.length && isBeginning(to, aim),
  );
  return { goals: new Map(onward), next };
}

/** A step, a way on, a way shortened, or a way drawn anew. */
function allGoals(drawing: Drawing): Goals {
  const { view, figure, own, draft } = drawing;
  const goals = new Map<Point, Draft>();
  const next = new Set<Point>();
  for (const [point, anew] of drawnAnew(drawing)) goals.set(point, anew);
  const leg = legOf(draft);
  leg.slice(0, -1).forEach((point, i) => {
    goals.set(point, withLeg(draft, leg.slice(0, i + 1)));
  });
  const pen = draft.way.at(-1) ?? own.at;
  if (draft.card !== null) {
    for (const card of drawing.cardFrom === 'way'
      ? CARDS.filter((one) => drawing.cards.has(one) && one !== 'stand')
      : [draft.card]) {
      const carried: Draft = { ...draft, card };
      for (const [end, way] of endsOf(view, figure, carried)) {
        if (!goals.has(end) || !isOn(goals.get(end), draft))
          goals.set(end, withLeg(carried, [...leg, ...way]));
      }
      // The next point, even where the card asks for more.
      for (const point of stepsFrom(view, figure, own, carried)) {
        if (next.has(point)) continue;
        next.add(point);
        goals.set(point, withLeg(carried, [...leg, point]));
      }
    }
    goals.delete(pen);
    next.delete(pen);
  }
  if (leg.length === 0) goals.delete(own.at);
  return { goals, next };
}

function isOn(goal: Draft | undefined, draft: Draft): boolean {
  return (
    goal !== undefined &&
    goal.way.length >= draft.way.length &&
    draft.way.every((point, i) => goal.way[i] === point)
  );
}

/** One step from her pencil: the first of every way on. */
function stepsFrom(view: View, figure: Figure, own: OwnNovice, draft: Draft): ReadonlySet<Point> {
  const pen = draft.way.at(-1) ?? own.at;
  const firsts = [...endsOf(view, figure, draft).values()].map(([first]) => first);
  return new Set(firsts.filter((point) => isAdjacent(pen, point)));
}

/** What a hand that takes hold of her figure begins with, where something is drawn already. */
export function anewOf({ view, figure, own, draft }: Drawing): ReadonlyMap<Point, Draft> {
  if (draft.card === null || legOf(draft).length === 0) return new Map();
  const blank = withLeg(draft, []);
  const steps = stepsFrom(view, figure, own, blank);
  return new Map([...steps].map((to) => [to, withLeg(blank, [to])]));
}

/** Ends of this move from where it begins. */
function drawnAnew({ view, figure, draft, cards, cardFrom }: Drawing): Map<Point, Draft> {
  const found = new Map<Point, Draft>();
  const blank = withLeg(draft, []);
  if (draft.card !== null && cardFrom === 'player') {
    for (const [end, way] of endsOf(view, figure, blank)) found.set(end, withLeg(blank, way));
    return found;
  }
  for (const [end, { card, way }] of quietestEnds(view, figure, blank, cards))
    found.set(end, withLeg({ ...blank, card }, way));
  return found;
}
