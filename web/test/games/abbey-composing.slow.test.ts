/**
 * Questions and gifts of the Abbey are composed at the table. Nothing leaves the page before they are handed in, and
 * then one move.
 */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '../browser.ts';
import { TestServer } from '../server.ts';
import { together } from '../together.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await together(launch(), TestServer.open());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const calm = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** Said first on every line, with nothing of a match in it but its name: what the page wants to hear of. */
const GREETINGS: ReadonlySet<string> = new Set(['watch', 'list']);

/** What the page sends of the match: moves by their kinds, and what is taken back. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const { type, move } of [JSON.parse(String(payload))].flat())
        if (!GREETINGS.has(type)) sent.push(move?.kind ?? type);
    }),
  );
  return sent;
}

async function begin(page: Page): Promise<void> {
  await page.goto(`${server.address}/new/abbey?where=online`);
  await page.locator('input[name=seats][value="3"]').check({ force: true });
  await page.locator('button[type=submit]').click();
  for (const seat of [2, 3]) await page.getByLabel(`A bot for seat ${seat}`).selectOption('easy');
  await page.getByRole('button', { name: 'Begin the match' }).click();
}

/** Milliseconds after which a click has changed nothing. */
const STEP = 10_000;

/** Walks to where somebody is, and gives the answers that are asked for, until this is to be seen. */
async function playUntil(page: Page, scene: string): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await page.waitForSelector('main[data-asked][data-settled="true"] .ab [data-lit]');
    if ((await page.locator(scene).count()) > 0) return;
    const places: readonly Locator[] = [
      page.locator('.ab-answers [data-lit]'),
      page.locator('.ab-room[data-lit][aria-label*="is there"]'),
      page.locator('.ab-room[data-lit]'),
      page.locator('[data-place="hand in"]'),
      page.locator('.ab-mass ~ * .ab-card[data-lit], .ab-hand .ab-card[data-lit]'),
      page.locator('.ab-builder .ab-gold[data-lit]'),
      page.locator('.ab-builder .ab-value[data-lit]'),
      page.locator('.ab-rubric [data-lit]:has-text("End the turn")'),
      page.locator('.ab [data-lit]'),
    ];
    for (const place of places) {
      if ((await place.count()) === 0) continue;
      const before = await page.evaluate(() => window.litState());
      await place.last().dispatchEvent('click');
      // What only says more about itself is no step: then something else is.
      const stepped = page.waitForFunction((was) => window.litState() !== was, before, { timeout: STEP });
      if (await stepped.catch(() => false)) break;
    }
  }
  throw new Error(`never seen: ${scene}`);
}

/** Done, and written down where the player's other devices find it. */
async function kept(page: Page, act: () => Promise<void>): Promise<void> {
  const written = page.waitForResponse(
    (answer) => answer.url().endsWith('/drafts') && answer.request().method() === 'PUT' && answer.ok(),
  );
  await act();
  await written;
}

test('a question and a gift: composed, changed, loaded anew, on another device; one move each', {
  timeout: 240_000,
}, async () => {
  const { page, context, complaints } = await visit(browser, calm);
  const sent = sentBy(page);
  await begin(page);
  await playUntil(page, '.ab-builder');
  sent.length = 0;
  const sentence = (of: Page) => of.locator('.ab-builder .ab-scroll').innerText();
  const chip = (name: string) => page.locator('.ab-value', { hasText: name });
  for (const name of ['Hooded', 'Novice', 'Novice']) await chip(name).click();
  await kept(page, () => chip('Shaven').click());
  const question = await sentence(page);
  expect(question).toContain('not novices');
  // The plan is looked at, and the question lies there still.
  await page.getByRole('button', { name: 'See the plan' }).click();
  await page.locator('.ab-builder').waitFor({ state: 'detached' });
  await page.locator('.ab-rubric .ab-gold').first().click();
  expect(await sentence(page)).toBe(question);
  await page.reload();
  await page.waitForSelector('.ab-builder:not(.blank)');
  expect(await sentence(page)).toBe(question);
  const other = await visit(browser, { ...calm, storageState: await context.storageState() });
  await other.page.goto(page.url());
  await other.page.waitForSelector('.ab-builder:not(.blank)');
  expect(await sentence(other.page)).toBe(question);
  expect(other.complaints).toEqual([]);
  await other.context.close();
  expect(sent).toEqual([]);
  await page.locator('.ab-builder .ab-gold[data-lit]').click();
  await page.locator('.ab-builder').waitFor({ state: 'detached' });
  expect(sent).toEqual(['ask']);

  await playUntil(page, '.ab-mass');
  sent.length = 0;
  const hand = page.locator('.ab-hand .ab-card[data-lit]');
  const slots = page.locator('.ab-slots .ab-card[data-lit]');
  await hand.first().click();
  await slots.first().click();
  await kept(page, async () => {
    while ((await page.locator('[data-place="hand in"]').count()) === 0) await hand.last().click();
  });
  const gift = await slots.allInnerTexts();
  await page.reload();
  await slots.first().waitFor();
  expect(await slots.allInnerTexts()).toEqual(gift);
  expect(sent).toEqual([]);
  await page.locator('[data-place="hand in"]').click();
  await expect.poll(() => sent.at(0)).toBe('give');
  expect(sent).toEqual(['give']);
  expect(complaints).toEqual([]);
  await context.close();
});
