/** Standing orders for a figure (NR-R25, NR-R27). They know what their player knows. */

import type { Seat } from '@conclave/engine';
import { hasDieCard, hasFeint, mayBless, mayFeign } from './blessings.ts';
import { distance, NEIGHBOURS, type Point } from './convent.ts';
import { BLESS, EDGE, FEIGN, type Move, ORDER } from './moves.ts';
import { byOrder, isHeard } from './noise.ts';
import {
  blessingOf,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  GUARDS,
  type GuardIndex,
  isListening,
  noviceOf,
  type State,
  seatOf,
  type When,
} from './state.ts';
import { figuresOf, mayAnswer } from './windows.ts';

/** Orders that make sense for a card. A guard does not know who is heard, and False Noise has nothing to do with it. */
export function fitsOrder(state: State, figure: Figure, when: When, limit: number): boolean {
  const onDie = hasDieCard(state, figure);
  if (!onDie && !hasFeint(state, figure)) return false;
  switch (when) {
    case 'never':
      return limit === 1;
    case 'heard':
      return onDie && figure >= FIRST_NOVICE;
    case 'always':
      return onDie || figure >= FIRST_NOVICE || limit === 1;
  }
}

/** The plainest orders for a card, and the one that removes them. Any other that fits can be given too. */
export function listOrders(state: State, seat: Seat, list: Move[]): void {
  const count = figureCount(state);
  for (let figure = 0; figure < count; figure++) {
    if (seatOf(state, figure) !== seat) continue;
    const { when, edge } = state.orders[figure];
    const onDie = hasDieCard(state, figure);
    if (onDie || hasFeint(state, figure)) {
      const first = onDie && figure >= FIRST_NOVICE ? 'heard' : 'always';
      list.push(ORDER[figure][when === 'never' ? first : 'never'][0]);
    }
    if (figure >= FIRST_NOVICE) list.push(EDGE[figure][edge === 'lowest' ? 1 : 0]);
  }
}

/** What the orders of a seat do in the secret window that has just opened, one figure after the other. */
export function order(state: State, seat: Seat): Move | null {
  if (!mayAnswer(state, seat)) return null;
  for (const figure of figuresOf(state, seat)) {
    const move = blessingOf(state, figure).answer === null ? ordered(state, figure) : null;
    if (move) return move;
  }
  return null;
}

function ordered(state: State, figure: Figure): Move | null {
  if (state.orders[figure].when === 'never') return null;
  return orderedDie(state, figure) ?? orderedFeint(state, figure);
}

function orderedDie(state: State, figure: Figure): Move | null {
  const die = figure < FIRST_NOVICE ? guardsDie(state, figure) : novicesDie(state, figure);
  return die === null ? null : BLESS[figure][die];
}

/** The highest die for +1, the lowest for a Reroll. A +1 is not wasted by a guard who ran (NR-R26). */
function guardsDie(state: State, figure: Figure): number | null {
  const { kind } = blessingOf(state, figure);
  const { limit } = state.orders[figure];
  if (kind === 'adjust' && state.guards[figure].ran) return null;
  const gain = kind === 'reroll' ? -1 : 1;
  let best: number | null = null;
  state.dice.forEach((value, die) => {
    if (!mayBless(state, figure, die) || gain * value < gain * limit) return;
    if (best === null || gain * value > gain * state.dice[best]) best = die;
  });
  return best;
}

/** In P3 her own die; in P6 that of a guard, if need be of one who hears her. */
function novicesDie(state: State, figure: Figure): number | null {
  const { when, limit } = state.orders[figure];
  const listening = isListening(state);
  const hears = (guard: GuardIndex) => isHeard(state, figure - FIRST_NOVICE, guard);
  for (const [die, value] of state.dice.entries()) {
    const owner = state.diceOf[die];
    if (!mayBless(state, figure, die) || value < limit || (!listening && owner !== figure)) continue;
    const isHeardOn = listening ? hears(owner === 0 ? 0 : 1) : GUARDS.some(hears);
    if (when === 'always' || isHeardOn) return die;
  }
  return null;
}

/** Beside herself; a novice's beside the nearest guard. */
function orderedFeint(state: State, figure: Figure): Move | null {
  if (!mayFeign(state, figure)) return null;
  const { limit, edge } = state.orders[figure];
  const guard = figure < FIRST_NOVICE ? figure : nearestGuard(state, noviceOf(state, figure).at);
  const { at } = state.guards[guard];
  if (figure >= FIRST_NOVICE && distance(at, noviceOf(state, figure).at) > limit) return null;
  return FEIGN[figure][guard][byOrder(NEIGHBOURS[at], edge)];
}

function nearestGuard(state: State, from: Point): GuardIndex {
  const [abbess, prioress] = state.guards.map(({ at }) => distance(at, from));
  return prioress < abbess ? 1 : 0;
}
