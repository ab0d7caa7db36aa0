/** Random play on the bare rules: list the moves, choose one uniformly, play it, drop the events. */

import {
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type Game,
  type OptionValue,
  type Rng,
  readOptions,
  type Table,
} from '@conclave/engine';

/** A game of contract under which no limit was set ends within this many moves. */
const LONGEST = 100_000;

/** A table at which nobody listens. */
export function deafTable<Event>(rng: Rng): Table<Event> {
  return { rng, tell() {}, tellOnly() {}, seal() {} };
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
  const table = deafTable<Event>(rng);
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
