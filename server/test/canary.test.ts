import { expect, test } from 'vitest';
import { checkCanary } from './canary.ts';
import { GAMES } from './games.ts';
import { serve, Time } from './table.ts';

test('no secret word in any byte sent to those who may not know it, over a whole match and with prying', async () => {
  expect.hasAssertions();
  const time = new Time();
  const running = await serve(GAMES, { now: time.now, sweepEvery: 1e8, snapshotEvery: 4 });
  await checkCanary(time, { moved: running, watched: running, spread: async () => {} });
});
