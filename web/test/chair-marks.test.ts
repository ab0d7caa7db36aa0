import { games } from '@conclave/games';
import { expect, test } from 'vitest';

test.each(games)(
  '$id: before a match no chair shows a mark that is not its player’s',
  async ({ table, marksOfChairs }) => {
    const { mark } = await table();
    expect(mark === undefined).toBe(marksOfChairs);
  },
);
