/** The setup (SL-2, SL-3, SL-R1) and the choice of colours. */

import type { Effects, Seat } from '@conclave/engine';
import { COLOURS, type Colour, PARTS, SECTORS, START } from './board.ts';
import { ALL_CARDS, isAnimal, PRIZES } from './cards.ts';
import type { Event } from './events.ts';
import { IN_PILE, NONE, type Options, type State, seatsOf } from './state.ts';
import { beginTurn, turnUp } from './turn.ts';

export function setup(seats: number, options: Options, effects: Effects<Event>): State {
  const perSeat = (value: number) => Array.from({ length: seats }, () => value);
  const { goal, roundLimit, tryOut, memoryAid } = options;
  const state: State = {
    goal,
    roundLimit,
    tryOut,
    memoryAid,
    turned: PARTS.map(() => effects.rng.int(SECTORS)),
    pawns: perSeat(NONE),
    colours: perSeat(NONE),
    owner: ALL_CARDS.map(() => IN_PILE),
    pile: effects.rng.shuffle([...ALL_CARDS]),
    wanted: NONE,
    taken: [],
    paid: Array.from({ length: PRIZES.length * seats * seats }, () => 0),
    exchanges: Array.from({ length: seats * seats }, () => 0),
    active: effects.rng.int(seats),
    turns: 0,
    stage: 'colours',
    made: 0,
    centreTurned: false,
    spent: false,
    mayChallenge: false,
    owesCard: false,
    ending: false,
    animal: NONE,
    gift: NONE,
    duel: null,
    window: null,
    windows: 0,
    winner: NONE,
    end: null,
  };
  while (isAnimal(state.pile[state.pile.length - 1])) effects.rng.shuffle(state.pile); // SL-R1
  turnUp(state, null, effects);
  effects.tell({ type: 'firstPlayer', seat: state.active });
  return state;
}

/** Clockwise from the first player; the last colour of four is not asked for. */
export function chooseColour(state: State, seat: Seat, colour: Colour, effects: Effects<Event>): void {
  const seats = seatsOf(state);
  take(state, seat, COLOURS.indexOf(colour), effects);
  state.active = (seat + 1) % seats;
  const free = COLOURS.flatMap((_colour, index) => (state.colours.includes(index) ? [] : [index]));
  if (free.length === 1 && state.colours[state.active] === NONE) {
    take(state, state.active, free[0], effects);
    state.active = (state.active + 1) % seats;
  }
  if (state.colours[state.active] !== NONE) beginTurn(state, effects);
}

function take(state: State, seat: Seat, colour: number, effects: Effects<Event>): void {
  state.colours[seat] = colour;
  state.pawns[seat] = START[colour];
  effects.tell({ type: 'colourChosen', seat, colour: COLOURS[colour] });
}
