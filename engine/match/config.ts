/** The facts of a match that never change: game, seats and seed. */

import type { Game, GameTypes } from '../game.ts';
import type { ChaCha8, Seed } from '../rng.ts';

export interface MatchConfig<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly seed: Seed;
  /** Made from the seed. Seek the position in the stream before each draw. */
  readonly rng: ChaCha8;
}
