import { arena, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { firstTrickBots } from '../bots.ts';

test('the bots of all levels play whole matches by the rules', async () => {
  const bots = ['easy', 'fair', 'strong'] as const;
  const contest = { game: 'first-trick', seats: 3, bots, games: 30, seed: 1 };
  const report = await arena(contest, inThisProcess(firstTrickBots));
  // A match that did not end would be won by nobody.
  expect(report.bots.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(report.bots.map(({ games }) => games)).toEqual([30, 30, 30]);
});
