/**
 * Default games of one level among themselves: how many rounds they take, how many duels, who wins, where pawns run
 * to, and how long a turn is thought about. After a build:
 * `CONCLAVE_SEED=7 node games/dist/secret-labyrinth/bot/test/measure.js 2 strong 60` (seats, level, games)
 */

import { playMatch, wilson } from '@conclave/bots';
import { ChaCha8, LEVELS, Match, type Seat, stretchSeed } from '@conclave/engine';
import { COLOURS, FACTS, ZONES } from '../../rules/board.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import { secretLabyrinthBots } from '../bots.ts';

const [seats, games] = [Number(process.argv[2] ?? 2), Number(process.argv[4] ?? 60)];
const level = LEVELS.find((known) => known === process.argv[3]) ?? 'strong';
const seed = process.env.CONCLAVE_SEED ?? 'measure';

const rounds: number[] = [];
const turnTimes: number[] = [];
const winsByTurn = Array.from({ length: seats }, () => 0);
const byColour = COLOURS.map(() => ({ wins: 0, games: 0 }));
const runs = ZONES.map(() => 0);
let duels = 0;
let unfinished = 0;

const BEFORE = -1;

/** The same bot, with the processor time of each of its turns noted. */
function timed(bot: ReturnType<(typeof secretLabyrinthBots.players)[typeof level]>, turn: () => number) {
  let current: number | null = null;
  const think: typeof bot.think = (question) => {
    const before = process.cpuUsage();
    const thought = bot.think(question);
    const { user, system } = process.cpuUsage(before);
    if (turn() !== current) turnTimes.push(0);
    current = turn();
    turnTimes[turnTimes.length - 1] += (user + system) / 1000;
    return thought;
  };
  return { think };
}

function playOne(game: number): void {
  const match = Match.open(secretLabyrinth, seats, {}, stretchSeed(`${seed} match ${game}`));
  // Colours are chosen before the first turn.
  const turn = () => {
    const { stage, turns } = match.perspective('gallery').view;
    return stage === 'colours' ? BEFORE : turns;
  };
  const first: Seat = match.perspective('gallery').view.active;
  const seated = Array.from({ length: seats }, (_, seat) => ({
    bot: timed(secretLabyrinthBots.players[level](), turn),
    rng: new ChaCha8(stretchSeed(`${seed} bot ${game} ${seat}`)),
    budget: { iterations: secretLabyrinthBots.iterations },
  }));
  const { outcome } = playMatch(match, seated, 20_000);
  const { view, told } = match.perspective('gallery');
  for (const event of told) {
    if (event.type === 'challenged') duels++;
    if (event.type === 'ran') runs[FACTS[event.to].zone]++;
  }
  if (outcome === null) {
    unfinished++;
    return;
  }
  rounds.push(Math.ceil((view.turns + 1) / seats));
  const [winner] = outcome.places[0];
  winsByTurn[(winner - first + seats) % seats]++;
  view.players.forEach(({ colour }, seat) => {
    const tally = byColour[colour === null ? 0 : COLOURS.indexOf(colour)];
    tally.games++;
    if (seat === winner) tally.wins++;
  });
}

for (let game = 0; game < games; game++) playOne(game);

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
function share(wins: number, of: number): string {
  const { low, high } = wilson(wins / of, of);
  return `${percent(wins / of)} (${percent(low)} to ${percent(high)})`;
}
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
const ascending = (a: number, b: number) => a - b;
rounds.sort(ascending);
const [warmUp] = turnTimes;
turnTimes.sort(ascending);

console.info(
  `${seats} ${level}, ${games} games, seed ${seed}: rounds median ${at(rounds, 0.5)}, 90 % ${at(rounds, 0.9)}, ` +
    `longest ${at(rounds, 1)}, unfinished ${unfinished}; ${(duels / games).toFixed(1)} challenges a game`,
);
console.info(
  `processor time a turn, ms: median ${at(turnTimes, 0.5).toFixed(1)}, 99 % ${at(turnTimes, 0.99).toFixed(1)}, ` +
    `longest ${at(turnTimes, 1).toFixed(1)}, first ${warmUp.toFixed(1)}`,
);
console.info(
  `won by who began, the next, ...: ${winsByTurn.map((wins) => share(wins, rounds.length)).join(', ')}`,
);
console.info(
  `won by colour: ${COLOURS.map((colour, i) => `${colour} ${share(byColour[i].wins, Math.max(1, byColour[i].games))}`).join(', ')}`,
);
const allRuns = runs.reduce((sum, count) => sum + count, 0);
console.info(
  `runs that ended in: ${ZONES.map((zone, i) => `${zone} ${percent(runs[i] / allRuns)}`).join(', ')}`,
);
