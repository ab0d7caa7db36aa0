/** P1: a novice's plan (NR-6 to NR-11, NR-27, NR-R1, NR-R9, NR-R16). Nobody else learns anything of it. */

import type { Rng } from '@conclave/engine';
import { CARDS, type Card, KEY_AT, type Range, rangeOf } from '../rules/cards.ts';
import { distanceFor, isAdjacent, isLocked, NEIGHBOURS, type Point } from '../rules/convent.ts';
import type { Reason } from '../rules/reasons.ts';
import { type BlessingCard, isDouble, type Novice, type Plan, type State } from '../rules/state.ts';

/** What a plan rests on besides the novice: of the state, or as her player sees it. */
export interface Night extends Readonly<Pick<State, 'turn' | 'options'>> {
  readonly guards: readonly { readonly at: Point }[];
}

/** A novice who plans: of the state, or as her player sees her. */
export interface Planner extends Readonly<Pick<Novice, 'at' | 'cell' | 'wish' | 'hasKey' | 'status'>> {
  readonly blessing: Readonly<Pick<BlessingCard, 'kind' | 'held'>>;
}

/** A plan as far as it is composed: perhaps without a card, perhaps half a way. */
export interface Draft extends Omit<Plan, 'card'> {
  readonly card: Card | null;
}

export const BLANK: Draft = { card: null, obeys: false, fast: 0, way: [], split: null };

function hasGuard({ guards }: Night, point: Point): boolean {
  return guards[0].at === point || guards[1].at === point;
}

/** Where her pencil is. */
export function penAt({ at }: Pick<Planner, 'at'>, { way }: Pick<Draft, 'way'>): Point {
  return way.length > 0 ? way[way.length - 1] : at;
}

/** NR-R3: a key taken at the end of the first of two moves serves in the second. */
function hasKeyThen(novice: Planner, { way, split }: Draft): boolean {
  if (novice.hasKey) return true;
  if (split === null) return false;
  return (split > 0 ? way[split - 1] : novice.at) === KEY_AT[novice.wish];
}

/** Points of the move that is being drawn. */
function drawn({ way, split }: Draft): number {
  return way.length - (split ?? 0);
}

/** NR-R9: 3 or 4 points, or all that is left. */
function homewardRange({ hasKey, at, cell }: Planner): Range {
  const left = distanceFor(hasKey, at, cell);
  return { min: Math.min(3, left), max: Math.min(4, left) };
}

/** How many points the move that is being drawn may have. */
function limits({ options }: Night, novice: Planner, { card, obeys, fast, split }: Draft): Range | null {
  if (card === null) return null;
  return obeys ? homewardRange(novice) : rangeOf(card, fast === (split === null ? 1 : 2), options.exactRun);
}

/** Why she cannot step there now; `null`: she can. */
export function stepReason(night: Night, novice: Planner, draft: Draft, to: Point): Reason | null {
  const range = limits(night, novice, draft);
  if (range === null) return 'noCard';
  const from = penAt(novice, draft);
  if (!isAdjacent(from, to)) return 'notNext';
  if (drawn(draft) >= range.max) return 'tooFar';
  if (isLocked(from, to) && !hasKeyThen(novice, draft)) return 'lockedDoor';
  if (draft.obeys) return isHomeward(novice, from, to) ? null : 'notHomeward';
  return hasGuard(night, to) ? 'guardThere' : null;
}

function isHomeward({ hasKey, cell }: Planner, from: Point, to: Point): boolean {
  return distanceFor(hasKey, to, cell) < distanceFor(hasKey, from, cell);
}

/** Whether an ordinary move could begin with a step at all. */
function isShutIn(night: Night, { at, hasKey }: Planner): boolean {
  return NEIGHBOURS[at].every((to) => hasGuard(night, to) || (!hasKey && isLocked(at, to)));
}

export function paceReason(night: Night, novice: Planner, card: Card): Reason | null {
  if (card !== 'stand') return isShutIn(night, novice) ? 'shutIn' : null;
  return hasGuard(night, novice.at) ? 'mustLeave' : null;
}

