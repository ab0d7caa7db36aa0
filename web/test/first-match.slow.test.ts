/** What the pages propose to somebody who plays a game for the first time. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './browser.ts';
import { type Pages, servePages } from './pages.ts';

let browser: Browser;
let pages: Pages;

beforeAll(async () => {
  [browser, pages] = await Promise.all([launch(), servePages()]);
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

test('a new match of Templar is for three, as a first game; choosing two says what Raphael is', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${pages.address}/new/templar`);
  expect(await page.locator('input[name=seats]:checked').inputValue()).toBe('3');
  expect(await page.locator('.flag', { hasText: 'First game' }).locator('input').isChecked()).toBe(true);
  expect(await page.locator('form').innerText()).not.toContain('Raphael');
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  await page.getByText('Raphael').waitFor();
  await context.close();
});

test('whoever plays the Nuns at once is a novice, among three', async () => {
  const { page, context } = await visit(browser);
  await page.goto(pages.address);
  await page.locator('[data-quick=nuns]').click();
  await page.waitForURL('**/local/*');
  await page.waitForSelector('main.table-page');
  const chairs = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        indexedDB.open('conclave-matches').onsuccess = function () {
          this.result.transaction('matches').objectStore('matches').getAll().onsuccess = function () {
            resolve(this.result[0].table.seats.map(({ kind }: { kind: string }) => kind));
          };
        };
      }),
  );
  expect(chairs).toEqual(['bot', 'person', 'bot']);
  await context.close();
});
