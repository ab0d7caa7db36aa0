/**
 * Plays many games in a row. A game depends only on the series and its own number, so any thread can play any of them
 * in any order.
 */

import {
  type AnyBot,
  type AnyMove,
  type Budget,
  ChaCha8,
  type GameTypes,
  type Manner,
  Match,
  type Question,
  type Seat,
  stretchSeed,
  type Thought,
} from '@conclave/engine';
import { botOf, type Entrant, type GameBots } from './game-bots.ts';
import type { Lineup } from './lineups.ts';
import { mannerOf } from './manners.ts';
import { scoreOf, shares } from './shares.ts';
import { playMatch } from './table.ts';

export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly entrants: readonly Entrant[];
  /** A cycle: its games are dealt the same cards. */
  readonly lineups: readonly Lineup[];
  readonly seed: string | number;
  /** `null`: what the game's bots take in tools. */
  readonly budget: Budget | null;
}

export interface SeriesGame {
  readonly moves: number;
  /** How often another seat moved than before. */
  readonly turns: number;
  readonly rounds: number;
  /** About how long it takes one person among bots. */
  readonly minutes: number;
  /** By seat: the bot's number among the entrants. */
  readonly lineup: Lineup;
  /** By seat: what its bot took for a thought, in milliseconds, on average. */
  readonly thinking: readonly number[];
  /** By seat. */
  readonly manners: readonly (Manner | null)[];
  /** Those who share a place are one group, the winners first. `null`: the game did not end. */
  readonly places: readonly (readonly Seat[])[] | null;
  /** By seat; `null`: the game did not end. */
  readonly shares: readonly number[] | null;
  /** By seat; `null`: the game keeps no score, or did not end. */
  readonly scores: readonly (number | null)[];
}

/** Somebody who plays games of a series, this process or a pool of threads. */
export interface SeriesRunner {
  /** How many stretches may be under way at once. */
  readonly lanes: number;
  play(series: Series, from: number, to: number): Promise<readonly SeriesGame[]>;
}

export interface Progress {
  readonly games: number;
  readonly of: number;
}

/** Seconds that a person takes for a turn, and that a move is shown. */
const OWN_TURN = 20;
const MOVE_SHOWN = 1.5;

/** The game's bots in another build of Conclave, by its folder. */
export type OtherBuilds = ReadonlyMap<string, GameBots>;

export function playSeries(
  gameBots: GameBots,
  series: Series,
  from: number,
  to: number,
  others: OtherBuilds = new Map(),
): SeriesGame[] {
  return Array.from({ length: to - from }, (_none, i) => playOne(gameBots, series, from + i, others));
}

function playOne(gameBots: GameBots, series: Series, index: number, others: OtherBuilds): SeriesGame {
  const { seats, seed, entrants } = series;
  const budget = series.budget ?? { iterations: gameBots.iterations };
  const cycle = Math.floor(index / series.lineups.length);
  const lineup = series.lineups[index % series.lineups.length];
  const match = Match.open(gameBots.game, seats, series.options, stretchSeed(`${seed} match ${cycle}`));
  const timed = lineup.map(
    (number) => new TimedBot(botOf(buildOf(entrants[number], gameBots, others), entrants[number].name)),
  );
  const seated = timed.map((bot, seat) => ({
    bot,
    rng: new ChaCha8(stretchSeed(`${seed} bot ${index} ${seat}`)),
    budget,
  }));
  const { outcome, moves, turns } = playMatch(match, seated);
  const { told, view } = match.perspective('gallery');
  return {
    moves,
    turns,
    rounds: gameBots.rounds?.(view, seats) ?? turns / seats,
    minutes: ((turns / seats) * (gameBots.secondsATurn ?? OWN_TURN) + moves * MOVE_SHOWN) / 60,
    lineup,
    thinking: timed.map((bot) => bot.milliseconds),
    manners: lineup.map((_bot, seat) => mannerOf(told, seat, gameBots.manners ?? [])),
    places: outcome?.places ?? null,
    shares: outcome && shares(outcome, seats),
    scores: lineup.map((_bot, seat) => outcome && scoreOf(outcome, seat)),
  };
}

/** A bot and how long it thinks. */
class TimedBot implements AnyBot {
  private readonly bot: AnyBot;
  private spent = 0;
  private thoughts = 0;

  constructor(bot: AnyBot) {
    this.bot = bot;
  }

  get milliseconds(): number {
    return this.thoughts === 0 ? 0 : this.spent / this.thoughts;
  }

  think(question: Question<GameTypes>): Thought<AnyMove> {
    const begun = performance.now();
    const thought = this.bot.think(question);
    this.spent += performance.now() - begun;
    this.thoughts++;
    return thought;
  }
}

function buildOf({ build }: Entrant, gameBots: GameBots, others: OtherBuilds): GameBots {
  if (build === undefined) return gameBots;
  const other = others.get(build);
  if (!other) throw new RangeError(`no build of Conclave in ${build}`);
  return other;
}

/** Plays in this process, letting everything else have its turn between stretches. */
export function inThisProcess(gameBots: GameBots, others?: OtherBuilds): SeriesRunner {
  return {
    lanes: 1,
    async play(series, from, to) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      return playSeries(gameBots, series, from, to, others);
    },
  };
}

/** About so many stretches make a series: enough for a smooth progress bar. */
const STRETCHES = 100;
const LONGEST_STRETCH = 50;

/** All games of a series, in order. */
export async function runSeries(
  series: Series,
  games: number,
  runner: SeriesRunner,
  onProgress?: (progress: Progress) => void,
): Promise<SeriesGame[]> {
  const length = Math.min(LONGEST_STRETCH, Math.ceil(games / STRETCHES));
  const played: (readonly SeriesGame[])[] = [];
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < games) {
      const from = next;
      const to = Math.min(games, from + length);
      next = to;
      played[from / length] = await runner.play(series, from, to);
      done += to - from;
      onProgress?.({ games: done, of: games });
    }
  };
  await Promise.all(Array.from({ length: runner.lanes }, lane));
  return played.flat();
}
