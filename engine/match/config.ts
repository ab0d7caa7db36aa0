import type { Game, GameTypes } from '../game.ts';
import type { ChaCha8, Seed } from '../rng.ts';

/** What stays the same through a match. */
export interface MatchConfig<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly seed: Seed;
  /** Of the seed; whoever draws from it says first where. */
  readonly rng: ChaCha8;
}
