/** A hint for a player who is not asked. */

import { Match, stretchSeed } from '@conclave/engine';
import { nuns } from '@conclave/games/nuns/rules/game';
import { expect, test } from 'vitest';
import { think } from '../sources/bots.ts';

test('a guard of the Nuns who asks while the novices plan is not told to do a novice’s work', async () => {
  const match = Match.open(nuns, 4, {}, stretchSeed('planning'));
  const idle = Array.from({ length: 4 }, (_none, seat) => match.perspective(seat)).filter(
    ({ asked, moves }) => !asked && moves.length > 0,
  );
  expect(idle.length).toBeGreaterThan(0);
  for (const perspective of idle) {
    const seat = Number(perspective.watcher);
    const { options, seats } = match;
    const question = {
      game: 'nuns',
      session: 'hint',
      level: 'strong',
      perspective,
      seat,
      seats,
      options,
    } as const;
    const { move } = await think(question);
    expect(move === null || nuns.anytime.includes(move.kind as never)).toBe(true);
  }
});
