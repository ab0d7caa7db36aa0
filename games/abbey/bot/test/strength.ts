import { arena, type BotName, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { abbeyBots } from '../bots.ts';

const LONG = 10 * 60_000;

export function beatsTest(better: BotName, worse: BotName, games: number): void {
  test(`${better} beats ${worse}`, { timeout: LONG }, async () => {
    const contest = { game: 'abbey', seats: 4, bots: [better, worse], games, seed: 1 };
    const { bots, equalShare } = await arena(contest, inThisProcess(abbeyBots));
    const standing = bots.find(({ name }) => name === better);
    expect(standing?.low).toBeGreaterThan(equalShare);
  });
}
