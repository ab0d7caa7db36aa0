import type { Effects } from '@conclave/engine';
import { BLESSING_CARDS, type Blessing, WISHES } from './cards.ts';
import { CELLS, GUARD_START, type Point } from './convent.ts';
import type { Event } from './events.ts';
import { ABOUT_TURNS, ALL_PATHS } from './paths.ts';
import { NOWHERE } from './sight.ts';
import {
  FIRST_NOVICE,
  guardSeats,
  type Novice,
  named,
  newBlessing,
  newGuard,
  newOrder,
  noviceCount,
  type Options,
  type State,
  seatOf,
} from './state.ts';
import { beginTurn } from './turn.ts';

function newNovice(cell: Point, wish: number, blessing: Blessing): Novice {
  return {
    cell,
    wish,
    at: cell,
    status: 'onTheRun',
    hasKey: false,
    hasObject: false,
    barred: false,
    captures: 0,
    card: null,
    spotted: true,
    trail: [],
    plan: null,
    blessing: newBlessing(blessing),
  };
}

/** NR-2, NR-3, NR-37: what is not dealt stays out of the game. */
export function setup(seats: number, options: Options, effects: Effects<Event>): State {
  const { rng } = effects;
  const count = noviceCount(seats, options.twoNovices);
  const blessings = rng.shuffle([...BLESSING_CARDS]);
  const cells = rng.shuffle([...CELLS]).slice(0, count);
  const wishes = rng.shuffle(WISHES.map((_name, wish) => wish)).slice(0, count);
  const state: State = {
    options: { ...options },
    seats,
    turn: 1,
    phase: 'plan',
    guards: [newGuard(GUARD_START, NOWHERE, blessings[0]), newGuard(GUARD_START, NOWHERE, blessings[1])],
    novices: cells.map((cell, i) => newNovice(cell, wishes[i], blessings[FIRST_NOVICE + i])),
    captures: 0,
    orders: Array.from({ length: FIRST_NOVICE + count }, newOrder),
    passes: Array.from({ length: seats }, () => null),
    window: null,
    windows: 0,
    dice: [],
    diceOf: [],
    plays: [],
    skritch: [],
    vanished: [],
    supply: [...ALL_PATHS],
    discard: [],
    aboutTurns: ABOUT_TURNS,
    active: 0,
    moved: 0,
    points: 0,
    saw: 0,
    alarmed: false,
    choosing: false,
    hurried: false,
    winners: [],
    ended: null,
    diary: [],
  };
  tellDeal(state, effects);
  beginTurn(state, effects);
  return state;
}

function tellDeal(state: State, effects: Effects<Event>): void {
  effects.tell({ type: 'dealt', cells: state.novices.map(({ cell }) => cell) });
  const guardians = Array.from({ length: guardSeats(state.seats) }, (_none, seat) => seat);
  state.guards.forEach(({ blessing }, figure) => {
    effects.tellOnly(
      guardians,
      { type: 'blessingDealt', ...named(state, figure), blessing: blessing.kind },
      null,
    );
  });
  state.novices.forEach(({ wish, blessing }, index) => {
    const figure = FIRST_NOVICE + index;
    const own = [seatOf(state, figure)];
    effects.tellOnly(own, { type: 'wishDealt', ...named(state, figure), wish }, null);
    effects.tellOnly(own, { type: 'blessingDealt', ...named(state, figure), blessing: blessing.kind }, null);
  });
}
