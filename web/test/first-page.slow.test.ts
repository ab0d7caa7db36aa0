/** The first page: what a newcomer sees, and what whoever comes back is shown. */

import { expect, onTestFinished, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { visit } from './browser.ts';

type Here = Parameters<Parameters<typeof atPages>[0]>[0];
let here: Here;
atPages((opened) => {
  here = opened;
});

async function open(path: string, options: Parameters<typeof visit>[1] = {}) {
  const there = await visit(here.browser, options);
  onTestFinished(() => there.context.close());
  await there.page.goto(here.pages.address + path);
  return there;
}

test('a newcomer is asked nothing: one gold button leads to the lesson, and so does the chair', async () => {
  const { page } = await open('/');
  const gold = page.locator('.hero .button.go');
  expect(await gold.count()).toBe(1);
  expect(await gold.getAttribute('href')).toBe('/learn/temple-code');
  expect(await page.locator('main input, dialog[open]').count()).toBe(0);
  expect(await page.locator('[data-quick]').count()).toBe(5);
  await page.locator('.painting-chair').click();
  await page.waitForURL('**/learn/temple-code');
});

test('whoever has a match on this device is led back to it, and deletes it only after ten seconds', async () => {
  const { page } = await open('/');
  await page.locator('[data-quick=temple-code]').click();
  await page.waitForURL('**/local/*');
  await page.waitForSelector('[data-lit]');
  const address = new URL(page.url()).pathname;
  await page.goto(`${here.pages.address}/`);
  await page.waitForSelector('.wait.mine');
  expect(await page.locator('.hero .button.go').getAttribute('href')).toBe(address);
  expect(await page.locator('.house nav .badge').innerText()).toBe('1');
  // The small board and the game's own words come when there is time.
  await page.waitForSelector('.wait .small-board > svg');
  expect(await page.locator('.wait .small-board svg *').count()).toBeLessThanOrEqual(150);
  await page.locator('.house nav a[href="/matches"]').click();
  await page.waitForSelector('.match-row.due');
  await page.keyboard.press('j');
  await page.keyboard.press('Delete');
  await page.locator('.delete-question .link').first().click();
  expect(await page.locator('.match-row').count()).toBe(0);
  await page.locator('.undo-line button').click();
  await page.waitForSelector('.match-row.due');
});
