/** Whole games in which every side has its own kind of player. */

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type BotName, botOf, type GameBots, MAX_MOVES, playMatch } from '@conclave/bots';
import { type Bot, ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { type Nuns, nuns } from '../../rules/game.ts';
import { guardSeats, type Options, type State } from '../../rules/state.ts';
import { nunsBots } from '../bots.ts';

export type NunsMatch = Match<Nuns>;
export type NunsBot = Bot<Nuns>;
/** A player for one seat of a match. */
export type Maker = (match: NunsMatch) => NunsBot;

export const level =
  (name: BotName): Maker =>
  () =>
    botOf(nunsBots, name) as NunsBot;

/** The levels of another build of Conclave. */
export function buildIn(folder: string): typeof level {
  const file = resolve(folder, 'games/dist/nuns/bot/bots.js');
  const built: { readonly nunsBots: GameBots } = createRequire(file)(file);
  return (name) => () => botOf(built.nunsBots, name) as NunsBot;
}

export interface Lineup {
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly guards: Maker;
  readonly novices: Maker;
}

export function playGame({ seats, options = {}, guards, novices }: Lineup, seed: string): NunsMatch {
  const match: NunsMatch = Match.open(nuns, seats, options, stretchSeed(seed));
  const seated = Array.from({ length: seats }, (_none, seat) => ({
    bot: (seat < guardSeats(seats) ? guards : novices)(match),
    rng: new ChaCha8(stretchSeed(`${seed} ${seat}`)),
    budget: { iterations: 1 },
  }));
  playMatch(match, seated, MAX_MOVES);
  return match;
}

export function guardsWon({ outcome }: NunsMatch): boolean {
  return outcome?.places[0].includes(0) ?? false;
}

/** The true state, which no bot may look at. */
export function stateOf(match: NunsMatch): State {
  const { root, now } = match.snapshot();
  return (now ?? root).state;
}
