import { tables } from '@conclave/games/tables';
import { expect, test } from 'vitest';

test.each(Object.entries(tables))(
  '%s: before a match no chair shows a mark that is not its player’s',
  async (_id, drawer) => {
    const table = await drawer.table?.();
    expect(table?.mark === undefined).toBe(drawer.marksOfChairs);
  },
);
