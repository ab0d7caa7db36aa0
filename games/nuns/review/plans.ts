/** What a novice's plan gave away, and what else would have led there. */

import type { ReviewMoment, Where } from '@conclave/engine';
import type { Beliefs } from '../mind/beliefs.ts';
import { CARDS, type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { distance, isLocked, NEIGHBOURS, type Point } from '../rules/convent.ts';
import { facing, NOWHERE, sees } from '../rules/sight.ts';
import { type Figure, noviceOf, type Plan } from '../rules/state.ts';
import type { GuardView, OwnNovice, View } from '../rules/view.ts';
import { called, moment, pinAt, pinOnWay, say, type Told } from './moments.ts';

export const SIX = 6;
/** A card that leaves no more, and a quarter of what another would have left, told too much. */
const TELLING = 12;
const QUARTER = 4;

interface HandedIn {
  readonly plan: Plan & { readonly figure: Figure };
  readonly isOwn: boolean;
  /** Entries played before it was handed in. */
  readonly at: number;
}

interface Carried {
  readonly at: number;
  readonly figure: Figure;
  readonly plan: Plan;
  readonly own: OwnNovice;
}

/** The plans of one seat, until they are carried out. */
export class OwnPlans {
  private readonly plans = new Map<Figure, HandedIn>();

  /** `isOwn`: by the person whose chair it is. */
  handedIn(plan: HandedIn['plan'], isOwn: boolean, at: number): void {
    this.plans.set(plan.figure, { plan, isOwn, at });
  }

  carriedOut(view: View): readonly Carried[] {
    const all = [...this.plans].flatMap(([figure, { plan, isOwn, at }]): Carried[] => {
      const { own } = noviceOf(view, figure);
      return own && isOwn ? [{ at, figure, plan, own }] : [];
    });
    this.plans.clear();
    return all;
  }
}

interface Shown extends Carried {
  readonly view: View;
  /** A guard saw her on the way. */
  readonly isSeen: boolean;
}

/** `beliefs`: from the guards' chair, before they were told of it. */
export function reviewOfPlan(shown: Shown, beliefs: Beliefs): readonly ReviewMoment[] {
  const { view, plan, isSeen } = shown;
  // On the board it is where she could have planned something else.
  const where = { at: shown.at, turn: view.turn };
  if (view.double || plan.obeys || plan.fast > 0) return [];
  return [
    ...quieter(where, shown),
    ...(isSeen ? seenForNothing(where, shown) : cardTold(where, shown, beliefs)),
  ];
}

/** The cards under which she could have gone as far. */
function cardsThatReach({ view, plan: { way } }: Shown): readonly Card[] {
  return CARDS.filter((card) => {
    const { min, max } = rangeOf(card, false, view.options.exactRun);
    return way.length >= min && way.length <= max;
  });
}

function quieter(where: Where, shown: Shown): readonly ReviewMoment[] {
  const { view, plan, own } = shown;
  const { card, way } = plan;
  const end = way.at(-1) ?? own.at;
  const m = sixths(view.guards, end, card);
  const slower = cardsThatReach(shown).find((other) => NOISE[other] < NOISE[card]);
  if (slower === undefined) return [];
  const k = sixths(view.guards, end, slower);
  if (k >= m) return [];
  const says = [say('exact', 'sixths', { k: m }), ...(card === 'run' ? [say('exact', 'hides', {})] : [])];
  const pins = [pinAt(end, '', 'fact')];
  return [moment(where, 'known', 'quieter', { card: slower, k, m }, says, { more: (m - k) / SIX, pins })];
}

function seenForNothing(where: Where, { view, plan: { card, way }, own }: Shown): readonly ReviewMoment[] {
  const range = rangeOf(card, false, view.options.exactRun);
  const hidden = hiddenWay(view, own.at, way.at(-1) ?? own.at, own.hasKey, range);
  if (hidden === null) return [];
  const pins = [pinOnWay([own.at, ...hidden], 'exact'), pinOnWay([own.at, ...way], 'fact')];
  return [moment(where, 'known', 'seenForNothing', { way: hidden }, [say('exact', 'sameEnd', {})], { pins })];
}

/** Whether another card that goes as far, and is no likelier to be heard there, would have left many more points. */
function cardTold(where: Where, shown: Shown, beliefs: Beliefs): readonly ReviewMoment[] {
  const { view, figure, plan, own } = shown;
  const { status, spotted } = noviceOf(view, figure);
  if (status !== 'onTheRun' || spotted !== null) return [];
  const end = plan.way.at(-1) ?? own.at;
  const heard = sixths(view.guards, end, plan.card);
  const cards = cardsThatReach(shown)
    .filter((card) => sixths(view.guards, end, card) <= heard)
    .map((card): Told => ({ card, k: beliefs.pointsUnder(figure, card).length }));
  const mine = cards.find(({ card }) => card === plan.card);
  const best = cards.reduce((one, other) => (other.k > one.k ? other : one), cards[0]);
  if (!mine || mine.k > TELLING || mine.k * QUARTER > best.k) return [];
  const params = { card: mine.card, k: mine.k, other: best.card, m: best.k };
  const says = [
    say('exact', 'possible', { ...called(view, figure), k: mine.k }),
    say('exact', 'cardsLeave', { cards }),
  ];
  const pins = [pinAt(end, mine.k, 'fact')];
  const rest = { more: best.k / (mine.k * SIX * SIX), ask: { about: 'card', cards }, pins } as const;
  return [moment(where, 'known', 'cardTold', params, says, rest)];
}

/** Out of six, how often she is heard at a point: one die counts once, against the guard it is worse with. */
export function sixths(guards: readonly Pick<GuardView, 'at' | 'ran'>[], point: Point, card: Card): number {
  const each = guards.map(({ at, ran }) => {
    const needed = Math.max(1, distance(at, point) - NOISE[card]);
    return ran || needed > SIX ? 0 : SIX + 1 - needed;
  });
  return Math.max(...each);
}

/** A way to the same end under the same card through points that nobody sees; `null`: there is none. */
export function hiddenWay(
  { guards }: Pick<View, 'guards'>,
  from: Point,
  end: Point,
  hasKey: boolean,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Point[] | null {
  const isSeen = (point: Point) =>
    guards.some(({ at, facing: look }) =>
      sees(at, look === null ? NOWHERE : facing(look[0], look[1]), point),
    );
  // Who leaves the light is seen to vanish.
  if (isSeen(from)) return null;
  let layer = new Map<Point, readonly Point[]>([[from, []]]);
  for (let points = 1; points <= max; points++) {
    const next = new Map<Point, readonly Point[]>();
    for (const [at, way] of layer) {
      for (const to of NEIGHBOURS[at]) {
        const isShut = !hasKey && isLocked(at, to);
        if (!next.has(to) && !isShut && !isSeen(to) && guards.every((guard) => guard.at !== to))
          next.set(to, [...way, to]);
      }
    }
    layer = next;
    const found = layer.get(end);
    if (found && points >= min) return found;
  }
  return null;
}
