/**
 * What strong gains by thinking longer: at several budgets against itself at the default one, two seats, every deal
 * played twice with the seats changed. After a build: `node games/dist/templar/bot/test/curve.js <games>`.
 */

import { playMatch, wilson } from '@conclave/bots';
import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { templar } from '../../rules/game.ts';
import { templarBots } from '../bots.ts';
import { strong } from '../strong.ts';

const games = Number(process.argv[2] ?? '60');
const usual = templarBots.iterations;

/** The share of the game that the first of two budgets wins. */
function play(budgets: readonly number[], turned: boolean, seed: string): number {
  const match = Match.open(templar, 2, {}, stretchSeed(seed));
  const bySeat = turned ? [budgets[1], budgets[0]] : budgets;
  const seated = bySeat.map((iterations, seat) => ({
    bot: strong(),
    rng: new ChaCha8(stretchSeed(`${seed} ${seat}`)),
    budget: { iterations },
  }));
  playMatch(match, seated);
  const winners = match.outcome?.places[0] ?? [];
  return winners.includes(turned ? 1 : 0) ? 1 / winners.length : 0;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const factor of [0, 1 / 4, 1 / 2, 1, 2]) {
  let won = 0;
  for (let game = 0; game < games; game++)
    won += play([factor * usual, usual], game % 2 === 1, `curve ${game >> 1}`);
  const { low, high } = wilson(won / games, games);
  console.log(
    `${factor * usual} iterations: ${percent(won / games)} (${percent(low)} to ${percent(high)}) of ${games}`,
  );
}
