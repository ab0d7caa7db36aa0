/** The pages of somebody who plays, at a desk and on a phone. `npm run tables` has more sizes, both themes and languages. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { launch, SIZES, visitPainted } from './browser.ts';
import { comeBack, fits, furnish, type House, invitation, pagesOf } from './lived-in.ts';
import { TestServer } from './server.ts';
import { together } from './together.ts';

let browser: Browser;
let server: TestServer;
let house: House;

beforeAll(async () => {
  [browser, server] = await together(launch(), TestServer.open());
  house = await furnish(server);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('the pages of somebody who plays fit a desk and a phone, and axe finds nothing', async () => {
  const { context, page, complaints } = await comeBack(house, browser);
  // Axe looks at each page once, at the desk or on the phone: it costs more than all else here.
  const turns = [
    [SIZES.desk, SIZES.phone],
    [SIZES.phone, SIZES.desk],
  ];
  for (const [at, [name, [path, drawn]]] of Object.entries(pagesOf(house)).entries()) {
    await page.goto(server.address + path);
    for (const size of turns[at % 2]) {
      await page.setViewportSize(size);
      await page.locator(drawn).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
      expect([name, size.width, await fits(page)]).toEqual([name, size.width, true]);
    }
    expect([name, await findings(page)]).toEqual([name, []]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

// Nothing but a small window shows it: the panels scroll there, and are painted by the page itself.
test('in a window as narrow as a phone, a guest’s room with pictures in pictures answers', async () => {
  const address = await invitation(house, 'secret-labyrinth');
  const { context, page, complaints } = await visitPainted(browser, { viewport: SIZES.phone });
  await page.goto(address);
  await page.locator('.panels .sl-card').first().waitFor();
  expect(await fits(page)).toBe(true);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
