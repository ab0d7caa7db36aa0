/** Every game of the shelf is played in a browser: each has a file of its own here, so that they are played side by side. */

import { existsSync } from 'node:fs';
import { shelf } from '@conclave/games/shelf';
import { tables } from '@conclave/games/tables';
import { expect, test } from 'vitest';

test.each(shelf.map(({ game }) => game.id))('%s has a drawn table, and is played at it', (id) => {
  expect(tables[id].table).not.toBeNull();
  expect(existsSync(new URL(`./${id}.slow.test.ts`, import.meta.url))).toBe(true);
});
