/**
 * Every drawn table over positions of real matches: every number of players, one's own seat and the gallery, four
 * sizes, two themes, two languages. Nothing sticks out of the page, axe finds nothing, the console is silent.
 * `CONCLAVE_PICTURES=folder` keeps a picture of each.
 */

import { mkdirSync } from 'node:fs';
import { shelf } from '@conclave/games/shelf';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { launch, SIZES, visit } from '../browser.ts';
import { type Pages, servePages } from '../pages.ts';
import { settled } from '../table.ts';
import { chosenGames } from './chosen.ts';
import { askedSeat, MOMENTS, openPosition, playedMatch } from './positions.ts';

let browser: Browser;
let pages: Pages;
const pictures = process.env.CONCLAVE_PICTURES;

beforeAll(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  [browser, pages] = await Promise.all([launch(), servePages()]);
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
const THEMES = ['light', 'dark'] as const;

for (const { game } of shelf.filter(({ game }) => chosenGames().includes(game.id))) {
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_none, i) => game.seats.min + i,
  );
  describe.each(counts)(`${game.id} with %i`, (seats) => {
    const played = playedMatch(game, seats);
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of THEMES) {
        for (const [language, locale] of Object.entries(LOCALES)) {
          test(`${size}, ${colorScheme}, ${language}`, { timeout: 300_000 }, async () => {
            const { page, context, complaints } = await visit(browser, {
              viewport,
              colorScheme,
              locale,
              reducedMotion: 'reduce',
            });
            for (const share of MOMENTS) {
              for (const you of [askedSeat(await played, share), 'gallery'] as const) {
                const at = `${Math.round(share * 100)} % as ${you}`;
                await page.goto(await openPosition(page, pages.address, await played, share, you));
                await page.waitForSelector('.board');
                await settled(page);
                const stickingOut = await page.evaluate(
                  () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
                );
                expect(stickingOut, at).toBe(0);
                expect(await findings(page), at).toEqual([]);
                expect(complaints, at).toEqual([]);
                if (pictures) {
                  const name = `${game.id}-${seats}-${size}-${colorScheme}-${language}-${Math.round(share * 100)}-${you}`;
                  await page.screenshot({ path: `${pictures}/${name}.png` });
                }
              }
            }
            await context.close();
          });
        }
      }
    }
  });
}
