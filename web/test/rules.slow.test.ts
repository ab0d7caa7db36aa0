/** The rules pages: search in both languages, keys, phone tabs, anchors; and the rules over a board. */

import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { findings } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

test('a statement is found by a word of either language, by its id, and by its anchor', async () => {
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${pages.address}/rules/nuns`);
  await page.locator('.panel-picture svg *').first().waitFor();
  expect(await page.locator('.panel-picture').count()).toBe(6);
  const all = await page.locator('.rules-statements li').count();
  await page.keyboard.press('/');
  await page.keyboard.type('serrure');
  await expect.poll(() => page.locator('.rules-statements li').count()).toBeLessThan(all);
  // What was typed is looked for when the page has time.
  const finds = (wanted: string) =>
    expect.poll(async () => {
      await page.locator('.rules-finder').fill(wanted);
      return page.locator('.rules-statements li').evaluateAll((lines) => lines.map(({ id }) => id));
    });
  await finds('nr-r18').toEqual(['NR-R18']);
  await finds('clef couleur').toContain('NR-9');
  await finds('no such word here').toEqual([]);
  await page.goto(`${pages.address}/rules/nuns#NR-21`);
  await page.waitForFunction(() => {
    const top = document.getElementById('NR-21')?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < innerHeight;
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the parts stand under tabs, and the page passes axe', async () => {
  const { page, context } = await visit(browser, { viewport: SIZES.phone, locale: 'fr-FR' });
  await page.goto(`${pages.address}/rules/abbey`);
  await page.locator('.panels').waitFor();
  expect(await page.locator('.rules-statements').count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await page.locator('.rules-tabs button').nth(2).click();
  await page.locator('.rules-statements').waitFor();
  expect(await page.locator('.panels').count()).toBe(0);
  await context.close();
});

test('over a board the chapter of what is asked is open', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${pages.address}/new/templar`);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-lit]');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-rules]').click();
  expect(await page.locator('.rules-sheet .rules-statements h3').allInnerTexts()).toEqual(['2 Setting up']);
  await page.locator('.rules-sheet .rules-chapters a').first().click();
  expect(await page.locator('.rules-sheet .rules-statements h3').innerText()).toMatch(/^1 /);
  await context.close();
});
