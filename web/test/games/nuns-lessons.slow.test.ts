/** Both lessons of the Nuns, clicked through, and how the lesson for guards is offered. */

import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from '../at-pages.ts';
import { SIZES, visit } from '../browser.ts';
import type { Pages } from '../pages.ts';
import { hurry, newMatch, settled } from '../table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const calm = { reducedMotion: 'reduce' } as const;
/** Taken first where they are lit: the far ends that one click leads to. */
const FAR = [114, 148, 128, 6, 37, 16, 36].map((point) => `point ${point}`);

/** Goes from page to page until the last one or the wanted one. Returns how many points were clicked on each. */
async function learn(page: Page, last: string): Promise<Map<string, number>> {
  const clicked = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    await page.waitForTimeout(20);
    await settled(page);
    const card = page.locator('.lesson');
    if ((await card.count()) === 0) continue;
    const progress = await card.locator('.progress').innerText();
    if (progress === last) return clicked;
    const next = card.locator('.button.go');
    if ((await next.count()) > 0) {
      await next.click({ timeout: 3000 }).catch(() => {});
      continue;
    }
    const lit = await page
      .locator('.board [data-lit]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.place ?? ''));
    const wanted = ['hand in', 'stop', ...FAR].find((place) => lit.includes(place)) ?? lit[0];
    if (wanted === undefined) continue;
    await page.locator(`.board [data-lit][data-place="${wanted}"]`).first().dispatchEvent('click');
    if (wanted.startsWith('point')) clicked.set(progress, (clicked.get(progress) ?? 0) + 1);
  }
  throw new Error(`the lesson does not come to ${last}`);
}

/** What the board shows meanwhile, event by event. */
async function watched(page: Page, meanwhile: () => Promise<void>): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const board = document.querySelector('.nuns');
    const seen: string[] = [];
    Object.assign(window, { seen });
    if (board)
      new MutationObserver(() => {
        const shown = board.getAttribute('data-event');
        if (shown !== null) seen.push(shown);
      }).observe(board, { attributes: true, attributeFilter: ['data-event'] });
  });
  await meanwhile();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('a novice learns to the bed with her wish; the hunt is played step by step, a far ring is one click', async () => {
  const { page, context, complaints } = await visit(browser, calm);
  await page.goto(`${pages.address}/learn/nuns`);
  await learn(page, '16 of 26');
  const hunt = await watched(page, async () => {
    await page.locator('.lesson .button.go').click();
    await page.getByText('17 of 26').waitFor();
  });
  expect(hunt.filter((event) => event === 'stepped')).toHaveLength(7);
  const clicked = await learn(page, '26 of 26');
  for (const at of [20, 22, 23, 25]) expect(clicked.get(`${at} of 26`)).toBe(1);
  await page.locator('[data-part=ending]', { hasText: 'Bernadette wins' }).waitFor();
  // A lesson has no record.
  expect(await page.locator('[data-part=ending] .button').count()).toBe(0);
  await page.locator('.lesson .button.go').click();
  await page.waitForURL('**/local/*');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the guards learn in six pages, on a phone, in French, and play on as the guards', async () => {
  const phone = { ...calm, viewport: SIZES.phone, hasTouch: true, locale: 'fr-FR' };
  const { page, context, complaints } = await visit(browser, phone);
  await page.goto(`${pages.address}/learn/nuns/guards`);
  const clicked = await learn(page, '6 sur 6');
  expect(clicked.get('3 sur 6')).toBe(2);
  expect(clicked.get('5 sur 6')).toBe(1);
  expect(await page.title()).toContain('les gardiennes');
  await page.locator('.lesson .button.go').click();
  await page.waitForURL('**/local/*');
  // Asked about blessings or paths before having planned anything: a guard.
  await page.locator('[data-part=window], [data-part=paths]').first().waitFor();
  await page.goto(`${pages.address}/learn/nuns/nobody`);
  await page.waitForURL('**/learn/nuns');
  expect(complaints).toEqual([]);
  await context.close();
});

test('whoever leads the guards for the first time is offered their lesson, once', async () => {
  const context = await browser.newContext({ ...calm, locale: 'en-GB', viewport: SIZES.desk });
  const page = await context.newPage();
  const offered = page.locator('[data-offered=guards]');
  await newMatch(page, pages.address, 'nuns', ['easy', 'easy']);
  await offered.waitFor();
  await page.waitForSelector('.board [data-lit]');
  expect(await offered.isVisible()).toBe(true);
  await page.locator('.board [data-lit]').first().click();
  await offered.waitFor({ state: 'detached' });
  await hurry(page);
  await page.waitForSelector('.board [data-lit]');
  expect(await offered.count()).toBe(0);
  await context.close();
});

test('a novice is offered no lesson of the guards', async () => {
  const context = await browser.newContext({ ...calm, locale: 'en-GB', viewport: SIZES.desk });
  const page = await context.newPage();
  await page.goto(pages.address);
  await page.locator('[data-quick=nuns]').click();
  await page.waitForSelector('.board [data-lit]');
  expect(await page.locator('[data-offered]').count()).toBe(0);
  await context.close();
});
