/**
 * Every drawn table over positions of real matches: every number of players, the own seat and the gallery, four sizes,
 * two themes, two languages. Nothing sticks out of the page, axe finds nothing, the console is silent.
 * `CONCLAVE_PICTURES=folder` keeps a picture of each.
 */

import { mkdirSync } from 'node:fs';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { launch, SIZES, visitPainted } from '../browser.ts';
import { deafThings } from '../lit-shapes.ts';
import { type Pages, servePages } from '../pages.ts';
import { settled } from '../table.ts';
import { together } from '../together.ts';
import { chosenGames } from './chosen.ts';
import { askedSeat, MOMENTS, openPosition, playedMatch } from './positions.ts';

let browser: Browser;
let pages: Pages;
const pictures = process.env.CONCLAVE_PICTURES;

beforeAll(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  [browser, pages] = await together(launch(), servePages());
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

/** Whatever makes the page wider than it is, and whatever can be chosen and cannot be seen or scrolled to. */
async function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter((element) => {
      // A board drawn near is pushed along by a finger.
      if (element.closest('.sheet-frame.movable.near')) return false;
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && ((left + right) / 2 < 0 || (left + right) / 2 > clientWidth);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth}`] : []),
      ...beyond.map((element) => element.getAttribute('aria-label') ?? element.innerText),
    ];
  });
}

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
const THEMES = ['light', 'dark'] as const;

for (const { game } of gameEntries.filter(({ game }) => chosenGames().includes(game.id))) {
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_none, i) => game.seats.min + i,
  );
  describe.each(counts)(`${game.id} with %i`, (seats) => {
    const played = playedMatch(game, seats);
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const [language, locale] of Object.entries(LOCALES)) {
        test(`${size}, ${language}, by day and by night`, { timeout: 300_000 }, async () => {
          const { page, context, complaints } = await visitPainted(browser, {
            viewport,
            locale,
            reducedMotion: 'reduce',
          });
          for (const [index, share] of MOMENTS.entries()) {
            // Drawn in one theme, then changed to the other: loading a page is the dearest part of a look at it.
            const themes = index % 2 === 0 ? THEMES : THEMES.toReversed();
            for (const you of [askedSeat(await played, share), 'gallery'] as const) {
              await page.emulateMedia({ colorScheme: themes[0] });
              await page.goto(await openPosition(page, pages.address, await played, share, you));
              await page.waitForSelector('.board');
              for (const theme of themes) {
                await page.emulateMedia({ colorScheme: theme });
                await settled(page);
                const at = `${Math.round(share * 100)} % as ${you}, ${theme}`;
                if (pictures) {
                  const name = `${game.id}-${seats}-${size}-${theme}-${language}-${Math.round(share * 100)}-${you}`;
                  await page.screenshot({ path: `${pictures}/${name}.png` });
                }
                expect(await stickingOut(page), at).toEqual([]);
                expect(await findings(page), at).toEqual([]);
                expect(complaints, at).toEqual([]);
              }
              if (you !== 'gallery') expect(await deafThings(page), `${share}`).toEqual([]);
            }
          }
          await context.close();
        });
      }
    }
  });
}
