/**
 * The pages of somebody who plays: with tables that wait, invitations, open tables, a match to watch, finished ones. At
 * five sizes, by day and by night, in both languages nothing is wider than the screen and axe finds nothing.
 * `CONCLAVE_PICTURES=folder` keeps a picture of each.
 */

import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { launch } from '../browser.ts';
import { comeBack, fits, furnish, type House, pagesOf } from '../lived-in.ts';
import { TestServer } from '../server.ts';
import { together } from '../together.ts';

let browser: Browser;
let server: TestServer;
let house: House;
const pictures = process.env.CONCLAVE_PICTURES;

const SIZES = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [390, 844],
  [360, 740],
] as const;
const LOOKS = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'fr-FR', colorScheme: 'dark' },
  { locale: 'en-GB', colorScheme: 'dark' },
  { locale: 'fr-FR', colorScheme: 'light' },
] as const;

beforeAll(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  [browser, server] = await together(launch(), TestServer.open());
  house = await furnish(server);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(LOOKS)('$locale, $colorScheme', (look) => {
  test.each(['home', 'matches', 'you', 'room', 'replay', 'end', 'rules', 'settings'])(
    'the page %s fits at every size, and axe finds nothing',
    async (name) => {
      const there = await comeBack(house, browser, look);
      const { page } = there;
      const [path, drawn] = pagesOf(house)[name];
      await page.goto(server.address + path);
      await page.locator(drawn).first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
        if (pictures)
          await page.screenshot({
            path: `${pictures}/${name}-${width}-${look.locale.slice(0, 2)}-${look.colorScheme}.png`,
            fullPage: name !== 'replay' && name !== 'end',
          });
        expect([width, await fits(page)]).toEqual([width, true]);
        expect([width, await findings(page)]).toEqual([width, []]);
      }
      expect(there.complaints).toEqual([]);
      await there.context.close();
    },
  );
});
