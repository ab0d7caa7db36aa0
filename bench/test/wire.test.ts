/** What is measured of the wire is right before it is fast: every patch comes to what it stands for, or this throws. */

import { gameEntries } from '@conclave/games/entries';
import { expect, test, vi } from 'vitest';
import { benchWire } from '../wire.ts';

test('every game is weighed, and what changed is smaller than the whole', () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  benchWire(['--quick', '--json']);
  log.mockRestore();
  const { games } = JSON.parse(lines.at(-1) ?? '') as {
    games: { game: string; costs: Record<'whole' | 'patch', { bytes: number }> }[];
  };
  expect(games.map(({ game }) => game)).toEqual(gameEntries.map(({ game }) => game.id));
  for (const { costs } of games) expect(costs.patch.bytes).toBeLessThan(costs.whole.bytes / 2);
});
