/** Plays bots against each other. Seats rotate, each rotation gets the same cards, and results have confidence bounds. */

import type { Budget, Manner } from '@conclave/engine';
import type { BotName, Entrant } from './game-bots.ts';
import { lineups } from './lineups.ts';
import { type Progress, runSeries, type SeriesGame, type SeriesRunner } from './series.ts';
import { wilson } from './wilson.ts';

export interface Contest {
  readonly game: string;
  readonly seats: number;
  /** @default {} (the game's own defaults) */
  readonly options?: unknown;
  readonly bots: readonly BotName[];
  /** The folder of another build of Conclave, whose bots of the same names play too. */
  readonly against?: string;
  /** A multiple of the seats gives everybody every seat equally often. */
  readonly games: number;
  readonly seed: string | number;
  /** @default the game's `iterations` (see `GameBots`) */
  readonly budget?: Budget;
}

export interface Share {
  /** Seats played. */
  readonly games: number;
  /** Wins per seat played, ties split, with its 95 % bounds. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Standing extends Entrant, Share {
  /** Where the game keeps scores. */
  readonly meanScore?: number;
  /** For one thought, on average. */
  readonly milliseconds: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** The mean share of all seats. */
  readonly equalShare: number;
  readonly bots: readonly Standing[];
  /** How the manners of this build's bots did; empty: they have none. */
  readonly manners: readonly (Share & { readonly manner: Manner })[];
  /** Of the games played. */
  readonly rounds: Lengths;
  readonly moves: Lengths;
}

export interface Lengths {
  readonly mean: number;
  readonly median: number;
  readonly longest: number;
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
  const { game, seats, games, seed, options = {}, budget = null } = contest;
  const entrants = entrantsOf(contest);
  const series = { game, seats, options, entrants, lineups: lineups(entrants.length, seats), seed, budget };
  const played = await runSeries(series, games, runner, onProgress);
  const all = played.flatMap(seatsOf);
  return {
    game,
    seats,
    games,
    equalShare: mean(all.map(({ share }) => share)),
    bots: entrants.map((entrant, number) =>
      standing(
        entrant,
        all.filter(({ bot }) => bot === number),
      ),
    ),
    manners: mannersOf(all.filter(({ bot }) => hasManner(entrants[bot]))),
    rounds: lengthsOf(played.map(({ rounds }) => rounds)),
    moves: lengthsOf(played.map(({ moves }) => moves)),
  };
}

/** One name after the other, each with its rival. */
function entrantsOf({ bots, against }: Contest): Entrant[] {
  return bots.flatMap((name) => (against === undefined ? [{ name }] : [{ name }, { name, build: against }]));
}

function hasManner({ name, build }: Entrant): boolean {
  return build === undefined && (name === 'easy' || name === 'fair');
}

interface SeatPlayed {
  readonly bot: number;
  readonly manner: Manner | null;
  readonly share: number;
  readonly score: number | null;
  readonly thinking: number;
}

/** A game that did not end was won by nobody. */
function seatsOf({ lineup, shares, scores, manners, thinking }: SeriesGame): SeatPlayed[] {
  return lineup.map((bot, seat) => ({
    bot,
    manner: manners[seat],
    share: shares?.[seat] ?? 0,
    score: scores[seat],
    thinking: thinking[seat],
  }));
}

function shareOf(seats: readonly SeatPlayed[]): Share {
  const share = mean(seats.map((seat) => seat.share));
  return { games: seats.length, share, ...wilson(share, seats.length) };
}

function standing(entrant: Entrant, seats: readonly SeatPlayed[]): Standing {
  const scores = seats.flatMap(({ score }) => (score === null ? [] : [score]));
  const milliseconds = mean(seats.map(({ thinking }) => thinking));
  return {
    ...entrant,
    ...shareOf(seats),
    milliseconds,
    ...(scores.length > 0 && { meanScore: mean(scores) }),
  };
}

function mannersOf(seats: readonly SeatPlayed[]): ArenaReport['manners'] {
  const manners = [...new Set(seats.flatMap(({ manner }) => (manner === null ? [] : [manner])))].sort();
  return manners.map((manner) => ({ manner, ...shareOf(seats.filter((seat) => seat.manner === manner)) }));
}

export function lengthsOf(values: readonly number[]): Lengths {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    mean: mean(sorted),
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
