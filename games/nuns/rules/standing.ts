/** Standing answers: what a seat wants to be asked about. */

import { answerOf, type Seat } from '@conclave/engine';
import { hasFeint, mayBless, mayFeign } from './blessings.ts';
import { distance } from './convent.ts';
import { firstSteps, isHeard, isListening } from './noise.ts';
import {
  boonOf,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  GUARDS,
  isDiceWindow,
  NONE,
  noviceOf,
  type State,
  seatOf,
  type WindowKind,
} from './state.ts';

export function hasHandedIn(state: State, seat: Seat): boolean {
  return state.window !== null && answerOf(state.window, seat) !== null;
}

/** Standing answers are of use to a seat that still has a card to play. Where markers can lie is always asked. */
export function wantsStanding(state: State, seat: Seat, window: WindowKind): boolean {
  const count = figureCount(state);
  for (let figure = 0; figure < count; figure++) {
    if (seatOf(state, figure) !== seat) continue;
    if (window === 'dice' ? mayBless(state, figure) : hasFeint(state, figure)) return true;
  }
  return false;
}

/** What the butler would hand in again at once stays in. */
export function mayWithdraw(state: State, seat: Seat): boolean {
  return !isDecided(state, seat);
}

export function isDecided(state: State, seat: Seat): boolean {
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
