/** What the pages propose to a person who plays a game for the first time. */

import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { newMatch } from './table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
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
  expect(await chairs(page)).toEqual(['easy', 'person', 'easy']);
  await page.goto(`${pages.address}/new/nuns`);
  expect(await page.locator('label:has(input[name=chair]:checked)').innerText()).toBe('A novice');
  await context.close();
});

/** Who sits at the table that is open: the level of a bot, or a person. */
async function chairs(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (id) =>
      new Promise<readonly string[]>((resolve) => {
        indexedDB.open('conclave-matches').onsuccess = function () {
          this.result.transaction('matches').objectStore('matches').get(id).onsuccess = function () {
            const { seats } = this.result.table as { seats: readonly { level: string | null }[] };
            resolve(seats.map(({ level }) => level ?? 'person'));
          };
        };
      }),
    new URL(page.url()).pathname.split('/').at(-1) ?? '',
  );
}

async function abandon(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.waitForSelector('main[data-ended]');
}

async function next(page: Page, which: string): Promise<void> {
  const before = page.url();
  await page.locator(`[data-again=${which}]`).click();
  await page.waitForFunction((old) => location.href !== old, before);
  await page.waitForSelector('main.table-page:not([data-ended])');
}

test('after the end: from the other side, and against stronger bots until there are none', async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(pages.address);
  await page.locator('[data-quick=nuns]').click();
  await page.waitForURL('**/local/*');
  await abandon(page);
  expect(await page.locator('[data-again=role]').innerText()).toBe('Now as the guards');
  await next(page, 'role');
  expect(await chairs(page)).toEqual(['person', 'easy', 'easy']);
  await abandon(page);
  expect(await page.locator('[data-again=role]').innerText()).toBe('Now as a novice');
  expect(await page.locator('[data-again=stronger]').innerText()).toBe('Against stronger bots');
  await next(page, 'stronger');
  expect(await chairs(page)).toEqual(['person', 'fair', 'fair']);
  await newMatch(page, pages.address, 'secret-labyrinth', ['strong']);
  await abandon(page);
  expect(await page.locator('[data-again]').allInnerTexts()).toEqual(['Play again']);
  expect(complaints).toEqual([]);
  await context.close();
});
