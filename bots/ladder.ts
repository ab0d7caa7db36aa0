/** Measures the levels of a game at one count on one scale, and how long a match is. For tools only. */

import { type Budget, LEVELS, type Level, type Seat } from '@conclave/engine';
import { type Rating, rate, rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { lengthsOf } from './arena.ts';
import type { Lineup } from './lineups.ts';
import { type Progress, runSeries, type SeriesGame, type SeriesRunner } from './series.ts';

/** A place on the scale: 25 is the middle, and `mu` lies within two `sigma` in 95 of 100 measurements. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** What `games/<game>/ladder.json` says of one count of players. */
export interface LadderRow {
  /** Of the rules that were played. */
  readonly version: number;
  readonly seats: number;
  readonly levels: Readonly<Record<Level, Skill>>;
  /** Of a match of fair bots: the median, and about how long it takes one person among them. */
  readonly rounds: number;
  readonly minutes: number;
}

export interface LadderReport extends LadderRow {
  readonly games: number;
  /** By level: matches of that level alone. */
  readonly lengths: Readonly<Record<Level, { readonly rounds: number; readonly minutes: number }>>;
}

export interface LadderSettings {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options?: unknown;
  readonly games: number;
  readonly seed: string | number;
  readonly budget?: Budget;
}

const ENTRANTS = LEVELS.map((name) => ({ name }));
/** So many matches of each level alone show how long it plays. */
const ALONE = 20;

export async function ladder(
  settings: LadderSettings,
  runner: SeriesRunner,
  onProgress?: (progress: Progress) => void,
): Promise<LadderReport> {
  const { game, version, seats, options = {}, games, seed } = settings;
  const budget: Budget | null = settings.budget ?? null;
  const series = { game, seats, options, entrants: ENTRANTS, budget };
  const of = games + ALONE * LEVELS.length;
  let before = 0;
  const play = async (lineups: readonly Lineup[], count: number, under: string) => {
    const from = before;
    before += count;
    const own = { ...series, lineups, seed: `${seed} ${under}` };
    return runSeries(own, count, runner, (progress) => onProgress?.({ games: from + progress.games, of }));
  };
  const levels = rated(await play(ladderLineups(seats), games, 'ladder'));
  const alone: SeriesGame[][] = [];
  for (const level of LEVELS.keys()) {
    alone.push(await play([Array.from({ length: seats }, () => level)], ALONE, `alone ${LEVELS[level]}`));
  }
  const lengths = byLevel((level) => ({
    rounds: Math.round(lengthsOf(alone[level].map(({ rounds }) => rounds)).median),
    minutes: Math.round(lengthsOf(alone[level].map(({ minutes }) => minutes)).median),
  }));
  return { version, seats, levels, ...lengths.fair, games, lengths };
}

function byLevel<Value>(value: (level: number) => Value): Record<Level, Value> {
  return { easy: value(0), fair: value(1), strong: value(2) };
}

/** Every order of the three levels round the table, from every seat on; with more seats the order begins again. */
export function ladderLineups(seats: number): Lineup[] {
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
  ];
  const all = orders.flatMap((order) =>
    Array.from({ length: Math.max(seats, order.length) }, (_none, from) =>
      order.map((_level, first) =>
        Array.from({ length: seats }, (_seat, seat) => {
          const place = (seat + from) % Math.max(seats, order.length);
          return order[(place + first) % order.length];
        }),
      ),
    ).flat(),
  );
  const keys = all.map((lineup) => lineup.join());
  return all.filter((_lineup, index) => keys.indexOf(keys[index]) === index);
}

/** Of several seats of one level one is rated, another one in every game. */
export function rated(played: readonly SeriesGame[]): Record<Level, Skill> {
  const ratings: Rating[] = LEVELS.map(() => rating());
  played.forEach(({ lineup, places }, index) => {
    if (places === null || places.length === 0) return;
    const present = LEVELS.flatMap((_name, level) => {
      const seats = lineup.flatMap((bot, seat) => (bot === level ? [seat] : []));
      return seats.length === 0 ? [] : [{ level, seat: seats[index % seats.length] }];
    });
    const rank = present.map(({ seat }) => rankOf(seat, places));
    const after = rate(
      present.map(({ level }) => [ratings[level]]),
      // The model that treats those who share a place alike.
      { rank, model: bradleyTerryFull },
    );
    present.forEach(({ level }, i) => {
      ratings[level] = after[i][0];
    });
  });
  return byLevel((level) => ({ mu: rounded(ratings[level].mu), sigma: rounded(ratings[level].sigma) }));
}

function rankOf(seat: Seat, places: readonly (readonly Seat[])[]): number {
  const place = places.findIndex((seats) => seats.includes(seat));
  // From one on: openskill takes nought for no rank.
  return 1 + (place < 0 ? places.length : place);
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
