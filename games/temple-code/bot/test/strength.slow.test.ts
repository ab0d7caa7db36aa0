/** Small fixed series; the big ones stand in the game's README. */

import { arena, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { templeCodeBots } from '../bots.ts';
import { strong } from '../strong.ts';
import { certain } from './certain.ts';
import { cheat } from './cheat.ts';
import { openMatch, playBots } from './play.ts';

const PAIRS = [
  ['strong', 'fair', 60],
  ['fair', 'easy', 120],
  ['easy', 'random', 40],
] as const;

test.each(
  PAIRS.flatMap(([better, worse, games]) =>
    [2, 3, 4].map((seats) => [better, worse, seats, games * seats] as const),
  ),
)('%s beats %s at %i seats', async (better, worse, seats, games) => {
  const contest = { game: 'temple-code', seats, bots: [better, worse], games, seed: 'strength' };
  const { bots, equalShare } = await arena(contest, inThisProcess(templeCodeBots));
  expect(bots[0].low).toBeGreaterThan(equalShare);
  expect(bots[1].high).toBeLessThan(equalShare);
});

test('alone strong finds more than the player who declares only when certain, on the same cards', () => {
  const games = 400;
  const found = [strong, certain].map((make) => {
    let sum = 0;
    for (let seed = 0; seed < games; seed++) {
      const match = openMatch(1, `alone ${seed}`);
      playBots(match, [make()], seed);
      sum += match.outcome?.scores?.[0].parts.combinations ?? 0;
    }
    return sum / games;
  });
  expect(found[1]).toBeGreaterThan(7.9);
  expect(found[1]).toBeLessThan(8.3);
  expect(found[0]).toBeGreaterThan(found[1]);
});

test('knowing one’s own combination is better still', () => {
  let won = 0;
  const games = 100;
  for (let seed = 0; seed < games; seed++) {
    const match = openMatch(2, `cheat ${seed}`);
    playBots(match, seed % 2 === 0 ? [cheat(match), strong()] : [strong(), cheat(match)], seed);
    if (match.outcome?.places[0][0] === seed % 2) won++;
  }
  expect(won).toBeGreaterThan(0.9 * games);
});
