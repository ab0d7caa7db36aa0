/** What a seat may do: listed, and done for it when its time is up. */

import { PASS as PASSED, type Seat } from '@conclave/engine';
import { mayBless, mayFeign } from './blessings.ts';
import { NEIGHBOURS } from './convent.ts';
import { lapsedMove, listGuardMove, listPaths } from './guarding.ts';
import { BLESS, ERASE, FEIGN, HAND_IN, KEEP, LEAD, type Move, OBEY, PACE, PASS, WITHDRAW } from './moves.ts';
import { listOrders } from './orders.ts';
import { isFinished, listPlanning } from './planning.ts';
import { handInReason } from './refusals.ts';
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
  type State,
  seatOf,
} from './state.ts';
import { guardSeatToAct } from './to-act.ts';
import { figuresOf, hasAnswered, hasHandedIn, holdsBlessing, mayAnswer, owesAnswer } from './windows.ts';

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
  if (isBlessingWindow(state)) {
    for (const figure of figuresOf(state, seat)) listBlessing(state, figure, list);
  } else if (!hasHandedIn(state, seat)) {
    for (const figure of figuresOf(state, seat)) {
      listPlanning(state, noviceOf(state, figure), figure, list);
    }
    if (handInReason(state, seat) === null) list.push(HAND_IN);
  }
  if (hasAnswered(state, seat)) list.push(WITHDRAW);
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
  if (state.phase === 'plan') return lapsePlan(state, seat);
  if (state.window) {
    const figure = figuresOf(state, seat).find((one) => owesAnswer(state, one));
    if (figure !== undefined) return KEEP[figure];
  }
  return state.phase === 'guardMove' ? lapsedMove(state) : moves(state, seat)[0];
}

function lapsePlan(state: State, seat: Seat): Move {
  for (let index = 0; index < state.novices.length; index++) {
    const figure = FIRST_NOVICE + index;
    const novice = state.novices[index];
    if (seatOf(state, figure) !== seat || isFinished(state, novice)) continue;
    if (novice.plan.card === null) return novice.status === 'caught' ? OBEY[figure] : PACE[figure][0];
    if (!novice.plan.obeys) return ERASE[figure];
    const list: Move[] = [];
    listPlanning(state, novice, figure, list);
    return list[0];
  }
  return HAND_IN;
}
