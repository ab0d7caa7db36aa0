/** Every game is played in a browser. Each has a file of its own here, so that they run side by side. */

import { existsSync } from 'node:fs';
import { games } from '@conclave/games';
import { expect, test } from 'vitest';

test.each(games)('$id has a drawn table, and is played at it', async ({ id, table }) => {
  expect(await table()).toHaveProperty('Board');
  expect(existsSync(new URL(`./${id}.slow.test.ts`, import.meta.url))).toBe(true);
});
