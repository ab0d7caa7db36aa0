/** The lesson of Mystery of the Abbey, page by page, by what is lit. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visitPainted } from '../browser.ts';
import { type Pages, servePages } from '../pages.ts';
import { settled } from '../table.ts';
import { together } from '../together.ts';

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  [browser, pages] = await together(launch(), servePages());
  ({ page, complaints } = await visitPainted(browser, { reducedMotion: 'reduce' }));
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

const pictures = process.env.CONCLAVE_PICTURES;
const PAGES = 23;
const CROSSING = 10;
const HARE = 13;

const progress = async () => Number(/\d+/.exec(await page.locator('.lesson .progress').innerText())?.[0]);

/** What a click changes: the page, or what is lit. */
const signs = () =>
  page.evaluate(() =>
    [
      document.querySelector('.lesson .progress')?.textContent,
      ...[...document.querySelectorAll('.ab [data-lit]')].map((one) => one.getAttribute('aria-label')),
    ].join('\n'),
  );

/** One click towards the next page: its button, or something that is lit. */
async function goOn(at: number): Promise<void> {
  if (at === CROSSING) {
    await page.locator('.ab-suspect', { hasText: 'James' }).click({ timeout: 5000 });
    await page.locator('.ab-pens button').first().click();
    return;
  }
  const next = page.locator('.lesson .button.go');
  if ((await next.count()) > 0) await next.click();
  else {
    const handIn = page.locator('[data-place="hand in"]');
    const lit = (await handIn.count()) > 0 ? handIn : page.locator('.ab [data-lit]').first();
    // A pawn may stand before it.
    await lit.dispatchEvent('click', { detail: 1 });
  }
}

test('every page goes on by what is lit, the one with the hare too', { timeout: 200_000 }, async () => {
  await page.goto(`${pages.address}/learn/abbey`);
  const seen = new Set<number>();
  const clicks: number[] = [];
  while (!seen.has(PAGES) && clicks.length < 60) {
    await page.waitForSelector('.lesson');
    await settled(page);
    const at = await progress();
    seen.add(at);
    if (pictures) await page.screenshot({ path: `${pictures}/lesson-${String(at).padStart(2, '0')}.png` });
    if (at === PAGES) break;
    clicks.push(at);
    const before = await signs();
    await goOn(at);
    await expect.poll(signs, { timeout: 60_000 }).not.toBe(before);
  }
  expect([...seen]).toEqual(Array.from({ length: PAGES }, (_none, i) => i + 1));
  // Whoever walks in on the hare has done all that page asks for.
  expect(clicks.filter((at) => at === HARE)).toHaveLength(1);
  expect(complaints).toEqual([]);
});
