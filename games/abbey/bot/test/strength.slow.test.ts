import { arena, type BotName, ownHands } from '@conclave/bots';
import { expect, test } from 'vitest';
import { abbeyCompany } from '../company.ts';

const PAIRS: readonly (readonly [BotName, BotName])[] = [
  ['easy', 'random'],
  ['fair', 'easy'],
  ['strong', 'fair'],
];

const LONG = 10 * 60_000;

test.each(PAIRS)('%s beats %s', { timeout: LONG }, async (better, worse) => {
  const contest = { game: 'abbey', seats: 4, bots: [better, worse], games: 24, seed: 1 };
  const { bots, equalShare } = await arena(contest, ownHands(abbeyCompany));
  const standing = bots.find(({ name }) => name === better);
  expect(standing?.low).toBeGreaterThan(equalShare);
});
