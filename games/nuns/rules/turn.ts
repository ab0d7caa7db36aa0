/** The sequence of a turn, P1 to P7 (NR-5): everything that happens between one decision and the next. */

import type { Effects } from '@conclave/engine';
import { bestOf, carryOut, homeWithWish } from './carrying-out.ts';
import type { Event } from './events.ts';
import { beginMove } from './guarding.ts';
import { placeMarks, rollListening, rollNoise, settleDice, showFeints } from './noise.ts';
import {
  blessingOf,
  capturesNeeded,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  type GuardIndex,
  isDouble,
  LAST_TURN,
  named,
  type State,
  seatOf,
} from './state.ts';
import { askedForBlessings, open } from './windows.ts';

/** P1 */
export function beginTurn(state: State, effects: Effects<Event>): void {
  for (const novice of state.novices) if (novice.status === 'released') novice.status = 'onTheRun';
  effects.tell({ type: 'turnBegun', turn: state.turn, double: isDouble(state) });
  state.passes.forEach((until, seat) => {
    if (until === 'turn') state.passes[seat] = null;
  });
  const asked = state.novices.map((_novice, index) => seatOf(state, FIRST_NOVICE + index));
  open(state, 'plan', [...new Set(asked)]);
}

/** The last plan is in: whoever handed it in now learns what the others planned. */
export function closePlanning(state: State, effects: Effects<Event>): void {
  effects.seal();
  state.window = null;
  carryOut(state, effects);
  afterCarryingOut(state, effects);
}

/** NR-R25: for whom nothing was answered has passed; all answers take effect. */
export function close(state: State, effects: Effects<Event>): void {
  state.window = null;
  afterWindow(state, effects);
}

function afterCarryingOut(state: State, effects: Effects<Event>): void {
  const home = homeWithWish(state);
  if (home.length > 0) {
    state.winners = bestOf(state, home);
    const called = (figures: readonly Figure[]) => figures.map((figure) => named(state, figure));
    effects.tell({ type: 'noviceWon', figures: called(home), winners: called(state.winners) });
    end(state, 'novice', effects);
    return;
  }
  rollNoise(state, effects);
  state.phase = 'noise';
  if (state.dice.length > 0) askForBlessings(state, effects);
  else beginGuards(state);
}

/** NR-R25: one window for all that can be answered after a roll. Nobody to ask: no window. */
function askForBlessings(state: State, effects: Effects<Event>): void {
  const asked = askedForBlessings(state);
  if (asked.length > 0) open(state, state.phase, asked);
  else afterWindow(state, effects);
}

function afterWindow(state: State, effects: Effects<Event>): void {
  const { phase } = state;
  if (state.dice.length > 0) settleDice(state, effects);
  placeMarks(state, effects);
  for (let figure = 0; figure < figureCount(state); figure++) blessingOf(state, figure).answer = null;
  if (phase === 'listen') endTurn(state, effects);
  else beginGuards(state);
}

/** P4: in turn 1 both guards choose a path first (NR-R5). */
function beginGuards(state: State): void {
  state.moved = 0;
  state.active = 0;
  state.phase = state.turn === 1 ? 'firstPaths' : 'lead';
}

export function afterFirstPath(state: State): void {
  if (state.active === 0) state.active = 1;
  else state.phase = 'lead';
}

export function afterStop(state: State, effects: Effects<Event>): void {
  state.moved++;
  if (state.moved < 2) {
    const other: GuardIndex = state.active === 0 ? 1 : 0;
    beginMove(state, other);
    return;
  }
  endGuards(state, effects);
}

/** NR-32: at once. */
export function afterStep(state: State, effects: Effects<Event>): void {
  if (state.captures >= capturesNeeded(state.seats, state.options)) end(state, 'captures', effects);
}

/** P5 and P6 (NR-24 to NR-26); P6 of the last turn is left out (NR-R28). */
function endGuards(state: State, effects: Effects<Event>): void {
  effects.tell({ type: 'guardCardsShown', ran: state.guards.map(({ ran }) => ran) });
  state.skritch = [];
  state.vanished = [];
  if (state.turn === LAST_TURN) {
    end(state, 'time', effects);
    return;
  }
  showFeints(state, effects);
  rollListening(state, effects);
  state.phase = 'listen';
  askForBlessings(state, effects);
}

/** P7 */
function endTurn(state: State, effects: Effects<Event>): void {
  state.turn++;
  beginTurn(state, effects);
}

function end(state: State, how: 'novice' | 'captures' | 'time', effects: Effects<Event>): void {
  state.phase = 'over';
  state.ended = how;
  if (how !== 'novice') effects.tell({ type: 'guardsWon', how });
  effects.tell({
    type: 'laidOpen',
    figures: [
      ...state.guards.map(({ blessing }, figure) => ({
        ...named(state, figure),
        wish: null,
        blessing: blessing.kind,
        ways: [],
      })),
      ...state.novices.map(({ wish, blessing }, index) => ({
        ...named(state, FIRST_NOVICE + index),
        wish,
        blessing: blessing.kind,
        ways: state.diary.map((turn) => turn[index]),
      })),
    ],
  });
}