export function obeyReason({ status }: Pick<Planner, 'status'>): Reason | null {
  return status === 'caught' ? null : 'notCaught';
}

/** Why Fast cannot be used in one of her moves. */
export function fastReason(night: Night, { blessing }: Planner, draft: Draft): Reason | null {
  if (draft.card === null) return 'noCard';
  const holds = blessing.held && blessing.kind === 'fast';
  const may = holds && draft.card !== 'stand' && !draft.obeys && (draft.fast < 2 || isDouble(night));
  return may ? null : 'noFast';
}

/** Why the first of two moves cannot end where the pencil is. */
export function restReason(night: Night, novice: Planner, draft: Draft): Reason | null {
  const range = limits(night, novice, draft);
  if (range === null) return 'noCard';
  if (!isDouble(night) || draft.obeys || draft.split !== null) return 'oneMoveOnly';
  return drawn(draft) >= range.min ? null : 'tooShort';
}

/** The move that is being drawn may end where the pencil is. */
export function mayEnd(night: Night, novice: Planner, draft: Draft): boolean {
  const range = limits(night, novice, draft);
  return range !== null && drawn(draft) >= range.min && drawn(draft) <= range.max;
}

interface Followed {
  /** As far as the rules go along. */
  readonly draft: Draft;
  /** What is wrong with what comes next; `null`: nothing. */
  readonly reason: Reason | null;
}

/** Follows a plan in the order in which it is composed: card, Fast, then point by point. */
export function follow(night: Night, novice: Planner, plan: Draft): Followed {
  const { card, obeys, fast, way, split } = plan;
  if (card === null) return { draft: BLANK, reason: 'noCard' };
  const opening = obeys ? obeyReason(novice) : paceReason(night, novice, card);
  if (opening) return { draft: BLANK, reason: opening };
  let draft: Draft = { card, obeys, fast: 0, way: [], split: null };
  const hurried = fast > 0 ? fastReason(night, novice, plan) : null;
  if (hurried) return { draft, reason: hurried };
  draft = { ...draft, fast };
  for (let i = 0; i <= way.length; i++) {
    if (i === split) {
      const reason = restReason(night, novice, draft);
      if (reason) return { draft, reason };
      draft = { ...draft, split };
    }
    if (i === way.length) break;
    const reason = stepReason(night, novice, draft, way[i]);
    if (reason) return { draft, reason };
    draft = { ...draft, way: [...draft.way, way[i]] };
  }
  return { draft, reason: null };
}

/** What is wrong with a plan: the first fault, and last of all that it is not whole. */
export function planReason(night: Night, novice: Planner, plan: Draft): Reason | null {
  const { draft, reason } = follow(night, novice, plan);
  if (reason) return reason;
  const isWhole =
    mayEnd(night, novice, draft) && (draft.split !== null) === (isDouble(night) && !draft.obeys);
  return isWhole ? null : 'unfinished';
}

export function samePlan(one: Draft | null, other: Draft | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.card === other.card &&
    one.obeys === other.obeys &&
    one.fast === other.fast &&
    one.split === other.split &&
    one.way.length === other.way.length &&
    one.way.every((point, i) => point === other.way[i])
  );
}

/**
 * The quietest card under which exactly so many points are a plan. In turn 1 only if both moves go as far as it carries
 * her.
 */
function cardFor(night: Night, length: number): Pick<Plan, 'card' | 'split'> | null {
  for (const card of CARDS) {
    const { min, max } = rangeOf(card, false, night.options.exactRun);
    if (!isDouble(night)) {
      if (length >= min && length <= max) return { card, split: null };
    } else if (length === 2 * max) return { card, split: max };
  }
  return null;
}

const LONGEST = 10;

