import type { Effects } from '@conclave/engine';
import { ALL_CARDS } from './deck.ts';
import type { Event } from './events.ts';
import { drawCombination } from './pile.ts';
import { beginRound } from './round.ts';
import { beginCombination } from './solo.ts';
import { NONE, type Options, type State } from './state.ts';

export function setup(seats: number, options: Options, effects: Effects<Event>): State {
  const perSeat = <Value>(value: Value) => Array.from({ length: seats }, () => value);
  const state: State = {
    freeGuess: options.freeGuess,
    combination: perSeat(NONE),
    front: [...perSeat(NONE), ...perSeat(NONE)],
    aside: [],
    asideOf: [],
    pile: effects.rng.shuffle([...ALL_CARDS]),
    discard: [],
    found: perSeat(0),
    decoded: perSeat(false),
    first: effects.rng.int(seats),
    turn: 0,
    over: false,
  };
  if (seats === 1) {
    beginCombination(state, effects);
    return state;
  }
  effects.tell({ type: 'firstPlayer', seat: state.first });
  for (let i = 0; i < seats; i++) drawCombination(state, (state.first + i) % seats, effects);
  beginRound(state, effects);
  return state;
}
