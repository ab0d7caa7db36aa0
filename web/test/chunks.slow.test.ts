/** The built page: reviews and puzzles are files of their own, loaded by whoever opens one. */

import { readFileSync } from 'node:fs';
import { games } from '@conclave/games';
import { expect, test } from 'vitest';

const BUILT: readonly string[] = JSON.parse(
  readFileSync(new URL('../dist/built.json', import.meta.url), 'utf8'),
).flat();

test.each(games.map(({ id }) => id))('%s has a file for its review and one for its puzzles', (id) => {
  for (const part of ['review', 'puzzle'])
    expect(
      BUILT.filter((file) => new RegExp(`^assets/${id}-${part}-[\\w-]{8}\\.js$`).test(file)),
    ).not.toEqual([]);
});
