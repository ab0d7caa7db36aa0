/** What a seat may do: listed, and done for it when its time is up or there is nothing to decide. */

import { isAsked, type Seat } from '@conclave/engine';
import { mayBless, mayFeign } from './blessings.ts';
import { NEIGHBOURS } from './convent.ts';
import { listGuardMove, listPaths } from './guarding.ts';
import {
  BLESS,
  ERASE,
  FEIGN,
  HAND_IN,
  LEAD,
  MARK,
  type Move,
  OBEY,
  PACE,
  STANDING,
  WITHDRAW,
} from './moves.ts';
import { firstSteps } from './noise.ts';
import { isFinished, listPlanning } from './planning.ts';
import { handInReason } from './refusals.ts';
import { hasHandedIn, isDecided, mayWithdraw, wantsStanding } from './standing.ts';
import {
  boonOf,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  GUARDS,
  type GuardIndex,
  isDiceWindow,
  MODES,
  NONE,
  noviceOf,
  type State,
  seatOf,
} from './state.ts';
import { guardSeatToAct } from './to-act.ts';

export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (state.phase === 'over') return list;
  if (state.window) listWindow(state, seat, list);
  else if (seat === guardSeatToAct(state)) listGuards(state, list);
  listStanding(state, seat, list);
  return list;
}

function listWindow(state: State, seat: Seat, list: Move[]): void {
  if (state.window === null || !isAsked(state.window, seat)) return;
  if (hasHandedIn(state, seat)) {
    if (mayWithdraw(state, seat)) list.push(WITHDRAW);
    return;
  }
  const count = figureCount(state);
  for (let figure = 0; figure < count; figure++) {
    if (seatOf(state, figure) !== seat) continue;
    if (state.phase === 'plan') listPlanning(state, noviceOf(state, figure), figure, list);
    else if (isDiceWindow(state)) listBlessings(state, figure, list);
    else listMarks(state, figure, list);
  }
  if (handInReason(state, seat) === null) list.push(HAND_IN);
}

function listBlessings(state: State, figure: Figure, list: Move[]): void {
  if (!mayBless(state, figure)) return;
  const { die } = boonOf(state, figure);
  for (let i = 0; i < state.dice.length; i++) if (i !== die) list.push(BLESS[figure][i]);
  if (die !== NONE) list.push(ERASE[figure]);
}

function listMarks(state: State, figure: Figure, list: Move[]): void {
  if (figure >= FIRST_NOVICE) {
    const { at, marks } = noviceOf(state, figure);
    for (const guard of GUARDS) {
      if (marks[guard] === NONE) continue;
      for (const to of firstSteps(state.guards[guard].at, at)) {
        if (to !== marks[guard]) list.push(MARK[figure][guard][to]);
      }
    }
  }
  if (!mayFeign(state, figure)) return;
  const boon = boonOf(state, figure);
  for (const guard of GUARDS) {
    if (figure < FIRST_NOVICE && guard !== figure) continue;
    for (const to of NEIGHBOURS[state.guards[guard].at]) {
      if (guard !== boon.feintBy || to !== boon.feintTo) list.push(FEIGN[figure][guard][to]);
    }
  }
  if (boon.feintBy !== NONE) list.push(ERASE[figure]);
}

function listGuards(state: State, list: Move[]): void {
  if (state.phase === 'firstPaths') listPaths(state, state.guards[state.active].at, list);
  else if (state.phase === 'lead') list.push(LEAD[0], LEAD[1]);
  else listGuardMove(state, list);
}

function listStanding(state: State, seat: Seat, list: Move[]): void {
  const standing = state.standing[seat];
  for (const window of ['dice', 'marks'] as const) {
    if (!wantsStanding(state, seat, window)) continue;
    for (let i = 0; i < MODES.length; i++) {
      if (MODES[i] !== standing[window]) list.push(STANDING[window][i]);
    }
  }
}

function isMissing(state: State, figure: Figure, guard: GuardIndex): boolean {
  return noviceOf(state, figure).marks[guard] === 0;
}

/** The least binding: stay where you are, pass, go on along the path. */
export function lapse(state: State, seat: Seat): Move {
  if (state.phase === 'plan') return lapsePlan(state, seat);
  const list = moves(state, seat);
  if (state.window) {
    if (handInReason(state, seat) === null) return HAND_IN;
    return list.find((move) => move.kind === 'mark' && isMissing(state, move.figure, move.guard)) ?? list[0];
  }
  return list.find((move) => move.kind === 'stop' && !move.fast) ?? list[0];
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

/** Nothing to decide, or a standing answer says what. */
export function butler(state: State, seat: Seat): Move | null {
  if (state.window === null || !isAsked(state.window, seat) || hasHandedIn(state, seat)) return null;
  return isDecided(state, seat) ? lapse(state, seat) : null;
}
