/** The moves of a seat: which are listed, and which one is made when its time is up. */

import { PASS as PASSED, type Rng, type Seat } from '@conclave/engine';
import { drawPlan, plansOf, samePlan } from '../on-view/planning.ts';
import { mayBless, mayFeign } from './blessings.ts';
import { NEIGHBOURS } from './convent.ts';
import { lapsedMove, listGuardMove, listPaths } from './guarding.ts';
import { BLESS, FEIGN, KEEP, LEAD, MAX_LIMIT, type Move, PASS, WITHDRAW } from './moves.ts';
import { listOrders } from './orders.ts';
import { refusal } from './refusals.ts';
import {
  blessingOf,
  dieIn,
  FIRST_NOVICE,
  type Figure,
  feintIn,
  GUARDS,
  isBlessingWindow,
  noviceOf,
  PASSES,
  type Plan,
  type State,
  WHENS,
} from './state.ts';
import { guardSeatToAct } from './to-act.ts';
import { figuresOf, hasAnswered, holdsBlessing, mayAnswer, owesAnswer } from './windows.ts';

export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (state.phase === 'over') return list;
  if (state.window) listWindow(state, seat, list);
  else if (seat === guardSeatToAct(state)) listGuards(state, list);
  listOrders(state, seat, list);
  listPasses(state, seat, list);
  return list;
}

function listWindow(state: State, seat: Seat, list: Move[]): void {
  if (!mayAnswer(state, seat)) return;
  for (const figure of figuresOf(state, seat)) {
    if (isBlessingWindow(state)) listBlessing(state, figure, list);
    else listPlans(state, figure, list);
  }
  if (hasAnswered(state, seat)) list.push(WITHDRAW);
}

function listPlans(state: State, figure: Figure, list: Move[]): void {
  const novice = noviceOf(state, figure);
  const plans = plansOf(state, novice);
  const all = planMoves(figure, plans);
  const { plan } = novice;
  for (let i = 0; i < all.length; i++) if (plan === null || !samePlan(plans[i], plan)) list.push(all[i]);
}

/** Most lists of plans are the same ones again and again: as moves too they are made once. */
const made = new WeakMap<readonly Plan[], (readonly Move[])[]>();

function planMoves(figure: Figure, plans: readonly Plan[]): readonly Move[] {
  const known = made.get(plans) ?? [];
  if (known.length === 0) made.set(plans, known);
  known[figure] ??= plans.map((plan): Move => ({ kind: 'plan', figure, ...plan }));
  return known[figure];
}

function listBlessing(state: State, figure: Figure, list: Move[]): void {
  const { held, answer } = blessingOf(state, figure);
  if (!held) return;
  const die = dieIn(answer);
  const feint = feintIn(answer);
  for (let i = 0; i < state.dice.length; i++) {
    if (i !== die && mayBless(state, figure, i)) list.push(BLESS[figure][i]);
  }
  if (mayFeign(state, figure)) {
    for (const guard of GUARDS) {
      if (figure < FIRST_NOVICE && guard !== figure) continue;
      for (const to of NEIGHBOURS[state.guards[guard].at]) {
        if (guard !== feint?.guard || to !== feint.to) list.push(FEIGN[figure][guard][to]);
      }
    }
  }
  if (answer !== PASSED) list.push(KEEP[figure]);
}

function listGuards(state: State, list: Move[]): void {
  if (state.phase === 'firstPaths') listPaths(state, state.guards[state.active].at, list);
  else if (state.phase === 'lead') list.push(LEAD[0], LEAD[1]);
  else listGuardMove(state, list);
}

function listPasses(state: State, seat: Seat, list: Move[]): void {
  if (!holdsBlessing(state, seat) || state.passes[seat] === 'game') return;
  PASSES.forEach((until, place) => {
    if (until !== state.passes[seat]) list.push(PASS[place]);
  });
}

/** The least binding: stay where you are, pass, go on along the path. */
export function lapse(state: State, seat: Seat): Move {
  if (state.window === null) return state.phase === 'guardMove' ? lapsedMove(state) : moves(state, seat)[0];
  const figure = figuresOf(state, seat).find((one) => owesAnswer(state, one)) ?? 0;
  if (isBlessingWindow(state)) return KEEP[figure];
  // Whoever is caught obeys, whoever is not stands still: they come first.
  return { kind: 'plan', figure, ...plansOf(state, noviceOf(state, figure))[0] };
}

/** Any move: plans and orders too that `moves` does not list. */
export function pick(state: State, seat: Seat, rng: Rng): Move | null {
  const list = moves(state, seat);
  if (list.length === 0) return null;
  const kind = rng.pick([...new Set(list.map((move) => move.kind))]);
  const composed = rng.int(2) === 0 ? compose(state, seat, kind, rng) : null;
  if (composed && refusal(state, seat, composed) === null) return composed;
  return rng.pick(list.filter((move) => move.kind === kind));
}

function compose(state: State, seat: Seat, kind: Move['kind'], rng: Rng): Move | null {
  const figure = rng.pick(figuresOf(state, seat));
  if (kind === 'order') {
    return { kind, figure, when: rng.pick(WHENS), limit: 1 + rng.int(MAX_LIMIT) };
  }
  const plan = kind === 'plan' ? drawPlan(state, noviceOf(state, figure), rng) : null;
  return plan && { kind: 'plan', figure, ...plan };
}
