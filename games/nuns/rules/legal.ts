/** What a seat may do: listed, judged, and done for it when its time is up or there is nothing to decide. */

import { answerOf, isAsked, type Refusal, type Seat } from '@conclave/engine';
import { distance, isAdjacent, NEIGHBOURS, type Point } from './convent.ts';
import { aboutTurnReason, goReason, listGuardMove, listPaths, pathReason, stopReason } from './guarding.ts';
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
import { firstSteps, isHeard, isListening } from './noise.ts';
import {
  hurryReason,
  isFinished,
  listPlanning,
  obeyReason,
  paceReason,
  restReason,
  stepReason,
} from './planning.ts';
import { type Reason, refuse } from './reasons.ts';
import {
  boonOf,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  GUARDS,
  type GuardIndex,
  isGuardSeat,
  MODES,
  type Mode,
  NONE,
  type Novice,
  type State,
  seatOf,
  seatOfGuard,
  type WindowKind,
} from './state.ts';

function isDiceWindow({ phase }: State): boolean {
  return phase === 'noiseDice' || phase === 'listenDice';
}

function isMarksWindow({ phase }: State): boolean {
  return phase === 'noiseMarks' || phase === 'listenMarks';
}

function leads(state: State, seat: Seat, figure: Figure): boolean {
  return figure < figureCount(state) && seatOf(state, figure) === seat;
}

function noviceOf(state: State, figure: Figure): Novice {
  return state.novices[figure - FIRST_NOVICE];
}

function hasHandedIn(state: State, seat: Seat): boolean {
  return state.window !== null && answerOf(state.window, seat) !== null;
}

/** Whose decision it is in P4. */
export function guardSeatToAct(state: State): Seat {
  return state.phase === 'lead' ? 0 : seatOfGuard(state.seats, state.active);
}

/** Reroll or +-1, unspent: to be played on any die of the roll (NR-R26). */
function mayBless(state: State, figure: Figure): boolean {
  const { held, blessing } = boonOf(state, figure);
  return held && (blessing === 'reroll' || blessing === 'adjust');
}

function hasFeint(state: State, figure: Figure): boolean {
  const { held, blessing, feigned } = boonOf(state, figure);
  return held && blessing === 'falseNoise' && feigned === 0;
}

/** NR-42, NR-R27 */
function mayFeign(state: State, figure: Figure): boolean {
  if (state.phase !== 'listenMarks' || !hasFeint(state, figure)) return false;
  return figure < FIRST_NOVICE || noviceOf(state, figure).status === 'onTheRun';
}

function hasPencilled(state: State, figure: Figure): boolean {
  if (state.phase === 'plan') return figure >= FIRST_NOVICE && noviceOf(state, figure).plan.card !== null;
  const { die, feintBy } = boonOf(state, figure);
  return isDiceWindow(state) ? die !== NONE : feintBy !== NONE;
}

/** Every marker is chosen, every way drawn: the seat can hand in. */
function handInReason(state: State, seat: Seat): Reason | null {
  for (let index = 0; index < state.novices.length; index++) {
    const novice = state.novices[index];
    if (seatOf(state, FIRST_NOVICE + index) !== seat) continue;
    if (state.phase === 'plan' && !isFinished(state, novice)) return 'unfinished';
    if (isMarksWindow(state) && (novice.marks[0] === 0 || novice.marks[1] === 0)) return 'markMissing';
  }
  return null;
}

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

/** Standing answers are of use to a seat that still has a card to play. Where markers can lie is always asked. */
function wantsStanding(state: State, seat: Seat, window: WindowKind): boolean {
  const count = figureCount(state);
  for (let figure = 0; figure < count; figure++) {
    if (seatOf(state, figure) !== seat) continue;
    if (window === 'dice' ? mayBless(state, figure) : hasFeint(state, figure)) return true;
  }
  return false;
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

/** What the butler would hand in again at once stays in. */
function mayWithdraw(state: State, seat: Seat): boolean {
  return !isDecided(state, seat);
}

function isDecided(state: State, seat: Seat): boolean {
  if (state.phase === 'plan') return false;
  const dice = isDiceWindow(state);
  const mode = state.standing[seat][dice ? 'dice' : 'marks'];
  const count = figureCount(state);
  for (let figure = 0; figure < count; figure++) {
    if (seatOf(state, figure) !== seat) continue;
    if (mode === 'ask' && (dice ? mayBless(state, figure) : hasMarkChoice(state, figure))) return false;
    if (mode === 'matters' && (dice ? blessingMatters(state, figure) : marksMatter(state, figure)))
      return false;
  }
  return true;
}

function hasEdgeChoice(state: State, figure: Figure): boolean {
  if (figure < FIRST_NOVICE) return false;
  const { at, marks } = noviceOf(state, figure);
  return GUARDS.some((guard) => marks[guard] !== NONE && firstSteps(state.guards[guard].at, at).length > 1);
}

function hasMarkChoice(state: State, figure: Figure): boolean {
  return mayFeign(state, figure) || hasEdgeChoice(state, figure);
}

/** A feint is worth a question where a guard is near, or would otherwise have to keep to her path. */
const NEAR = 6;

function marksMatter(state: State, figure: Figure): boolean {
  if (hasEdgeChoice(state, figure)) return true;
  if (!mayFeign(state, figure)) return false;
  if (figure < FIRST_NOVICE) return true;
  const { at } = noviceOf(state, figure);
  return GUARDS.some((guard) => distance(state.guards[guard].at, at) <= NEAR);
}

const HIGH_DIE = 4;

/** For a novice: she is heard as the dice lie. For a guard: a low roll to roll again, or a high one to help along. */
function blessingMatters(state: State, figure: Figure): boolean {
  if (!mayBless(state, figure)) return false;
  const listening = isListening(state.phase);
  if (figure >= FIRST_NOVICE) {
    return GUARDS.some((guard) => isHeard(state, listening, figure - FIRST_NOVICE, guard));
  }
  if (state.guards[figure].ran) return false;
  const { blessing } = boonOf(state, figure);
  const shown = listening ? state.dice[state.diceOf.indexOf(figure)] : Math.max(...state.dice);
  return blessing === 'reroll' ? shown < HIGH_DIE : shown >= HIGH_DIE;
}
