import { arena, type BotName, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { templeCodeBots } from '../bots.ts';

const LONG = 10 * 60_000;

/** One against all others of the table, and none of these as good: so many games for each seat. */
export function beatsTest(better: BotName, worse: BotName, seats: number, gamesASeat: number): void {
  test(`${better} beats ${worse} at ${seats} seats`, { timeout: LONG }, async () => {
    const games = gamesASeat * seats;
    const contest = { game: 'temple-code', seats, bots: [better, worse], games, seed: 'strength' };
    const { bots, equalShare } = await arena(contest, inThisProcess(templeCodeBots));
    expect(bots[0].low).toBeGreaterThan(equalShare);
    expect(bots[1].high).toBeLessThan(equalShare);
  });
}
