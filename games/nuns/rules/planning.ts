/** P1: a novice pencils her move (NR-6 to NR-11, NR-27, NR-R1, NR-R9, NR-R16). Nobody else learns anything of it. */

import { CARDS, type Card, KEY_AT, type Range, rangeOf } from './cards.ts';
import { distanceFor, isAdjacent, isLocked, NEIGHBOURS, type Point } from './convent.ts';
import { ERASE, HURRY, type Move, OBEY, PACE, REST, STEP } from './moves.ts';
import type { Reason } from './reasons.ts';
import { type BlessingCard, type Figure, isDouble, type Novice, type Plan, type State } from './state.ts';

/** What a plan rests on besides the novice: of the state, or as her player sees it. */
export interface Night extends Readonly<Pick<State, 'turn' | 'options'>> {
  readonly guards: readonly { readonly at: Point }[];
}

/** A novice with her pencil: of the state, or as her player sees her. */
export interface Planner extends Readonly<Pick<Novice, 'at' | 'cell' | 'wish' | 'hasKey' | 'status'>> {
  readonly plan: Readonly<Omit<Plan, 'way'>> & { readonly way: readonly Point[] };
  readonly blessing: Readonly<Pick<BlessingCard, 'kind' | 'held'>>;
}

function hasGuard({ guards }: Night, point: Point): boolean {
  return guards[0].at === point || guards[1].at === point;
}

/** Where her pencil is. */
export function penAt(novice: Pick<Planner, 'at' | 'plan'>): Point {
  const { way } = novice.plan;
  return way.length > 0 ? way[way.length - 1] : novice.at;
}

/** NR-R3: a key taken at the end of the first of two moves serves in the second. */
function hasKeyThen(novice: Planner): boolean {
  if (novice.hasKey) return true;
  const { way, split } = novice.plan;
  if (split === null) return false;
  return (split > 0 ? way[split - 1] : novice.at) === KEY_AT[novice.wish];
}

/** 1 or 2: the move that is being drawn. */
function moveNumber(novice: Planner): number {
  return novice.plan.split === null ? 1 : 2;
}

/** Points of the move that is being drawn. */
function drawn(novice: Planner): number {
  const { way, split } = novice.plan;
  return split === null ? way.length : way.length - split;
}

function rangeNow(night: Night, novice: Planner, card: Card): Range {
  return rangeOf(card, novice.plan.fast === moveNumber(novice), night.options.exactRun);
}

/** NR-R9: 3 or 4 points, or all that is left. */
function homewardRange(novice: Planner): Range {
  const left = distanceFor(novice.hasKey, novice.at, novice.cell);
  return { min: Math.min(3, left), max: Math.min(4, left) };
}

function limits(night: Night, novice: Planner): Range | null {
  const { card, obeys } = novice.plan;
  if (card === null) return null;
  return obeys ? homewardRange(novice) : rangeNow(night, novice, card);
}

/** Why she cannot step there now; `null`: she can. */
export function stepReason(night: Night, novice: Planner, to: Point): Reason | null {
  const range = limits(night, novice);
  if (range === null) return 'noCard';
  const from = penAt(novice);
  if (!isAdjacent(from, to)) return 'notNext';
  if (drawn(novice) >= range.max) return 'tooFar';
  if (isLocked(from, to) && !hasKeyThen(novice)) return 'lockedDoor';
  if (novice.plan.obeys) {
    const { hasKey, cell } = novice;
    return distanceFor(hasKey, to, cell) < distanceFor(hasKey, from, cell) ? null : 'notHomeward';
  }
  return hasGuard(night, to) ? 'guardThere' : null;
}

/** Whether an ordinary move could begin with a step at all. */
function isShutIn(night: Night, novice: Planner): boolean {
  for (const to of NEIGHBOURS[novice.at]) {
    if (!hasGuard(night, to) && (novice.hasKey || !isLocked(novice.at, to))) return false;
  }
  return true;
}

export function paceReason(night: Night, novice: Planner, card: Card): Reason | null {
  if (novice.plan.card !== null) return 'cardChosen';
  if (card !== 'stand') return isShutIn(night, novice) ? 'shutIn' : null;
  return hasGuard(night, novice.at) ? 'mustLeave' : null;
}

export function obeyReason(novice: Planner): Reason | null {
  if (novice.status !== 'caught') return 'notCaught';
  return novice.plan.card === null ? null : 'cardChosen';
}

export function hurryReason(novice: Planner): Reason | null {
  const { plan, blessing } = novice;
  if (plan.card === null) return 'noCard';
  const may =
    blessing.held && blessing.kind === 'fast' && plan.fast === 0 && plan.card !== 'stand' && !plan.obeys;
  return may ? null : 'noFast';
}

export function restReason(night: Night, novice: Planner): Reason | null {
  const range = limits(night, novice);
  if (range === null) return 'noCard';
  if (!isDouble(night) || novice.plan.split !== null) return 'oneMoveOnly';
  return drawn(novice) >= range.min ? null : 'tooShort';
}

/** The move that is being drawn may end where the pencil is. */
export function mayEnd(night: Night, novice: Planner): boolean {
  const range = limits(night, novice);
  return range !== null && drawn(novice) >= range.min && drawn(novice) <= range.max;
}

export function isFinished(night: Night, novice: Planner): boolean {
  return mayEnd(night, novice) && (!isDouble(night) || novice.plan.split !== null);
}

export function listPlanning(state: State, novice: Novice, figure: Figure, list: Move[]): void {
  const { plan } = novice;
  if (plan.card === null) {
    if (novice.status === 'caught') list.push(OBEY[figure]);
    for (let i = 0; i < CARDS.length; i++) {
      if (paceReason(state, novice, CARDS[i]) === null) list.push(PACE[figure][i]);
    }
    return;
  }
  const before = list.length;
  for (const to of NEIGHBOURS[penAt(novice)]) {
    if (stepReason(state, novice, to) === null) list.push(STEP[figure][to]);
  }
  const isStuck = list.length === before;
  if (restReason(state, novice) === null) list.push(REST[figure]);
  if (hurryReason(novice) === null) list.push(HURRY[figure]);
  // She may start again at any time; it is listed where there is a whole plan to think better of, or no way on.
  if (isStuck || isFinished(state, novice)) list.push(ERASE[figure]);
}

export function pace(state: State, novice: Novice, card: Card): void {
  novice.plan.card = card;
  // Standing still, there is no first move to draw.
  if (card === 'stand' && isDouble(state)) novice.plan.split = 0;
}

export function wipe(novice: Novice): void {
  const { plan } = novice;
  plan.card = null;
  plan.obeys = false;
  plan.fast = 0;
  plan.way = [];
  plan.split = null;
}
