/** The drawn table of Nuns on the Run in a real browser: faults that were found by playing. */

import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from '../at-pages.ts';
import { visit } from '../browser.ts';
import type { Pages } from '../pages.ts';
import { settled } from '../table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

test('a click on a key or a wish means its point, and says why a far one cannot be reached', async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(`${pages.address}/new/nuns`);
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  for (const [seat, kind] of ['easy', 'person'].entries())
    await page.locator('.seat-row select').nth(seat).selectOption(kind);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  await page.waitForSelector('.nr-pace[data-lit]');
  await settled(page);
  await page.locator('[data-place="pace run"]').click();
  // The plum wine at 155 lies at the other end of the convent.
  for (const point of ['point 130', 'point 155']) {
    const thing = await page.locator(`.nr-thing[data-stands="${point}"]`).boundingBox();
    if (!thing) throw new Error(`nothing lies at ${point}`);
    await page.mouse.click(thing.x + thing.width / 2, thing.y + thing.height / 2);
    await expect.poll(() => page.locator('.toast.why').last().innerText()).toContain('NR-7');
    await page.keyboard.press('Escape');
  }
  expect(complaints).toEqual([]);
  await context.close();
});
