import { arena, type BotName, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { abbeyBots } from '../bots.ts';

const PAIRS: readonly (readonly [BotName, BotName])[] = [
  ['easy', 'random'],
  ['fair', 'easy'],
  ['strong', 'fair'],
];

const LONG = 10 * 60_000;

test.each(PAIRS)('%s beats %s', { timeout: LONG }, async (better, worse) => {
  const contest = { game: 'abbey', seats: 4, bots: [better, worse], games: 24, seed: 1 };
  const { bots, equalShare } = await arena(contest, inThisProcess(abbeyBots));
  const standing = bots.find(({ name }) => name === better);
  expect(standing?.low).toBeGreaterThan(equalShare);
});
