/** The static pictures in the tree are what the source draws. `-u` writes them anew. */

import { expect, test } from 'vitest';
import { SHEETS } from '../ground/sheets.ts';

test.each(Object.entries(SHEETS))('%s.svg is up to date', async (name, draw) => {
  await expect(draw()).toMatchFileSnapshot(`../pictures/${name}.svg`);
});

test('the pictures are the same every time they are drawn, and name nothing outside themselves', () => {
  for (const draw of Object.values(SHEETS)) {
    const text = draw();
    expect(draw()).toBe(text);
    const named = [...text.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
    for (const id of named) expect(text).toContain(`id="${id}"`);
    expect(text).not.toMatch(/NaN|undefined/);
  }
});
