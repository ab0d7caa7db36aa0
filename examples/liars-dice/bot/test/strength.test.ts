import { arena, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { liarsDiceBots } from '../bots.ts';

test('each level is stronger than the one below', async () => {
  const share = async (better: 'strong' | 'fair', worse: 'fair' | 'easy') => {
    const contest = { game: 'liars-dice', seats: 2, bots: [better, worse], games: 200, seed: 1 } as const;
    return (await arena(contest, inThisProcess(liarsDiceBots))).bots[0];
  };
  expect((await share('fair', 'easy')).low).toBeGreaterThan(0.5);
  expect((await share('strong', 'fair')).share).toBeGreaterThan(0.5);
});
