/** A first visit, counted where it arrives: at the server. */

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './browser.ts';
import { TestServer } from './server.ts';

let browser: Browser;
let server: TestServer;
/** Before the server: it writes down what is asked for. */
let door: Server;
let address: string;
const asked: string[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), TestServer.open()]);
  door = createServer(({ url = '', method, headers }, answer) => {
    asked.push(url);
    request(server.address + url, { method, headers }, (real) => {
      answer.writeHead(real.statusCode ?? 500, real.headers);
      real.pipe(answer);
    }).end();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser?.close();
  door?.close();
  await server?.close();
});

/** Milliseconds after which a page fetches what it has not needed. */
const LONG = 10_000;

/** In the page: what it does so much later waits for the test. On a busy machine a table takes as long to be drawn. */
function holdLongTimers(long: number): void {
  const set = window.setTimeout.bind(window);
  const later = (work: () => void, ms?: number, ...given: unknown[]) => {
    if (ms !== long) return set(work, ms, ...given);
    window.addEventListener('later', work, { once: true });
    return 0;
  };
  window.setTimeout = later as typeof window.setTimeout;
}

test('a first visit makes at most 25 requests until the first game is playable; the rest comes later, one by one', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' });
  await page.addInitScript(holdLongTimers, LONG);
  await page.goto(address);
  await page.locator('[data-quick]').first().click();
  await page.waitForSelector('.target.lit');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(25);
  await page.evaluate(() => window.dispatchEvent(new Event('later')));
  await page.waitForFunction(async () => (await caches.match('/kept')) !== undefined);
  // Nothing that the page had was asked for again but what changes with every build.
  expect(new Set(asked).size).toBeGreaterThanOrEqual(asked.length - 3);
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
  const { page, context } = await visit(browser, { reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.goto(address);
  let missing = 0;
  let outdated = true;
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (!outdated) return route.continue();
    missing++;
    return route.fulfill({ status: 404 });
  });
  await page.route(`${address}/settings`, (route) => {
    outdated = false;
    return route.continue();
  });
  const opened = page.waitForEvent('load');
  await page.locator('a[href="/settings"]').first().click();
  await opened;
  await page.waitForSelector('main h1');
  expect(missing).toBeGreaterThan(0);
  expect(outdated).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/settings');
  await context.close();
});
