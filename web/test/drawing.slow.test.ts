/** A draft follows its player to another device, and through an upgrade under an open page. */

import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './browser.ts';
import { TestServer } from './server.ts';
import { settled } from './table.ts';
import { together } from './together.ts';

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

/** A novice's first night, against a bot. */
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

const wayOn = (page: Page) => page.locator('.nr-way-strip li:not(.blank)').allInnerTexts();

test('a drawing is on another device too, and still there when the page was loaded anew for newer rules', async () => {
  const { page, context, complaints } = await visit(browser, calm);
  const lines: WebSocketRoute[] = [];
  let upgraded = false;
  await page.routeWebSocket(/\/socket\b/, (line) => {
    lines.push(line);
    // Not one line alone: where everything is slow the page gives it up and opens another.
    const isNewer = upgraded;
    const wire = line.connectToServer();
    wire.onMessage((text) =>
      line.send(isNewer ? String(text).replace(/"version":\d+/g, '"version":99') : String(text)),
    );
  });
  await beginNight(page);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/drafts') && answer.request().method() === 'PUT' && answer.ok(),
  );
  await page.locator('.nr-spot[data-lit]').last().click();
  const way = await wayOn(page);
  expect(way.length).toBeGreaterThan(1);
  await kept;

  const other = await visit(browser, { ...calm, storageState: await context.storageState() });
  await other.page.goto(page.url());
  await other.page.waitForSelector('.nr-way-strip li:not(.blank)');
  await expect.poll(() => wayOn(other.page), { timeout: 60_000 }).toEqual(way);
  expect(other.complaints).toEqual([]);
  await other.context.close();

  const loaded = page.waitForEvent('load');
  // The page that is loaded anew has the newer rules: to it the server is of its own version.
  page.once('framenavigated', () => {
    upgraded = false;
  });
  upgraded = true;
  for (const line of [...lines]) await line.close();
  await loaded;
  await page.waitForSelector('.nr-way-strip li:not(.blank)');
  await expect.poll(() => wayOn(page), { timeout: 60_000 }).toEqual(way);
  expect(complaints).toEqual([]);
  await context.close();
});
