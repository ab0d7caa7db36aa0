/** Small fixed series of two; the bigger ones, and those of three and four, stand in the game's README. */

import { arena, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { secretLabyrinthBots } from '../bots.ts';

test.each([
  ['strong', 'fair'],
  ['fair', 'easy'],
] as const)('%s beats %s', async (better, worse) => {
  const contest = {
    game: 'secret-labyrinth',
    seats: 2,
    bots: [better, worse],
    games: 40,
    seed: 'strength',
  };
  const { bots } = await arena(contest, inThisProcess(secretLabyrinthBots));
  expect(bots[0].low).toBeGreaterThan(0.5);
});
