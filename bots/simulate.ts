/** Plays many games of one bot against itself, to see whether they end and how fast they are. */

import type { Budget } from '@conclave/engine';
import type { BotName } from './game-bots.ts';
import { type Progress, runSeries, type SeriesRunner } from './series.ts';

export interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly options?: unknown;
  readonly games: number;
  readonly seed: string | number;
  readonly bot: BotName;
  readonly budget?: Budget;
}

export interface SimulationReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string | number;
  readonly bot: BotName;
  /** Games that came to their end. */
  readonly finished: number;
  readonly moves: number;
  readonly movesPerSecond: number;
}

export async function simulate(
  simulation: Simulation,
  runner: SeriesRunner,
  onProgress?: (progress: Progress) => void,
): Promise<SimulationReport> {
  const { game, seats, games, seed, bot } = simulation;
  const lineups = [Array.from({ length: seats }, () => 0)];
  const { options = {}, budget = null } = simulation;
  const started = performance.now();
  const played = await runSeries(
    { game, seats, options, entrants: [{ name: bot }], lineups, seed, budget },
    games,
    runner,
    onProgress,
  );
  const seconds = (performance.now() - started) / 1000;
  const moves = played.reduce((sum, one) => sum + one.moves, 0);
  return {
    game,
    seats,
    games,
    seed,
    bot,
    finished: played.filter((one) => one.shares !== null).length,
    moves,
    movesPerSecond: Math.round(moves / seconds),
  };
}