/** One plan for every end, by a shortest way under the quietest card; first of all how a caught one can obey. */
export function plansOf(night: Night, novice: Planner): readonly Plan[] {
  const free = freePlans(night, novice);
  if (novice.status !== 'caught') return free;
  const { min, max } = homewardRange(novice);
  const homeward = waysFrom(novice.at, max, (from, to) => mayObey(novice, from, to));
  const obeying = homeward
    .filter((way) => way.length >= min)
    .map((way): Plan => ({ card: 'walk', obeys: true, fast: 0, way, split: null }));
  return [...obeying, ...free];
}

interface Reach {
  readonly plans: readonly Plan[];
  /** Every point that lies on the ways. */
  readonly points: ReadonlySet<Point>;
}

/** By rules, key and point: worked out once. */
const reaches = new Map<number, Reach>();

function reachOf(night: Night, { at, hasKey }: Planner): Reach {
  const rules = (isDouble(night) ? 4 : 0) + (night.options.exactRun ? 2 : 0) + (hasKey ? 1 : 0);
  const known = reaches.get(8 * at + rules);
  if (known) return known;
  const most = isDouble(night) ? LONGEST : LONGEST / 2;
  const plans = waysFrom(at, most, (from, to) => hasKey || !isLocked(from, to)).flatMap((way): Plan[] => {
    const shape = cardFor(night, way.length);
    return shape ? [{ ...shape, obeys: false, fast: 0, way }] : [];
  });
  const reach = { plans, points: new Set([at, ...plans.flatMap(({ way }) => way)]) };
  reaches.set(8 * at + rules, reach);
  return reach;
}

/** A way on which a guard stands is left out; who goes round her composes that. */
function freePlans(night: Night, novice: Planner): readonly Plan[] {
  const { points, plans } = reachOf(night, novice);
  const [abbess, prioress] = [night.guards[0].at, night.guards[1].at];
  if (!points.has(abbess) && !points.has(prioress)) return plans;
  return plans.filter(
    ({ card, way }) =>
      !way.includes(abbess) && !way.includes(prioress) && paceReason(night, novice, card) === null,
  );
}

function mayObey(novice: Planner, from: Point, to: Point): boolean {
  return isHomeward(novice, from, to) && (novice.hasKey || !isLocked(from, to));
}

/** A shortest way to every point in reach, the nearest first. */
function waysFrom(start: Point, most: number, isOpen: (from: Point, to: Point) => boolean): Point[][] {
  const ways: Point[][] = [[]];
  const reached = new Set([start]);
  for (const way of ways) {
    if (way.length === most) break;
    const from = way.length > 0 ? way[way.length - 1] : start;
    for (const to of NEIGHBOURS[from]) {
      if (reached.has(to) || !isOpen(from, to)) continue;
      reached.add(to);
      ways.push([...way, to]);
    }
  }
  return ways;
}

/** Any plan there is: a card, then how many points, then step by step. `null`: the steps led nowhere. */
export function drawPlan(night: Night, novice: Planner, rng: Rng): Plan | null {
  const cards = CARDS.filter((card) => paceReason(night, novice, card) === null);
  const obeys = novice.status === 'caught' && (cards.length === 0 || rng.int(2) === 0);
  if (!obeys && cards.length === 0) return null;
  const card = obeys ? 'walk' : rng.pick(cards);
  const mayHurry = fastReason(night, novice, { ...BLANK, card, obeys, fast: 1 }) === null;
  const fast = mayHurry ? rng.pick(isDouble(night) ? ([0, 1, 2] as const) : ([0, 1] as const)) : 0;
  let plan: Plan = { card, obeys, fast, way: [], split: null };
  for (let leg = 1; ; leg++) {
    const { min, max } = limits(night, novice, plan) ?? { min: 0, max: 0 };
    for (let left = min + rng.int(max - min + 1); left > 0; left--) {
      const steps = NEIGHBOURS[penAt(novice, plan)].filter(
        (to) => stepReason(night, novice, plan, to) === null,
      );
      if (steps.length === 0) return null;
      plan = { ...plan, way: [...plan.way, rng.pick(steps)] };
    }
    if (leg === 2 || obeys || !isDouble(night)) return plan;
    plan = { ...plan, split: plan.way.length };
  }
}
