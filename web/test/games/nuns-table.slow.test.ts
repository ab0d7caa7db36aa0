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

test('on a sofa a card that is of no use gives a small window, with Pass in focus', async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('conclave.nuns.asking', 'never'));
  await page.goto(`${pages.address}/new/nuns`);
  await page.locator('input[name=seats][value="3"]').check({ force: true });
  for (const [seat, kind] of ['easy', 'person', 'person'].entries())
    await page.locator('.seat-row select').nth(seat).selectOption(kind);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  const small = page.locator('.nr-window.slight');
  const next = page.locator(
    '.curtain .button, [data-place="hand in"][data-lit], [data-place="pace stand"][data-lit], [data-hand-over]',
  );
  // Both plan, one after the other.
  for (let clicks = 0; clicks < 12 && (await small.count()) === 0; clicks++) {
    await page.waitForSelector('.curtain, main[data-settled="true"]');
    const before = await page.locator('main').innerHTML();
    await next.first().click();
    await expect.poll(() => page.locator('main').innerHTML()).not.toBe(before);
  }
  await small.waitFor();
  expect(await small.innerText()).toContain('Your card changes nothing here');
  expect(await small.locator('.nr-die[data-lit]').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-place')))
    .toBe('keep');
  await page.keyboard.press('Enter');
  await expect.poll(() => small.locator('[data-place=keep][data-lit]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
