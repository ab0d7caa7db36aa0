/** A first visit, measured at the server. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './browser.ts';
import { Door } from './door.ts';
import { TestServer } from './server.ts';
import { together } from './together.ts';

let browser: Browser;
let server: TestServer;
/** Before the server: it writes down what is asked for. */
let door: Door;

beforeAll(async () => {
  [browser, server] = await together(launch(), TestServer.open());
  door = await Door.open(server.address);
});

afterAll(async () => {
  await browser?.close();
  await door?.close();
  await server?.close();
});

test('a first visit makes at most 25 requests of its own until the first game is playable; what is kept besides is asked for once', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce', serviceWorkers: 'allow' });
  await page.goto(door.address);
  await page.locator('[data-quick]').first().click();
  await page.waitForSelector('.target.lit');
  // A page says what it needs something for; what is kept for later is needed for nothing yet.
  const own = door.asked.filter(
    ({ headers }) => !['empty', 'serviceworker'].includes(String(headers['sec-fetch-dest'])),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(own.length, own.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(25);
  await page.waitForFunction(async () => (await caches.match('/kept')) !== undefined);
  // Nothing that the page had was asked for again but what changes with every build.
  const asked = door.asked.map(({ url }) => url);
  expect(new Set(asked).size, asked.join('\n')).toBeGreaterThanOrEqual(asked.length - 3);
  await context.close();
});

test('files of the build come compressed and for ever; the page itself is asked for each time', async () => {
  const page = await (await fetch(server.address)).text();
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect(script).toBeDefined();
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(server.address + script, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toContain('import');
  }
  expect((await fetch(server.address)).headers.get('cache-control')).toBe('no-cache');
});

test('a file that is not there is asked for again another time: it may be there in a moment', async () => {
  const answer = await fetch(`${server.address}/assets/of-another-version.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a page whose files are gone opens itself anew, and goes where it was asked to', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' });
  let missing = 0;
  let outdated = true;
  // The files of all pages but the first are gone. Begun where nothing is: there nothing asks for them by itself.
  await page.route(/\/assets\/pages-.*\.js$/, (route) => {
    if (!outdated) return route.continue();
    missing++;
    return route.fulfill({ status: 404 });
  });
  await page.route(`${door.address}/settings`, (route) => {
    outdated = false;
    return route.continue();
  });
  await page.goto(`${door.address}/nowhere`);
  const opened = page.waitForEvent('load');
  await page.locator('header a[href="/settings"]:visible').click();
  await opened;
  await page.waitForSelector('main h1');
  expect(missing).toBeGreaterThan(0);
  expect(outdated).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/settings');
  await context.close();
});
