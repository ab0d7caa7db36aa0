/**
 * Measures the bots: `node games/dist/nuns/bot/test/measure.js <what> [games] [folder]`. With a folder the bots of another
 * build of Conclave play. The first argument is one of these.
 *
 * `balance`: how often guards win at one level.
 * `options`: the same among strong bots, with sets of options.
 * `belief`: how good the strong guards' belief is.
 * `time`: the time of strong's turns.
 * `memory`: what finished matches and their strong bots keep; with `--expose-gc`.
 * `bound`: guards who see everything.
 * `habits`: what a referee would notice in each level.
 */

import { wilson } from '@conclave/bots';
import { LEVELS } from '@conclave/engine';
import type { Options } from '../../rules/state.ts';
import { coreTime, type Guess, SURENESSES, type Update, watched } from './calibration.ts';
import { cheat } from './cheat.ts';
import { habitsOf } from './habits.ts';
import { heldOut } from './held-out.ts';
import {
  buildIn,
  guardsWon,
  type Lineup,
  type Maker,
  type NunsBot,
  type NunsMatch,
  level as ownLevel,
  playGame,
} from './play.ts';

const [what = '', count, folder] = process.argv.slice(2);
const NOVICES = [1, 2, 3, 4, 5, 6];
const level = folder === undefined ? ownLevel : buildIn(folder);

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

function interval(hits: number, trials: number): string {
  const { low, high } = wilson(hits / trials, trials);
  return `${percent(hits / trials)} (${percent(low)} to ${percent(high)}) of ${trials}`;
}

function guardWins(lineup: Lineup, games: number): string {
  let won = 0;
  for (let game = 0; game < games; game++) if (guardsWon(playGame(lineup, `measure ${game}`))) won++;
  return interval(won, games);
}

function balance(games: number): void {
  for (const name of LEVELS) {
    for (const novices of NOVICES) {
      const lineup = { seats: novices + 1, guards: level(name), novices: level(name) };
      console.info(`${name}, ${novices} novices: guards win ${guardWins(lineup, games)}`);
    }
  }
}

const OPTION_SETS: readonly Partial<Options>[] = [
  { exactRun: true },
  { slowGuards: true },
  { fewerCaptures: true },
  { singleStart: true },
  { fewerCaptures: true, slowGuards: true },
  { singleStart: true, fewerCaptures: true },
];

function options(games: number): void {
  const strong = level('strong');
  for (const set of OPTION_SETS) {
    for (const novices of [3, 5, 6]) {
      const lineup = { seats: novices + 1, options: set, guards: strong, novices: strong };
      const name = Object.keys(set).join(' and ');
      console.info(`${name}, ${novices} novices: guards win ${guardWins(lineup, games)}`);
    }
  }
}

const NOVICES_TRIED: Readonly<Record<string, Maker>> = {
  strong: level('strong'),
  fair: level('fair'),
  easy: level('easy'),
  random: level('random'),
  'held-out': heldOut,
};

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

function inWords(all: readonly Guess[], sureness: number): string {
  const guesses = all.filter((one) => one.sureness === sureness);
  const held = guesses.filter(({ holds }) => holds).length;
  const surprise = mean(guesses.map(({ truth }) => -Math.log2(Math.max(truth, 1e-9))));
  return [
    `sureness ${sureness}: the 90 % set holds her ${interval(held, guesses.length)};`,
    `points ${mean(guesses.map(({ points }) => points)).toFixed(1)};`,
    `surprise ${surprise.toFixed(2)} bits`,
  ].join(' ');
}

function belief(games: number): void {
  for (const [name, novices] of Object.entries(NOVICES_TRIED)) {
    const guesses: Guess[] = [];
    const updates: Update[] = [];
    const guards = watched(level('strong'), guesses, updates);
    for (let game = 0; game < games; game++) playGame({ seats: 4, guards, novices }, `belief ${game}`);
    for (const sureness of SURENESSES) console.info(`${name}: ${inWords(guesses, sureness)}`);
    for (const type of ['rolled', 'noises', 'turned', 'stepped']) {
      const times = updates.filter((update) => update.type === type).map(({ took }) => took);
      console.info(`  "${type}", about three novices: ${spread(times)}`);
    }
  }
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, most ${at(1)} ms, of ${times.length}`;
}

/** Notes how long a bot thinks in each turn of the game, all its moves together, in milliseconds of a core. */
function timed(maker: Maker, turns: number[]): Maker {
  return (match) => {
    const bot = maker(match);
    let turn = 0;
    return {
      think(question) {
        if (question.perspective.view.turn > turn) {
          turn = question.perspective.view.turn;
          turns.push(0);
        }
        const started = coreTime();
        const thought = bot.think(question);
        turns[turns.length - 1] += coreTime() - started;
        return thought;
      },
    };
  };
}

function time(games: number): void {
  for (const novices of NOVICES) {
    const [guarding, hiding]: number[][] = [[], []];
    const lineup = {
      seats: novices + 1,
      guards: timed(level('strong'), guarding),
      novices: timed(level('strong'), hiding),
    };
    for (let game = 0; game < games; game++) playGame(lineup, `time ${game}`);
    console.info(
      `${novices} novices: a turn of both guards ${spread(guarding)}; of a novice ${spread(hiding)}`,
    );
  }
}

/** Kilobytes in use after a collection. */
function inUse(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024;
}

function memory(games: number): void {
  for (const seats of [2, 5, 8]) {
    const bots: NunsBot[] = [];
    const matches: NunsMatch[] = [];
    const kept: Maker = (match) => {
      const bot = level('strong')(match);
      bots.push(bot);
      return bot;
    };
    const lineup = { seats, guards: kept, novices: kept };
    for (let game = 0; game < games; game++) matches.push(playGame(lineup, `memory ${game}`));
    const all = inUse();
    bots.length = 0;
    const withoutBots = inUse();
    matches.length = 0;
    const nothing = inUse();
    const each = (kilobytes: number) => `${(kilobytes / games).toFixed(0)} KB`;
    console.info(
      `${seats} seats: a match ${each(withoutBots - nothing)}, its bots ${each(all - withoutBots)}`,
    );
  }
}

function bound(games: number): void {
  for (const [name, guards] of Object.entries({ cheat, strong: level('strong'), fair: level('fair') })) {
    for (const novices of [1, 3]) {
      const lineup = { seats: novices + 1, guards, novices: level('strong') };
      console.info(`${name} against ${novices} strong novices: guards win ${guardWins(lineup, games)}`);
    }
  }
}

function habits(games: number): void {
  for (const name of LEVELS) {
    for (const seats of [4, 7]) {
      console.info(`${name}, ${seats} seats: ${JSON.stringify(habitsOf(level(name), seats, games))}`);
    }
  }
}

const MEASURES: Readonly<Record<string, (games: number) => void>> = {
  balance,
  options,
  belief,
  time,
  memory,
  bound,
  habits,
};
const measure = MEASURES[what];
if (measure) measure(Number(count ?? 20));
else console.error(`What should be measured? One of: ${Object.keys(MEASURES).join(', ')}`);
