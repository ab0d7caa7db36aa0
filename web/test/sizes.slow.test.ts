/** Common sizes between the classic ones: nothing lit is out of reach, and no text is cut or covered. */

import { shelf } from '@conclave/games/shelf';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './browser.ts';
import { type Pages, servePages } from './pages.ts';
import { sizeFaults } from './readable.ts';
import { settled } from './table.ts';
import { fullestMoment, LONG_NAMES, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;

beforeAll(async () => {
  [browser, pages] = await Promise.all([launch(), servePages()]);
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1080, height: 810 },
];

test.each(SIZES)(
  'Temple Code at $width x $height, with the longest names and the fullest hand',
  async (viewport) => {
    const game = shelf.find((one) => one.game.id === 'temple-code')?.game;
    if (!game) throw new Error('no such game');
    const { page, context, complaints } = await visit(browser, { viewport, reducedMotion: 'reduce' });
    const played = await playedMatch(game, game.seats.max);
    const { share, seat } = fullestMoment(played);
    await page.goto(await openPosition(page, pages.address, played, share, seat, LONG_NAMES));
    await page.waitForSelector('.board');
    await settled(page);
    expect(await page.locator('.board [data-lit]').count()).toBeGreaterThan(0);
    expect(await sizeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
