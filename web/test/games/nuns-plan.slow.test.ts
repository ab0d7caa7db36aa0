/** A plan is composed at the table: nothing leaves the page before it is handed in, and then one move. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, SIZES, visit } from '../browser.ts';
import { TestServer } from '../server.ts';
import { hurry, settled } from '../table.ts';
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

const calm = { reducedMotion: 'reduce' } as const;
const patient = { timeout: 120_000 };

/** What the page sends: moves by their kinds. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const { type, move } of [JSON.parse(String(payload))].flat()) sent.push(move?.kind ?? type);
    }),
  );
  return sent;
}

const steps = (sent: readonly string[]) => sent.filter((one) => ['plan', 'withdraw', 'undo'].includes(one));

async function beginNight(page: Page): Promise<void> {
  await page.goto(`${server.address}/new/nuns?where=online`);
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  await page.locator('input[name=chair][value="1"]').check({ force: true });
  await page.locator('button[type=submit]').click();
  await page.getByLabel('A bot for seat 1').selectOption('easy');
  await page.getByRole('button', { name: 'Begin the match' }).click();
  await page.waitForSelector('.nr-pace[data-lit]');
  await settled(page);
}

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);
const lit = (page: Page, name: string) => page.locator(`[data-place="${name}"][data-lit]`);
const stops = (page: Page) => page.locator('.nr-way-strip li:not(.blank)').allInnerTexts();

test(
  'drawn, changed, rubbed out, drawn again: nothing is sent; handing in is one move',
  patient,
  async () => {
    const { page, context, complaints } = await visit(browser, calm);
    page.setDefaultTimeout(15_000);
    const sent = sentBy(page);
    await beginNight(page);
    sent.length = 0;
    // A far ring: one click, and the whole way is drawn.
    await page.locator('.nr-spot[data-lit]').last().click();
    expect((await stops(page)).length).toBeGreaterThan(1);
    // Whatever card is taken, the others can be.
    for (const card of ['stand', 'sneak', 'walk', 'run'] as const) {
      await place(page, `pace ${card}`).click();
      await page.waitForSelector(`[data-place="pace ${card}"]:not([data-lit])`);
    }
    await lit(page, 'rub out').click();
    expect(await stops(page)).toHaveLength(1);
    await lit(page, 'pace run').click();
    await page.locator('.nr-spot[data-lit]').last().click();
    await lit(page, 'rest').click();
    await page.locator('.nr-spot[data-lit]').last().click();
    const way = await stops(page);
    expect(way.length).toBeGreaterThan(1);
    await lit(page, 'hand in').waitFor();

    // It is kept beside the notebook, a moment after the last stroke, and is there when the page comes again.
    await page.waitForTimeout(1500);
    await page.reload();
    await lit(page, 'hand in').waitFor();
    expect(await stops(page)).toEqual(way);
    expect(steps(sent)).toEqual([]);

    await lit(page, 'hand in').click();
    await page.waitForSelector('.nr-die');
    expect(steps(sent)).toEqual(['plan']);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('in words the plan is asked for before what can be done at any time', patient, async () => {
  const { page, context, complaints } = await visit(browser, calm);
  page.setDefaultTimeout(15_000);
  await beginNight(page);
  const card = await page.locator('[data-place^="blessing "]').getAttribute('data-help-title');
  // Fast is never played in a window, so nothing can be ordered about it.
  const orders = card?.includes('Fast') ? [] : ['order'];
  await page.keyboard.press('v');
  await page.waitForSelector('[data-form=plan]');
  const inOrder = await page
    .locator('.words-page :is([data-form], section[aria-label="At any time"])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-form') ?? 'at any time'));
  expect(card).not.toBeNull();
  expect(inOrder).toEqual(['plan', 'at any time', ...orders]);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(['desk', 'phone'] as const)('the lesson on the %s, by what is lit alone', patient, async (size) => {
  const { page, context, complaints } = await visit(browser, { ...calm, viewport: SIZES[size] });
  page.setDefaultTimeout(15_000);
  await page.goto(`${server.address}/learn/nuns`);
  await hurry(page);
  await page.waitForSelector('.lesson');
  await page.evaluate(async () => {
    const first = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
    for (let tries = 0; tries < 4000 && location.pathname.startsWith('/learn/'); tries++) {
      const settled = document.querySelector('main[data-settled="true"]') && first('.lesson');
      const chosen =
        settled &&
        (first('.lesson .button.go') ??
          first('[data-place="hand in"][data-lit]') ??
          first('.board [data-lit]'));
      chosen?.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  await page.waitForURL(/\/local\//);
  expect(complaints).toEqual([]);
  await context.close();
});
