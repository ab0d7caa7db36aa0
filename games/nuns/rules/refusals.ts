/** Whether a seat may make a move, and if not, why. */

import { PASS, type Refusal, type Seat } from '@conclave/engine';
import { planReason, samePlan } from '../on-view/planning.ts';
import { hasDieCard, mayBless, mayFeign } from './blessings.ts';
import { isAdjacent } from './convent.ts';
import { aboutTurnReason, goReason, guardWalk, pathReason, stopReason } from './guarding.ts';
import type { Move } from './moves.ts';
import { fitsOrder } from './orders.ts';
import { type Reason, refuse } from './reasons.ts';
import {
  blessingOf,
  dieIn,
  type Feint,
  FIRST_NOVICE,
  type Figure,
  feintIn,
  figureCount,
  isBlessingWindow,
  isGuardSeat,
  isListening,
  noviceOf,
  type PassFor,
  type State,
  seatOf,
} from './state.ts';
import { guardSeatToAct } from './to-act.ts';
import { hasAnswered, holdsBlessing, mayAnswer } from './windows.ts';

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const reason = reasonAgainst(state, seat, move);
  return reason && refuse(reason);
}

function reasonAgainst(state: State, seat: Seat, move: Move): Reason | null {
  if (state.phase === 'over') return 'over';
  switch (move.kind) {
    case 'order':
      return leads(state, seat, move.figure) ? orderReason(state, move) : 'notYours';
    case 'edge':
      return leads(state, seat, move.figure) ? edgeReason(state, move) : 'notYours';
    case 'pass':
      return passReason(state, seat, move.until);
    case 'plan':
      return plannedReason(state, seat, move);
    case 'withdraw':
      if (!mayAnswer(state, seat)) return 'notAsked';
      return hasAnswered(state, seat) ? null : 'notHandedIn';
    case 'bless':
      return blessReason(state, seat, move);
    default:
      return guardReason(state, seat, move);
  }
}

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

function orderReason(state: State, { figure, when, limit }: MoveOf<'order'>): Reason | null {
  if (!fitsOrder(state, figure, when, limit)) return 'noOrder';
  const order = state.orders[figure];
  return order.when === when && order.limit === limit ? 'sameOrder' : null;
}

function edgeReason(state: State, { figure, edge }: MoveOf<'edge'>): Reason | null {
  if (figure < FIRST_NOVICE) return 'noEdge';
  return state.orders[figure].edge === edge ? 'sameOrder' : null;
}

function passReason(state: State, seat: Seat, until: PassFor): Reason | null {
  if (!holdsBlessing(state, seat)) return 'noneHeld';
  const said = state.passes[seat];
  return said === 'game' || said === until ? 'alreadyPassed' : null;
}

function plannedReason(state: State, seat: Seat, { figure, ...plan }: MoveOf<'plan'>): Reason | null {
  if (!mayAnswer(state, seat)) return 'notAsked';
  if (!leads(state, seat, figure)) return 'notYours';
  if (state.phase !== 'plan') return 'notNow';
  const novice = noviceOf(state, figure);
  return planReason(state, novice, plan) ?? (samePlan(novice.plan, plan) ? 'handedIn' : null);
}

function blessReason(state: State, seat: Seat, { figure, play }: MoveOf<'bless'>): Reason | null {
  if (!mayAnswer(state, seat)) return 'notAsked';
  if (!leads(state, seat, figure)) return 'notYours';
  if (!isBlessingWindow(state)) return 'notNow';
  const { held, answer } = blessingOf(state, figure);
  if (!held) return 'cardSpent';
  if (play === null) return answer === PASS ? 'alreadyChosen' : null;
  return 'die' in play ? dieReason(state, figure, play.die) : feignReason(state, figure, play);
}

function dieReason(state: State, figure: Figure, die: number): Reason | null {
  if (!hasDieCard(state, figure)) return 'otherBlessing';
  if (die >= state.dice.length) return 'noSuchDie';
  if (!mayBless(state, figure, die)) return 'ownDieOnly';
  return dieIn(blessingOf(state, figure).answer) === die ? 'alreadyChosen' : null;
}

function feignReason(state: State, figure: Figure, { guard, to }: Feint): Reason | null {
  if (!isListening(state)) return 'feintLater';
  const { feigned, answer } = blessingOf(state, figure);
  if (feigned !== null) return 'cardSpent';
  if (!mayFeign(state, figure)) return 'otherBlessing';
  if (figure < FIRST_NOVICE && guard !== figure) return 'ownFeintOnly';
  if (!isAdjacent(state.guards[guard].at, to)) return 'notBesideGuard';
  const feint = feintIn(answer);
  return feint?.guard === guard && feint.to === to ? 'alreadyChosen' : null;
}

type GuardMove = MoveOf<'takePath' | 'aboutTurn' | 'lead' | 'go' | 'stop'>;

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
      return phase === 'guardMove' ? goReason(guardWalk(state), move.to, move.fast) : 'notNow';
    case 'stop':
      return phase === 'guardMove' ? stopReason(state, move.fast) : 'notNow';
  }
}

function leads(state: State, seat: Seat, figure: Figure): boolean {
  return figure < figureCount(state) && seatOf(state, figure) === seat;
}
