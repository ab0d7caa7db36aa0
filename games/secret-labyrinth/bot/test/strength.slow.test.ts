/** Small fixed series; the bigger ones stand in the game's README. */

import { arena, ownHands } from '@conclave/bots';
import { expect, test } from 'vitest';
import { secretLabyrinthCompany } from '../company.ts';

const PAIRS = [
  ['strong', 'fair'],
  ['fair', 'easy'],
] as const;

test.each([2, 3, 4].flatMap((seats) => PAIRS.map(([better, worse]) => ({ seats, better, worse }))))(
  '$better beats $worse at $seats seats',
  async ({ seats, better, worse }) => {
    const bots = [better, worse];
    const contest = { game: 'secret-labyrinth', seats, bots, games: 48, seed: 'strength' };
    const report = await arena(contest, ownHands(secretLabyrinthCompany));
    expect(report.bots[0].low).toBeGreaterThan(report.equalShare);
  },
);
