/**
 * Every drawn table at sizes between the classic ones, with its fewest and its most players, the longest names and the
 * fullest hand. Everything lit is within reach, no text is cut or covered, and axe finds nothing.
 * `CONCLAVE_PICTURES=folder` keeps a picture of each.
 */

import { mkdirSync } from 'node:fs';
import { gameEntries } from '@conclave/games/entries';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { launch, visitPainted } from '../browser.ts';
import { deafThings } from '../lit-shapes.ts';
import { type Pages, servePages } from '../pages.ts';
import { resized, sizeFaults } from '../readable.ts';
import { settled } from '../table.ts';
import { together } from '../together.ts';
import { chosenGames } from './chosen.ts';
import { askedSeat, fullestMoment, LONG_NAMES, openPosition, playedMatch } from './positions.ts';

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

const BETWEEN = [
  [1280, 800],
  [1180, 820],
  [1194, 834],
  [1080, 810],
  [1112, 834],
  [1200, 800],
  [1280, 960],
  [1280, 1024],
  [1366, 1024],
  [360, 740],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1536, 864],
  [1920, 1080],
  [2560, 1440],
  // The classic ones, which the matrix looks at without long names.
  [390, 844],
  [820, 1180],
  [1440, 900],
  [844, 390],
] as const;

/** A language each with its theme: the other matrix crosses them. */
const LOOKS = [
  { language: 'en', locale: 'en-GB', colorScheme: 'light' },
  { language: 'fr', locale: 'fr-FR', colorScheme: 'dark' },
] as const;

for (const { game } of gameEntries.filter(({ game }) => chosenGames().includes(game.id))) {
  describe.each([game.seats.min, game.seats.max])(`${game.id} with %i at every size`, (seats) => {
    const played = playedMatch(game, seats);
    test.each(LOOKS)('$language', { timeout: 1_200_000 }, async ({ language, locale, colorScheme }) => {
      const { page, context, complaints } = await visitPainted(browser, {
        locale,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const full = fullestMoment(await played);
      const positions = [
        full,
        ...[0.1, 0.35, 0.85].map((share) => ({ share, seat: 'asked' as const })),
        { share: 1, seat: 0 },
        { share: 0.35, seat: 'gallery' as const },
      ];
      const faults: string[] = [];
      for (const { share, seat } of positions) {
        const you = seat === 'asked' ? askedSeat(await played, share) : seat;
        await page.goto(await openPosition(page, pages.address, await played, share, you, LONG_NAMES));
        await page.waitForSelector('.board');
        await settled(page);
        for (const [width, height] of BETWEEN) {
          await resized(page, { width, height });
          const at = `${width}x${height}, ${Math.round(share * 100)} % as ${you}`;
          if (pictures) {
            const name = `${game.id}-${seats}-${width}x${height}-${language}-${Math.round(share * 100)}-${you}`;
            await page.screenshot({ path: `${pictures}/${name}.png` });
          }
          faults.push(...(await sizeFaults(page)).map((fault) => `${at}: ${fault}`));
          if (share !== full.share) continue;
          const others = [...(await deafThings(page)), ...(await findings(page))];
          faults.push(...others.map((fault) => `${at}: ${JSON.stringify(fault)}`));
        }
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
}
