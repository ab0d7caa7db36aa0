import { arena, type BotName, inThisProcess } from '@conclave/bots';
import { expect, test } from 'vitest';
import { secretLabyrinthBots } from '../bots.ts';

const LONG = 10 * 60_000;

/** A series of two; those of three and four stand in the game's README. */
export function beatsTest(better: BotName, worse: BotName, games: number): void {
  test(`${better} beats ${worse}`, { timeout: LONG }, async () => {
    const contest = { game: 'secret-labyrinth', seats: 2, bots: [better, worse], games, seed: 'strength' };
    const { bots } = await arena(contest, inThisProcess(secretLabyrinthBots));
    expect(bots[0].low).toBeGreaterThan(0.5);
  });
}
