/** What a seat may do: listed, and done for it when its time is up. */

import type { Seat } from '@conclave/engine';
import { mayBless, mayFeign } from './blessings.ts';
import { NEIGHBOURS } from './convent.ts';
import { lapsedMove, listGuardMove, listPaths } from './guarding.ts';
import { BLESS, ERASE, FEIGN, HAND_IN, LEAD, type Move, OBEY, PACE, PASS, WITHDRAW } from './moves.ts';
import { listOrders } from './orders.ts';
import { isFinished, listPlanning } from './planning.ts';
import { handInReason } from './refusals.ts';
import { boonOf, FIRST_NOVICE, type Figure, GUARDS, noviceOf, PASSES, type State, seatOf } from './state.ts';
import { guardSeatToAct } from './to-act.ts';
import { figuresOf, hasHandedIn, holdsBlessing, mayAnswer } from './windows.ts';

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
  if (hasHandedIn(state, seat)) {
    list.push(WITHDRAW);
    return;
  }
  for (const figure of figuresOf(state, seat)) {
    if (state.phase === 'plan') listPlanning(state, noviceOf(state, figure), figure, list);
    else listBlessing(state, figure, list);
  }
  if (handInReason(state, seat) === null) list.push(HAND_IN);
}

function listBlessing(state: State, figure: Figure, list: Move[]): void {
  const { die, feint } = boonOf(state, figure);
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
  if (die !== null || feint !== null) list.push(ERASE[figure]);
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
  if (state.window) return HAND_IN;
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
