/** Common sizes between the classic ones: nothing lit is out of reach, and no text is cut or covered. */

import { gameEntries } from '@conclave/games/entries';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { visitPainted } from './browser.ts';
import type { Pages } from './pages.ts';
import { resized, sizeFaults } from './readable.ts';
import { fullestMoment, LONG_NAMES, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/** A tablet held across and a small phone; `npm run tables` has all the others. */
const SIZES = [
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];

const GAMES = gameEntries.map(({ game }) => game);

test.each(GAMES)('$id with the longest names and the fullest hand', async (game) => {
  const { page, context, complaints } = await visitPainted(browser, { reducedMotion: 'reduce' });
  const played = await playedMatch(game, game.seats.max);
  const { share, seat } = fullestMoment(played);
  await page.goto(await openPosition(page, pages.address, played, share, seat, LONG_NAMES));
  await page.waitForSelector('.board');
  for (const size of SIZES) {
    await resized(page, size);
    expect(await page.locator('.board [data-lit]').count()).toBeGreaterThan(0);
    expect(await sizeFaults(page), `at ${size.width} x ${size.height}`).toEqual([]);
    // The whole board is in sight, without a scroll.
    const board = await page.locator('.board').boundingBox();
    expect(board && board.y + board.height, `at ${size.width} x ${size.height}`).toBeLessThan(size.height);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
