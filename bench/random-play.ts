/** Random play on the bare rules: list the moves, choose one uniformly, play it, drop the events. */

import {
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type Game,
  type OptionValue,
  type Rng,
  readOptions,
  type Seat,
  type Table,
} from '@conclave/engine';

/** Where a game that never ends is given up. */
const LONGEST = 100_000;

/** A table at which nobody listens. It holds on to the last event, so that the compiler cannot do without building it. */
class DeafTable<Event> implements Table<Event> {
  readonly rng: Rng;
  last: Event | null = null;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  tell(event: Event): void {
    this.last = event;
  }

  tellOnly(_seats: readonly Seat[], full: Event, rest: Event | null): void {
    this.last = rest;
    this.last = full;
  }

  seal(): void {}
}

/** The options a match gets when nobody chose any. */
export function defaultOptions(game: AnyGame, seats: number): Record<string, OptionValue> {
  const read = readOptions(game, seats);
  if (!read.ok) throw new RangeError(`${game.id}: ${read.refusal.reason}`);
  return read.options;
}

/** Plays one game to its end and returns the number of moves. `visit` sees every position before a move. */
export function randomPlay<State, Move extends AnyMove, View, Event extends AnyEvent, Options>(
  game: Game<State, Move, View, Event, Options>,
  seats: number,
  options: Options,
  rng: Rng,
  visit?: (state: State) => void,
): number {
  const table = new DeafTable<Event>(rng);
  const state = game.setup(seats, options, table);
  for (let played = 0; played < LONGEST; played++) {
    if (game.outcome(state) !== null) return played;
    visit?.(state);
    const asked = game.toAct(state);
    const seat = asked.length === 1 ? asked[0] : rng.pick(asked);
    game.play(state, seat, rng.pick(game.moves(state, seat)), table);
  }
  throw new Error(`${game.id} for ${seats} did not end within ${LONGEST} moves`);
}
