/** Plays bots against each other. Seats rotate, each rotation gets the same cards, and results have confidence bounds. */

import type { Budget } from '@conclave/engine';
import type { BotName } from './game-bots.ts';
import { lineups } from './lineups.ts';
import { type Progress, runSeries, type SeriesGame, type SeriesRunner } from './series.ts';
import { wilson } from './wilson.ts';

export interface Contest {
  readonly game: string;
  readonly seats: number;
  /** @default {} (the game's own defaults) */
  readonly options?: unknown;
  readonly bots: readonly BotName[];
  /** A multiple of the seats gives everybody every seat equally often. */
  readonly games: number;
  readonly seed: string | number;
  /** @default the game's `iterations` (see `GameBots`) */
  readonly budget?: Budget;
}

export interface Standing {
  readonly name: BotName;
  /** Seats played. */
  readonly games: number;
  /** Wins per seat played, ties split, with its 95 % bounds. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Where the game keeps scores. */
  readonly meanScore?: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** The mean share of all seats. */
  readonly equalShare: number;
  readonly bots: readonly Standing[];
}

/**
 * Plays a contest and reports how often each bot wins.
 *
 * @example
 * const contest = { game: 'nim', seats: 2, bots: ['strong', 'random'], games: 40, seed: 1 } as const;
 * const report = await arena(contest, inThisProcess(gameBots));
 * report.bots[0].share; // wins per seat played, such as 0.95
 */
export async function arena(
  contest: Contest,
  runner: SeriesRunner,
  onProgress?: (progress: Progress) => void,
): Promise<ArenaReport> {
  const { game, seats, games, bots, seed, options = {}, budget = null } = contest;
  const series = { game, seats, options, names: bots, lineups: lineups(bots.length, seats), seed, budget };
  const played = await runSeries(series, games, runner, onProgress);
  const all = seatsPlayed(played, () => true);
  return {
    game,
    seats,
    games,
    equalShare: mean(all.map(({ share }) => share)),
    bots: bots.map((name, number) =>
      standing(
        name,
        seatsPlayed(played, (bot) => bot === number),
      ),
    ),
  };
}

interface SeatPlayed {
  readonly share: number;
  readonly score: number | null;
}

/** A game that did not end was won by nobody. */
function seatsPlayed(played: readonly SeriesGame[], counts: (bot: number) => boolean): SeatPlayed[] {
  return played.flatMap(({ lineup, shares, scores }) =>
    lineup.flatMap((bot, seat) => (counts(bot) ? [{ share: shares?.[seat] ?? 0, score: scores[seat] }] : [])),
  );
}

function standing(name: BotName, seats: readonly SeatPlayed[]): Standing {
  const share = mean(seats.map((seat) => seat.share));
  const scores = seats.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    name,
    games: seats.length,
    share,
    ...wilson(share, seats.length),
    ...(scores.length > 0 && { meanScore: mean(scores) }),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
