/** Whether a seat may make a move, and if not, why. */

import { isAsked, type Refusal, type Seat } from '@conclave/engine';
import { mayBless, mayFeign } from './blessings.ts';
import { distance, isAdjacent, type Point } from './convent.ts';
import { aboutTurnReason, goReason, pathReason, stopReason } from './guarding.ts';
import type { Move } from './moves.ts';
import { hurryReason, isFinished, obeyReason, paceReason, restReason, stepReason } from './planning.ts';
import { type Reason, refuse } from './reasons.ts';
import { hasHandedIn, mayWithdraw, wantsStanding } from './standing.ts';
import {
  boonOf,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  type GuardIndex,
  isDiceWindow,
  isGuardSeat,
  isMarksWindow,
  type Mode,
  NONE,
  noviceOf,
  type State,
  seatOf,
  type WindowKind,
} from './state.ts';
import { guardSeatToAct } from './to-act.ts';

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const reason = reasonAgainst(state, seat, move);
  return reason && refuse(reason);
}

function reasonAgainst(state: State, seat: Seat, move: Move): Reason | null {
  if (state.phase === 'over') return 'over';
  switch (move.kind) {
    case 'standing':
      return standingReason(state, seat, move.window, move.mode);
    case 'handIn':
      return askedReason(state, seat) ?? handInReason(state, seat);
    case 'withdraw':
      if (state.window === null || !isAsked(state.window, seat)) return 'notAsked';
      return hasHandedIn(state, seat) && mayWithdraw(state, seat) ? null : 'notHandedIn';
    case 'pace':
    case 'obey':
    case 'hurry':
    case 'step':
    case 'rest':
      return planReason(state, seat, move);
    case 'erase':
      return figureReason(state, seat, move.figure) ?? eraseReason(state, move.figure);
    case 'bless':
      return figureReason(state, seat, move.figure) ?? blessReason(state, move.figure, move.die);
    case 'mark':
      return figureReason(state, seat, move.figure) ?? markReason(state, move.figure, move.guard, move.to);
    case 'feign':
      return figureReason(state, seat, move.figure) ?? feignReason(state, move.figure, move.guard, move.to);
    default:
      return guardReason(state, seat, move);
  }
}

function standingReason(state: State, seat: Seat, window: WindowKind, mode: Mode): Reason | null {
  return wantsStanding(state, seat, window) && state.standing[seat][window] !== mode ? null : 'sameStanding';
}

function askedReason(state: State, seat: Seat): Reason | null {
  if (state.window === null || !isAsked(state.window, seat)) return 'notAsked';
  return hasHandedIn(state, seat) ? 'handedIn' : null;
}

function figureReason(state: State, seat: Seat, figure: Figure): Reason | null {
  return askedReason(state, seat) ?? (leads(state, seat, figure) ? null : 'notYours');
}

type PlanMove = Extract<Move, { kind: 'pace' | 'obey' | 'hurry' | 'step' | 'rest' }>;

function planReason(state: State, seat: Seat, move: PlanMove): Reason | null {
  const reason = figureReason(state, seat, move.figure);
  if (reason) return reason;
  if (state.phase !== 'plan') return 'notNow';
  const novice = noviceOf(state, move.figure);
  switch (move.kind) {
    case 'pace':
      return paceReason(state, novice, move.card);
    case 'obey':
      return obeyReason(novice);
    case 'hurry':
      return hurryReason(novice);
    case 'step':
      return stepReason(state, novice, move.to);
    case 'rest':
      return restReason(state, novice);
  }
}

function eraseReason(state: State, figure: Figure): Reason | null {
  return hasPencilled(state, figure) ? null : 'nothingPencilled';
}

function blessReason(state: State, figure: Figure, die: number): Reason | null {
  if (!isDiceWindow(state)) return 'notNow';
  if (!boonOf(state, figure).held) return 'cardSpent';
  if (!mayBless(state, figure)) return 'otherBlessing';
  if (die >= state.dice.length) return 'noSuchDie';
  return boonOf(state, figure).die === die ? 'alreadyChosen' : null;
}

function markReason(state: State, figure: Figure, guard: GuardIndex, to: Point): Reason | null {
  if (!isMarksWindow(state)) return 'notNow';
  if (figure < FIRST_NOVICE || noviceOf(state, figure).marks[guard] === NONE) return 'notHeard';
  const { at, marks } = noviceOf(state, figure);
  const here = state.guards[guard].at;
  if (!isAdjacent(here, to) || distance(to, at) !== distance(here, at) - 1) return 'notShortest';
  return marks[guard] === to ? 'alreadyChosen' : null;
}

function feignReason(state: State, figure: Figure, guard: GuardIndex, to: Point): Reason | null {
  if (state.phase !== 'listenMarks') return 'feintLater';
  const boon = boonOf(state, figure);
  if (!boon.held || boon.feigned > 0) return 'cardSpent';
  if (!mayFeign(state, figure)) return 'otherBlessing';
  if (figure < FIRST_NOVICE && guard !== figure) return 'ownFeintOnly';
  if (!isAdjacent(state.guards[guard].at, to)) return 'notBesideGuard';
  return boon.feintBy === guard && boon.feintTo === to ? 'alreadyChosen' : null;
}

type GuardMove = Extract<Move, { kind: 'takePath' | 'aboutTurn' | 'lead' | 'go' | 'stop' }>;

function guardReason(state: State, seat: Seat, move: GuardMove): Reason | null {
  if (!isGuardSeat(state, seat)) return 'notYours';
  if (state.window !== null) return 'notNow';
  if (seat !== guardSeatToAct(state)) return 'notYours';
  const { phase } = state;
  switch (move.kind) {
    case 'takePath':
      return phase === 'lead' ? 'noPathWanted' : pathReason(state, move.path);
    case 'aboutTurn':
      return phase === 'guardMove' ? aboutTurnReason(state) : 'noPathWanted';
    case 'lead':
      return phase === 'lead' ? null : 'notNow';
    case 'go':
      return phase === 'guardMove' ? goReason(state, move.to, move.fast) : 'notNow';
    case 'stop':
      return phase === 'guardMove' ? stopReason(state, move.fast) : 'notNow';
  }
}

function leads(state: State, seat: Seat, figure: Figure): boolean {
  return figure < figureCount(state) && seatOf(state, figure) === seat;
}

function hasPencilled(state: State, figure: Figure): boolean {
  if (state.phase === 'plan') return figure >= FIRST_NOVICE && noviceOf(state, figure).plan.card !== null;
  const { die, feintBy } = boonOf(state, figure);
  return isDiceWindow(state) ? die !== NONE : feintBy !== NONE;
}

/** Every marker is chosen, every way drawn: the seat can hand in. */
export function handInReason(state: State, seat: Seat): Reason | null {
  for (let index = 0; index < state.novices.length; index++) {
    const novice = state.novices[index];
    if (seatOf(state, FIRST_NOVICE + index) !== seat) continue;
    if (state.phase === 'plan' && !isFinished(state, novice)) return 'unfinished';
    if (isMarksWindow(state) && (novice.marks[0] === 0 || novice.marks[1] === 0)) return 'markMissing';
  }
  return null;
}
