/** The points that can be chosen now: the ring of each, and what a click does. */

import { chanceAt, inSight } from '../../mind/pencil.ts';
import { endsOfWalk } from '../../on-view/reach.ts';
import { type Card, rangeOf } from '../../rules/cards.ts';
import type { Point } from '../../rules/convent.ts';
import { destination } from '../../rules/paths.ts';
import type { Ring } from '../layers/reach.tsx';
import type { Offer } from '../rail/path-fan.tsx';
import type { Props } from '../setting.ts';
import { isRolledFor } from './draft.ts';
import { forecastOf } from './forecast.ts';
import { goTo, isUneventful } from './hunt.ts';
import type { Planning } from './planning.ts';

/** Somewhere one can go: its ring, and what choosing it does. */
export interface Goal extends Ring {
  /**
   * How many steps away, for a guard.
   * @default 1
   */
  readonly steps?: number;
  choose(): void;
}

export type Goals = ReadonlyMap<Point, Goal>;

/** A way may be drawn to these. `pointed`: only where this card would carry her, and where the hint leads. */
export function planGoals({ view, assistance }: Props, planning: Planning, pointed: Card | null): Goals {
  const goals = new Map<Point, Goal>();
  const seen = inSight(view.guards);
  const threat = assistance === 'follows' ? forecastOf(view).threat : null;
  const reach = pointed !== null && pointed !== planning.draft.card ? planning.reach(pointed) : null;
  const drawn = new Set(planning.draft.way);
  const end = endOf(planning);
  for (const [point, draft] of planning.goals) {
    // What the hint means stays in sight.
    if (reach && !reach.has(point) && point !== end) continue;
    if (drawn.has(point) && !planning.next.has(point)) continue;
    const card = pointed ?? draft.card ?? 'stand';
    goals.set(point, {
      point,
      kind: planning.next.has(point) && planning.draft.card !== null ? 'next' : 'end',
      seen: assistance !== 'off' && seen[point] === 1,
      heard: assistance !== 'off' && isRolledFor(view, draft) ? chanceAt(view, point, card) : 0,
      threat: threat?.[point] ?? 0,
      plus:
        planning.draft.fast > 0 &&
        draft.way.length - (draft.split ?? 0) > rangeOf(card, false, view.options.exactRun).max,
      advised: point === end,
      choose: () => planning.draw(draft),
    });
  }
  return goals;
}

/** Where the hint would have the move end that is being drawn. */
function endOf({ advice, draft }: Planning): Point | null {
  if (!advice) return null;
  const { way, split } = advice;
  return (draft.split === null && split !== null ? way[split - 1] : way.at(-1)) ?? null;
}

/** Where the guard who moves can go: step by step, or by a far click that stops when anything is seen. */
export function guardGoals({ view, control }: Props): Goals {
  const goals = new Map<Point, Goal>();
  const steps = control.moves.filter((move) => move.kind === 'go');
  if (steps.length === 0) return goals;
  for (const [point, way] of endsOfWalk(view)) {
    const all = way.map(goTo);
    if (all.length < 2 || !control.mayAll(all)) continue;
    goals.set(point, {
      point,
      kind: isPrey(view, point) ? 'prey' : 'far',
      steps: all.length,
      advised: control.advises(goTo(point)),
      choose: () => void control.playAll(all, isUneventful(view)),
    });
  }
  for (const move of steps) {
    goals.set(move.to, {
      point: move.to,
      kind: isPrey(view, move.to) ? 'prey' : 'next',
      plus: move.fast,
      advised: control.advises(move),
      choose: () => control.play(move),
    });
  }
  return goals;
}

/** A novice in sight is caught there. */
function isPrey({ novices }: Props['view'], point: Point): boolean {
  return novices.some(({ spotted, status }) => spotted === point && status === 'onTheRun');
}

export const endOfOffer = ({ path, ahead }: Offer): Point => destination(path, ahead);

/** The ends of the paths that can be taken. Where several lead to one, `onFork` asks which. */
export function pathGoals(
  { control }: Pick<Props, 'control'>,
  offers: readonly Offer[],
  onFork: (end: Point) => void,
): Goals {
  const goals = new Map<Point, Goal>();
  for (const offer of offers) {
    const point = endOfOffer(offer);
    const there = offers.filter((other) => endOfOffer(other) === point);
    goals.set(point, {
      point,
      kind: 'end',
      // Where it asks which, the card is ringed.
      advised: there.length === 1 && control.advises(offer.move),
      choose: () => (there.length > 1 ? onFork(point) : control.play(offer.move)),
    });
  }
  return goals;
}
