/** The sequence of a turn, P1 to P7 (NR-5): everything that happens between one decision and the next. */

import type { Effects } from '@conclave/engine';
import { bestOf, carryOut, homeWithWish } from './carrying-out.ts';
import type { Event } from './events.ts';
import { beginMove } from './guarding.ts';
import {
  askedForDice,
  askedForMarks,
  isListening,
  open,
  placeMarks,
  prepareMarks,
  rollListening,
  rollNoise,
  settleDice,
  showFeints,
} from './noise.ts';
import {
  capturesNeeded,
  FIRST_NOVICE,
  type Figure,
  type GuardIndex,
  isDouble,
  LAST_TURN,
  named,
  type State,
  seatOf,
} from './state.ts';

/** P1 */
export function beginTurn(state: State, effects: Effects<Event>): void {
  for (const novice of state.novices) if (novice.status === 'released') novice.status = 'onTheRun';
  effects.tell({ type: 'turnBegun', turn: state.turn, double: isDouble(state) });
  const asked = state.novices.map((_novice, index) => seatOf(state, FIRST_NOVICE + index));
  open(state, 'plan', 'plan', [...new Set(asked)]);
}

/** The last answer to a window is in: whoever gave it now learns what the others answered. */
export function closeWindow(state: State, effects: Effects<Event>): void {
  const { phase } = state;
  effects.seal();
  state.window = null;
  switch (phase) {
    case 'plan':
      carryOut(state, effects);
      afterCarryingOut(state, effects);
      break;
    case 'noiseDice':
    case 'listenDice':
      settleDice(state, effects);
      askForMarks(state, isListening(phase), effects);
      break;
    case 'noiseMarks':
      placeMarks(state, false, effects);
      beginGuards(state);
      break;
    case 'listenMarks':
      placeMarks(state, true, effects);
      endTurn(state, effects);
      break;
    default:
      throw new Error(`no window in ${phase}`);
  }
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
  askForDice(state, false, effects);
}

function askForDice(state: State, listening: boolean, effects: Effects<Event>): void {
  const asked = askedForDice(state);
  if (asked.length > 0) open(state, listening ? 'listenDice' : 'noiseDice', 'dice', asked);
  else askForMarks(state, listening, effects);
}

function askForMarks(state: State, listening: boolean, effects: Effects<Event>): void {
  const asked = askedForMarks(state, listening);
  if (asked.length > 0) {
    prepareMarks(state, listening);
    open(state, listening ? 'listenMarks' : 'noiseMarks', 'marks', asked);
  } else if (listening) endTurn(state, effects);
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
  askForDice(state, true, effects);
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
      ...state.guards.map(({ boon }, figure) => ({
        figure,
        cell: 0,
        wish: null,
        blessing: boon.blessing,
        ways: [],
      })),
      ...state.novices.map(({ cell, wish, boon }, index) => ({
        figure: FIRST_NOVICE + index,
        cell,
        wish,
        blessing: boon.blessing,
        ways: state.diary.map((turn) => turn[index]),
      })),
    ],
  });
}
