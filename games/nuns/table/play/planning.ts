/** Drawing a way: what can be drawn from here, and the pencil that follows the player's hand. */

import type { Control } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { endsOf, quietestEnds } from '../../mind/pencil.ts';
import { CARDS, type Card } from '../../rules/cards.ts';
import { isAdjacent, type Point } from '../../rules/convent.ts';
import type { Move } from '../../rules/moves.ts';
import { type Ends, pencilChoices } from '../../rules/reach.ts';
import { FIRST_NOVICE, type Figure, noviceOf } from '../../rules/state.ts';
import type { OwnNovice, View } from '../../rules/view.ts';
import { BLANK, type Draft, isSame, legOf, movesTo, withCard, withLeg } from './draft.ts';

export interface Planning {
  readonly figure: Figure;
  readonly own: OwnNovice;
  /** What is pencilled, or on its way to the paper. */
  readonly draft: Draft;
  /** The pencil may be used. */
  readonly open: boolean;
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
  readonly mayHurry: boolean;
  readonly mayObey: boolean;
  draw(to: Draft): void;
  take(card: Card): void;
  obey(): void;
  rest(): void;
  hurry(): void;
  erase(): void;
  /** Where a card would carry her. */
  reach(card: Card): Ends;
}

/** The view as it will be when what is drawn has reached the paper. */
function drawnView(view: View, figure: Figure, draft: Draft): View {
  const novices = view.novices.map((novice, i) =>
    i === figure - FIRST_NOVICE && novice.own ? { ...novice, own: { ...novice.own, plan: draft } } : novice,
  );
  return { ...view, novices };
}

export function usePlanning(view: View, control: Control<Move>, figure: Figure | null): Planning | null {
  const [wanted, setWanted] = useState<{ readonly figure: Figure; readonly draft: Draft } | null>(null);
  /** The card follows the way, as long as the player has chosen none. */
  const [auto, setAuto] = useState(false);
  const busy = useRef(false);
  const paces = useRef(new Map<string, ReadonlySet<Card>>());
  const own = figure === null ? null : (noviceOf(view, figure).own ?? null);
  const planning = view.phase === 'plan' && view.handedIn === false && own !== null;
  useEffect(() => {
    if (!planning) {
      if (wanted) setWanted(null);
      return;
    }
    if (!wanted || busy.current || control.moves.length === 0) return;
    const pencilled = noviceOf(view, wanted.figure).own?.plan;
    const moves = pencilled ? movesTo(wanted.figure, pencilled, wanted.draft) : [];
    if (moves.length === 0) {
      setWanted(null);
      return;
    }
    busy.current = true;
    void control
      .playAll(moves, () => true)
      .then((made) => {
        busy.current = false;
        setWanted((now) => (made < moves.length ? null : now && { ...now }));
      });
  });
  if (!planning || figure === null) return null;

  const draft = wanted?.figure === figure ? wanted.draft : own.plan;
  const open = control.moves.length > 0 || wanted !== null;
  const shown = drawnView(view, figure, draft);
  const key = `${view.turn} ${figure}`;
  const listed = CARDS.filter((card) => control.may({ kind: 'pace', figure, card }));
  // Which cards may be taken does not change while she plans; with one taken the rules do not list them any more.
  if (own.plan.card === null && control.moves.length > 0) paces.current.set(key, new Set(listed));
  const cards = paces.current.get(key) ?? new Set(CARDS);
  const want = (to: Draft) => {
    if (!isSame(to, draft)) setWanted({ figure, draft: to });
  };
  const drawing = {
    view: shown,
    figure,
    own: { ...own, plan: draft },
    draft,
    cards,
    auto: auto && draft.split === null,
  };
  const { goals, next } = open ? goalsOf(drawing) : { goals: new Map(), next: new Set<Point>() };
  const leg = legOf(draft);
  const may = pencilChoices(shown, figure);
  return {
    figure,
    own,
    draft,
    open,
    cards,
    goals,
    next,
    anew: open ? anewOf(drawing) : new Map(),
    mayRest: open && leg.length > 0 && may.rest,
    mayHurry: open && may.hurry,
    mayObey: open && may.obey,
    draw: (to) => {
      if (draft.card === null) setAuto(true);
      want(to);
    },
    take: (card) => {
      setAuto(false);
      want(withCard(draft, card, view.double));
    },
    obey: () => {
      setAuto(false);
      want({ ...BLANK, card: 'walk', obeys: true });
    },
    rest: () => want({ ...draft, split: draft.way.length }),
    hurry: () => want({ ...draft, fast: draft.split === null ? 1 : 2 }),
    erase: () => {
      setAuto(false);
      want(BLANK);
    },
    reach: (card) => endsOf(drawnView(view, figure, withCard(BLANK, card, view.double)), figure, card),
  };
}

interface Drawing {
  readonly view: View;
  readonly figure: Figure;
  readonly own: OwnNovice;
  readonly draft: Draft;
  readonly cards: ReadonlySet<Card>;
  readonly auto: boolean;
}

interface Goals {
  readonly goals: ReadonlyMap<Point, Draft>;
  readonly next: ReadonlySet<Point>;
}

/** What a click on a point makes of the plan: a step, a way on, a way shortened, or a way drawn anew. */
function goalsOf(drawing: Drawing): Goals {
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
    for (const card of drawing.auto
      ? CARDS.filter((one) => drawing.cards.has(one) && one !== 'stand')
      : [draft.card]) {
      const carried: Draft = { ...draft, card };
      const asCarried = drawnView(view, figure, carried);
      for (const [end, way] of endsOf(asCarried, figure, card)) {
        if (!goals.has(end) || !isOn(goals.get(end), draft))
          goals.set(end, withLeg(carried, [...leg, ...way]));
      }
      // The next point, even where the card asks for more.
      for (const [point, to] of stepsFrom(asCarried, figure, card)) {
        if (next.has(point)) continue;
        next.add(point);
        goals.set(point, withLeg(carried, [...leg, to]));
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

/** One step from her pencil under a card: what an end after exactly one more point would be. */
function stepsFrom(view: View, figure: Figure, card: Card): ReadonlyMap<Point, Point> {
  const novice = noviceOf(view, figure);
  const steps = new Map<Point, Point>();
  if (!novice.own) return steps;
  const pen = novice.own.plan.way.at(-1) ?? novice.own.at;
  for (const way of endsOf(view, figure, card).values()) {
    if (isAdjacent(pen, way[0])) steps.set(way[0], way[0]);
  }
  return steps;
}

/** What a hand that takes hold of her figure begins with, where something is drawn already. */
function anewOf({ view, figure, draft }: Drawing): ReadonlyMap<Point, Draft> {
  if (draft.card === null || legOf(draft).length === 0) return new Map();
  const blank = withLeg(draft, []);
  const steps = stepsFrom(drawnView(view, figure, blank), figure, draft.card);
  return new Map([...steps.keys()].map((to) => [to, withLeg(blank, [to])]));
}

/** Ends of this move from where it begins. */
function drawnAnew({ view, figure, draft, cards, auto }: Drawing): Map<Point, Draft> {
  const found = new Map<Point, Draft>();
  const blank = withLeg(draft, []);
  if (draft.card !== null && !auto) {
    for (const [end, way] of endsOf(drawnView(view, figure, blank), figure, draft.card)) {
      found.set(end, withLeg(blank, way));
    }
    return found;
  }
  const ends = quietestEnds(drawnView(view, figure, blank), figure, cards);
  for (const [end, { card, way }] of ends) found.set(end, withLeg({ ...blank, card }, way));
  return found;
}
