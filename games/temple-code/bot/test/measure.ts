/**
 * The measures that bots of the game are held against, none of which is one of its three levels. After a build:
 * `node games/dist/temple-code/bot/test/measure.js 10000`
 */

import { wilson } from '@conclave/bots';
import { strong } from '../strong.ts';
import { certain } from './certain.ts';
import { cheat } from './cheat.ts';
import { openMatch, playBots, type TempleCodeBot } from './play.ts';

const games = Number(process.argv[2] ?? 1000);

/** Alone: combinations found on average, and its 95 % bounds. */
function alone(make: () => TempleCodeBot): string {
  let sum = 0;
  let squares = 0;
  for (let seed = 0; seed < games; seed++) {
    const match = openMatch(1, `measure ${seed}`);
    playBots(match, [make()], seed);
    const found = match.outcome?.scores?.[0].parts.combinations ?? 0;
    sum += found;
    squares += found * found;
  }
  const mean = sum / games;
  const choiceOf = 1.96 * Math.sqrt((squares / games - mean * mean) / games);
  return `${mean.toFixed(2)} +- ${choiceOf.toFixed(2)}`;
}

/** Two players in turn at both seats on the same cards: the share of the first. */
function against(
  make: (match: ReturnType<typeof openMatch>) => TempleCodeBot,
  other: () => TempleCodeBot,
): string {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const match = openMatch(2, `measure ${game >> 1}`);
    const own = game % 2;
    playBots(match, own === 0 ? [make(match), other()] : [other(), make(match)], game);
    if (match.outcome?.places[0].includes(own)) won++;
  }
  const { low, high } = wilson(won / games, games);
  return `${(won / games).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}

console.log(`alone, declares when one suspect is left: ${alone(() => certain(1))}`);
console.log(`alone, declares when two are left:        ${alone(() => certain(2))}`);
console.log(`alone, strong:                            ${alone(strong)}`);
console.log(
  `strong against one who counts cards and declares when certain: ${against(strong, () => certain(1))}`,
);
console.log(`one who sees everything against strong:   ${against(cheat, strong)}`);
