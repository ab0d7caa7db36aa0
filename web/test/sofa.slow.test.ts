/** Several people on one device: their names, and what the curtain says. */

import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { findings } from './axe.ts';
import { visitPainted } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled, takeCard } from './table.ts';

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: readonly string[];

atPages((here) => {
  ({ browser, pages } = here);
});

beforeAll(async () => {
  ({ page, complaints } = await visitPainted(browser, { reducedMotion: 'reduce' }));
});

const pictures = process.env.CONCLAVE_PICTURES;

/** Everything that is written on the page, for eyes and for ears. */
function writtenOn(): Promise<string> {
  return page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
    ].join('\n'),
  );
}

test('names are empty fields with the marks of the chairs; two of the same name are told apart', async () => {
  await page.goto(`${pages.address}/new/temple-code?where=sofa`);
  const fields = page.locator('.seat-row input[type=text]');
  await fields.nth(1).waitFor();
  expect(await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    '',
    '',
  ]);
  expect(await page.locator('.seat-row .seat-mark').count()).toBe(2);
  await fields.nth(0).fill('Aude');
  await fields.nth(1).fill('aude ');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-lift]');
  const asked = await page.locator('[data-lift]').innerText();
  expect(['I am Aude', 'I am aude 2']).toContain(asked);
});

test('the curtain shows whose turn it is by mark and colour, and what happened since in public', async () => {
  const curtain = page.locator('.curtain');
  const colours = new Set<string>();
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForSelector('[data-lift]');
    expect(await curtain.locator('.seat-mark').count()).toBe(1);
    colours.add(await curtain.evaluate((box) => getComputedStyle(box).borderTopColor));
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('curtain');
    if (turn > 0) expect(await curtain.locator('ul').innerText()).toContain(' takes ');
    // Who sits down for the first time has had no turn.
    const heading = turn < 2 ? /^so far$/i : /^since your last turn$/i;
    expect((await curtain.locator('h2').allInnerTexts()).filter((text) => !heading.test(text))).toEqual([]);
    if (pictures) await page.screenshot({ path: `${pictures}/curtain-${turn}.png` });
    expect(await findings(page)).toEqual([]);
    await page.locator('[data-lift]').click();
    // Whoever ends a round may also begin the next.
    for (const next = page.locator('[data-hand-over]'); (await next.count()) === 0; ) {
      await page.waitForSelector('.tc-front.lit');
      await takeCard(page);
      await settled(page);
    }
    await page.locator('[data-hand-over]').click();
  }
  expect(colours.size).toBe(2);
  expect(complaints).toEqual([]);
});

test('whoever has given no name is called by the chair, and nobody “Guest” or “Seat 1”', async () => {
  await page.evaluate(() => localStorage.clear());
  await page.goto(pages.address);
  await page.locator('[data-quick]').first().click();
  await page.waitForURL('**/local/*');
  await page.waitForSelector('.board');
  await settled(page);
  await page.getByRole('tab', { name: 'People' }).click();
  expect(await page.locator('.people').innerText()).toContain('Alix');
  expect(await writtenOn()).not.toMatch(/Guest|Seat \d/);
});
