/** Random play on the bare rules: list the moves, choose one uniformly, play it, drop the events. */

import {
  type AnyGame,
  closeOnceAnswered,
  type Effects,
  type Game,
  type GameTypes,
  type OptionValue,
  owing,
  type Rng,
  readOptions,
  type Seat,
} from '@conclave/engine';

/** Where a game that never ends is given up. */
const LONGEST = 100_000;

/** A table at which nobody listens. It holds on to the last event, so that the compiler cannot do without building it. */
class DeafEffects<Event> implements Effects<Event> {
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
export function randomPlay<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  rng: Rng,
  visit?: (state: G['state']) => void,
): number {
  const effects = new DeafEffects<G['event']>(rng);
  const state = game.setup(seats, options, effects);
  for (let played = 0; played < LONGEST; played++) {
    if (game.outcome(state) !== null) return played;
    if (closeOnceAnswered(game, state, effects)) continue;
    visit?.(state);
    const asked = owing(game, state);
    const seat = asked.length === 1 ? asked[0] : rng.pick(asked);
    game.play(state, seat, rng.pick(game.moves(state, seat)), effects);
  }
  throw new Error(`${game.id} for ${seats} did not end within ${LONGEST} moves`);
}
